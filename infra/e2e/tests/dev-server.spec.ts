import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect as expectSoon, test } from '@playwright/test';
import { LOAD_REPORT_PATH } from '@travesia/contracts/release';
import { promote, publish } from '@travesia/infra-releases';
import { type Platform, startPlatform } from '../support/platform.ts';
import { collectComplaints, currentPage, isSameDocument, markDocument, openPage, visit } from '../support/shell.ts';
import { storeOf } from '../support/store-of.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const FIXTURE = join(PROJECT, 'infra/e2e/fixtures/remotes/viva');
const SHELL = join(PROJECT, 'shell/web');

/** Inside the project: the copy finds its packages as its original does. */
const COPIES = join(PROJECT, '.test-remotes');

const run = promisify(execFile);

// One dev server, whose sources one test after the other edits.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Each edit is built before it is seen, by a machine that has other things to do. */
const expect = expectSoon.configure({ timeout: 30_000 });

let folder: string;
let platform: Platform;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await mkdir(COPIES, { recursive: true });
  folder = await mkdtemp(join(COPIES, 'developed-'));
  const developed = join(folder, 'viva');
  await cp(FIXTURE, developed, { recursive: true, filter: (source) => !/[\\/]dist(?:-dev)?$/.test(source) });
  // Hot reload needs React's development checks.
  await run(process.execPath, ['build/main.ts', '--mode', 'development'], { cwd: SHELL });
  platform = await startPlatform({ withFixtures: true, developed });
  const store = await storeOf(platform);
  const { release } = await publish(store, join(SHELL, 'dist-dev'), { compressedCopies: false, checkContents: false });
  await promote(store, release);
  const isLive = async () => (await (await fetch(platform.url)).text()).includes(`/releases/shell/${release.id}/`);
  await expect.poll(isLive).toBe(true);
});

test.afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a remote from its dev server runs among the others, and shows an edit without losing anything', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const h1 = currentPage(page).getByRole('heading', { level: 1 });
  await openPage(page, `${platform.url}/juegos/celula`);
  await markDocument(page);
  await visit(page, '/prueba-viva/borrador');
  await expect(h1).toHaveText('Borrador');
  const unsaved = page.getByRole('checkbox', { name: 'Sin guardar' });
  await unsaved.check();

  const source = join(folder, 'viva/web/borrador/page.tsx');
  const before = await readFile(source, 'utf8');
  await writeFile(source, before.replace('<h1>Borrador</h1>', '<h1>Borrador corregido</h1>'));
  await expect(h1).toHaveText('Borrador corregido');
  await expect(unsaved).toBeChecked();

  await unsaved.uncheck();
  await visit(page, '/paes/carreras');
  await expect(h1).toBeVisible();
  await visit(page, '/prueba-viva/enlaces');
  await expect(h1).toHaveText('Enlaces');
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a new route and its page are there without a restart, and an address that a release would not have is not', async ({
  page,
}) => {
  const root = join(folder, 'viva');
  const [routes, module] = [join(root, 'routes.ts'), join(root, 'web/module.ts')];
  const before = await Promise.all([readFile(routes, 'utf8'), readFile(module, 'utf8')]);
  const statusOf = async (path: string) => (await fetch(`${platform.url}${path}`)).status;
  expect(await statusOf('/prueba-viva/estreno')).toBe(404);
  await mkdir(join(root, 'web/estreno'), { recursive: true });
  await writeFile(
    join(root, 'web/estreno/page.tsx'),
    'export default function Estreno() {\n  return <h1>Estreno</h1>;\n}\n',
  );
  await writeFile(
    module,
    before[1].replace('definePages({', "definePages({\n  estreno: () => import('./estreno/page.tsx'),"),
  );
  await writeFile(
    routes,
    before[0].replace(
      '= [',
      "= [\n  { path: '/prueba-viva/estreno', page: 'estreno', title: 'Estreno', access: 'public', prerender: true },",
    ),
  );
  await expect.poll(() => statusOf('/prueba-viva/estreno')).toBe(200);
  await openPage(page, `${platform.url}/prueba-viva/estreno`);
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toHaveText('Estreno');
  await writeFile(routes, before[0]);
  await writeFile(module, before[1]);
  await expect.poll(() => statusOf('/prueba-viva/estreno')).toBe(404);
});

test('an error is shown over the page and reported, and the page is back when it is mended', async ({ page }) => {
  const source = join(folder, 'viva/web/borrador/page.tsx');
  const before = await readFile(source, 'utf8');
  const h1 = currentPage(page).getByRole('heading', { level: 1 });
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await openPage(page, `${platform.url}/prueba-viva/borrador`);
  await expect(h1).toBeVisible();

  await writeFile(source, before.replace('return', 'return ((('));
  await expect(overlay.getByText('borrador/page.tsx').first()).toBeVisible();
  await writeFile(source, before);
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  await expect(h1).toBeVisible();

  const reported = page.waitForResponse((response) => new URL(response.url()).pathname === LOAD_REPORT_PATH);
  await writeFile(source, before.replace('return', "if (Date.now() > 0) throw new Error('no se dibuja');\n  return"));
  await expect(overlay.getByText('no se dibuja').first()).toBeVisible();
  expect((await reported).status()).toBe(204);
  await writeFile(source, before);
  await expect(h1).toBeVisible();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
});

test('a page is prerendered as a build would, and where the browser draws another thing, what differs is shown over it', async ({
  page,
}) => {
  const address = `${platform.url}/prueba-viva/enlaces`;
  const served = async () => (await fetch(address)).text();
  const h1 = currentPage(page).getByRole('heading', { level: 1 });
  const complaints = collectComplaints(page);
  await expect.poll(served).toContain('<h1>Enlaces</h1>');
  await openPage(page, address);
  await expect(h1).toHaveText('Enlaces');
  expect(complaints).toEqual([]);

  const source = join(folder, 'viva/web/enlaces/page.tsx');
  const before = await readFile(source, 'utf8');
  const drawn = "{typeof window === 'undefined' ? 'Lo servido' : 'Lo dibujado'}";
  await writeFile(source, before.replace('<h1>Enlaces</h1>', `<h1>${drawn}</h1>`));
  await expect.poll(served).toContain('<h1>Lo servido</h1>');
  await page.goto(address);
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await expect(overlay.getByText(/Hydration failed[\s\S]*\+\s+Lo dibujado\s+-\s+Lo servido/).first()).toBeVisible();
  await writeFile(source, before);
  await expect.poll(served).toContain('<h1>Enlaces</h1>');
  await page.goto(address);
  await expect(h1).toHaveText('Enlaces');
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
});
