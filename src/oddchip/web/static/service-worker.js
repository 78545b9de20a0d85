// Keeps what was read last: pages, their parts, and the answers of the pots settled last. The network always goes
// first, so that nothing old is shown while there is a connection.

const PARTS = "oddchip-parts-1";
const POTS = "oddchip-pots-1";
const MOST_POTS = 48;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("oddchip-") && ![PARTS, POTS].includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

/** Rounds of questions are one reader's own, and worth nothing without the server. */
const NEVER_KEPT = /^\/[a-z]+\/(train(\/|$)|picture\/(question|answer)\.)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (NEVER_KEPT.test(address.pathname)) return;
  const pot = address.search && /^\/[a-z]+\/(answer|picture\/.*)?$/.test(address.pathname);
  event.respondWith(fromNetwork(request, pot ? POTS : PARTS));
});

async function fromNetwork(request, name) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok && response.type === "basic") {
      await cache.put(request, response.clone());
      if (name === POTS) await forgetOldest(cache);
    }
    return response;
  } catch (error) {
    const kept = (await cache.match(request)) || (await shellOf(request));
    if (kept) return kept;
    throw error;
  }
}

async function forgetOldest(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_POTS)).map((key) => cache.delete(key)));
}

/** A page with a pot in its address is the plain page, whose script then asks for the pot. */
async function shellOf(request) {
  if (request.mode !== "navigate") return undefined;
  const { pathname } = new URL(request.url);
  return (await caches.open(PARTS)).match(pathname, { ignoreSearch: true });
}
