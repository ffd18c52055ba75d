/**
 * `npm test`: everything that must hold, step by step. `-- ensayos` verifies what one team has, `-- --affected` what this
 * branch touches; `--only "part of a name"` runs one test, and `--steps types,units` some steps. `npm run soak` gives
 * tests of many cases all of them, for which nobody wants to wait at each change.
 */
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptReport } from './api-report.ts';
import { fuzzSeed, SEED_VARIABLE } from './fuzz/fuzz-seed.ts';
import { affectedBy, changedFiles } from './lanes/affected.ts';
import { chooseLane } from './lanes/choose-lane.ts';
import { laneSteps } from './lanes/lane-steps.ts';
import { readGraph } from './lanes/read-graph.ts';
import { runMatching } from './lanes/run-matching.ts';
import { PROJECT } from './project.ts';
import { checkNames, runSteps } from './run-steps.ts';
import { budgets } from './steps/budgets.ts';
import { api, docs, draws, format, imports } from './steps/sources.ts';
import type { Step } from './steps/step.ts';
import { type LaneTarget, type LaneWorkspace, laneWorkspaces } from './workspaces.ts';

/** From which a branch is said to differ. */
const MAIN = 'main';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    affected: { type: 'boolean' },
    only: { type: 'string' },
    steps: { type: 'string' },
    soak: { type: 'boolean' },
    'accept-api': { type: 'boolean' },
  },
});
process.env['PATH'] = `${join(PROJECT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

if (values.soak) process.env['SOAK'] = '1';

const workspaces = laneWorkspaces(PROJECT);

async function findLane(): Promise<readonly LaneWorkspace[]> {
  if (positionals.length > 0) return chooseLane(workspaces, positionals);
  if (!values.affected) return workspaces;
  return affectedBy(changedFiles(PROJECT, MAIN), workspaces, (await readGraph(PROJECT)).dependencies);
}

/** Steps that look at the sources of the whole project take seconds: a lane has them too. */
function stepsOf(lane: readonly LaneWorkspace[]): readonly Step[] {
  const isEverything = lane.length === workspaces.length;
  const has = (target: LaneTarget) => lane.some(({ targets }) => targets.includes(target));
  const { contents, build, programs, gates, types, units, newestPostgres, engines, endToEnd } = laneSteps(lane, {
    isEverything,
  });
  return [
    format(isEverything ? ['.'] : lane.map(({ folder }) => folder)),
    imports,
    draws,
    docs,
    ...(lane.some(({ folder }) => folder === 'contracts') ? [api] : []),
    contents,
    ...(has('e2e') ? [build, budgets(lane)] : []),
    ...(has('gates') ? [gates] : []),
    programs,
    types,
    units,
    ...(has('newest-postgres') ? [newestPostgres] : []),
    ...(has('engines') ? [engines] : []),
    ...(has('e2e') ? [endToEnd] : []),
  ];
}

async function verify(): Promise<boolean> {
  const lane = await findLane();
  if (lane.length === 0) {
    console.log('Nada de lo que se verifica cambió, salvo quizá los textos.');
    return (await runSteps([docs], undefined, console.log)).failed === 0;
  }
  const steps = stepsOf(lane);
  const only = values.steps?.split(',');
  checkNames(steps, only);
  if (lane.length < workspaces.length) console.log(`Se verifica: ${lane.map(({ folder }) => folder).join(', ')}`);
  const seed = fuzzSeed(process.env);
  console.log(`tests draw from seed ${seed}; ${SEED_VARIABLE}=… draws from another, npm run fuzz from many`);
  if (values.only !== undefined) {
    const { passed, failed } = await runMatching(lane, values.only);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0;
  }
  const { failed } = await runSteps(steps, only, console.log);
  return failed === 0;
}

if (values['accept-api']) {
  await acceptReport();
  console.log('contracts/api is the surface of contracts as it is now');
} else {
  try {
    process.exitCode = (await verify()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
