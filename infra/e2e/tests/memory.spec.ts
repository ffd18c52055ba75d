import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { Emulator } from '../support/emulator.ts';
import { signInBeside } from '../support/open-signed-in.ts';
import { type Platform, startPlatform } from '../support/platform.ts';
import { CURRENT_PAGE, isSameDocument, KEPT_PAGES, markDocument, openPage, visit } from '../support/shell.ts';

/**
 * One round: pages of the shell and of every remote, with the name that their container bears. More
 * of them ask to be kept alive than may be, so that every round drops some; those of the fixture
 * run a timer, which a page that is dropped has to end.
 */
const ROUND = [
  ['/', 'shell:inicio'],
  ['/home', 'aprende:home'],
  ['/carreras', 'carreras:explorador'],
  ['/carreras/11083', 'carreras:programa'],
  ['/herramientas/temarios', 'herramientas:temarios'],
  ['/prueba-viva/fugaz', 'viva:fugaz'],
  ['/ensayos', 'ensayos:ensayos'],
  ['/juegos/ruleta', 'juegos:ruleta'],
  ['/prueba-viva/cuaderno', 'viva:cuaderno'],
  ['/onboarding', 'onboarding:onboarding'],
  ['/suscribirse', 'suscribirse:suscribirse'],
] as const;

/** Rounds that load the code, fill what is kept and let the browser compile what runs often: none of it is a leak. */
const WARM_ROUNDS = 4;
/** Fifty visits are compared. */
const ROUNDS = 5;

/** What one more visit may cost for good. The browser itself remembers: some kB a visit. */
const GROWTH_PER_VISIT = { nodes: 0.5, detachedNodes: 0.5, listeners: 0.5, heapBytes: 15_000 };

/** A platform, a sign-in and a hundred visits, beside other tests. */
const TIMEOUT_MS = 120_000;

type Memory = typeof GROWTH_PER_VISIT;

/** What is left when everything that nobody holds is gone. */
async function memoryOf(client: CDPSession): Promise<Memory> {
  // What the first collection finalizes may have held more.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const { detachedNodes } = await client.send('DOM.getDetachedDomNodes');
  return {
    nodes: figure('Nodes'),
    detachedNodes: detachedNodes.reduce((sum, { retainedNodeIds }) => sum + retainedNodeIds.length, 0),
    listeners: figure('JSEventListeners'),
    heapBytes: figure('JSHeapUsedSize'),
  };
}

/** Growth from one figure to the next, as the median over all pairs (Theil–Sen): one odd figure does not bend it. */
function slope(figures: readonly number[]): number {
  const slopes = figures
    .flatMap((first, from) => figures.slice(from + 1).map((second, step) => (second - first) / (step + 1)))
    .sort((one, other) => one - other);
  return slopes[Math.floor(slopes.length / 2)] ?? Number.NaN;
}

/** Visits every page of a round. Returns the most pages that were kept at a time. */
async function goRound(page: Page): Promise<number> {
  let most = 0;
  for (const [address, name] of ROUND) {
    await visit(page, address);
    const arrived = page.locator(`${CURRENT_PAGE}[data-page="${name}"]`);
    await expect(arrived).toBeAttached();
    most = Math.max(most, await page.locator('#contenido > [data-page][hidden]').count());
  }
  return most;
}

let platform: Platform;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  platform = await startPlatform({ withFixtures: true, withIdentity: true });
});

test.afterAll(() => platform.stop());

test('fifty visits over all remotes leave nothing behind but the pages that are kept', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const account = await createAccount({ at: new Emulator(() => platform.url) });
  await signInBeside(page, account, platform.url);
  await openPage(page, `${platform.url}/lobby`);
  await markDocument(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');

  const kept: number[] = [];
  for (let round = 0; round < WARM_ROUNDS; round++) kept.push(await goRound(page));
  const after = [await memoryOf(client)];
  for (let round = 0; round < ROUNDS; round++) {
    kept.push(await goRound(page));
    after.push(await memoryOf(client));
  }

  expect(await isSameDocument(page)).toBe(true);
  expect(kept).toEqual(kept.map(() => KEPT_PAGES));
  const table = after.map((memory) => JSON.stringify(memory)).join('\n');
  for (const what of ['nodes', 'detachedNodes', 'listeners', 'heapBytes'] as const) {
    const growth = slope(after.map((memory) => memory[what])) / ROUND.length;
    expect.soft(growth, `${what} a visit\n${table}`).toBeLessThan(GROWTH_PER_VISIT[what]);
  }
});
