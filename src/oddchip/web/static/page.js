// What every page does: it can be read offline where the browser allows it, be printed, and change its language in place.

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

/** The other languages open the same pot or question, and the same place on the page. */
export function keepLanguagesInStep() {
  for (const link of document.querySelectorAll("[data-language]")) {
    [link.search, link.hash] = [location.search, location.hash];
  }
}
addEventListener("hashchange", keepLanguagesInStep);
keepLanguagesInStep();
