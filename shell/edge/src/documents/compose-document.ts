import { type HeadData, SITE_NAME } from '@travesia/contracts/page';
import {
  BOOT_ELEMENT_ID,
  type BootDocument,
  ERROR_PATH_PLACEHOLDER,
  INLINE_SHEET_ATTRIBUTE,
  type LayoutFile,
  onOwnOrigin,
  type PrerenderedPage,
  type ResolvedFile,
  type ResolvedRelease,
  SHELL_ELEMENT_ID,
  STARTER_ELEMENT_ID,
} from '@travesia/contracts/release';
import type { InlineContent } from '@travesia/kit-service';
import { MANIFEST_PATH, TOUCH_ICON_PATH } from '../installable/addresses.ts';
import { THEME_COLOR } from '../theme-color.ts';
import { withAbsoluteAddresses } from './absolute-addresses.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { createInlineContent } from './inline.ts';
import { MARK_TARGET, OWN_ORIGIN_FALLBACK } from './own-scripts.ts';
import type { Slot, Template } from './template.ts';

/** The shell's own release and what of it every document loads. */
export interface DocumentShell {
  readonly release: ResolvedRelease;
  readonly js: readonly ResolvedFile[];
  readonly css: readonly ResolvedFile[];
  readonly icon?: string;
  /** What every document carries in itself; absent in shells built before contract 1.4. */
  readonly starter?: string;
  readonly layout: LayoutFile;
}

/** What stands in the document of a page that was prerendered. */
export interface DocumentFragment extends PrerenderedPage {
  /** Query for which it was rendered; absent where without one. */
  readonly search?: string;
}

/** The page that the document is about. */
export interface DocumentPage {
  readonly release: ResolvedRelease;
  readonly page: keyof ResolvedRelease['pages'];
  readonly head: HeadData;
  /** Absent where search engines should keep no address for it. */
  readonly canonicalPath?: string;
  /** Its files are the release's own, fit to be preloaded with integrity. */
  readonly preload: boolean;
  readonly fragment?: DocumentFragment;
}

/** What a document carries in itself whose application starts when it is used. */
export interface InteractionStart {
  /** Style sheets by their address. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Address within the release of the data that the page hydrates with, where there is any. */
  readonly payload?: string;
}

export interface DocumentInput {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly shell: DocumentShell;
  readonly page: DocumentPage;
  readonly boot: PageBoot;
  /** Absent where the application starts at once. */
  readonly onInteraction?: InteractionStart;
}

/** What of the boot document is the page's, or the same in all documents of this edge. */
export type PageBoot = Pick<BootDocument, 'status' | 'apiBase' | 'identity'>;

/** What of it changes with every promote, and from one kind of visitor to another. */
export type BuildBoot = Pick<BootDocument, 'build' | 'revision' | 'bot' | 'tools'> &
  // Documents that hydrate on interaction leave them to `buildReleasesPath`.
  Partial<Pick<BootDocument, 'releases'>>;

export interface ComposedDocument {
  /** As far as the session in the boot document; {@link documentTail} is behind it. */
  readonly template: Template;
  /** For its content policy. */
  readonly inline: InlineContent;
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;

function meta(key: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta${attribute(key, name)}${attribute('content', content)}>`;
}

/** The attributes of a verified file. Preloads and uses must agree on them, or files load twice. */
function verified(attributeName: 'href' | 'src', { base }: ResolvedRelease, [file, integrity]: ResolvedFile): string {
  return `${attribute(attributeName, base + file)}${attribute('integrity', integrity)} crossorigin="anonymous"`;
}

function describePage({ origin, page: { head, canonicalPath } }: DocumentInput): string {
  const title = `${head.title} | ${SITE_NAME}`;
  const indexed = canonicalPath !== undefined && !head.noIndex;
  const canonical = indexed ? origin + (head.canonical ?? canonicalPath) : undefined;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    indexed ? '' : meta('name', 'robots', 'noindex'),
    canonical === undefined ? '' : `<link rel="canonical"${attribute('href', canonical)}>`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:locale', 'es_CL'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${scriptJson(withAbsoluteAddresses(data, origin))}</script>`,
    ),
  ].join('');
}

const NO_FILES: ResolvedRelease['pages'][string] = { js: [], css: [] };

const ahead = (href: string) => `<link rel="preload" as="fetch" crossorigin="anonymous"${attribute('href', href)}>`;

