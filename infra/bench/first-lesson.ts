// How long a stranger takes from `/` to their first lesson, on a phone of 360 px with slow 4G and a processor four times
// slower: `npm run bench -- first-lesson`. About four minutes; needs Chromium.
//
// How to read it: the machine's part is measured: from each press until the next screen can be used. The person's part is
// reckoned, so that nobody waits for it: so many seconds for each screen and question, and for each letter and press. While
// a person reads, pages fetch what comes next; here nobody reads, so that what is measured is the worse case. A question is
// one of the diagnostic or a step that asks something of the plan; the others are the first page, the end of the
// diagnostic, recommendations, account, profile, and all loading.
//
// Measured 2026-11-28, quiet: eight questions of M1, 374 s for what asks something, 118 s for the rest (goal 120), 35 s of
// both of waiting.
import { chromium } from '@playwright/test';
import { ensureStores } from '@travesia/infra-e2e/support/ensure-stores';
import { type ScreenKind, walkToFirstLesson } from '@travesia/infra-e2e/support/first-lesson';
import { startPlatform } from '@travesia/infra-e2e/support/platform';
import { PERSON } from '@travesia/infra-e2e/support/user-agents';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';

const PHONE = { width: 360, height: 740 };
/** As Lighthouse slows them. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;

/** Seconds of a person: a question of M1 is read and thought about, a screen is looked over, thumbs type. */
const QUESTION_S = 40;
const SCREEN_S = 8;
const LETTER_S = 0.3;
const PRESS_S = 0.7;

const GOAL_S = 600;
const OTHERS_GOAL_S = 120;

await ensureStores('product');
const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test installs one');
const platform = await startPlatform({ withFixtures: false, withIdentity: true });
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
const context = await browser.newContext({ userAgent: PERSON, viewport: PHONE, locale: 'es-CL', hasTouch: true });
const page = await context.newPage();
const client = await context.newCDPSession(page);
await client.send('Network.enable');
await client.send('Network.emulateNetworkConditions', SLOW_4G);
await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

interface Screen {
  readonly name: string;
  readonly kind: ScreenKind;
  /** Until it could be used, since the press before it. */
  readonly waitS: number;
  personS: number;
}

const screens: Screen[] = [];
let lastMs = performance.now();

await walkToFirstLesson(page, platform.url, {
  screen(kind, name) {
    const now = performance.now();
    const isQuestion = name.startsWith('pregunta');
    screens.push({ name, kind, waitS: (now - lastMs) / 1000, personS: isQuestion ? QUESTION_S : SCREEN_S });
    lastMs = now;
  },
  typed(letters) {
    const screen = screens.at(-1);
    if (screen) screen.personS += letters * LETTER_S;
    lastMs = performance.now();
  },
  pressed() {
    const screen = screens.at(-1);
    if (screen) screen.personS += PRESS_S;
    lastMs = performance.now();
  },
});
await browser.close();
await platform.stop();

const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
const ofQuestions = screens.filter(({ kind }) => kind === 'question');
const others = screens.filter(({ kind }) => kind === 'other');
const waits = sum(screens.map(({ waitS }) => waitS));
const questionsS = sum(ofQuestions.map(({ personS }) => personS));
const othersS = sum(others.map(({ personS }) => personS)) + waits;

console.table(
  screens.map(({ name, kind, waitS, personS }) => ({
    ...{ name, kind },
    'wait s': Number(waitS.toFixed(1)),
    'person s': Number(personS.toFixed(1)),
  })),
);
console.log(`waiting ${waits.toFixed(0)} s, questions ${questionsS.toFixed(0)} s, all else ${othersS.toFixed(0)} s`);
console.log(`first lesson in < ${GOAL_S} s: ${questionsS + othersS < GOAL_S ? 'met' : 'missed'}`);
console.log(`of it ≤ ${OTHERS_GOAL_S} s no questions: ${othersS <= OTHERS_GOAL_S ? 'met' : 'missed'}`);
