import { OFFLINE_CACHE, OFFLINE_WORKER_PATH } from '@travesia/contracts';

/** Files of the page that are of our origin: scripts, style sheets, fonts. */
function shownFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/**
 * Keeps the document of `path` and what it is made of, so that it opens again without a connection. Where the browser
 * can't, nothing happens: the page works as long as it is open.
 */
export async function keepOffline(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(OFFLINE_WORKER_PATH, { scope: path });
  const worker = registration.active ?? (await activeWorker(registration));
  worker?.postMessage({ keep: path, files: shownFiles() });
}

/** What is kept is the last student's: whoever comes next on this device does not find it. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
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
