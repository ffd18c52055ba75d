import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT } from '../project.ts';
import type { Tally } from '../steps/step.ts';
import type { LaneTarget } from '../workspaces.ts';

/** Names the run that a target is part of. No input of any target: it differs each time. */
export const RUN_VARIABLE = 'TRAVESIA_TEST_RUN';

interface TallyFile extends Tally {
  readonly run: string;
}

const fileOf = (folder: string, target: LaneTarget, root: string) =>
  join(root, folder, 'test-results', `${target}.json`);

/** What a target leaves beside its exit code. Nx brings it back with the result that it stored. */
export async function writeTally(folder: string, target: LaneTarget, tally: Tally, root = PROJECT): Promise<void> {
  const file = fileOf(folder, target, root);
  await mkdir(dirname(file), { recursive: true });
  const content: TallyFile = { ...tally, run: process.env[RUN_VARIABLE] ?? '' };
  await writeFile(file, JSON.stringify(content));
}

/** Takes away what an earlier run left: a target that does not run now leaves nothing. */
export const removeTally = (folder: string, target: LaneTarget, root = PROJECT): Promise<void> =>
  rm(fileOf(folder, target, root), { force: true });

/** What the target counted; from the cache where another run than `run` did. `null` where it left nothing. */
export async function readTally(
  folder: string,
  target: LaneTarget,
  run: string,
  root = PROJECT,
): Promise<Required<Tally> | null> {
  const text = await readFile(fileOf(folder, target, root), 'utf8').catch(() => null);
  if (text === null) return null;
  const file: TallyFile = JSON.parse(text);
  return { passed: file.passed, failed: file.failed, cached: file.run === run ? 0 : file.passed };
}
