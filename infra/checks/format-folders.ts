import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLane } from './lanes/choose-lane.ts';
import type { LaneWorkspace } from './workspaces.ts';

/**
 * What `words` ask to be formatted, from the folder `root`: a path is itself, any other word a project, and no word is all.
 * @throws where a word is neither.
 */
export function formatFolders(
  root: string,
  workspaces: readonly LaneWorkspace[],
  words: readonly string[],
): readonly string[] {
  if (words.length === 0) return ['.'];
  return words.flatMap((word) =>
    existsSync(join(root, word)) ? [word] : chooseLane(workspaces, [word]).map(({ folder }) => folder),
  );
}