/** What the document loads: what it looks like, and what runs in it. */
function loadFiles(
  { shell, page: { release, page, preload }, onInteraction }: DocumentInput,
  inline: ReturnType<typeof createInlineContent>,
) {
  const { js, css } = (preload ? release.pages[page] : undefined) ?? NO_FILES;
  const isShell = release === shell.release;
  const loaded = new Set(isShell ? [...shell.js, ...shell.css].map(([file]) => file) : []);
  const own = (files: readonly ResolvedFile[]) => files.filter(([file]) => !loaded.has(file));
  const style = (of: ResolvedRelease) => (file: ResolvedFile) => {
    const address = of.base + file[0];
    const sheet = onInteraction?.sheets.get(address);
    if (sheet === undefined) return `<link rel="stylesheet"${verified('href', of, file)}>`;
    return inline.style(sheet, attribute(INLINE_SHEET_ATTRIBUTE, address));
  };
  // The rest of a document may be what does not come from there.
  const isElsewhere = onOwnOrigin(shell.release.base) !== shell.release.base;
  // Browsers ask for it with cookies, and check no digest.
  const icon = shell.icon === undefined ? '' : onOwnOrigin(shell.release.base) + shell.icon;
  const styles = [
    isElsewhere ? inline.script(OWN_ORIGIN_FALLBACK) : '',
    icon && `<link rel="icon" type="image/svg+xml"${attribute('href', icon)}>`,
    ...shell.css.map(style(shell.release)),
    ...own(css).map(style(release)),
  ];
  const scripts = [
    ...shell.js.map((file) => `<script defer${verified('src', shell.release, file)}></script>`),
    ...own(preload && !isShell ? [release.entry, ...js] : js).map(
      (file) => `<link rel="preload" as="script"${verified('href', release, file)}>`,
    ),
  ];
  const starter = shell.starter === undefined ? '' : inline.script(shell.starter);
  if (!onInteraction) return { styles: styles.join(''), starter, scripts: scripts.join('') };
  const data = onInteraction.payload === undefined ? '' : ahead(onOwnOrigin(release.base) + onInteraction.payload);
  const assets = [...scripts, data].join('');
  const template = `<template${attribute('id', STARTER_ELEMENT_ID)}>${assets}</template>`;
  return { styles: styles.join(''), starter: template + starter, scripts: '' };
}

function container({ release, page, fragment }: DocumentPage): string {
  if (!fragment) return '';
  return `<div${attribute('data-page', `${release.name}:${page}`)}>${fragment.html}</div>`;
}

/** The boot document as far as its session. */
function bootBeforeSession({ boot, page: { fragment }, onInteraction }: DocumentInput): string {
  const data = onInteraction ? undefined : fragment?.data;
  const search = fragment?.search;
  const told = { ...(data !== undefined && { data }), ...(search !== undefined && { search }) };
  const written = { ...boot, ...(fragment && { fragment: told }) };
  return `${scriptJson(written).slice(0, -1)},"session":`;
}

/** What is behind the session: all that a document says of the build it is from. */
export function documentTail(boot: BuildBoot): string {
  return `,${scriptJson(boot).slice(1)}</script></body></html>`;
}

/** `text` with a gap for each time that `placeholder` stands in it. */
function cut(text: string, placeholder: string, slot: Slot): Template {
  const [first = '', ...rest] = text.split(placeholder);
  return [first, ...rest.flatMap((piece) => [{ slot }, piece])];
}

/** A whole document, by concatenation of what builds left; runs nobody's code. */
export function composeDocument(input: DocumentInput): ComposedDocument {
  const { layout } = input.shell;
  const inline = createInlineContent();
  const { styles, starter, scripts } = loadFiles(input, inline);
  // What is there to be read needs its style sheets alone, and has the line for itself while they come.
  const { fragment } = input.page;
  const [before, after] = fragment ? ['', scripts] : [scripts, ''];
  const html = [
    '<!doctype html><html lang="es-CL"><head><meta charset="utf-8">',
    // To the edges of the screen: the frame keeps clear of what a phone draws over them.
    meta('name', 'viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    describePage(input),
    meta('name', 'color-scheme', 'light dark'),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLOR.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLOR.dark}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}"><link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`,
    styles,
    starter,
    before,
    `</head><body><div id="${SHELL_ELEMENT_ID}">${layout.before}${container(input.page)}${layout.after}</div>`,
    fragment?.search === undefined ? '' : inline.script(MARK_TARGET),
    after,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">`,
  ].join('');
  const boot = bootBeforeSession(input);
  const isError = input.boot.status >= 400;
  const template: Template = isError
    ? [...cut(html, ERROR_PATH_PLACEHOLDER, 'path'), boot, { slot: 'session' }]
    : [html + boot, { slot: 'session' }];
  return { template, inline: inline.content() };
}
