// A lesson that a student opens on a phone: `npm run bench -- lesson`, or `lesson figure` for one kind of them. Ten minutes,
// loopback only; needs Chromium and `openssl`.
//
// How to read it: LCP of a lesson's address, slow 4G and a processor four times slower (the browser's own emulation, as
// in `federation`), over HTTP/2 as behind a balancer. "Cold": nothing of the page is in the browser, but the student is
// signed in. "Warm": another lesson of the test was opened before; this one was not. Nine visits each, median and slowest.
// What is largest should be in the document already (docs/decisions/0059), whatever the scripts weigh, and also where a hash
// leads to an idea, as in `figure` and `moved`. What moved is told by element, with its boxes (x, y, width, height).
// Goals: 2.0 s, no layout shift, and 160 kB of scripts (brotli) until nothing comes any more, with the first thing to
// move on the screen; the provider's library comes after a minute and is not among them. A machine that does other work
// adds to LCP, and to nothing else.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { lessonAddress } from '@travesia/contracts/page';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { Emulator } from '@travesia/infra-e2e/support/emulator';
import { ensureStores } from '@travesia/infra-e2e/support/ensure-stores';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { startPlatform } from '@travesia/infra-e2e/support/platform';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import { startSecureFront } from './src/federation/secure-front.ts';
import { type KeptSession, lookAt, measureVisit, openBrowserOf, type Visit } from './src/lesson/measure-visit.ts';

const VISITS = 9;
const LCP_GOAL_MS = 2_000;
const SHIFT_GOAL = 0.001;
const SCRIPTS_GOAL_BYTES = 160_000;

/** Of each kind one, with where its address leads. */
const LESSONS = {
  text: lessonAddress('m1.numeros.porcentaje.calculo'),
  figure: lessonAddress('hcs.historia.siglo-xix.estado-nacion', { point: 'unificaciones' }),
  moved: lessonAddress('m1.algebra.ecuaciones-inecuaciones.ecuaciones', { point: 'la-balanza' }),
} as const;

/** What a warm browser has opened before. */
const ANOTHER = lessonAddress('m1.numeros.porcentaje.problemas');

const [, , only = ''] = process.argv;
await ensureStores('product');
const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test installs one');
const front = await startSecureFront();
const platform = await startPlatform({ withFixtures: false, withIdentity: true });
front.forwardTo(Number(new URL(platform.url).port), platform.url);
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, front.trust] });

/** Signs a new student in, as they are in a browser that keeps nothing else of ours. */
async function signIn(): Promise<KeptSession> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const account = await createAccount({ at: new Emulator(() => platform.url) });
  await openSignedIn(page, account, { redirect: '/home', at: platform.url });
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  await context.close();
  const [kept] = origins;
  if (!kept) throw new Error('the browser keeps no student');
  return { cookies, origins: [{ ...kept, origin: front.origin }] };
}

const sorted = (figures: readonly number[]) => figures.toSorted((one, other) => one - other);
const median = (figures: readonly number[]) => sorted(figures)[Math.floor(figures.length / 2)] ?? Number.NaN;
const seconds = (ms: number) => (ms / 1000).toFixed(2);

const rows = [];
try {
  const session = await signIn();
  for (const [name, address] of Object.entries(LESSONS).filter(([name]) => name.startsWith(only))) {
    for (const cache of ['cold', 'warm'] as const) {
      const visits: Visit[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const context = await openBrowserOf(browser, session);
        if (cache === 'warm') await lookAt(context, front.origin + ANOTHER);
        visits.push(await measureVisit(context, front.origin + address));
        await context.close();
      }
      const lcp = visits.map(({ lcpMs }) => lcpMs);
      const shift = Math.max(...visits.map((visit) => visit.shift));
      const scripts = visits[0]?.scripts ?? [];
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      rows.push({
        lesson: name,
        cache,
        lcpMs: median(lcp),
        slowestMs: Math.max(...lcp),
        shift,
        bytes,
        load: loadavg()[0],
      });
      console.log(`${name}, ${cache}: ${seconds(median(lcp))} s, largest is "${visits[0]?.lcpText}"`);
      for (const moved of visits.flatMap((visit) => visit.moved)) console.log(`  moved ${moved}`);
      if (cache === 'cold')
        for (const { file, bytes } of scripts) console.log(`  ${(bytes / 1000).toFixed(1)} ${file}`);
    }
  }
} finally {
  await browser.close();
  await platform.stop();
  front.close();
}
console.table(
  rows.map(({ lesson, cache, lcpMs, slowestMs, shift, bytes, load }) => ({
    ...{ lesson, cache, 'LCP, median, s': seconds(lcpMs), 'LCP, slowest, s': seconds(slowestMs) },
    ...{ shift: shift.toFixed(3), 'scripts, kB': (bytes / 1000).toFixed(1), load: load?.toFixed(1) },
  })),
);
const missed = rows.filter(
  ({ lcpMs, shift, bytes }) => lcpMs > LCP_GOAL_MS || shift > SHIFT_GOAL || bytes > SCRIPTS_GOAL_BYTES,
);
if (missed.length > 0) {
  console.error(`Short of the goal: ${missed.map(({ lesson, cache }) => `${lesson}, ${cache}`).join('; ')}`);
  process.exitCode = 1;
}
