// Service worker of pages that must open again without a connection, such as a practice test that is running. It keeps
// one document an address and the files that it is made of, and answers with them only where the network does not. What is
// kept is one student's, and for as long as a practice test can last. Where the network brings nothing and nothing is
// kept, it answers with a page that says so (`self.offlinePage`, from offline-page.html): never in place of a document.
const CACHE = 'travesia-offline';
/** What is kept, and whose: the shell reads it too. */
const KEPT = '/offline-worker.js?kept';
/** A connection that is there and brings nothing is as good as none. */
const DOCUMENT_DEADLINE_MS = 8000;
/** The longest test takes under three hours. A sign-in lasts for days: one that has ended meanwhile opens nothing. */
const LIFETIME_MS = 12 * 3_600_000;
/** Tests and lessons that somebody has open, and where they come from. */
const PAGES_MAX = 8;
const FILE = /\.(?:js|css|woff2|svg)$/;
/** Files of releases may come from another origin. */
const isOurs = ({ origin, pathname }) => origin === self.location.origin || pathname.startsWith('/releases/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep, owner, files } = event.data ?? {};
  if (typeof keep === 'string' && typeof owner === 'string' && Array.isArray(files)) {
    // One tab at a time: each reads what is kept, and writes it.
    event.waitUntil(navigator.locks.request(CACHE, () => keepPage(keep, owner, files)));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOurs(url)) return;
  if (request.mode === 'navigate') event.respondWith(openDocument(event, url));
  else if (FILE.test(url.pathname)) event.respondWith(openFile(request));
});

async function readKept(cache) {
  const answer = await cache.match(KEPT);
  return answer ? answer.json() : { owner: null, pages: [] };
}

/** The address and its document as it is now, with its files; what no page that is kept needs goes. */
async function keepPage(address, owner, shown) {
  const { pathname } = new URL(address, self.location.origin);
  // With its query, which decides what is around the page.
  const document = await fetch(address, { credentials: 'same-origin' });
  if (!document.ok || document.redirected) return;
  const text = await document.clone().text();
  // Another tab may have changed who is here.
  if (!text.includes(`"uid":${JSON.stringify(owner)}`)) return;
  let cache = await caches.open(CACHE);
  const before = await readKept(cache);
  if (before.owner !== owner) {
    await caches.delete(CACHE);
    cache = await caches.open(CACHE);
  }
  const named = [...text.matchAll(/(?:src|href)="((?:https?:\/)?\/[^"]+)"/g)].map(([, file]) => file);
  const found = [...shown, ...named].map((file) => new URL(file, self.location.origin));
  const files = [...new Set(found.filter((url) => isOurs(url) && FILE.test(url.pathname)).map(({ href }) => href))];
  for (const file of files) {
    // Files are named by their content: one that is here is the right one.
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }
  await cache.put(address, document);
  const others = before.owner === owner ? before.pages.filter((page) => page.address !== address) : [];
  const pages = [{ address, pathname, files, at: Date.now() }, ...others].slice(0, PAGES_MAX);
  await cache.put(KEPT, new Response(JSON.stringify({ owner, pages })));
  const wanted = new Set(
    [KEPT, ...pages.flatMap((page) => [page.address, ...page.files])].map(
      (path) => new URL(path, self.location.origin).href,
    ),
  );
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** What is kept and has not outlived its time. */
async function keptPages(cache) {
  const { pages } = await readKept(cache);
  return pages.filter(({ at }) => Date.now() - at < LIFETIME_MS);
}

/** The document of this address, or another one of its path, where one is kept. */
async function keptDocument({ pathname, search }) {
  if (!(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  const pages = await keptPages(cache);
  const ofPath = pages.filter((page) => page.pathname === pathname);
  const page = ofPath.find(({ address }) => address === pathname + search) ?? ofPath[0];
  return page && cache.match(page.address);
}

async function openDocument(event, url) {
  const fetched = fetch(event.request);
  event.waitUntil(fetched.catch(() => undefined));
  // Where the disk fails, the network alone decides: what it brings is never replaced.
  const kept = keptDocument(url).catch(() => undefined);
  try {
    const answer = await Promise.race([fetched, kept.then(late)]);
    // Whoever is sent to sign in is not here any more, and nor is what was kept for them.
    if (answer.type === 'opaqueredirect') await caches.delete(CACHE).catch(() => undefined);
    return answer;
  } catch {
    return (await kept) ?? openOfflinePage(event.request.url);
  }
}

/** Says what can be opened, and leads back to `address`; a 503, so that nobody takes it for what the address holds. */
async function openOfflinePage(address) {
  const { html, policy } = self.offlinePage;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  const kept = await listKept().catch(() => '');
  const filled = html.replace('/__address', () => escapeText(address)).replace('<!--kept-->', () => kept);
  return new Response(filled, { status: 503, statusText: 'Offline', headers });
}

const escapeText = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Links to what is kept, each by the title that the server wrote into its document. */
async function listKept() {
  if (!(await caches.has(CACHE))) return '';
  const cache = await caches.open(CACHE);
  const items = [];
  for (const { address, at } of await keptPages(cache)) {
    const document = await (await cache.match(address))?.text();
    const [, title] = /<title>([^<|]+)/.exec(document ?? '') ?? [];
    if (title === undefined) continue;
    const time = new Date(at).toLocaleTimeString('es-CL', { hour: '2-digit', minute: '2-digit' });
    items.push(`<li><a href="${escapeText(address)}">${title.trim()}</a>, guardado a las ${time}</li>`);
  }
  return items.length === 0 ? '' : `<h2>Puedes seguir con</h2><ul>${items.join('')}</ul>`;
}

/** Never, where nothing is kept. */
function late(document) {
  return new Promise((resolve) => {
    if (document) setTimeout(() => resolve(document), DOCUMENT_DEADLINE_MS);
  });
}

async function openFile(request) {
  if (!(await caches.has(CACHE))) return fetch(request);
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}
