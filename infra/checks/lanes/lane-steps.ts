import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildProjects, findContents, findProjects } from '@travesia/infra-releases';
import { findBrowser } from '../browser.ts';
import { findEngines } from '../engines.ts';
import { runBrowserTestsOf } from '../steps/browser-tests.ts';
import { type Step, tally } from '../steps/step.ts';
import { findServers } from '../steps/units.ts';
import type { LaneTarget, LaneWorkspace } from '../workspaces.ts';
import { runTargets } from './run-targets.ts';

/** A program of another version is another file. Not all of them say their version. */
function fileOf(program: string): string {
  const { size, mtimeMs } = statSync(program);
  return `${realpathSync(program)} ${size} ${mtimeMs}`;
}

/** What tests ask of the machine, by the variables that they read, and `TEST_PROGRAMS`: with which stored results hold. */
async function programsOf(target: LaneTarget): Promise<Readonly<Record<string, string>>> {
  if (target === 'typecheck' || target === 'typecheck-all' || target === 'gates') return {};
  const { POSTGRES_BIN = '', ...others } = {
    ...(await findServers()),
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
  run: async (print) => runTargets(target, lane, { print, env: await programsOf(target) }),
});

/** Several workspaces are one run, with the same platforms. */
const endToEnd = (lane: readonly LaneWorkspace[]): Step => ({
  name: 'e2e',
  needs: ['contents', 'build', 'programs'],
  run: async (print) => {
    const env = await programsOf('e2e');
    return runTargets('e2e', lane, { print, env, together: (folders) => runBrowserTestsOf(folders, env) });
  },
});

/** What services read, which their tests need; what did not change comes from the cache. */
const contents: Step = {
  name: 'contents',
  async run(print) {
    await buildProjects(await findContents(), print);
    return tally(true);
  },
};

/** Production builds of the shell and of every remote; what did not change comes from the cache. */
const build: Step = {
  name: 'build',
  async run(print) {
    await buildProjects(await findProjects(), print);
    return tally(true);
  },
};

/** The programs that tests start are here, or get installed, before anything waits for them. */
const programs = (lane: readonly LaneWorkspace[]): Step => ({
  name: 'programs',
  async run(print) {
    const has = (target: LaneTarget) => lane.some(({ targets }) => targets.includes(target));
    const found = Object.entries({
      ...(has('test') && (await findServers())),
      ...(has('e2e') && { CHROMIUM_PATH: await findBrowser() }),
      ...(has('engines') && (await findEngines())),
    });
    for (const [variable, path] of found) print(`${variable}=${path}`);
    return tally(true);
  },
});

export interface LaneSteps {
  readonly contents: Step;
  readonly build: Step;
  readonly programs: Step;
  readonly gates: Step;
  readonly types: Step;
  readonly units: Step;
  readonly newestPostgres: Step;
  readonly engines: Step;
  readonly endToEnd: Step;
}

/** What is verified by workspace, each from the cache where nothing that it depends on has changed. */
export const laneSteps = (
  lane: readonly LaneWorkspace[],
  { isEverything }: { readonly isEverything: boolean },
): LaneSteps => ({
  contents,
  build,
  programs: programs(lane),
  gates: laneStep('gates', 'gates', lane, ['contents', 'build']),
  types: laneStep('types', isEverything ? 'typecheck-all' : 'typecheck', lane),
  units: laneStep('units', 'test', lane, ['contents', 'programs']),
  newestPostgres: laneStep('newest-postgres', 'newest-postgres', lane, ['contents', 'programs']),
  engines: laneStep('engines', 'engines', lane, ['contents', 'build', 'programs']),
  endToEnd: endToEnd(lane),
});
