import type { ResolvedFile, ResolvedRelease } from '@travesia/contracts';

const addressOf = (release: ResolvedRelease, [file]: ResolvedFile) =>
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

/** Everything that a page of a release is made of. */
function filesOf(release: ResolvedRelease, page: string) {
  const { js = [], css = [] } = release.pages[page] ?? {};
  return { js: [release.entry, ...js], css };
}

/**
 * Starts fetching all of a page's files at once, so that entry, module and page do not wait for
 * each other. Integrity and CORS mode are those of the later use, or the browser fetches twice.
 */
export function preloadPage(release: ResolvedRelease, page: string): void {
  const { js, css } = filesOf(release, page);
  for (const file of js) {
    const href = addressOf(release, file);
    if (!findLink('preload', href)) addLink('preload', 'script', href, file[1]);
  }
  for (const file of css) {
    const href = addressOf(release, file);
    if (!findLink('stylesheet', href) && !findLink('preload', href)) addLink('preload', 'style', href, file[1]);
  }
}

/**
 * Puts a page's style sheets into the document and waits for them.
 * The remote's own runtime finds them by the mark that it would have set itself (project and
 * chunk, which the file's name begins with) and does not load them again.
 */
export async function loadStyles(release: ResolvedRelease, page: string): Promise<void> {
  const waits = filesOf(release, page).css.map(async (file) => {
    const href = addressOf(release, file);
    const present = findLink('stylesheet', href);
    if (present) {
      markAsChunk(present, release, file);
      return;
    }
    const link = addLink('stylesheet', null, href, file[1]);
    markAsChunk(link, release, file);
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`style sheet ${href} did not load`));
      });
    });
  });
  await Promise.all(waits);
}

function markAsChunk(link: HTMLLinkElement, { name }: ResolvedRelease, [file]: ResolvedFile): void {
  link.dataset['rspack'] = `${name}:chunk-${file.split('.')[0]}`;
}
