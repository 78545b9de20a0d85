// Every page can be read offline where the browser allows it, and printed.

if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {
    // A browser that forbids it loses reading offline and nothing else.
  });
}

// The pictures for paper are not loaded until they are wanted.
addEventListener("beforeprint", () => {
  for (const picture of document.querySelectorAll(".print-only img")) {
    if (!picture.closest("details:not([open], .print-open)")) picture.loading = "eager";
  }
});
