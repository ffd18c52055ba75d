import { expect, type Page, test } from '@playwright/test';
import { BOOT_ELEMENT_ID, type BootDocument } from '@travesia/contracts/release';
import { openStore, promote } from '@travesia/infra-releases';
import { type Platform, startPlatform } from '../support/platform.ts';
import { publishNewerShell } from '../support/publish-newer-shell.ts';
import {
  collectComplaints,
  currentPage,
  isSameDocument,
  markDocument,
  openPage,
  reactCopies,
  visit,
} from '../support/shell.ts';
import { preparedKeys } from '../support/stores-folder.ts';
import { fixturesUrl } from '../support/urls.ts';

/** Of the shell, which whoever may uses. */
const SHELL_REACT = '19.3.1';

interface Elsewhere {
  readonly path: string;
  readonly heading: string;
  /** The copy that runs it. */
  readonly react: string;
}

const REMOTES: readonly Elsewhere[] = [
  { path: '/prueba-contrato-anterior', heading: 'Contrato anterior', react: SHELL_REACT },
  { path: '/prueba-react-parche', heading: 'React parche', react: SHELL_REACT },
  { path: '/prueba-react-menor', heading: 'React menor', react: SHELL_REACT },
  { path: '/prueba-react-mayor', heading: 'React mayor', react: '18.3.1' },
];

async function expectOpen(page: Page, { heading, react }: Elsewhere): Promise<void> {
  await expect(currentPage(page).getByRole('heading', { name: heading })).toBeVisible();
  await expect(currentPage(page).locator('output')).toHaveText(react);
}

/** Goes to every remote, from one to the next, and leaves something written in each. */
async function useAll(page: Page): Promise<void> {
  for (const remote of REMOTES) {
    await visit(page, remote.path);
    await expectOpen(page, remote);
    await currentPage(page).getByLabel('Nota').fill(`nota de ${remote.heading}`);
    await currentPage(page).getByRole('button', { name: 'Veces: 0' }).click();
  }
}

async function expectKept(page: Page): Promise<void> {
  for (const remote of REMOTES.toReversed()) {
    await visit(page, remote.path);
    await expectOpen(page, remote);
    await expect(currentPage(page).getByLabel('Nota')).toHaveValue(`nota de ${remote.heading}`);
    await expect(currentPage(page).getByRole('button', { name: 'Veces: 1' })).toBeVisible();
  }
}

test('remotes of the previous contract and of other Reacts live together, and only another major has a copy', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await openPage(page, `${fixturesUrl()}/prueba-viva/enlaces`);
  await markDocument(page);
  await useAll(page);
  await expect(page.locator('#contenido > [data-page]')).toHaveCount(REMOTES.length);
  expect(await reactCopies(page)).toHaveLength(2);
  await expectKept(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

for (const remote of REMOTES) {
  test(`a visit may begin there: ${remote.heading}`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await openPage(page, fixturesUrl() + remote.path);
    await expectOpen(page, remote);
    await currentPage(page).getByRole('button', { name: 'Veces: 0' }).click();
    await expect(currentPage(page).getByRole('button', { name: 'Veces: 1' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test.describe('when the shell alone is upgraded', () => {
  let platform: Platform;
  test.beforeEach(async () => {
    platform = await startPlatform({ withFixtures: true });
  });
  test.afterEach(() => platform.stop());

  async function upgradeShell(folder: string): Promise<string> {
    const store = await openStore(platform.store, { keys: await preparedKeys() });
    const release = await publishNewerShell(store, folder);
    await promote(store, release);
    return release.id;
  }

  const shellOf = (page: Page) =>
    page.locator(`#${BOOT_ELEMENT_ID}`).evaluate((element) => {
      const boot: BootDocument = JSON.parse(element.textContent ?? '');
      return boot.releases.find(({ name }) => name === 'shell')?.id;
    });

  test('open tabs work on, and new ones open every remote under it, as it was built', async ({
    page,
    context,
  }, testInfo) => {
    await openPage(page, `${platform.url}/prueba-viva/enlaces`);
    await markDocument(page);
    await useAll(page);

    const id = await upgradeShell(testInfo.outputPath('shell'));
    const fresh = await context.newPage();
    const complaints = collectComplaints(fresh);
    await expect
      .poll(async () => {
        await openPage(fresh, `${platform.url}/prueba-viva/enlaces`);
        return shellOf(fresh);
      })
      .toBe(id);
    await useAll(fresh);
    await expectKept(fresh);
    expect(await reactCopies(fresh)).toHaveLength(2);
    expect(complaints).toEqual([]);

    await expectKept(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(await shellOf(page)).not.toBe(id);
  });
});
