import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { runNx } from '@travesia/infra-releases';
import { sumOf, type Tallies, type Tally } from '../steps/step.ts';
import type { LaneTarget, LaneWorkspace } from '../workspaces.ts';
import { RUN_VARIABLE, readTally, removeTally } from './tally-file.ts';
import { WORKERS_VARIABLE } from './test-workers.ts';

/**
 * Workspaces verified at once. Browser tests and servers take the whole machine. Of units a third one fills up where one
 * begins or has a last file left: of four workers half had nothing to do.
 */
const AT_ONCE: Readonly<Record<LaneTarget, number>> = {
  typecheck: availableParallelism(),
  'typecheck-all': 1,
  test: 3,
  gates: 1,
  e2e: 1,
  engines: 1,
  'newest-postgres': 1,
};

/** Units wait for timers and for servers: two workers leave a third of two processors idle. */
const UNITS_A_PROCESSOR = 2;

/** How many workers each of `atOnce` runs of tests may have. */
function workersOf(target: LaneTarget, atOnce: number): number {
  return Math.ceil(((target === 'test' ? UNITS_A_PROCESSOR : 1) * availableParallelism()) / atOnce);
}

/**
 * Nx begins with what most depends on, and so would end with a workspace whose tests wait for a minute, alone. A target of
 * this name that depends on the tests, and does nothing else, makes them begin first.
 */
const BEGINS_FIRST = 'begins-first';

/** Nx says it of a result that was there: what it printed then is no news. */
const STORED = /^> nx run .*\[(?:local cache|existing outputs match the cache)/;
/** It takes a target that was asked, and then told, for one that passes by luck. */
const SAID_FLAKY = /^[—\s]*NX\s+Nx detected \d+ flaky/;
const NEXT = /^(?:> nx run |[—\s]*NX )/;

/** Prints what Nx does, without what results from the cache printed when they were made. */
export function withoutStored(print: (line: string) => void): (line: string) => void {
  let stored = false;
  return (line) => {
    if (NEXT.test(line.trimStart())) stored = STORED.test(line.trimStart()) || SAID_FLAKY.test(line);
    if (line.trim() !== '' && (!stored || STORED.test(line.trimStart()))) print(line);
  };
}

/**
 * Where several workspaces are verified by one run: `ask` of who has no stored result, which then fails without doing
 * anything; afterwards the file with what each of them counted.
 */
export const TOGETHER_VARIABLE = 'TRAVESIA_TESTED_TOGETHER';
export const ASK = 'ask';

export interface TargetsRun {
  readonly print: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Verifies several at once, for less than one after the other: a runner starts once, and no last test waits alone. Nx
   * stores and brings back the result of each all the same.
   */
  readonly together?: (folders: readonly string[]) => Promise<Tallies>;
  /** Folder of the project. */
  readonly root?: string;
}

/** @returns the file in which targets find what they counted. */
async function runTogether(
  having: readonly LaneWorkspace[],
  hasResult: (folder: string) => Promise<boolean>,
  together: (folders: readonly string[]) => Promise<Tallies>,
): Promise<string> {
  const left: string[] = [];
  for (const { folder } of having) if (!(await hasResult(folder))) left.push(folder);
  const file = join(await mkdtemp(join(tmpdir(), 'travesia-together-')), 'tallies.json');
  await writeFile(file, JSON.stringify(left.length === 0 ? {} : await together(left)));
  return file;
}

/**
 * Runs a target of the workspaces that have it, or takes its result from the cache where nothing that it depends on has
 * changed. A target that ran and left no result counts as one failure.
 */
export async function runTargets(
  target: LaneTarget,
  workspaces: readonly LaneWorkspace[],
  { print, env, together, root }: TargetsRun,
): Promise<Tally> {
  const having = workspaces.filter(({ targets }) => targets.includes(target));
  if (having.length === 0) return { passed: 0, failed: 0 };
  await Promise.all(having.map(({ folder }) => removeTally(folder, target, root)));
  const run = randomUUID();
  const atOnce = Math.min(AT_ONCE[target], having.length);
  const workers = process.env[WORKERS_VARIABLE] ?? String(workersOf(target, atOnce));
  const targets = target === 'test' ? `${target},${BEGINS_FIRST}` : target;
  const names = having.map(({ name }) => name).join(',');
  const nx = (onLine: (line: string) => void, more: Readonly<Record<string, string>> = {}) =>
    runNx(['run-many', '-t', targets, '-p', names, `--parallel=${atOnce}`, '--output-style=static', '--nxBail=false'], {
      onLine,
      env: { ...env, [RUN_VARIABLE]: run, [WORKERS_VARIABLE]: workers, ...more },
      ...(root !== undefined && { root }),
    });
  const found = (folder: string) => readTally(folder, target, run, root);

  let ok: boolean;
  if (together && having.length > 1) {
    await nx(() => {}, { [TOGETHER_VARIABLE]: ASK });
    const file = await runTogether(having, async (folder) => (await found(folder)) !== null, together);
    ok = await nx(withoutStored(print), { [TOGETHER_VARIABLE]: file });
    await rm(dirname(file), { recursive: true });
  } else ok = await nx(withoutStored(print));

  const tallies = (await Promise.all(having.map(({ folder }) => found(folder)))).map((one, index): Tally => {
    if (one) return one;
    print(`${having[index]?.folder}: ${target} left no result`);
    return { passed: 0, failed: 1 };
  });
  const sum = sumOf(tallies);
  return { ...sum, failed: ok ? sum.failed : Math.max(sum.failed, 1) };
}
