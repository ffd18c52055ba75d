import {
  currentRoute,
  RELEASES_PATH,
  type ReleaseChannel,
  type ReleaseDocument,
  type ReleaseId,
  type ResolvedFile,
  type ResolvedRelease,
} from '@travesia/contracts/release';

/** `file` of a release whose document names it (the schema saw to that). */
export function resolveFile({ files }: ReleaseDocument, file: string): ResolvedFile {
  return [file, files[file]?.integrity ?? ''];
}

/** How a visitor comes to a release, and what there is to fall back to. */
export interface Grounds {
  readonly channel: ReleaseChannel;
  readonly fallback?: ReleaseId | undefined;
  /** Where its files are, without a trailing slash; on the page's own origin where absent. */
  readonly assetsOrigin?: string | undefined;
}

/** The first minor of the page contract whose remotes bring their own runtime. */
const OWN_RUNTIME_MINOR = 2;

/** The release as the browser gets it. */
export function resolveRelease(
  document: ReleaseDocument,
  { channel, fallback, assetsOrigin = '' }: Grounds,
): ResolvedRelease {
  const { name, kind, version, id, contract, entry, container, routes, pages, search } = document;
  const resolved = Object.entries(pages).map(([page, { js, css }]) => [
    page,
    { js: js.map((file) => resolveFile(document, file)), css: css.map((file) => resolveFile(document, file)) },
  ]);
  return {
    name,
    version,
    id,
    channel,
    ...(fallback !== undefined && fallback !== id && { fallback }),
    base: `${assetsOrigin}${RELEASES_PATH}/${name}/${id}/`,
    contract: contract.major,
    entry: resolveFile(document, entry),
    container,
    ...(kind === 'remote' && contract.minor < OWN_RUNTIME_MINOR && { needsRuntime: true }),
    routes: routes.map(currentRoute),
    pages: Object.fromEntries(resolved),
    ...(search !== undefined && { search: resolveFile(document, search) }),
  };
}
