import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createRouteTable, type RouteDeclaration } from '@travesia/contracts/page';
import type { BuildDocument, PrerenderedPage, ReleaseName } from '@travesia/contracts/release';
import {
  PAGE_JS_MAX_BROTLI_BYTES,
  PAGE_REQUESTS_MAX,
  SEARCH_MAX_BROTLI_BYTES,
  SEARCH_SHARE_MAX_BROTLI_BYTES,
  SIGNED_IN_JS_MAX_BROTLI_BYTES,
} from '@travesia/infra-releases/page-budget';
import { sessionScripts } from '@travesia/infra-releases/session-scripts';

/** A build and the folder with its files. */
export interface Build {
  readonly document: BuildDocument;
  readonly folder: string;
}

interface Weight {
  /** `<release>/<file>`. */
  readonly file: string;
  readonly brotli: number;
}

/** What a browser gets for the pages of one route; they share files and differ in their fragment. */
export interface RouteWeight {
  readonly route: string;
  readonly access: RouteDeclaration['access'];
  /** Of those that are prerendered; 0 where none is. */
  readonly addresses: number;
  readonly js: readonly Weight[];
  /** What keeps the session of the student who sees the page, after its first paint; nothing where it needs none. */
  readonly session: readonly Weight[];
  readonly css: readonly Weight[];
  readonly requests: number;
  /** Largest fragment of the route: bytes of HTML; 0 where it has none. */
  readonly fragmentBytes: number;
}

/** Document and icon: the requests that are neither style nor script. */
const OTHER_REQUESTS = 2;

/** What of a release can be found, compressed. */
export interface SearchShare {
  readonly name: ReleaseName;
  readonly bytes: number;
}

/** Of all releases that let anything be found. */
export function weighSearch(builds: readonly Build[]): readonly SearchShare[] {
  return builds.flatMap(({ document: { name, search }, folder }) =>
    search === undefined ? [] : [{ name, bytes: brotliCompressSync(readFileSync(join(folder, search))).byteLength }],
  );
}

const totalShare = (shares: readonly SearchShare[]) => shares.reduce((sum, { bytes }) => sum + bytes, 0);

/** One sentence for the share of each release, and for all together, where it is too much. */
export function searchExcesses(shares: readonly SearchShare[]): readonly string[] {
  const total = totalShare(shares);
  const limit = kilobytes(SEARCH_SHARE_MAX_BROTLI_BYTES);
  return [
    ...shares
      .filter(({ bytes }) => bytes > SEARCH_SHARE_MAX_BROTLI_BYTES)
      .map(({ name, bytes }) => `search of ${name}: ${kilobytes(bytes)}, its share is ${limit}`),
    ...(total > SEARCH_MAX_BROTLI_BYTES
      ? [`search: ${kilobytes(total)} together, ${kilobytes(SEARCH_MAX_BROTLI_BYTES)} are allowed`]
      : []),
  ];
}

