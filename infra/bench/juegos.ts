// Each game under random input, as a phone that is slow would have it: `npm run bench -- juegos [game]`, ten minutes a
// game, or `--minutes 2`. Production builds, loopback only; needs Chromium.
//
// How to read it: a window of 360 px, CPU four times slower (the browser's own emulation). Controls, keys and drags are
// drawn from a fixed seed (`--seed`), some three a second, also in challenges. "Frame" is the time from one frame to the next
// while something moves, "script" what our scripts take of it. The shares are of the processor's time that was not idle, from
// a profile of the last twenty seconds, whose frames are not counted: a sample is of the model where anything of
// `models` is on its stack. "Heap" is what is left after a collection, at the end of the first and of the last quarter.
// Goals: no error; p95 of frames 16.7 ms, a frame of 60 Hz; a heap that grows by less than 10 % and
// 1 MB.
import { parseArgs } from 'node:util';
import { buildProjects, findProjects } from '@travesia/infra-releases';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import { GAME_IDS, type Random } from '@travesia/remote-juegos/simulation';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { CURRENT_PAGE, waitForLivePage } from '../e2e/support/shell.ts';
import { PERSON } from '../e2e/support/user-agents.ts';
import { countFrames, readFrames } from './src/games/frames.ts';
import { playAtRandom } from './src/games/play-at-random.ts';
import { sharesOf } from './src/games/shares.ts';
import { readSourceMaps, type SourceOf } from './src/games/source-of.ts';
import { signIn } from './src/responses/sign-in.ts';
import { startProduct } from './src/responses/start-product.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '20261128' } },
});
const games = positionals.length === 0 ? GAME_IDS : GAME_IDS.filter((game) => positionals.includes(game));
if (games.length === 0) throw new Error(`no game is called ${positionals.join()}: ${GAME_IDS.join(', ')}`);

const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
/** A frame of 60 Hz, with the tenths by which its stamps differ. */
const FRAME_GOAL_MS = 17;
const HEAP_GROWTH = 0.1;
const HEAP_GROWTH_BYTES = 1_000_000;
const QUARTERS = 4;
const PROFILE_MS = 20_000;
const PAUSE_MS = 250;

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

interface Measured {
  readonly row: Readonly<Record<string, string | number>>;
  readonly faults: readonly string[];
}

async function measure(browser: Browser, origin: string, game: string, sourceOf: SourceOf): Promise<Measured> {
  const context = await browser.newContext({ userAgent: PERSON, viewport: PHONE, locale: 'es-CL', hasTouch: true });
  const page = await context.newPage();
  const faults: string[] = [];
  const done: string[] = [];
  const complain = (what: string) => faults.push(`${what.slice(0, 400)} (after: ${done.slice(-5).join(' | ')})`);
  await signIn(page, origin, '/juegos/ruleta');
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  await countFrames(page);
  await page.goto(`${origin}/juegos/${game}`);
  await waitForLivePage(page);
  const current = page.locator(CURRENT_PAGE);
  await current.locator('figure').getByRole('button').first().click();
  const stage = current.locator('section', { has: page.getByRole('group', { name: 'Dibujo del modelo' }) }).first();
  await stage.waitFor();
  const client = await context.newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const random: Random = { seed: Number(options.seed) };
  async function playFor(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (performance.now() < until) {
      done.push(await playAtRandom(page, stage, random));
      done.splice(0, done.length - 5);
      await page.waitForTimeout(PAUSE_MS);
    }
  }

  const quarterMs = (Number(options.minutes) * 60_000) / QUARTERS;
  const heaps: number[] = [];
  await readFrames(page);
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    await playFor(quarterMs);
    heaps.push(await heapOf(client));
  }
  const frames = await readFrames(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.start');
  await playFor(PROFILE_MS);
  const { profile } = await client.send('Profiler.stop');
  await context.close();

  const { model, drawing, browser: own } = sharesOf(profile, sourceOf);
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
  const p95 = frames.interval(0.95);
  if (!(p95 <= FRAME_GOAL_MS)) faults.push(`p95 of frames is ${p95.toFixed(1)} ms`);
  if (last > first * (1 + HEAP_GROWTH) && last > first + HEAP_GROWTH_BYTES) {
    faults.push(`the heap grew from ${first} to ${last} bytes`);
  }
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const row = {
    game,
    frames: frames.count,
    'frame p50': frames.interval(0.5).toFixed(1),
    'frame p95': p95.toFixed(1),
    'frame p99': frames.interval(0.99).toFixed(1),
    'script p95': frames.script(0.95).toFixed(1),
    model: percent(model),
    drawing: percent(drawing),
    browser: percent(own),
    'heap, MB': heaps.map((bytes) => (bytes / 1_000_000).toFixed(1)).join(' '),
    goal: faults.length === 0 ? 'met' : 'missed',
  };
  return { row, faults };
}

const projects = await findProjects();
await buildProjects(projects);
const juegos = projects.find(({ dist }) => dist.includes('juegos'));
if (!juegos) throw new Error('there is no remote of games');
const sourceOf = await readSourceMaps(juegos.dist);
const product = await startProduct();
const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test installs one');
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
const measured: Measured[] = [];
for (const game of games) {
  measured.push(await measure(browser, product.origin, game, sourceOf));
  console.log(`${game} was played`);
}
await browser.close();
await product.stop();

console.table(measured.map(({ row }) => row));
for (const { row, faults } of measured) for (const fault of new Set(faults)) console.error(`${row['game']}: ${fault}`);
if (measured.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
