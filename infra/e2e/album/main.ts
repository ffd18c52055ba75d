// `npm run album`: pictures of every declared page at 360, 768 and 1280 px in both colour schemes, and a page that shows
// them side by side, in the data folder. `npm run album -- /home` takes those anew whose address matches it;
// `npm run album -- icons` draws the icons of the installed application.
import { mkdir, rm } from 'node:fs/promises';
import process from 'node:process';
import { runTool } from '@travesia/infra-checks/run-tool';
import { WITHOUT_FIXTURES_VARIABLE } from '@travesia/infra-checks/without-fixtures';
import { ALBUM_FOLDER } from './album-folder.ts';

const [part] = process.argv.slice(2);
if (part === 'icons') {
  await import('./draw-app-icons.ts');
} else {
  if (part === undefined) await rm(ALBUM_FOLDER, { recursive: true, force: true });
  await mkdir(ALBUM_FOLDER, { recursive: true });
  const only = part === undefined ? [] : ['--grep', part];
  const { ok } = await runTool(
    'playwright',
    ['test', '--config', 'infra/e2e/album.config.ts', '--reporter=dot', ...only],
    { env: { [WITHOUT_FIXTURES_VARIABLE]: '1' } },
  );
  // After the run: builds, which say what pages there are, may be new.
  const { writeAlbum } = await import('./write-album.ts');
  console.log(`\n${await writeAlbum()}`);
  if (!ok) process.exitCode = 1;
}
