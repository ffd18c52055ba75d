/**
 * `npm run gallery`: every component of kits/ui in every state, on a local page. `-- --accept` takes the pictures anew
 * that the test compares with; `-- --pictures` makes those of docs/design.md, and `--from http://localhost:4000` with it
 * those of pages, from a product that runs.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PROJECT } from '@travesia/infra-checks/project';
import { buildGallery } from './build-gallery.ts';
import { takePictures } from './take-pictures.ts';

const PORT_DEFAULT = 4010;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Outside of what git keeps. */
const FOLDER = join(import.meta.dirname, '../dist/gallery');

const { values } = parseArgs({
  options: { accept: { type: 'boolean' }, pictures: { type: 'boolean' }, from: { type: 'string' } },
});

async function serve(): Promise<void> {
  await buildGallery(FOLDER);
  const port = Number(process.env['PORT'] ?? PORT_DEFAULT);
  createServer(({ url = '/' }, response) => {
    const file = join(FOLDER, basename(new URL(url, 'http://localhost').pathname) || 'index.html');
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  }).listen(port, '127.0.0.1', () => console.log(`La galería está en http://localhost:${port}`));
}

function accept(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'infra/e2e/gallery.config.ts', '--update-snapshots=all'],
    { cwd: PROJECT, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

if (values.accept) accept();
else if (values.pictures) await takePictures(FOLDER, join(PROJECT, 'docs/design'), values.from);
else await serve();
