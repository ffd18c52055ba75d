/** Builds the shell: `node build/main.ts [--mode development]`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_MAJOR, CONTRACT_MINOR } from '@travesia/contracts/page';
import {
  type BuildDocument,
  ERROR_PATH_PLACEHOLDER,
  type LayoutFile,
  type NavigationTemplates,
  SHELL_NAME,
} from '@travesia/contracts/release';
import {
  compile,
  describeFiles,
  filesOfGroup,
  filesOfImport,
  loadPrerenderBundle,
  type PrerenderBundle,
  packageVersion,
  prerenderConfig,
  prerenderPage,
  prerenderRoutes,
  REACT_VERSION,
  readPageImports,
  ShortNamesPlugin,
  writeJson,
  writeSearch,
} from '@travesia/kit-remote/build';
import { routes } from '../routes.ts';
import search from '../search.ts';
import { STARTER_FILE, shellConfig, starterConfig } from './shell-config.ts';

interface ShellBundle extends PrerenderBundle {
  renderLayout(kind: keyof typeof LAYOUTS): LayoutFile;
  navigationTemplates(): NavigationTemplates;
}

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const mode = values.mode === 'development' ? 'development' : 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, mode === 'production' ? 'dist' : 'dist-dev');
const release = join(dist, 'release');
const prerenderFolder = join(dist, 'prerender');
const MODULE = 'src/pages/module.ts';
const LAYOUTS = {
  default: 'layouts/default.json',
  signedIn: 'layouts/signed-in.json',
  none: 'layouts/none.json',
};
const NAVIGATION = 'navigation.json';
const ERRORS = { notFound: 'errors/404.json', internal: 'errors/500.json' };

async function renderShellParts(bundle: ShellBundle) {
  for (const kind of ['default', 'signedIn', 'none'] as const) {
    await writeJson(release, LAYOUTS[kind], bundle.renderLayout(kind));
  }
  await writeJson(release, NAVIGATION, bundle.navigationTemplates());
  for (const [file, status] of [
    [ERRORS.notFound, '404'],
    [ERRORS.internal, '500'],
  ] as const) {
    const input = {
      params: { status, path: ERROR_PATH_PLACEHOLDER },
      location: { pathname: ERROR_PATH_PLACEHOLDER, search: '', hash: '' },
    };
    await writeJson(release, file, await prerenderPage(bundle, 'error', 'Error', input));
  }
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const shortNames = mode === 'production' ? new ShortNamesPlugin(SHELL_NAME) : undefined;
const stats = await compile(shellConfig(root, mode, release, shortNames));
await compile(starterConfig(root, mode, release));
const prerendering = { root, name: SHELL_NAME, mode, ...(shortNames && { shortNames }) } as const;
await compile(prerenderConfig(prerendering, join(root, 'src/prerender.ts'), prerenderFolder));
const bundle = await loadPrerenderBundle<ShellBundle>(prerenderFolder);
const prerendered = await prerenderRoutes(bundle, routes, release);
await renderShellParts(bundle);
const searchFile = await writeSearch({ name: SHELL_NAME, search, routes, prerendered }, release);

const entrypoint = stats.compilation.entrypoints.get('shell');
if (!entrypoint) throw new Error('the build has no entry');
const initial = filesOfGroup(entrypoint);
const entry = initial.js.at(-1);
if (entry === undefined) throw new Error('the build wrote no script');
const imports = readPageImports(await readFile(join(root, MODULE), 'utf8'));
const pages = Object.keys(bundle.pages).map((id) => [id, filesOfImport(stats, MODULE, imports.get(id) ?? '')]);

/** What `startSession` and the page's work after its first paint import, by themselves. */
const session = (library: string): readonly string[] => {
  const imports = [
    filesOfImport(stats, 'src/session/start-session.ts', './browser-session.ts'),
    filesOfImport(stats, 'src/session/load-identity.ts', library),
    filesOfImport(stats, 'src/shell.ts', './presence/start-presence.ts'),
    filesOfImport(stats, 'src/shell.ts', './offline/keep-offline.ts'),
  ];
  return [...new Set(imports.flatMap(({ js }) => js))];
};

const document: BuildDocument = {
  schema: 1,
  name: SHELL_NAME,
  kind: 'shell',
  version: packageVersion(join(root, 'package.json')),
  contract: { major: CONTRACT_MAJOR, minor: CONTRACT_MINOR },
  react: REACT_VERSION,
  entry,
  container: '',
  routes,
  pages: Object.fromEntries(pages),
  files: await describeFiles(release),
  prerendered,
  ...(searchFile !== undefined && { search: searchFile }),
  shell: {
    ...initial,
    layouts: LAYOUTS,
    errors: ERRORS,
    starter: STARTER_FILE,
    navigation: NAVIGATION,
    session: { kept: session('./firebase-followed.ts'), withAccounts: session('./firebase-identity.ts') },
  },
};
await writeFile(join(dist, 'build.json'), JSON.stringify(document, null, 1));
await rm(prerenderFolder, { recursive: true });
console.log(`shell: ${Object.keys(document.files).length} archivos`);
