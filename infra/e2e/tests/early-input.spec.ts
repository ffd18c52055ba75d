import { type Browser, expect, test } from '@playwright/test';
import { isPageBefore, routesThatHydrateOnInteraction } from '../support/addresses.ts';
import {
  type ControlState,
  drawScenario,
  play,
  randomFrom,
  readControls,
  rememberControls,
  type Scenario,
  type Step,
} from '../support/early-input.ts';
import { waitForLivePage } from '../support/shell.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';

/** Of everything random here; `FUZZ_SEED` draws other sequences, `FUZZ_ROUNDS` more of them. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 785);
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 1);

/** How many times slower than this machine: a good telephone and a cheap one are 4 and 6. */
const SLOWNESS = [1, 4, 6] as const;

/** This machine and a good telephone take turns; each address is played at every slowness where there is time. */
const slownessOf = (place: number): readonly number[] =>
  process.env['SOAK'] ? SLOWNESS : [SLOWNESS[place % 2 === 0 ? 0 : 1]];

const WAITING = '/prueba-viva/espera';
const SCRIPTS = /\/releases\/.+\.js$/;

/** Opens `url` with its scripts held back. */
async function openHeld(browser: Browser, url: string) {
  const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1280, height: 800 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    // The page may be closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const client = await page.context().newCDPSession(page);
  return { page, client, controls: await rememberControls(page), letScriptsCome: resolve };
}

interface Seen {
  readonly states: readonly (ControlState | null)[];
}

interface Played extends Seen {
  readonly scenario: Scenario;
  readonly steps: readonly Step[];
  /** What the page made for tests says that it heard. */
  readonly heard: string | null;
}

/** What the page's code believes to be in other fields than it is in. */
const unheard = (states: readonly (ControlState | null)[]) =>
  states.filter((state) => state?.known !== undefined && state.known !== state.content);

/** The page as students get it. */
async function playLive(browser: Browser, url: string, slowness: number, seed: number): Promise<Played> {
  const { page, client, controls, letScriptsCome } = await openHeld(browser, url);
  const scenario = drawScenario(controls, randomFrom(seed));
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const steps = await play(page, client, scenario, letScriptsCome);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await waitForLivePage(page);
  // It has been told when what it believes is what is there, and never where something was lost.
  await expect.poll(async () => unheard(await readControls(page)), { message: JSON.stringify(scenario) }).toEqual([]);
  const states = await readControls(page);
  const output = page.getByLabel('Lo que oyó la página');
  const heard = url.endsWith(WAITING) ? await output.textContent() : null;
  await page.close();
  return { states, steps, heard, scenario };
}

/** The same document, whose scripts never come. */
async function playPlain(browser: Browser, url: string, steps: readonly Step[]): Promise<Seen> {
  const { page, client } = await openHeld(browser, url);
  await play(page, client, { steps, delays: [], scriptsAfter: steps.length }, () => undefined);
  const states = await readControls(page);
  await page.close();
  return { states };
}

const PRESSING = new Set(['Space', 'Enter', 'Shift+Enter']);

/** How often the button `place` was pressed. */
function countPresses(steps: readonly Step[], place: number): number {
  let isFocused = false;
  return steps.filter((step) => {
    if (step.do === 'focus') isFocused = step.control === place;
    return isFocused && step.do === 'key' && PRESSING.has(step.key);
  }).length;
}

const whatIsSeen = (state: ControlState | null) => {
  if (state === null) return null;
  const { known: _, ...seen } = state;
  return seen;
};

/** One sequence against the same document whose scripts never come. */
async function findPageAsPlain(
  browser: Browser,
  url: string,
  slownesses: readonly number[],
  seed: number,
): Promise<void> {
  const plain = new Map<string, Promise<Seen>>();
  for (const slowness of slownesses) {
    const live = await playLive(browser, url, slowness, seed);
    const key = JSON.stringify(live.steps);
    if (!plain.has(key)) plain.set(key, playPlain(browser, url, live.steps));
    const expected = await plain.get(key);
    const message = `${url}, ${slowness} times slower, FUZZ_SEED=${SEED}: ${JSON.stringify(live.scenario)}`;
    const isThere = live.states.map((state) => state !== null);
    const seen = (states: Seen['states'] = []) => states.filter((_, place) => isThere[place]).map(whatIsSeen);
    expect(seen(live.states), message).toEqual(seen(expected?.states));
    if (live.heard !== null) expect(live.heard, message).toContain(`${countPresses(live.steps, 0)} veces`);
  }
}

/** One address of each route, whichever the seed says. */
const random = randomFrom(SEED);
const ROUTES = routesThatHydrateOnInteraction();
const ADDRESSES = ROUTES.map(({ addresses }) => addresses[random(addresses.length)] ?? '/');

test.describe(`what is done while a page begins is what a plain page holds (seed ${SEED})`, () => {
  for (const [place, address] of [WAITING, ...ADDRESSES].entries()) {
    // The same page at another address: for a soak.
    if (isPageBefore(ROUTES, place - 1) && !process.env['SOAK']) continue;
    test(address, async ({ browser }) => {
      test.setTimeout(60_000 * ROUNDS);
      const origin = address === WAITING ? fixturesUrl() : productUrl();
      for (let round = 0; round < ROUNDS; round += 1) {
        await findPageAsPlain(browser, origin + address, slownessOf(place), SEED + place * 1009 + round * 13);
      }
    });
  }
});

test('grades typed while the calculator begins give the score that they are worth', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.goto(`${productUrl()}/herramientas/calculadora-nem`);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [year, grade] of [
    ['1.º medio', '6,25'],
    ['2.º medio', '5,8'],
    ['3.º medio', '6,3'],
    ['4.º medio', '6,05'],
  ] as const) {
    await page.getByLabel(year).focus();
    await page.keyboard.type(grade, { delay: 120 });
    await expect(page.getByLabel(year)).toHaveValue(grade);
  }
  await waitForLivePage(page);
  await expect(page.getByText('6,10').first()).toBeVisible();
});
