import type { ResolvedFile, ResolvedRelease } from '@travesia/contracts';
import type { LoadFile, StartedFile } from './file-loader.ts';

/** Where the browser fetches a released file from. */
export const addressOf = (release: ResolvedRelease, [file]: ResolvedFile) =>
  new URL(`${release.base}${file}`, document.baseURI).href;

const styleLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

function addStyle(href: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
  return link;
}

const NO_FILES: ResolvedRelease['pages'][string] = { js: [], css: [] };

/** What `page` needs beyond the entry. */
export const filesOf = (release: ResolvedRelease, page: string) => release.pages[page] ?? NO_FILES;

/** The mark by which the release's own runtime knows this file: project and chunk. */
const chunkMark = ({ name }: ResolvedRelease, [file]: ResolvedFile) => `${name}:chunk-${file.split('.')[0]}`;

/** Links without the mark came with the document, whose style sheets are settled before any script runs. */
const hasFailed = (link: HTMLLinkElement) => !link.sheet && link.dataset['rspack'] === undefined;

/** Those that came with the document or before, by the address without the attempt. */
const findStyle = (address: string) => styleLinks().find(({ href }) => href.split('?')[0] === address);

function startStyle(release: ResolvedRelease, file: ResolvedFile, address: string): StartedFile<undefined> {
  let link = styleLinks().find(({ href }) => href === address);
  if (link && hasFailed(link)) {
    link.remove();
    link = undefined;
  }
  const sheet = link ?? addStyle(address, file[1]);
  sheet.dataset['rspack'] = chunkMark(release, file);
  const settled = new Promise<Awaited<StartedFile<undefined>['settled']>>((resolve) => {
    if (sheet.sheet) resolve({ came: true, value: undefined });
    sheet.addEventListener('load', () => resolve({ came: true, value: undefined }));
    sheet.addEventListener('error', () => {
      sheet.remove();
      resolve({ came: false });
    });
  });
  return { settled, cancel: () => sheet.remove() };
}

/**
 * Puts a page's style sheets into the document and waits for them. They bear the mark of the
 * release's own runtime, which therefore does not load them again.
 */
export async function loadStyles(loadFile: LoadFile, release: ResolvedRelease, page: string): Promise<void> {
  const load = async (file: ResolvedFile) => {
    const address = addressOf(release, file);
    if (findStyle(address)?.sheet) return;
    await loadFile(address, file[1], (attempt) => startStyle(release, file, attempt));
  };
  await Promise.all(filesOf(release, page).css.map(load));
}

/** Takes the style sheets of a release that does not run after all out of the document. */
export function dropStyles({ base }: ResolvedRelease): void {
  const folder = new URL(base, document.baseURI).href;
  for (const link of styleLinks()) {
    if (link.href.startsWith(folder)) link.remove();
  }
}
