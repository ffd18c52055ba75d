/** Script of the service worker that keeps pages for when there is no connection. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';
/** Name of the cache in which it keeps them. */
export const OFFLINE_CACHE = 'travesia-offline';
