import { type ResolvedFile, type ResolvedRelease, SHELL_NAME } from '@travesia/contracts';

/** Where the browser fetches a released file from. */
export const addressOf = (release: ResolvedRelease, [file]: ResolvedFile) =>
  new URL(`${release.base}${file}`, document.baseURI).href;

function findLink(rel: string, href: string): HTMLLinkElement | undefined {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].find((link) => link.href === href);
}

function addLink(rel: string, as: string | null, href: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  if (as !== null) link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
  return link;
}

const NO_FILES: ResolvedRelease['pages'][string] = { js: [], css: [] };

/**
 * Starts fetching all of a page's files at once, so that entry, module and page do not wait for
 * each other. Integrity and CORS mode are those of the later use, or the browser fetches twice.
 */
export function preloadPage(release: ResolvedRelease, page: string): void {
  const { js, css } = release.pages[page] ?? NO_FILES;
  // The shell's own entry runs already.
  for (const file of release.name === SHELL_NAME ? js : [release.entry, ...js]) {
    const href = addressOf(release, file);
    if (!findLink('preload', href)) addLink('preload', 'script', href, file[1]);
  }
  for (const file of css) {
    const href = addressOf(release, file);
    if (!findLink('stylesheet', href) && !findLink('preload', href)) addLink('preload', 'style', href, file[1]);
  }
}

/** The mark by which the release's own runtime knows this file: project and chunk. */
const chunkMark = ({ name }: ResolvedRelease, [file]: ResolvedFile) => `${name}:chunk-${file.split('.')[0]}`;

/** Links without the mark came with the document, whose style sheets are settled before any script runs. */
const hasFailed = (link: HTMLLinkElement) => !link.sheet && link.dataset['rspack'] === undefined;

async function loadStyle(release: ResolvedRelease, file: ResolvedFile): Promise<void> {
  const href = addressOf(release, file);
  let link = findLink('stylesheet', href);
  if (link && hasFailed(link)) {
    link.remove();
    link = undefined;
  }
  link ??= addLink('stylesheet', null, href, file[1]);
  link.dataset['rspack'] = chunkMark(release, file);
  if (link.sheet) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`style sheet ${href} did not load`));
    });
  });
}

/**
 * Puts a page's style sheets into the document and waits for them. They bear the mark of the
 * release's own runtime, which therefore does not load them again.
 */
export async function loadStyles(release: ResolvedRelease, page: string): Promise<void> {
  const { css } = release.pages[page] ?? NO_FILES;
  await Promise.all(css.map((file) => loadStyle(release, file)));
}
