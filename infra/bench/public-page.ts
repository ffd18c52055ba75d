// The page of Medicina's cut-offs as we serve it and as Nuxt does, as ratios: `npm run bench -- public-page`.
// Six minutes, loopback only but for the packages of Nuxt, which the first run installs; needs Chromium and
// the `openssl` command.
//
// How to read it: both show the same text (checked before anything is measured), pictures and styles, from the same
// data and with the same arithmetic; Nuxt's is its own project in nuxt/, of Vue components, hydrated as it comes.
// Ratios are ours ÷ theirs: below 1 is better but for requests/s. "Per request" is Nuxt rendering on its server for each
// request, HTML in brotli at quality 4: what the goal is about. "Prerendered" is its `prerender: true`, files in brotli
// at quality 11: nearest to what we do, whose documents are composed and compressed once a release (quality 9).
// TTFB: 64 connections kept alive, plain HTTP/1.1, the server in one process and the load in another. First load: both
// behind the same HTTP/2 front; slow 4G and a CPU four times slower are the browser's own emulation.
// "Read" is a page that is opened and left alone until nothing comes any more: ours starts its application when it is used
// (docs/decisions/0015-start-on-use.md), Nuxt's when it is there. "Read and used" adds what a first key brings, counted to
// when the page's own code runs and nothing comes any more. "Used at first sight" presses that key as soon as something is
// painted; it is no goal, and rough: it ends with the last long task, and what Vue marks is its root, not the page.
// What favours Nuxt: it is one page, so that its scripts hold no session, federation, updates or notices; its links lead
// to an empty page, whose code is what it fetches ahead; its data is part of the page's script, asked of nobody.
//
// Measured 2026-11-22 with Nuxt 4.5.2 on two quiet cores: medians of the rounds' ratios.
// Per request: TTFB 0.007, p95 0.002, requests/s 188: ahead (ours 2.5 ms and 20,800/s). Bytes read 0.19 (18 against 99 kB)
// and LCP 0.63 (0.54 to 0.68; 0.97 against 1.64 s): ahead. Used at first sight 0.79 (2.6 against 3.6 s).
// Prerendered: TTFB 0.38, p95 0.44, requests/s 2.1, bytes read 0.19, LCP 0.63 (0.59 to 0.72): ahead.
// Read and used ours is 1.34: 132 against 99 kB, of which React with its renderer 58 and the shell 26 against 62 for Vue
// with Nuxt, and 8 the releases of all teams. Before it hydrated on interaction, ours was 130 kB and its LCP 1.08.
import { loadavg } from 'node:os';
import { buildProjects, findProjects, readTeams } from '@travesia/infra-releases';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import { chromium } from 'playwright-core';
import { OFFER } from '../../remotes/carreras/admission/offer.ts';
import { MEDICINE_CUTOFFS_PATH, MEDICINE_ID } from '../../remotes/carreras/routes.ts';
import { careerCutoffsData } from '../../remotes/carreras/web/pages/corte-carrera/career-cutoffs-data.ts';
import { type LiveMark, measureFirstLook, measureFirstUse } from './src/federation/measure-pages.ts';
import { startVariant, type Variant } from './src/federation/start-variant.ts';
import { type PageLoader, startPageLoader } from './src/public-page/load-page.ts';
import { buildNuxtPage, startNuxtPage } from './src/public-page/nuxt-page.ts';
import { pageText } from './src/public-page/page-text.ts';

/** Every subject once a round, in turn; ratios are taken within a round. */
const ROUNDS = 5;
const LOAD_MS = 2_000;

/** Loads that do not count: code gets compiled, caches filled. */
const WARM_UP_LOADS = 2;

/** On the element that Vue has taken over. */
const VUE_PAGE: LiveMark = ['#__nuxt', '__vue_app__'];

const FIGURES = [
  { key: 'firstByteMs', name: 'TTFB, median, ms', better: 'less' },
  { key: 'firstByteP95Ms', name: 'TTFB, p95, ms', better: 'less' },
  { key: 'requestsPerSecond', name: 'requests/s', better: 'more' },
  { key: 'bytes', name: 'bytes, read', better: 'less' },
  { key: 'requests', name: 'requests, read', better: 'neither' },
  { key: 'usedBytes', name: 'bytes, read and used', better: 'neither' },
  { key: 'usedRequests', name: 'requests, read and used', better: 'neither' },
  { key: 'lcpMs', name: 'LCP, ms', better: 'less' },
  { key: 'interactiveMs', name: 'interactive when used at first sight, ms', better: 'neither' },
] as const;

