import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createRouteTable } from '@travesia/contracts/page';
import type { BuildDocument, PrerenderedPage, ReleaseName } from '@travesia/contracts/release';
import {
  PAGE_JS_AIM_BROTLI_BYTES,
  PAGE_JS_MAX_BROTLI_BYTES,
  PAGE_REQUESTS_MAX,
} from '@travesia/infra-releases/page-budget';

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
  readonly addresses: number;
  readonly js: readonly Weight[];
  readonly css: readonly Weight[];
  readonly requests: number;
  /** Largest fragment of the route: bytes of HTML. */
  readonly fragmentBytes: number;
}

/** Document and icon: the requests that are neither style nor script. */
const OTHER_REQUESTS = 2;

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

/** Weighs every route that has prerendered public pages, of the releases that are `wanted` by their names. */
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
    const table = createRouteTable(document.routes);
    const byRoute = new Map<string, RouteWeight>();
    for (const [address, file] of Object.entries(document.prerendered)) {
      const route = table.match(address)?.route;
      if (!route) throw new Error(`budgets: ${document.name} prerenders ${address}, which no route of its declares`);
      if (route.access !== 'public') continue;
      const page: PrerenderedPage = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const fragmentBytes = Buffer.byteLength(page.html);
      const known = byRoute.get(route.path);
      if (known) {
        const largest = Math.max(known.fragmentBytes, fragmentBytes);
        byRoute.set(route.path, { ...known, addresses: known.addresses + 1, fragmentBytes: largest });
        continue;
      }
      const own = document.pages[route.page] ?? { js: [], css: [] };
      const shellParts = shell.document.shell ?? { js: [], css: [] };
      const entry = build === shell ? [] : [document.entry];
      const js = [
        ...shellParts.js.map((name) => weigh(shell, name)),
        ...[...entry, ...own.js].map((name) => weigh(build, name)),
      ];
      const css = [...shellParts.css.map((name) => weigh(shell, name)), ...own.css.map((name) => weigh(build, name))];
      const requests = OTHER_REQUESTS + js.length + css.length;
      byRoute.set(route.path, { route: route.path, addresses: 1, js, css, requests, fragmentBytes });
    }
    return [...byRoute.values()];
  });
}

export const totalOf = (weights: readonly Weight[]): number => weights.reduce((sum, { brotli }) => sum + brotli, 0);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One sentence for every budget that a route passes. */
export function excesses(weights: readonly RouteWeight[]): readonly string[] {
  return weights.flatMap(({ route, js, requests }) => {
    const over = totalOf(js) - PAGE_JS_MAX_BROTLI_BYTES;
    const limit = kilobytes(PAGE_JS_MAX_BROTLI_BYTES);
    return [
      ...(over > 0 ? [`${route}: JavaScript is ${kilobytes(over)} over the ${limit} of a page`] : []),
      ...(requests > PAGE_REQUESTS_MAX ? [`${route}: ${requests} requests, ${PAGE_REQUESTS_MAX} are allowed`] : []),
    ];
  });
}

/** Where every kilobyte goes. */
export function formatWeights(weights: readonly RouteWeight[]): string {
  const lines = weights.flatMap(({ route, addresses, js, css, requests, fragmentBytes }) => {
    const total = totalOf(js);
    const mark = total > PAGE_JS_AIM_BROTLI_BYTES ? ` (aim ${kilobytes(PAGE_JS_AIM_BROTLI_BYTES)})` : '';
    const count = addresses > 1 ? ` × ${addresses}` : '';
    return [
      `${route}${count}: JavaScript ${kilobytes(total)}${mark}, CSS ${kilobytes(totalOf(css))}, fragment ${kilobytes(fragmentBytes)}, ${requests} requests`,
      ...[...js, ...css].map(({ file, brotli }) => `  ${kilobytes(brotli).padStart(9)}  ${file}`),
    ];
  });
  return lines.join('\n');
}
