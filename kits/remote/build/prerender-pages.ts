import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRouteTable,
  type HeadData,
  isPrerenderedValue,
  mustBePrerendered,
  type PageId,
  type PageInput,
  type RouteDeclaration,
  type SearchDocument,
} from '@travesia/contracts/page';
import { type PrerenderedPage, payloadFile, prerenderedFile, prerenderedValueFile } from '@travesia/contracts/release';
import type { CarriedFiles, PrerenderPlans } from '../src/define-prerender.ts';
import type { PageSource, PageSources } from '../src/page-source.ts';
import { PRERENDER_BUNDLE } from './prerender-config.ts';

/** What the bundle of {@link prerenderConfig} exports. */
export interface PrerenderBundle {
  readonly pages: PageSources;
  readonly plans: PrerenderPlans;
  /** Absent where nothing of it is to be found. */
  readonly search?: SearchDocument;
  renderFragment(source: PageSource, input: PageInput): Promise<string>;
}

/** A style attribute or a script inside a fragment is refused by the documents' CSP. */
const FORBIDDEN_IN_FRAGMENT = /<[^>]+\sstyle="|<script(?![^>]*application\/ld\+json)/i;

/** `Bundle`: what the entry of that build exports beyond the pages, if anything. */
export async function loadPrerenderBundle<Bundle extends PrerenderBundle = PrerenderBundle>(
  folder: string,
): Promise<Bundle> {
  return import(pathToFileURL(join(folder, PRERENDER_BUNDLE)).href);
}

/** One page at one address. */
export async function prerenderPage(
  bundle: PrerenderBundle,
  page: PageId,
  title: string,
  input: PageInput,
): Promise<PrerenderedPage> {
  const load = bundle.pages[page];
  if (!load) throw new Error(`page "${page}" is not defined`);
  const source = await load();
  const html = await bundle.renderFragment(source, input);
  const forbidden = FORBIDDEN_IN_FRAGMENT.exec(html);
  if (forbidden) throw new Error(`the fragment contains ${forbidden[0]}: the content security policy refuses it`);
  const head: HeadData = source.head?.(input) ?? { title };
  return { html, head, ...(input.data !== undefined && { data: input.data }) };
}

/** Writes `content` below `folder`. */
export async function writeJson(folder: string, file: string, content: unknown): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, JSON.stringify(content));
}

/** One address that a route declares prerendered. */
export interface PrerenderedAddress {
  readonly path: string;
  readonly route: RouteDeclaration;
  /** What the page gets there. @throws where the plan gives other data than the route declares. */
  input(): Promise<PageInput>;
}

/** Of whoever carries nothing. */
const NOTHING_CARRIED: CarriedFiles = async (content) => {
  throw new Error(`nothing is carried of ${content}`);
};

/** Every address that the routes declare prerendered. @throws where plans and routes do not agree. */
export function prerenderedAddresses(
  plans: PrerenderPlans,
  routes: readonly RouteDeclaration[],
  carried: CarriedFiles = NOTHING_CARRIED,
): readonly PrerenderedAddress[] {
  const table = createRouteTable(routes);
  const prerendered = routes.filter(({ prerender }) => prerender);
  const planned = routes.filter(({ prerender, prerenderParam }) => prerender || prerenderParam !== undefined);
  const unused = Object.keys(plans).filter((pattern) => !planned.some(({ path }) => path === pattern));
  if (unused.length > 0) throw new Error(`no prerendered route has the path of these plans: ${unused.join(', ')}`);
  return prerendered.flatMap((route) => {
    const plan = plans[route.path];
    const paths = plan?.paths?.() ?? (route.path.includes(':') ? [] : [route.path]);
    return paths.map((path) => {
      const match = table.match(path);
      if (match?.route !== route) throw new Error(`${path} is not an address of ${route.path}`);
      if (match.canonicalPath !== path) throw new Error(`${path} is not canonical: ${match.canonicalPath} is`);
      const { params } = match;
      return {
        path,
        route,
        async input() {
          const location = { pathname: path, search: '', hash: '' };
          const data: unknown = await plan?.data?.({ params, location }, carried);
          if (route.data && data === undefined) throw new Error('the route declares data, but its plan gives none');
          if (!route.data && data !== undefined) throw new Error('the plan gives data that the route does not declare');
          return { params, location, ...(data !== undefined && { data }) };
        },
      };
    });
  });
}

async function naming<T>(address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : cause;
    throw new Error(`${address} could not be prerendered: ${why}`, { cause });
  }
}

/** One of them as a document holds it. @throws naming the address that failed. */
export async function prerenderAddress(
  bundle: PrerenderBundle,
  { path, route, input }: PrerenderedAddress,
): Promise<PrerenderedPage> {
  return naming(path, async () => prerenderPage(bundle, route.page, route.title, await input()));
}

/**
 * Renders every address that the routes declare prerendered into `folder`.
 * @returns address to file. @throws naming the address that failed.
 */
export async function prerenderRoutes(
  bundle: PrerenderBundle,
  routes: readonly RouteDeclaration[],
  folder: string,
  carried?: CarriedFiles,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const address of prerenderedAddresses(bundle.plans, routes, carried)) {
    const { path, route } = address;
    const rendered = await prerenderAddress(bundle, address);
    const { data } = rendered;
    await writeJson(folder, prerenderedFile(path), rendered);
    if (data !== undefined || mustBePrerendered(route)) await writeJson(folder, payloadFile(path), data ?? null);
    files[path] = prerenderedFile(path);
  }
  return files;
}

/**
 * Renders the fragments of routes with a `prerenderParam`, one a value, into `folder`.
 * @throws naming the address that failed.
 */
export async function prerenderValues(
  bundle: PrerenderBundle,
  routes: readonly RouteDeclaration[],
  carried: CarriedFiles,
  folder: string,
): Promise<void> {
  for (const { path, page, title, prerenderParam } of routes) {
    if (prerenderParam === undefined) continue;
    const values = bundle.plans[path]?.values;
    if (!values) throw new Error(`${path}: the route has a prerenderParam, and no plan gives its values`);
    for (const [value, data] of Object.entries(await values(carried))) {
      const search = `?${prerenderParam}=${value}`;
      await naming(path + search, async () => {
        if (!isPrerenderedValue(value)) throw new Error('the value cannot stand in the name of a file');
        const location = { pathname: path, search, hash: '' };
        const { html, head } = await prerenderPage(bundle, page, title, { params: {}, location, data });
        await writeJson(folder, prerenderedValueFile(path, value), { html, head });
      });
    }
  }
}
