/** What Nx runs for a target of a workspace: `run-target.ts test remotes/ensayos`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRATCH } from '../project.ts';
import { runBrowserTests, runEngines } from '../steps/browser-tests.ts';
import { runGatesOf } from '../steps/gates.ts';
import type { Tallies, Tally } from '../steps/step.ts';
import { checkAllTypes, checkTypesOf } from '../steps/types.ts';
import { runOnNewestPostgres, runUnitTests, testsIn } from '../steps/units.ts';
import { type LaneTarget, PLATFORM_E2E } from '../workspaces.ts';
import { ASK, TOGETHER_VARIABLE } from './run-targets.ts';
import { writeTally } from './tally-file.ts';

const TARGETS: Readonly<Record<LaneTarget, (folder: string) => Promise<Tally>>> = {
  typecheck: checkTypesOf,
  'typecheck-all': checkAllTypes,
  test: (folder) => runUnitTests({ report: reportOf('test', folder), args: [testsIn(folder)] }),
  gates: runGatesOf,
  e2e: (folder) =>
    runBrowserTests({
      report: reportOf('e2e', folder),
      args: [`${folder}/`],
      withFixtures: folder === PLATFORM_E2E,
    }),
  engines: (folder) => runEngines(reportOf('engines', folder)),
  'newest-postgres': (folder) => runOnNewestPostgres(reportOf('newest-postgres', folder)),
};

const reportOf = (target: LaneTarget, folder: string) => join(SCRATCH, `${target}-${folder.replaceAll('/', '-')}.json`);

const isTarget = (text: string): text is LaneTarget => Object.hasOwn(TARGETS, text);

/** What was counted where this folder was verified together with others. */
async function toldIn(file: string, folder: string): Promise<Tally> {
  const told: Tallies = JSON.parse(await readFile(file, 'utf8'));
  return told[folder] ?? { passed: 0, failed: 1 };
}

const [target = '', folder = ''] = process.argv.slice(2);
if (!isTarget(target)) throw new Error(`no target ${target}; there are ${Object.keys(TARGETS).join(', ')}`);
const together = process.env[TOGETHER_VARIABLE];
if (together === ASK) process.exitCode = 1;
else {
  const tally = await (together === undefined ? TARGETS[target](folder) : toldIn(together, folder));
  await writeTally(folder, target, tally);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