type Figure = (typeof FIGURES)[number]['key'];
type Round = Readonly<Record<Figure, number>>;

interface Subject {
  readonly variant: Variant;
  readonly path: string;
  readonly live?: LiveMark;
  readonly loader: PageLoader;
  readonly rounds: Round[];
}

const projects = await findProjects();
await buildProjects(projects);
const medicine = OFFER.career(MEDICINE_ID);
if (!medicine) throw new Error('the offer has no Medicina');
await buildNuxtPage(careerCutoffsData(OFFER, medicine));

const ours = await startVariant({
  builds: projects.map(({ dist }) => dist),
  teams: await readTeams(),
  clientRendered: [],
});
const nuxt = await startNuxtPage();

async function subject(variant: Variant, path: string, live?: LiveMark): Promise<Subject> {
  const loader = await startPageLoader(variant.port, path);
  return { variant, path, loader, rounds: [], ...(live && { live }) };
}

const subjects = {
  ours: await subject(ours, MEDICINE_CUTOFFS_PATH),
  'Nuxt, per request': await subject(nuxt, MEDICINE_CUTOFFS_PATH, VUE_PAGE),
  'Nuxt, prerendered': await subject(nuxt, '/prerendered', VUE_PAGE),
};

const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test installs one');
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });

const texts = new Set<string>();
for (const { variant, path } of Object.values(subjects)) texts.add(await pageText(browser, variant.origin + path));
if (texts.size > 1) throw new Error(`the pages do not say the same:\n${[...texts].join('\n')}`);

for (const { loader } of Object.values(subjects)) {
  for (let turn = 0; turn < WARM_UP_LOADS; turn += 1) await loader.measure(LOAD_MS);
}
for (let round = 0; round < ROUNDS; round += 1) {
  const inTurn = Object.values(subjects);
  // Whoever comes later may find the machine warmer, or busier.
  for (const { variant, path, live, loader, rounds } of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
    const load = await loader.measure(LOAD_MS);
    const { used, ...look } = await measureFirstLook(browser, variant.origin + path, live);
    const use = await measureFirstUse(browser, variant.origin + path, live);
    rounds.push({ ...load, ...look, usedBytes: used.bytes, usedRequests: used.requests, ...use });
  }
  console.log(`round ${round + 1} of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`);
}
await browser.close();
for (const { loader } of Object.values(subjects)) loader.release();
await Promise.all([ours.stop(), nuxt.stop()]);

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** By the median of the rounds and by the round that was disturbed least: whatever else runs here may be in the median. */
function verdict(better: 'less' | 'more' | 'neither', ratios: readonly number[]): string {
  if (better === 'neither') return '';
  const ahead = ratios.filter((ratio) => (better === 'less' ? ratio < 1 : ratio > 1)).length;
  return ahead === ratios.length ? 'ahead' : ahead === 0 ? 'behind' : 'unsettled';
}

const { ours: own, ...others } = subjects;
console.table(
  Object.entries(others).flatMap(([to, { rounds }]) =>
    FIGURES.map(({ key, name, better }) => {
      const [mine, theirs] = [own.rounds.map((round) => round[key]), rounds.map((round) => round[key])];
      const inRounds = mine.map((value, round) => value / (theirs[round] ?? Number.NaN));
      const best = better === 'more' ? Math.max : Math.min;
      const [ratio, ofBest] = [median(inRounds), best(...mine) / best(...theirs)];
      return {
        to,
        figure: name,
        ours: Number(median(mine).toPrecision(5)),
        theirs: Number(median(theirs).toPrecision(5)),
        ratio: ratio.toFixed(3),
        'in rounds': `${Math.min(...inRounds).toFixed(2)}–${Math.max(...inRounds).toFixed(2)}`,
        'of the best': ofBest.toFixed(3),
        'ours is': verdict(better, [ratio, ofBest]),
      };
    }),
  ),
);
