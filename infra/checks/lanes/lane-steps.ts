import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildProjects, findContents, findProjects } from '@travesia/infra-releases';
import { findBrowser } from '../browser.ts';
import { findEngines } from '../engines.ts';
import { type Step, tally } from '../steps/step.ts';
import { servers } from '../steps/units.ts';
import type { LaneTarget, LaneWorkspace } from '../workspaces.ts';
import { runTargets } from './run-targets.ts';

/** A program of another version is another file. Not all of them say their version. */
function fileOf(program: string): string {
  const { size, mtimeMs } = statSync(program);
  return `${realpathSync(program)} ${size} ${mtimeMs}`;
}

/** What tests ask of the machine, by the variables that they read, and `TEST_PROGRAMS`: with which stored results hold. */
async function programs(target: LaneTarget): Promise<Readonly<Record<string, string>>> {
  if (target === 'typecheck' || target === 'gates') return {};
  const { POSTGRES_BIN = '', ...others } = {
    ...(await servers()),
    ...((target === 'e2e' || target === 'engines') && { CHROMIUM_PATH: await findBrowser() }),
    ...(target === 'engines' && (await findEngines())),
  };
  const files = [join(POSTGRES_BIN, 'postgres'), ...Object.values(others)].map(fileOf);
  return { ...others, POSTGRES_BIN, TEST_PROGRAMS: files.join('; ') };
}

const laneStep = (
  name: string,
  target: LaneTarget,
  lane: readonly LaneWorkspace[],
  needs: readonly string[] = [],
): Step => ({
  name,
  needs,
  run: async () => runTargets(target, lane, { print: console.log, env: await programs(target) }),
});

/** What services read, which their tests need; what did not change comes from the cache. */
const contents: Step = {
  name: 'contents',
  async run() {
    await buildProjects(await findContents(), console.log);
    return tally(true);
  },
};

/** Production builds of the shell and of every remote; what did not change comes from the cache. */
const build: Step = {
  name: 'build',
  async run() {
    await buildProjects(await findProjects(), console.log);
    return tally(true);
  },
};

/** A Chromium to test with is here, or gets installed. */
const browser: Step = {
  name: 'browser',
  async run() {
    console.log(await findBrowser());
    return tally(true);
  },
};

export interface LaneSteps {
  readonly types: Step;
  readonly contents: Step;
  readonly units: Step;
  readonly newestPostgres: Step;
  readonly build: Step;
  readonly gates: Step;
  readonly browser: Step;
  readonly engines: Step;
  readonly endToEnd: Step;
}

/** What is verified by workspace, each from the cache where nothing that it depends on has changed. */
export const laneSteps = (lane: readonly LaneWorkspace[]): LaneSteps => ({
  types: laneStep('types', 'typecheck', lane),
  contents,
  units: laneStep('units', 'test', lane),
  newestPostgres: laneStep('newest-postgres', 'newest-postgres', lane),
  build,
  gates: laneStep('gates', 'gates', lane, ['contents', 'build']),
  browser,
  engines: laneStep('engines', 'engines', lane, ['contents', 'build', 'browser']),
  endToEnd: laneStep('e2e', 'e2e', lane, ['contents', 'build', 'browser']),
});
