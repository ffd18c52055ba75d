/** What Nx runs for a target of a workspace: `run-target.ts test remotes/ensayos`. */
import { join } from 'node:path';
import { SCRATCH } from '../project.ts';
import { runBrowserTests, runEngines } from '../steps/browser-tests.ts';
import { runGatesOf } from '../steps/gates.ts';
import type { Tally } from '../steps/step.ts';
import { checkTypesOf } from '../steps/types.ts';
import { runOnNewestPostgres, runUnitTests, testsIn } from '../steps/units.ts';
import { type LaneTarget, PLATFORM_E2E } from '../workspaces.ts';
import { writeTally } from './tally-file.ts';

const TARGETS: Readonly<Record<LaneTarget, (folder: string) => Promise<Tally>>> = {
  typecheck: checkTypesOf,
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

const [target = '', folder = ''] = process.argv.slice(2);
if (!isTarget(target)) throw new Error(`no target ${target}; there are ${Object.keys(TARGETS).join(', ')}`);
const tally = await TARGETS[target](folder);
await writeTally(folder, target, tally);
process.exitCode = tally.failed > 0 ? 1 : 0;
