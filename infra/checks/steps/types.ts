import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import { PROJECT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { sourceFiles } from '../source-files.ts';
import { isBrowserTests } from '../workspaces.ts';
import { sumOf, type Tally, tally } from './step.ts';

/**
 * Several checkers in one process see much twice, and workspaces are checked side by side as it is: one thread each takes
 * little more than half the work. A process that ends by itself in seconds, with at most 700 MB, collects no garbage.
 */
const ONE_THREAD = { args: ['--singleThreaded'], env: { GOGC: 'off' } };

async function checkTypes(folder: string): Promise<Tally> {
  const { ok, output } = await runTool('tsc', ['-p', folder, ...ONE_THREAD.args], {
    output: 'keep',
    env: ONE_THREAD.env,
  });
  if (!ok) console.log(`${folder}\n${output}`);
  return tally(ok);
}

/** Every folder of the workspace with a tsconfig.json type-checks; one after another, since each takes some hundred MB. */
export async function checkTypesOf(workspace: string): Promise<Tally> {
  const folders = sourceFiles(join(PROJECT, workspace), /^tsconfig\.json$/).map((file) => dirname(file));
  const tallies: Tally[] = [];
  for (const folder of folders) {
    // Browser tests of a team are a workspace inside its own.
    if (folder === '.' || !isBrowserTests(folder)) tallies.push(await checkTypes(join(workspace, folder)));
  }
  return sumOf(tallies);
}
