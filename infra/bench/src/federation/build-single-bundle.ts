import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { RouteDeclaration } from '@travesia/contracts/page';
import { type BuildDocument, SHELL_NAME } from '@travesia/contracts/release';
import type { Project } from '@travesia/infra-releases';
import {
  compile,
  describeFiles,
  filesOfGroup,
  filesOfImport,
  loadPrerenderBundle,
  prerenderRoutes,
  readPageImports,
} from '@travesia/kit-remote/build';
import { singleBundleConfig, singlePrerenderConfig } from './single-bundle-config.ts';

interface Part extends Project {
  readonly routes: readonly RouteDeclaration[];
  /** Page id in the single bundle to the file of the page. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Pages of different remotes may have the same name; the shell finds its own by theirs. */
const pageIn = (project: Project, page: string) => (project.name === SHELL_NAME ? page : `${project.name}-${page}`);

async function readBuild({ dist }: Project): Promise<BuildDocument> {
  return JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
}

async function readPart(project: Project): Promise<Part> {
  const module = join(project.folder, project.name === SHELL_NAME ? 'src/pages/module.ts' : 'web/module.ts');
  const imports = readPageImports(await readFile(module, 'utf8'));
  const { routes } = await readBuild(project);
  return {
    ...project,
    routes: routes.map((route) => ({ ...route, page: pageIn(project, route.page) })),
    pages: new Map([...imports].map(([id, request]) => [pageIn(project, id), resolve(dirname(module), request)])),
  };
}

function moduleSource(pages: ReadonlyMap<string, string>): string {
  const lines = [...pages].map(([id, file]) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`);
  return `import { definePages } from '@travesia/kit-remote';\nexport default definePages({\n${lines.join('\n')}\n});\n`;
}

/** What Node runs: all pages, what their prerendering reads, and the shell's layouts, which are taken as they are. */
function prerenderSource(module: string, parts: readonly Part[]): string {
  const plans = parts.map(({ folder }) => join(folder, 'web/prerender.ts')).filter((file) => existsSync(file));
  return [
    `export { default as pages } from ${JSON.stringify(module)};`,
    `export { renderFragment } from '@travesia/kit-remote/render-fragment';`,
    ...plans.map((file, index) => `import plans${index} from ${JSON.stringify(file)};`),
    `export const plans = { ${plans.map((_, index) => `...plans${index}`).join(', ')} };`,
  ].join('\n');
}

/**
 * Builds the shell with the pages of all remotes inside, split by route, prerendered by the same code. It is
 * released as a shell without remotes: documents, preloads, compression and caching are those of the edge.
 * @param projects the shell first; built already. @returns the folder to publish.
 */
export async function buildSingleBundle(projects: readonly Project[], folder: string): Promise<string> {
  const [shell] = projects;
  if (shell?.name !== SHELL_NAME) throw new Error('there is no shell');
  await rm(folder, { recursive: true, force: true });
  const [source, release] = [join(folder, 'source'), join(folder, 'release')];
  await mkdir(source, { recursive: true });
  const parts = await Promise.all(projects.map(readPart));
  const pages = new Map(parts.flatMap((part) => [...part.pages]));
  const module = join(source, 'module.ts');
  await writeFile(module, moduleSource(pages));
  const entry = join(source, 'prerender.ts');
  await writeFile(entry, prerenderSource(module, parts));

  const sources = parts.map(({ name, folder: root }) => ({
    root,
    layer: name === SHELL_NAME ? name : `remotes.${name}`,
  }));
  const stats = await compile(singleBundleConfig({ root: shell.folder, sources, module }, release));
  const prerenderFolder = join(folder, 'prerender');
  await compile(singlePrerenderConfig(shell.folder, entry, prerenderFolder));
  const routes = parts.flatMap((part) => part.routes);
  const prerendered = await prerenderRoutes(await loadPrerenderBundle(prerenderFolder), routes, release);
  await rm(prerenderFolder, { recursive: true });

  const before = await readBuild(shell);
  if (!before.shell) throw new Error('the build of the shell has no layouts');
  const { layouts, errors, starter = [], navigation = [] } = before.shell;
  for (const file of [...Object.values(layouts), ...Object.values(errors), starter, navigation].flat()) {
    await mkdir(dirname(join(release, file)), { recursive: true });
    await writeFile(join(release, file), await readFile(join(shell.dist, 'release', file)));
  }
  const initial = filesOfGroup(entrypointOf(stats));
  const document: BuildDocument = {
    ...before,
    entry: initial.js.at(-1) ?? '',
    routes,
    pages: Object.fromEntries([...pages].map(([id, file]) => [id, filesOfImport(stats, module, file)])),
    files: await describeFiles(release),
    prerendered,
    shell: { ...before.shell, ...initial },
  };
  await writeFile(join(folder, 'build.json'), JSON.stringify(document));
  return folder;
}

function entrypointOf({ compilation }: Awaited<ReturnType<typeof compile>>) {
  const entrypoint = compilation.entrypoints.get('shell');
  if (!entrypoint) throw new Error('the build has no entry');
  return entrypoint;
}
