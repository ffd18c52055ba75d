import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { sourceFiles } from '../source-files.ts';
import { type FileImport, folderCircles } from './folder-circles.ts';
import { type ImportSite, importSites } from './import-sites.ts';
import { placeOf } from './place.ts';
import { IMPORT_RULES, type Target } from './rules.ts';
import { readWorkspace, type Workspace, workspaceFinder } from './workspaces.ts';

const SOURCE = /\.(?:ts|tsx|mts|cts|js|jsx|mjs|cjs)$/;

/** Tests and configurations may use what the root brings for everybody: the test runner, the type checker. */
const USES_ROOT_TOOLS = /(?:\.(?:test|spec)\.tsx?|\.config\.[cm]?[jt]s)$/;

/** Tests may use what a neighbour gives to tests. */
const TEST = /\.(?:test|spec)\.tsx?$/;

/** `@travesia/kit-ui/button` → `@travesia/kit-ui`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isRelative(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..';
}

function describe(file: string, site: ImportSite, rule: string, because: string): string {
  return `${file}:${site.line}: ${site.kind} of '${site.specifier}' breaks ${rule}: ${because}`;
}

/**
 * Checks who imports whom in the whole project, and that every package imported is declared by
 * the workspace that imports it, and that no folders of a workspace import each other in a circle. Returns one
 * sentence a violation, with file and line.
 */
export function checkImports(root: string): readonly string[] {
  const files = sourceFiles(root, SOURCE);
  const rootTools = readWorkspace(root, '').dependencies;
  const workspaceOf = workspaceFinder(root);
  const byName = new Map<string, Workspace>();
  for (const manifest of sourceFiles(root, /^package\.json$/)) {
    const workspace = readWorkspace(root, posix.dirname(manifest));
    byName.set(workspace.name, workspace);
  }

  const resolve = (file: string, { specifier, kind }: ImportSite): Target => {
    if (isRelative(specifier) || (kind === 'new URL' && !specifier.includes(':'))) {
      const path = posix.join(posix.dirname(file), specifier);
      return { kind: 'ours', place: placeOf(path), path };
    }
    const name = specifier.startsWith('node:') ? specifier : packageName(specifier);
    const workspace = byName.get(name);
    if (!workspace) return { kind: 'package', name, specifier };
    const path = `${workspace.folder}/${specifier.slice(name.length + 1)}`;
    return { kind: 'ours', place: placeOf(path), path };
  };

  const inside: FileImport[] = [];
  const violations = files.flatMap((file) => {
    const from = placeOf(file);
    const own = workspaceOf(file);
    return importSites(file, readFileSync(join(root, file), 'utf8')).flatMap((site) => {
      const target = resolve(file, site);
      if (
        target.kind === 'ours' &&
        isRelative(site.specifier) &&
        !TEST.test(file) &&
        workspaceOf(target.path) === own
      ) {
        inside.push({ from: file, to: target.path, line: site.line });
      }
      const broken = IMPORT_RULES.filter((rule) => rule.forbids(from, target)).map((rule) =>
        describe(file, site, rule.name, rule.because),
      );
      if (isRelative(site.specifier) || site.kind === 'new URL' || broken.length > 0) return broken;
      const name = packageName(site.specifier);
      const isDeclared =
        isBuiltin(site.specifier) ||
        name === own.name ||
        own.dependencies.has(name) ||
        (USES_ROOT_TOOLS.test(file) && rootTools.has(name));
      if (isDeclared) return [];
      const where = posix.join(own.folder, 'package.json');
      return [describe(file, site, 'declared', `${name} is not among the dependencies in ${where}`)];
    });
  });
  return [...violations, ...folderCircles(inside)];
}
