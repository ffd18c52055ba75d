import { join } from 'node:path';
import { buildProjects, findContents, findProjects } from '@travesia/infra-releases';
import { findBrowser } from '../browser.ts';
import { literally } from '../literally.ts';
import { SCRATCH } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { runBrowserTests } from '../steps/browser-tests.ts';
import { sumOf, type Tally } from '../steps/step.ts';
import { runUnitTests, testsIn } from '../steps/units.ts';
import { type LaneTarget, type LaneWorkspace, PLATFORM_E2E } from '../workspaces.ts';

const CONFIG = 'infra/e2e/playwright.config.ts';

/** Whether a browser test has such a name: known without starting anything. */
async function hasBrowserTest(filters: readonly string[]): Promise<boolean> {
  const env = { CHROMIUM_PATH: await findBrowser() };
  const { ok } = await runTool('playwright', ['test', '--config', CONFIG, '--list', ...filters], {
    output: 'keep',
    env,
  });
  return ok;
}

/**
 * Runs the tests of a lane whose name has `part`. They run whatever is stored, and nothing of it is stored.
 * @throws where no test has such a name.
 */
export async function runMatching(lane: readonly LaneWorkspace[], part: string): Promise<Tally> {
  const foldersWith = (target: LaneTarget) =>
    lane.filter(({ targets }) => targets.includes(target)).map(({ folder }) => folder);
  const tallies: Tally[] = [];
  for (const folder of foldersWith('test')) {
    const args = [testsIn(folder), '--testNamePattern', literally(part)];
    tallies.push(await runUnitTests({ report: join(SCRATCH, 'only.json'), args, reporter: 'default' }));
  }
  const folders = foldersWith('e2e');
  const filters = ['--grep', literally(part), ...folders.map((folder) => `${folder}/`)];
  const hasRun = tallies.some(({ passed, failed }) => passed + failed > 0);
  const isKnown = folders.length > 0 && (await hasBrowserTest(filters));
  // Tests of pages are named after what the builds have.
  const isBuilt = isKnown || (folders.length > 0 && !hasRun);
  if (isBuilt) await buildProjects([...(await findProjects()), ...(await findContents())]);
  if (isKnown || (isBuilt && (await hasBrowserTest(filters)))) {
    tallies.push(
      await runBrowserTests({
        report: join(SCRATCH, 'only.json'),
        args: filters,
        withFixtures: folders.includes(PLATFORM_E2E),
      }),
    );
  }
  const sum = sumOf(tallies);
  if (sum.passed + sum.failed === 0) throw new Error(`Ninguna prueba tiene «${part}» en su nombre.`);
  return sum;
}
