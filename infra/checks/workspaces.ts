import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What can be verified of a workspace by itself, as Nx runs and caches it. */
export type LaneTarget = 'typecheck' | 'typecheck-all' | 'test' | 'gates' | 'e2e' | 'engines' | 'newest-postgres';

export interface LaneWorkspace {
  /** Of its package. */
  readonly name: string;
  /** Relative to the project, with `/`. */
  readonly folder: string;
  readonly targets: readonly LaneTarget[];
}

/** Where the tests of the whole platform in a browser are; those of a team are in a folder of this name inside the team's. */
export const E2E_FOLDER = 'e2e';

export const PLATFORM_E2E = `infra/${E2E_FOLDER}`;

export const CHECKS = 'infra/checks';

/** What a team asks of all builds, in its folder of browser tests. */
export const GATE_FILES = 'gates/*.gate.ts';

export const isBrowserTests = (folder: string): boolean => folder.split('/').at(-1) === E2E_FOLDER;

const paths = (root: string, pattern: string | readonly string[]): readonly string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|dist-dev|fixtures|\.[^\\/.][^\\/]*)$/.test(path),
  })
    .map((path) => path.replaceAll(sep, '/'))
    .sort();

function hasTests(root: string, folder: string): boolean {
  return paths(join(root, folder), '**/*.test.{ts,tsx}').some((file) => !file.startsWith(`${E2E_FOLDER}/`));
}

function targetsOf(root: string, folder: string): readonly LaneTarget[] {
  const browserTests = isBrowserTests(folder);
  const has: Readonly<Record<LaneTarget, boolean>> = {
    typecheck: existsSync(join(root, folder, 'tsconfig.json')),
    'typecheck-all': folder === CHECKS,
    test: !browserTests && hasTests(root, folder),
    gates: browserTests && paths(join(root, folder), GATE_FILES).length > 0,
    e2e: browserTests && paths(join(root, folder), '**/*.spec.ts').length > 0,
    engines: folder === PLATFORM_E2E,
    'newest-postgres': folder === CHECKS,
  };
  return (Object.keys(has) as LaneTarget[]).filter((target) => has[target]);
}

/** Every workspace that the package.json of `root` names, with what can be verified of it, in the order of the folders. */
export function laneWorkspaces(root: string): readonly LaneWorkspace[] {
  const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const manifests = paths(
    root,
    workspaces.map((pattern) => `${pattern}/package.json`),
  );
  return manifests.map((manifest) => {
    const folder = manifest.slice(0, -'/package.json'.length);
    const { name }: { readonly name: string } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    return { name, folder, targets: targetsOf(root, folder) };
  });
}
