import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Workspace {
  /** Relative to the project, with `/`; empty for the root. */
  readonly folder: string;
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function readWorkspace(root: string, folder: string): Workspace {
  const manifest = record(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
  const dependencies = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((key) =>
    Object.keys(record(manifest[key])),
  );
  return { folder, name: String(manifest['name'] ?? ''), dependencies: new Set(dependencies) };
}

/** Finds the workspace of a file: the nearest folder above it with a package.json. */
export function workspaceFinder(root: string): (path: string) => Workspace {
  const known = new Map<string, Workspace>();
  const find = (folder: string): Workspace => {
    const cached = known.get(folder);
    if (cached) return cached;
    const isRoot = folder === '' || folder === '.';
    const own = isRoot || existsSync(join(root, folder, 'package.json'));
    const workspace = own ? readWorkspace(root, isRoot ? '' : folder) : find(dirname(folder));
    known.set(folder, workspace);
    return workspace;
  };
  return (path) => find(dirname(path));
}
