import type { LaneWorkspace } from '../workspaces.ts';

/** `@travesia/remote-ensayos`, in `remotes/ensayos`, is also `ensayos`, `remote-ensayos` and `remotes/ensayos`. */
function answersTo({ name, folder }: LaneWorkspace, word: string): boolean {
  const withoutScope = name.slice(name.indexOf('/') + 1);
  const parts = folder.split('/');
  return [folder, withoutScope, parts[0], parts[1]].includes(word);
}

/** What a workspace is called in a sentence: its folder inside its group, or its group. */
function shortNames(workspaces: readonly LaneWorkspace[]): readonly string[] {
  const groups = Map.groupBy(workspaces, ({ folder }) => folder.split('/')[0] ?? '');
  return [...groups].flatMap(([group, members]) => [
    ...(group === 'remotes' ? [] : [group]),
    ...new Set(members.flatMap(({ folder }) => folder.split('/')[1] ?? [])),
  ]);
}

/**
 * The workspaces that some words mean: a workspace with the browser tests inside its folder, or all of a group (`kits`).
 * @throws where a word means none, or several that are no group.
 */
export function chooseLane(workspaces: readonly LaneWorkspace[], words: readonly string[]): readonly LaneWorkspace[] {
  const chosen = words.flatMap((word) => {
    const meant = workspaces.filter((workspace) => answersTo(workspace, word));
    if (meant.length === 0) {
      throw new Error(`No hay un proyecto «${word}». Hay: ${shortNames(workspaces).join(', ')}.`);
    }
    const isGroup = meant.every(({ folder }) => folder.split('/')[0] === word);
    const homes = new Set(meant.map(({ folder }) => folder.split('/').slice(0, 2).join('/')));
    if (!isGroup && homes.size > 1) {
      throw new Error(`«${word}» puede ser ${[...homes].join(' o ')}: di cuál.`);
    }
    return meant;
  });
  return workspaces.filter((workspace) => chosen.includes(workspace));
}
