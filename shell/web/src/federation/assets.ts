import {
  INLINE_SHEET_ATTRIBUTE,
  onOwnOrigin,
  type ResolvedFile,
  type ResolvedRelease,
  SHELL_NAME,
} from '@travesia/contracts/release';
import type { LoadFile, StartedFile } from './file-loader.ts';

/** Said by the script of the edge that stands in documents whose files come from another origin. */
const doesOtherOriginFail = () => document.documentElement.dataset['assets'] === 'own';

/** Of a release: its files may come from another origin, as long as that gives them. */
export const folderOf = ({ base }: ResolvedRelease) =>
  new URL(doesOtherOriginFail() ? onOwnOrigin(base) : base, document.baseURI).href;

/** Where the browser fetches a released file from. */
export const addressOf = (release: ResolvedRelease, [file]: ResolvedFile) => folderOf(release) + file;

/** The same for a file of each origin that it may come from. */
const placeOf = (address: string) => onOwnOrigin(address.split('?', 1)[0] ?? '');

const linksOf = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];

const findLink = (rel: string, address: string) =>
  linksOf(rel).find(({ href }) => onOwnOrigin(href) === onOwnOrigin(address));

/** The document carries the text of this style sheet in itself. */
const inlineSheets = () => [...document.head.querySelectorAll<HTMLStyleElement>(`style[${INLINE_SHEET_ATTRIBUTE}]`)];

const addressOfInline = (sheet: HTMLStyleElement) =>
  new URL(sheet.getAttribute(INLINE_SHEET_ATTRIBUTE) ?? '', document.baseURI).href;

const isInline = (address: string) =>
  inlineSheets().some((sheet) => placeOf(addressOfInline(sheet)) === placeOf(address));

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

/** What `page` needs beyond the entry. */
export const filesOf = (release: ResolvedRelease, page: string) => release.pages[page] ?? NO_FILES;

function preloadScript(release: ResolvedRelease, file: ResolvedFile): void {
  const address = addressOf(release, file);
  if (!findLink('preload', address)) addLink('preload', 'script', address, file[1]);
}

/** What every page of a release needs: a few kB, and nothing of the shell's, whose own entry runs already. */
export function preloadEntry(release: ResolvedRelease): void {
  if (release.name !== SHELL_NAME) preloadScript(release, release.entry);
}

/**
 * Has all of a page's files on their way before any of what loads them has run, which takes a phone as long as some
 * of them take to come: 20 ms with a CPU four times slower. Integrity and CORS mode are those of the use that
 * follows, or the browser fetches twice.
 */
export function preloadPage(release: ResolvedRelease, page: string): void {
  const { js, css } = filesOf(release, page);
  preloadEntry(release);
  for (const file of js) preloadScript(release, file);
  for (const file of css) {
    const address = addressOf(release, file);
    if (!isInline(address) && !findLink('stylesheet', address) && !findLink('preload', address))
      addLink('preload', 'style', address, file[1]);
  }
}

/** The mark by which the release's own runtime knows this file: project and chunk. */
const chunkMark = ({ name }: ResolvedRelease, [file]: ResolvedFile) => `${name}:chunk-${file.split('.')[0]}`;

/** Links without the mark came with the document, whose style sheets are settled before any script runs. */
const hasFailed = (link: HTMLLinkElement) => !link.sheet && link.dataset['rspack'] === undefined;

/** Those that came with the document or before, by the address without the attempt. */
const findStyle = (address: string) => linksOf('stylesheet').find(({ href }) => placeOf(href) === placeOf(address));

function startStyle(release: ResolvedRelease, file: ResolvedFile, address: string): StartedFile<undefined> {
  let link = findLink('stylesheet', address);
  if (link && hasFailed(link)) {
    link.remove();
    link = undefined;
  }
  const sheet = link ?? addLink('stylesheet', null, address, file[1]);
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

/** The release's own runtime looks for a link: this one has nothing to load. */
function markInline(release: ResolvedRelease, file: ResolvedFile): void {
  const mark = chunkMark(release, file);
  if (linksOf('stylesheet').some(({ dataset }) => dataset['rspack'] === mark)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['rspack'] = mark;
  document.head.append(link);
}

/**
 * Puts a page's style sheets into the document and waits for them. They bear the mark of the
 * release's own runtime, which therefore does not load them again.
 */
export async function loadStyles(loadFile: LoadFile, release: ResolvedRelease, page: string): Promise<void> {
  const load = async (file: ResolvedFile) => {
    const address = addressOf(release, file);
    if (isInline(address)) return markInline(release, file);
    const known = findStyle(address);
    // What came with the document has a relative address, by which the release's own runtime does not find it.
    if (known?.sheet) {
      known.dataset['rspack'] = chunkMark(release, file);
      return;
    }
    await loadFile(address, file[1], (attempt) => startStyle(release, file, attempt));
  };
  await Promise.all(filesOf(release, page).css.map(load));
}

/** Takes the style sheets of a release that does not run after all out of the document. */
export function dropStyles({ base }: ResolvedRelease): void {
  const folder = placeOf(new URL(base, document.baseURI).href);
  for (const link of linksOf('stylesheet')) {
    if (placeOf(link.href).startsWith(folder)) link.remove();
  }
  for (const sheet of inlineSheets()) {
    if (placeOf(addressOfInline(sheet)).startsWith(folder)) sheet.remove();
  }
}
