/**
 * `npm run mutants -- [name or kind …]`: whether the gate finds what somebody could break. Plants one fault after another
 * in a copy of the project, and expects that the part of `npm test` fails that ought to, for that reason. Before a fault is
 * planted the same part has to pass. Results of before are not at hand in the copy, those of this run are, as they are for
 * whoever works on: what a wrong list of inputs hides from the gate is missed here too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { PROJECT } from '../project.ts';
import { chooseMutants } from './choose-mutants.ts';
import { copyProject } from './copy-project.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { mutated } from './mutated.ts';
import { runCheck } from './run-check.ts';
import { type CheckRun, verdictOf } from './verdict-of.ts';

const MARKS = { found: '✓ found', missed: '✗ MISSED', 'other-failure': '✗ ANOTHER FAILURE', broken: '✗ FAILS WITHOUT' };

type Outcome = keyof typeof MARKS;

/** Lines of what a check said that are shown where it is not what was expected. */
const SHOWN_LINES = 40;

const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());

function show({ output }: CheckRun): void {
  for (const line of output.trimEnd().split('\n').slice(-SHOWN_LINES)) console.log(`    ${line}`);
}

/** In a copy of the project that has no fault, and has none afterwards. */
async function tryMutant(folder: string, mutant: Mutant): Promise<Outcome> {
  const path = join(folder, mutant.file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, mutated(text, mutant));
  const run = await runCheck(folder, mutant.check, ended.signal);
  await writeFile(path, text);
  const verdict = verdictOf(run, mutant);
  if (verdict !== 'found' && !ended.signal.aborted) show(run);
  return verdict;
}

async function tryAll(folder: string, mutants: readonly Mutant[]): Promise<number> {
  const passing = new Map<string, boolean>();
  let faults = 0;
  for (const mutant of mutants) {
    const key = JSON.stringify(mutant.check);
    if (!passing.has(key)) {
      const run = await runCheck(folder, mutant.check, ended.signal);
      if (ended.signal.aborted) return 1;
      passing.set(key, run.ok);
      if (!run.ok) show(run);
    }
    const start = performance.now();
    const outcome = passing.get(key) ? await tryMutant(folder, mutant) : 'broken';
    if (ended.signal.aborted) return 1;
    if (outcome !== 'found') faults += 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    console.log(`${mutant.name.padEnd(48)} ${mutant.kind.padEnd(8)} ${seconds} s  ${MARKS[outcome]}`);
  }
  console.log(`\n${mutants.length - faults} of ${mutants.length} found`);
  return faults > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const mutants = chooseMutants(MUTANTS, process.argv.slice(2));
  const copy = await copyProject(PROJECT);
  try {
    return await tryAll(copy.folder, mutants);
  } finally {
    copy.remove();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
