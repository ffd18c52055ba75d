/** What the client of a dev server says, to whoever listens: of an edit, with its hash, and that all is compiled well. */
const UPDATED = 'webpackHotUpdate';
const WELL: ReadonlySet<unknown> = new Set(['webpackOk', 'webpackStillOk']);

let failed: { readonly cause: unknown } | undefined;

function hear({ data, source }: MessageEvent): void {
  if (!failed || source !== window) return;
  if (typeof data === 'string' && data.startsWith(UPDATED)) location.reload();
  // It takes away what is shown, though the page fails as before.
  else if (WELL.has(data?.type)) reportError(failed.cause);
}

/**
 * In development: an error that a page failed with is shown over it by the client of its dev server, and the next edit that
 * compiles opens the page anew. What failed was taken off the screen, and hot reload has nothing left to put an edit in.
 */
export function followFailedPage(cause: unknown): void {
  if (!failed) addEventListener('message', hear);
  failed = { cause };
  reportError(cause);
}
