import { OFFLINE_CACHE, OFFLINE_WORKER_PATH, onOwnOrigin } from '@travesia/contracts/release';

import { isText, shape } from '../boundary/guards.ts';
import { forgetKnown } from './forget-known.ts';

/** Files of the page that are ours, from whatever origin: scripts, style sheets, fonts. */
function shownFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin || onOwnOrigin(name) !== name)
    .map((name) => name.replace(/[?#].*$/, ''));
}

/**
 * From now on an address that the network does not bring shows what still works. For whoever has something kept, and in
 * the window of the installed application, which has nothing of a browser that would say it: visitors pay nothing.
 */
export async function registerOfflineWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register(OFFLINE_WORKER_PATH, { scope: '/' });
}

/**
 * Keeps the document of `address` (path and query) and what it is made of, so that it opens again without a connection,
 * for the student `owner` alone. Where the browser can't, nothing happens: the page works as long as it is open.
 */
export async function keepOffline(address: string, owner: string): Promise<void> {
  const registration = await registerOfflineWorker();
  if (!registration) return;
  const worker = registration.active ?? (await activeWorker(registration));
  worker?.postMessage({ keep: address, owner, files: shownFiles() });
}

/** What the worker notes of it. */
const isKept = shape<{ readonly owner: string }>({ owner: isText });

/** Whose pages are kept; `null` for nobody's. */
async function keptFor(): Promise<string | null> {
  const answer = await caches.match(`${OFFLINE_WORKER_PATH}?kept`, { cacheName: OFFLINE_CACHE });
  const kept: unknown = await answer?.json();
  return isKept(kept) ? kept.owner : null;
}

/** What is kept stays only where it is of `owner`: whoever comes next on this device does not find it. */
export async function forgetOffline(owner: string | null): Promise<void> {
  await forgetKnown(owner);
  if (!('serviceWorker' in navigator) || (owner !== null && (await keptFor()) === owner)) return;
  await caches.delete(OFFLINE_CACHE);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

async function activeWorker({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting;
  if (!worker) return null;
  const { promise, resolve } = Promise.withResolvers<ServiceWorker | null>();
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve(worker);
    if (worker.state === 'redundant') resolve(null);
  });
  return promise;
}
