// Keeps what was read last, so that it can be read without a connection. The network always goes first: nothing old is
// shown while there is one. The pots settled last are put aside by the page itself, which knows when one is settled.

const PARTS = "oddchip-parts-2";
const SEEN = "oddchip-seen-2";
const POTS = "oddchip-pots-2";
const MOST_SEEN = 96;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("oddchip-") && ![PARTS, SEEN, POTS].includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

/** Rounds of questions are one reader's own, and worth nothing without the server. */
const NEVER_KEPT = /^\/[a-z]+\/(train(\/|$)|picture\/(question|answer)\.)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (NEVER_KEPT.test(pathname)) return;
  event.respondWith(fromNetwork(request, event));
});

async function fromNetwork(request, event) {
  try {
    const response = await fetch(request);
    if (response.ok && response.type === "basic") event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    const kept = (await caches.match(request)) || (await shellOf(request));
    if (kept) return kept;
    throw error;
  }
}

/** Pages and their parts are few; whatever has a query is one of many, and the oldest of those go first. Answers are
 *  asked for with every tap, so they are not kept here. */
async function keep(request, response) {
  const { pathname, search } = new URL(request.url);
  if (/^\/[a-z]+\/answer$/.test(pathname)) return;
  const cache = await caches.open(search ? SEEN : PARTS);
  await cache.put(request, response);
  const keys = search ? await cache.keys() : [];
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((key) => cache.delete(key)));
}

/** A page with a pot in its address may be the same page without it, or with another: its script asks for the pot. */
async function shellOf(request) {
  if (request.mode !== "navigate") return undefined;
  const { pathname } = new URL(request.url);
  return (await caches.match(pathname)) || caches.match(pathname, { ignoreSearch: true });
}
