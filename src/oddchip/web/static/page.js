// Every page can be read offline where the browser allows it.

if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {
    // A browser that forbids it loses reading offline and nothing else.
  });
}
