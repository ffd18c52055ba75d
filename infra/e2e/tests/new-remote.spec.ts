import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { STUDENT_DATA_PATH } from '@travesia/contracts/release';
import { PROJECT } from '@travesia/infra-checks/project';
import { readTemplateValues, renderTemplate } from '@travesia/infra-generator/render-template';
import { promoteAll, publish, readTeams } from '@travesia/infra-releases';
import { buildRemote } from '@travesia/kit-remote/build';
import { startPlatform } from '../support/platform.ts';
import { storeOf } from '../support/store-of.ts';
import { PRODUCT_URL_VARIABLE } from '../support/urls.ts';

const NAME = 'biblioteca';

/** Inside the project: what is generated finds its packages as the other remotes do. */
const FOLDER = join(PROJECT, '.test-remotes');

/** The configuration of all browser tests, for those of one folder and a platform that runs already. */
const CONFIG = `
import config from '${join(PROJECT, 'infra/e2e/playwright.config.ts')}';
const { globalSetup: _, projects: __, ...rest } = config;
export default { ...rest, testDir: import.meta.dirname, testMatch: '**/*.spec.ts', respectGitIgnore: false, workers: 1, retries: 0 };
`;

/** Without that of the project, which leaves this folder out. */
const UNIT_CONFIG = "export default { test: { include: ['**/*.test.ts'] } };";

const run = promisify(execFile);

async function generate(root: string): Promise<void> {
  for (const [file, content] of await renderTemplate(await readTemplateValues(NAME), { withService: true })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  await writeFile(join(root, 'e2e/playwright.config.ts'), CONFIG);
  // It is one folder deeper than remotes are.
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ extends: join(PROJECT, 'tsconfig.base.json') }));
}

test('the tests that a new remote with a service is born with run, and pass', async () => {
  test.setTimeout(120_000);
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, 'generated-'));
  const root = join(folder, NAME);
  const platform = await startPlatform({ withFixtures: false });
  try {
    await generate(root);
    await buildRemote(root);
    const teams = { ...(await readTeams()), [NAME]: [`/${NAME}`] };
    const store = await storeOf(platform);
    const { release } = await publish(store, join(root, 'dist'), { teams, compareWithLive: false });
    await promoteAll(store, [{ name: release.name, id: release.id }], { teams });
    await expect.poll(async () => (await fetch(`${platform.url}/${NAME}`)).status).toBe(200);
    // The shell is the one of before: this is where its settings ask.
    const kept = await (await fetch(platform.url + STUDENT_DATA_PATH)).json();
    expect(kept).toContainEqual(expect.objectContaining({ area: 'Biblioteca', path: '/api/biblioteca/data' }));

    const playwright = join(PROJECT, 'node_modules/@playwright/test/cli.js');
    const { stdout } = await run(
      process.execPath,
      // The other one asks its service, which this platform was started without.
      [playwright, 'test', '--reporter=line', '--config', join(root, 'e2e'), 'inicio.spec.ts'],
      {
        cwd: PROJECT,
        env: { ...process.env, TEST_WORKER_INDEX: undefined, [PRODUCT_URL_VARIABLE]: platform.url },
      },
    );
    expect(stdout).toContain('1 passed');

    const vitest = join(PROJECT, 'node_modules/vitest/vitest.mjs');
    const config = join(folder, 'vitest.config.ts');
    await writeFile(config, UNIT_CONFIG);
    const units = await run(process.execPath, [vitest, 'run', '--config', config, '--root', root], { cwd: PROJECT });
    expect(units.stdout).toMatch(/Tests .*6 passed/);
  } finally {
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
