// Service worker of pages that must open again without a connection, such as a practice test that is running. It keeps
// one document a path and the files that it is made of, and answers with them only where the network does not.
const CACHE = 'travesia-offline';
/** A connection that is there and brings nothing is as good as none. */
const DOCUMENT_DEADLINE_MS = 8000;
const FILE = /\.(?:js|css|woff2|svg)$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep, files } = event.data ?? {};
  if (typeof keep === 'string' && Array.isArray(files)) event.waitUntil(keepPage(keep, files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openDocument(request, url.pathname));
  else if (FILE.test(url.pathname)) event.respondWith(openFile(request));
});

/** The document as it is now, and its files; what another release left behind goes. */
async function keepPage(path, shown) {
  const cache = await caches.open(CACHE);
  const document = await fetch(path, { credentials: 'same-origin' });
  if (!document.ok || document.redirected) return;
  const text = await document.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address);
  const files = [...new Set([...shown, ...named])].filter((address) =>
    FILE.test(new URL(address, self.location.origin).pathname),
  );
  for (const address of files) {
    // Files are named by their content: one that is here is the right one.
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
  await cache.put(path, document);
  const wanted = new Set([path, ...files].map((address) => new URL(address, self.location.origin).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function openDocument(request, path) {
  const kept = () => caches.open(CACHE).then((cache) => cache.match(path));
  try {
    const answer = await Promise.race([fetch(request), late(await kept())]);
    return answer;
  } catch (error) {
    const document = await kept();
    if (document) return document;
    throw error;
  }
}

/** Never, where nothing is kept. */
function late(document) {
  return new Promise((resolve) => {
    if (document) setTimeout(() => resolve(document), DOCUMENT_DEADLINE_MS);
  });
}

async function openFile(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}
