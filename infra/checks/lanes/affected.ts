import { execFileSync } from 'node:child_process';
import { isBrowserTests, type LaneWorkspace, PLATFORM_E2E } from '../workspaces.ts';

/** From each workspace, by name, to those that it depends on. */
export type Dependencies = ReadonlyMap<string, readonly string[]>;

/** They change nothing that is verified: everything else outside the workspaces is everybody's. */
const TEXTS = /^docs\/|\.md$/;

/** With what everybody is verified. */
const EVERYBODYS = /^infra\/(?:checks\/(?:[^/]+|(?:fuzz|imports|lanes|steps)\/.+)|setup\/.+)$/;

/** They start every part of the product, without naming any. */
const COMPOSE_EVERYBODY: readonly string[] = [PLATFORM_E2E, 'infra/local'];

const isRemote = (folder: string | undefined) => folder?.startsWith('remotes/') ?? false;

/** Paths, relative to `root`, that differ from where this branch left `base`; those not yet committed too. */
export function changedFiles(root: string, base: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const differing = git('diff', '--name-only', git('merge-base', base, 'HEAD'));
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${differing}\n${untracked}`.split('\n').filter(Boolean))];
}

/**
 * The workspaces that changed files belong to, and those that depend on them. What one team changes does not run the
 * browser tests of another: teams meet in the tests of the platform.
 */
export function affectedBy(
  files: readonly string[],
  workspaces: readonly LaneWorkspace[],
  dependencies: Dependencies,
): readonly LaneWorkspace[] {
  const ownerOf = (file: string) =>
    workspaces
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length)
      .at(0);
  const told = files.filter((file) => !TEXTS.test(file));
  if (told.some((file) => !ownerOf(file) || EVERYBODYS.test(file))) return workspaces;

  const changed = new Set(told.flatMap((file) => ownerOf(file)?.name ?? []));
  const dependsOn = ({ name, folder }: LaneWorkspace): readonly string[] => [
    ...(dependencies.get(name) ?? []),
    ...(COMPOSE_EVERYBODY.includes(folder)
      ? workspaces.filter((one) => isRemote(one.folder) && !isBrowserTests(one.folder)).map((one) => one.name)
      : []),
  ];
  const affected = new Set(changed);
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    for (const workspace of workspaces) {
      if (dependsOn(workspace).some((name) => affected.has(name))) affected.add(workspace.name);
    }
  }
  const onlyTeams = told.every((file) => isRemote(ownerOf(file)?.folder));
  const isOfChangedTeam = ({ folder }: LaneWorkspace) =>
    told.some((file) => file.startsWith(`${folder.slice(0, folder.lastIndexOf('/'))}/`));
  return workspaces.filter(
    (workspace) =>
      affected.has(workspace.name) &&
      !(onlyTeams && isRemote(workspace.folder) && isBrowserTests(workspace.folder) && !isOfChangedTeam(workspace)),
  );
}
