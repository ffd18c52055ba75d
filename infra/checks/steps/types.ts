import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import { PROJECT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { sourceFiles } from '../source-files.ts';
import { isBrowserTests } from '../workspaces.ts';
import { sumOf, type Tally, tally } from './step.ts';

async function checkTypes(folder: string): Promise<Tally> {
  const { ok, output } = await runTool('tsc', ['-p', folder], { output: 'keep' });
  if (!ok) console.log(`${folder}\n${output}`);
  return tally(ok);
}

/** Every folder of the workspace with a tsconfig.json type-checks; one after another, since each takes some 300 MB. */
export async function checkTypesOf(workspace: string): Promise<Tally> {
  const folders = sourceFiles(join(PROJECT, workspace), /^tsconfig\.json$/).map((file) => dirname(file));
  const tallies: Tally[] = [];
  for (const folder of folders) {
    // Browser tests of a team are a workspace inside its own.
    if (folder === '.' || !isBrowserTests(folder)) tallies.push(await checkTypes(join(workspace, folder)));
  }
  return sumOf(tallies);
}
