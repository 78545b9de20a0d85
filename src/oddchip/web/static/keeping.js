// What this browser keeps: the draft on the table, and the pots settled last. Nothing is sent anywhere.

const DRAFT = "oddchip-draft";
const RECENT = "oddchip-recent";
const MOST = 12;
const POTS = "oddchip-pots-2"; // the service worker reads them when there is no connection

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null; // storage may be switched off, or hold what another version wrote
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or forbidden storage costs the draft, not the page
  }
}

export const readDraft = () => read(DRAFT);
export const keepDraft = (text) => write(DRAFT, text);
export const readRecent = () => read(RECENT) || [];

/** The pot just settled goes to the front of the list; the same pot stands there once. */
export function keepRecent(line, said) {
  const others = readRecent().filter((pot) => pot.line !== line);
  write(RECENT, [{ line, said }, ...others].slice(0, MOST));
}

/** The addresses of a pot, its answer and its picture, are kept for reading offline as long as it is on the list: in the
 *  language of the page, and in those whose page was opened in this browser too. */
export async function keepOffline(addresses, languages) {
  if (!globalThis.caches) return; // without a secure context
  try {
    const pots = await caches.open(POTS);
    for (const code of languages) {
      const isRead = code === document.documentElement.lang || (await caches.match(`/${code}/`, { ignoreSearch: true }));
      if (isRead) await pots.addAll(addresses.map((address) => inLanguage(address, code)));
    }
    const lines = new Set(readRecent().map((pot) => pot.line));
    for (const request of await pots.keys()) {
      const { searchParams } = new URL(request.url);
      if (!lines.has(searchParams.get("line") ?? searchParams.get("of"))) await pots.delete(request);
    }
  } catch {
    // no connection, or no room: the pot is settled all the same
  }
}

function inLanguage(address, code) {
  const url = new URL(address, location.href);
  url.pathname = url.pathname.replace(/^\/[^/]+/, `/${code}`);
  return url.href;
}
