/** `npm run format`: everything, as all files are written. `-- ensayos`, or `-- remotes/ensayos/web`: that alone. */
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { formatFolders } from './format-folders.ts';
import { PROJECT } from './project.ts';
import { runTool } from './run-tool.ts';
import { laneWorkspaces } from './workspaces.ts';

process.env['PATH'] = `${join(PROJECT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folders = formatFolders(PROJECT, laneWorkspaces(PROJECT), positionals);
  const { ok } = await runTool('biome', ['check', '--write', ...folders], { output: 'show' });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
