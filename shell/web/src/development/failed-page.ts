/** What the client of a dev server says of an edit that compiled, to whoever listens: with the hash of the compilation. */
const UPDATED = 'webpackHotUpdate';

let isListening = false;

/**
 * In development: an error that a page failed with is shown over it by the client of its dev server, and the next edit that
 * compiles opens the page anew. What failed was taken off the screen, and hot reload has nothing left to put an edit in.
 */
export function followFailedPage(cause: unknown): void {
  reportError(cause);
  if (isListening) return;
  isListening = true;
  addEventListener('message', ({ data, source }) => {
    if (source === window && typeof data === 'string' && data.startsWith(UPDATED)) location.reload();
  });
}