/** What a first search brings, beside its code. */
export function formatSearch(shares: readonly SearchShare[]): string {
  const lines = shares.map(({ name, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${name}`);
  return [`search: ${kilobytes(totalShare(shares))} of ${kilobytes(SEARCH_MAX_BROTLI_BYTES)}`, ...lines].join('\n');
}

/** Reads what `npm run build` left: the shell first, then every remote. */
export function readBuilds(project: string): readonly Build[] {
  const folders = ['shell/web/dist', ...globSync('remotes/*/dist', { cwd: project }).sort()];
  return folders
    .map((folder) => join(project, folder))
    .filter((folder) => existsSync(join(folder, 'build.json')))
    .map((folder) => {
      const document: BuildDocument = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
      return { document, folder: join(folder, 'release') };
    });
}

/** Weighs every route, as a visit that begins there, of the releases that are `wanted` by their names. */
export function weighRoutes(builds: readonly Build[], wanted?: ReadonlySet<ReleaseName>): readonly RouteWeight[] {
  const shell = builds.find(({ document }) => document.kind === 'shell');
  if (!shell) throw new Error('budgets: there is no build of the shell; run npm run build');
  const measured = new Map<string, Weight>();
  const weigh = ({ document, folder }: Build, file: string): Weight => {
    const name = `${document.name}/${file}`;
    const known = measured.get(name);
    if (known) return known;
    const weight = { file: name, brotli: brotliCompressSync(readFileSync(join(folder, file))).byteLength };
    measured.set(name, weight);
    return weight;
  };

  return builds.flatMap((build) => {
    const { document, folder } = build;
    if (wanted && !wanted.has(document.name)) return [];
    const fragments = fragmentsByRoute(build);
    const shellParts = shell.document.shell ?? { js: [], css: [] };
    const entry = build === shell ? [] : [document.entry];
    return document.routes.map((route): RouteWeight => {
      const own = document.pages[route.page] ?? { js: [], css: [] };
      const js = [
        ...shellParts.js.map((name) => weigh(shell, name)),
        ...[...entry, ...own.js].map((name) => weigh(build, name)),
      ];
      const css = [...shellParts.css.map((name) => weigh(shell, name)), ...own.css.map((name) => weigh(build, name))];
      const sizes = (fragments.get(route.path) ?? []).map((file) => fragmentBytes(join(folder, file)));
      return {
        route: route.path,
        access: route.access,
        addresses: sizes.length,
        js,
        session: sessionScripts(shell.document, route).map((name) => weigh(shell, name)),
        css,
        requests: OTHER_REQUESTS + js.length + css.length,
        fragmentBytes: Math.max(0, ...sizes),
      };
    });
  });
}

/** Files of what is prerendered, by the route that each address is of. */
function fragmentsByRoute({ document }: Build): ReadonlyMap<string, readonly string[]> {
  const table = createRouteTable(document.routes);
  const files = Map.groupBy(Object.entries(document.prerendered), ([address]) => {
    const route = table.match(address)?.route;
    if (!route) throw new Error(`budgets: ${document.name} prerenders ${address}, which no route of its declares`);
    return route.path;
  });
  return new Map([...files].map(([path, all]) => [path, all.map(([, file]) => file)]));
}

function fragmentBytes(file: string): number {
  const page: PrerenderedPage = JSON.parse(readFileSync(file, 'utf8'));
  return Buffer.byteLength(page.html);
}

export const totalOf = (weights: readonly Weight[]): number => weights.reduce((sum, { brotli }) => sum + brotli, 0);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One sentence for every budget that a route passes. */
export function excesses(weights: readonly RouteWeight[]): readonly string[] {
  return weights.flatMap(({ route, access, js, session, requests }) => {
    const max = PAGE_JS_MAX_BROTLI_BYTES[access];
    const over = totalOf(js) - max;
    const limit = kilobytes(max);
    const overInAll = totalOf([...js, ...session]) - SIGNED_IN_JS_MAX_BROTLI_BYTES;
    const limitInAll = kilobytes(SIGNED_IN_JS_MAX_BROTLI_BYTES);
    return [
      ...(over > 0 ? [`${route}: JavaScript is ${kilobytes(over)} over the ${limit} of a page`] : []),
      ...(access === 'auth' && overInAll > 0
        ? [
            `${route}: JavaScript with the session is ${kilobytes(overInAll)} over the ${limitInAll} of a signed-in page`,
          ]
        : []),
      ...(requests > PAGE_REQUESTS_MAX ? [`${route}: ${requests} requests, ${PAGE_REQUESTS_MAX} are allowed`] : []),
    ];
  });
}

/** Where every kilobyte goes. */
export function formatWeights(weights: readonly RouteWeight[]): string {
  const lines = weights.flatMap(({ route, access, addresses, js, session, css, requests, fragmentBytes }) => {
    const total = `${kilobytes(totalOf(js))} of ${kilobytes(PAGE_JS_MAX_BROTLI_BYTES[access])}`;
    const inAll =
      access === 'auth'
        ? `, with the session ${kilobytes(totalOf([...js, ...session]))} of ${kilobytes(SIGNED_IN_JS_MAX_BROTLI_BYTES)}`
        : '';
    const count = addresses > 1 ? ` × ${addresses}` : '';
    const fragment = addresses > 0 ? `, fragment ${kilobytes(fragmentBytes)}` : '';
    return [
      `${route}${count}: JavaScript ${total}${inAll}, CSS ${kilobytes(totalOf(css))}${fragment}, ${requests} requests`,
      ...[...js, ...session, ...css].map(({ file, brotli }) => `  ${kilobytes(brotli).padStart(9)}  ${file}`),
    ];
  });
  return lines.join('\n');
}
