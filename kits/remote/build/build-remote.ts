import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_MAJOR, CONTRACT_MINOR } from '@travesia/contracts/page';
import type { BuildDocument } from '@travesia/contracts/release';
import { packageVersion } from './base-config.ts';
import { carriedContents, readCarriedFiles, writeCarried, writeCarriedIndex } from './carried.ts';
import { compile } from './compile.ts';
import { describeFiles } from './describe-files.ts';
import type { RemoteDeclarations } from './dev-messages.ts';
import { checkPages, filesOfExposedModule, filesOfImport, MODULE, readPageImports } from './page-files.ts';
import { prerenderConfig, prerenderEntry } from './prerender-config.ts';
import { loadPrerenderBundle, prerenderRoutes, prerenderValues } from './prerender-pages.ts';
import { containerName, type ReactPackages, reactVersion, remoteConfig } from './remote-config.ts';
import { writeSearch } from './search-document.ts';
import { ShortNamesPlugin } from './short-names.ts';

const PLANS = 'web/prerender.ts';
const SEARCH = 'web/search.ts';

/** What the remote in `root` declares. */
export async function readDeclarations(root: string): Promise<RemoteDeclarations> {
  return import(pathToFileURL(join(root, 'routes.ts')).href);
}

/** Source of the module that the pages of `root` and their plans are compiled from, for Node. */
export function prerenderSource(root: string): string {
  const ifThere = (file: string) => (existsSync(join(root, file)) ? file : null);
  return prerenderEntry(root, MODULE, ifThere(PLANS), ifThere(SEARCH));
}

/**
 * Prerenders the remote in `root` into the folder `release`, by way of the folder `work`.
 * `shortNames`: of the browser build that its fragments are for.
 * @returns what its module defines, what it declares and what came of it.
 */
export async function prerenderRemote(root: string, work: string, release: string, shortNames?: ShortNamesPlugin) {
  const bundleFolder = join(work, 'prerender');
  const entrySource = join(work, 'prerender-entry.ts');
  await mkdir(work, { recursive: true });
  await writeFile(entrySource, prerenderSource(root));
  const options = { root, name: basename(root), mode: 'production', ...(shortNames && { shortNames }) } as const;
  await compile(prerenderConfig(options, entrySource, bundleFolder));
  const bundle = await loadPrerenderBundle(bundleFolder);
  const { routes, studentData } = await readDeclarations(root);
  const imports = readPageImports(await readFile(join(root, MODULE), 'utf8'));
  const pageIds = Object.keys(bundle.pages);
  checkPages(imports, pageIds, routes);
  const carried = (content: string) => readCarriedFiles(carriedContents(root), content);
  const prerendered = await prerenderRoutes(bundle, routes, release, carried);
  await prerenderValues(bundle, routes, carried, release);
  const search = await writeSearch({ name: basename(root), search: bundle.search, routes, prerendered }, release);
  await rm(bundleFolder, { recursive: true });
  await rm(entrySource);
  return { imports, pageIds, routes, studentData, prerendered, search };
}

export interface BuildRemoteOptions {
  /** For remotes on another version than the kit's, with which they are prerendered all the same. */
  readonly react?: ReactPackages;
}

/** Builds the remote in `root` into `root/dist`, ready to be published. */
export async function buildRemote(root: string, { react }: BuildRemoteOptions = {}): Promise<BuildDocument> {
  const name = basename(root);
  const dist = join(root, 'dist');
  const release = join(dist, 'release');
  await rm(dist, { recursive: true, force: true });
  const carried = carriedContents(root);
  const carriedIndex = carried.length > 0 ? await writeCarriedIndex(carried, dist) : undefined;
  const shortNames = new ShortNamesPlugin(name);
  const carrying = carriedIndex !== undefined && { carriedIndex };
  const options = { root, name, mode: 'production', shortNames, ...carrying } as const;

  const stats = await compile(remoteConfig(options, release, react));
  const { imports, pageIds, prerendered, search, ...declared } = await prerenderRemote(root, dist, release, shortNames);
  const { routes, studentData } = declared;
  const exposed = filesOfExposedModule(stats);
  const pages = pageIds.map((id) => {
    const own = filesOfImport(stats, join(root, MODULE), imports.get(id) ?? '');
    return [id, { js: own.js, css: [...exposed.css, ...own.css] }] as const;
  });
  await writeCarried(carried, release);
  const files = await describeFiles(release);
  const [entry, ...others] = exposed.js;
  if (!entry || others.length > 0) throw new Error('the exposed module is not in the entry alone');

  const document: BuildDocument = {
    schema: 1,
    name,
    kind: 'remote',
    version: packageVersion(join(root, 'package.json')),
    contract: { major: CONTRACT_MAJOR, minor: CONTRACT_MINOR },
    react: reactVersion(react),
    entry,
    container: containerName(name),
    routes,
    pages: Object.fromEntries(pages),
    files,
    prerendered,
    ...(studentData && { studentData }),
    ...(search !== undefined && { search }),
  };
  if (carriedIndex !== undefined) await rm(carriedIndex);
  await writeFile(join(dist, 'build.json'), JSON.stringify(document, null, 1));
  return document;
}
