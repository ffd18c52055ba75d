import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isBrowserTests, type LaneWorkspace, laneWorkspaces } from '../workspaces.ts';

/** Nx loads this file by its path: what it knows of the project comes from there alone. */
const ROOT = resolve(import.meta.dirname, '../../..');

/** A target that is the sum of others. */
const sumOf = (dependsOn: readonly unknown[]) => ({ executor: 'nx:noop', dependsOn });

const TEST_INPUTS = ['default', '^sources', 'verification'];

/** Contents whose tests read what others compile to: hints are made of items and lessons. */
const OF_CONTENTS: readonly string[] = ['content/bank', 'content/hints'];

/** What the tests of a workspace read beside what all read: the parts of `infra` compose everybody, and services read contents. */
export function testInputsOf(folder: string): readonly string[] {
  if (folder.startsWith('infra/')) return [...TEST_INPUTS, 'product'];
  const readsContents = OF_CONTENTS.includes(folder) || existsSync(join(ROOT, folder, 'service'));
  return readsContents ? [...TEST_INPUTS, 'contents'] : TEST_INPUTS;
}

/** What a target reads is in nx.json, by its name, and would win over what is said here; but for what tests read. */
function targetsOf({ folder, targets }: LaneWorkspace, ownBrowserTests: LaneWorkspace | undefined) {
  const own = targets.map((target) => [
    target,
    {
      command: `node infra/setup/run.mjs infra/checks/lanes/run-target.ts ${target} {projectRoot}`,
      options: { cwd: '{workspaceRoot}' },
      outputs: [`{projectRoot}/test-results/${target}.json`],
      ...(target === 'test' && { inputs: testInputsOf(folder) }),
    },
  ]);
  const inside = (['gates', 'e2e'] as const).flatMap((target) =>
    ownBrowserTests?.targets.includes(target)
      ? [[target, sumOf([{ projects: [ownBrowserTests.name], target }])] as const]
      : [],
  );
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(inside),
    check: sumOf(['typecheck', 'test', 'gates', 'e2e']),
  };
}

export const name = 'lanes';

/** Each workspace has the targets that its files call for: nobody declares them. */
export const createNodes = [
  '**/package.json',
  (manifests: readonly string[]) => {
    const workspaces = laneWorkspaces(ROOT);
    return manifests.flatMap((manifest) => {
      const workspace = workspaces.find(({ folder }) => folder === dirname(manifest));
      if (!workspace) return [];
      const { folder } = workspace;
      const browserTests = workspaces.find((other) => isBrowserTests(other.folder) && dirname(other.folder) === folder);
      return [[manifest, { projects: { [folder]: { targets: targetsOf(workspace, browserTests) } } }]];
    });
  },
];
