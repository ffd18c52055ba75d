import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { runNx } from '@travesia/infra-releases';
import { sumOf, type Tally } from '../steps/step.ts';
import type { LaneTarget, LaneWorkspace } from '../workspaces.ts';
import { RUN_VARIABLE, readTally, removeTally } from './tally-file.ts';
import { WORKERS_VARIABLE } from './test-workers.ts';

/** Workspaces verified at once. Browser tests and servers take the whole machine. */
const AT_ONCE: Readonly<Record<LaneTarget, number>> = {
  typecheck: availableParallelism(),
  test: 2,
  gates: 1,
  e2e: 1,
  engines: 1,
  'newest-postgres': 1,
};

/** Units wait for timers and for servers: two workers leave a third of two processors idle, and four next to nothing. */
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
const NEXT = /^(?:> nx run |[—\s]*NX )/;

/** Prints what Nx does, without what results from the cache printed when they were made. */
export function withoutStored(print: (line: string) => void): (line: string) => void {
  let stored = false;
  return (line) => {
    if (NEXT.test(line.trimStart())) stored = STORED.test(line.trimStart());
    if (line.trim() !== '' && (!stored || STORED.test(line.trimStart()))) print(line);
  };
}

export interface TargetsRun {
  readonly print: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of the project. */
  readonly root?: string;
}

/**
 * Runs a target of the workspaces that have it, or takes its result from the cache where nothing that it depends on has
 * changed. A target that ran and left no result counts as one failure.
 */
export async function runTargets(
  target: LaneTarget,
  workspaces: readonly LaneWorkspace[],
  { print, env, root }: TargetsRun,
): Promise<Tally> {
  const having = workspaces.filter(({ targets }) => targets.includes(target));
  if (having.length === 0) return { passed: 0, failed: 0 };
  await Promise.all(having.map(({ folder }) => removeTally(folder, target, root)));
  const run = randomUUID();
  const atOnce = Math.min(AT_ONCE[target], having.length);
  const workers = process.env[WORKERS_VARIABLE] ?? String(workersOf(target, atOnce));
  const targets = target === 'test' ? `${target},${BEGINS_FIRST}` : target;
  const names = having.map(({ name }) => name).join(',');
  const ok = await runNx(
    ['run-many', '-t', targets, '-p', names, `--parallel=${atOnce}`, '--output-style=static', '--nxBail=false'],
    {
      onLine: withoutStored(print),
      env: { ...env, [RUN_VARIABLE]: run, [WORKERS_VARIABLE]: workers },
      ...(root !== undefined && { root }),
    },
  );
  const found = await Promise.all(having.map(({ folder }) => readTally(folder, target, run, root)));
  const tallies = found.map((one, index): Tally => {
    if (one) return one;
    print(`${having[index]?.folder}: ${target} left no result`);
    return { passed: 0, failed: 1 };
  });
  const sum = sumOf(tallies);
  return { ...sum, failed: ok ? sum.failed : Math.max(sum.failed, 1) };
}
