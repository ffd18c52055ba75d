import type { Stats } from '@rspack/core';
import type { PageId, RouteDeclaration } from '@travesia/contracts/page';
import type { PageFiles } from '@travesia/contracts/release';

/** Of a remote: where it defines its pages. */
export const MODULE = 'web/module.ts';

const PAGE_IMPORT = /(['"]?)([\w-]+)\1\s*:\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\3\s*\)/g;

/**
 * Page ids and what each imports, read from the source of a remote's module. Whoever builds
 * compares the ids with those of the running module, so a page written in another form is an
 * error and never a page without files.
 */
export function readPageImports(source: string): ReadonlyMap<PageId, string> {
  return new Map([...source.matchAll(PAGE_IMPORT)].map(([, , id = '', , request = '']) => [id, request]));
}

/** @throws where the parts of a remote do not agree with each other. */
export function checkPages(
  imports: ReadonlyMap<string, string>,
  defined: readonly string[],
  routes: readonly RouteDeclaration[],
) {
  const unread = defined.filter((id) => !imports.has(id));
  if (unread.length > 0) {
    throw new Error(`${MODULE}: write ${unread.join(', ')} as \`id: () => import('./file.tsx')\``);
  }
  const missing = routes.filter(({ page }) => !defined.includes(page));
  if (missing.length > 0) {
    throw new Error(
      `routes.ts names pages that ${MODULE} does not define: ${missing.map(({ page }) => page).join(', ')}`,
    );
  }
}

/** Scripts and style sheets of a chunk group, in loading order. */
export function filesOfGroup(group: { getFiles(): readonly string[] }): PageFiles {
  const files = group.getFiles();
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

function filesOfOrigin({ compilation }: Stats, what: string, isIt: (module: string, request: string) => boolean) {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ module, request }) => isIt(module?.identifier() ?? '', request ?? '')),
  );
  if (!group) throw new Error(`the build has no chunk for ${what}`);
  return filesOfGroup(group);
}

/** The files behind `import('request')` in the module file `from`. */
export function filesOfImport(stats: Stats, from: string, request: string): PageFiles {
  return filesOfOrigin(stats, `import('${request}')`, (module, asked) => asked === request && module.includes(from));
}

/** What the identifier of a container begins with. */
export const CONTAINER_ENTRY = 'container entry';

/** The files of the module that a container exposes: its entry, and style sheets where it has any. */
export function filesOfExposedModule(stats: Stats): PageFiles {
  return filesOfOrigin(stats, 'the exposed module', (module) => module.startsWith(CONTAINER_ENTRY));
}
