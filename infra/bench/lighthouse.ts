// Lighthouse on four pages, as a phone with slow 4G: `npm run bench -- lighthouse`. Three minutes, loopback only; needs
// Chromium.
//
// How to read it: the categories of Lighthouse, out of 100. Goals: performance 95, the others 100. Loads are slowed by
// Lighthouse's own simulation of slow 4G and of a processor four times slower; a machine that does other work takes from
// the performance, which is why no gate asks for it: what a page may load is in the budgets of `npm run build`. Each page
// is visited on a cold cache, but `/home`: by a student who has just come to it, so that its files are in the cache and the plan
// is made while it is measured. Reports lie in the data folder, in `lighthouse`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { PROJECT } from '@travesia/infra-checks/project';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { Emulator } from '@travesia/infra-e2e/support/emulator';
import { ensureStores } from '@travesia/infra-e2e/support/ensure-stores';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { startPlatform } from '@travesia/infra-e2e/support/platform';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import { freePort } from '@travesia/kit-service';
import lighthouse, { generateReport } from 'lighthouse';
import { MEDICINE_CUTOFFS_PATH } from '../../remotes/carreras/routes.ts';
import { CALCULATOR_PATH } from '../../remotes/herramientas/routes.ts';

const HOME_PATH = '/home';

/** A visitor's pages first: signing in stays. */
const PAGES = ['/', MEDICINE_CUTOFFS_PATH, CALCULATOR_PATH, HOME_PATH] as const;

/** Least score out of 100, by category. */
const GOALS: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Asks whether search engines may list the page: those of students they may not. */
const INDEXING_AUDIT = 'is-crawlable';

const folder = join(resolve(PROJECT, process.env['DATA_DIR'] || '.data'), 'lighthouse');
await mkdir(folder, { recursive: true });
await ensureStores('product');
const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test installs one');

const platform = await startPlatform({ withFixtures: false, withIdentity: true });
const profile = await mkdtemp(join(tmpdir(), 'travesia-lighthouse-'));
const port = await freePort();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
});

interface Outcome {
  readonly scores: Readonly<Record<string, number>>;
  /** What took from a score, worst first. */
  readonly findings: readonly string[];
}

async function examine(path: string): Promise<Outcome> {
  const isStudents = path === HOME_PATH;
  const result = await lighthouse(platform.url + path, {
    port,
    output: 'html',
    logLevel: 'error',
    disableStorageReset: isStudents,
    onlyCategories: Object.keys(GOALS),
    skipAudits: isStudents ? [INDEXING_AUDIT] : null,
  });
  if (!result) throw new Error(`${path} was not examined`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
  const name = path === '/' ? 'start' : path.slice(1).replaceAll('/', '-');
  await writeFile(join(folder, `${name}.html`), generateReport(lhr, 'html'));
  await writeFile(join(folder, `${name}.json`), JSON.stringify(lhr, null, 1));
  const categories = Object.entries(lhr.categories);
  const weighed = categories.flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      const lost = weight * (1 - (audit?.score ?? 1));
      return audit && lost > 0 ? [{ lost, text: `${category}: ${audit.title}` }] : [];
    }),
  );
  return {
    scores: Object.fromEntries(categories.map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    findings: weighed.sort((one, other) => other.lost - one.lost).map(({ text }) => text),
  };
}

const outcomes = new Map<string, Outcome>();
try {
  for (const path of PAGES) {
    if (path === HOME_PATH) {
      const account = await createAccount({ at: new Emulator(() => platform.url) });
      const page = await browser.newPage();
      await openSignedIn(page, account, { redirect: path, at: platform.url });
      await page.close();
    }
    outcomes.set(path, await examine(path));
  }
} finally {
  await browser.close();
  await platform.stop();
  await rm(profile, { recursive: true, force: true });
}

console.table(Object.fromEntries([...outcomes].map(([path, { scores }]) => [path, scores])));
for (const [path, { findings }] of outcomes) {
  for (const finding of findings) console.log(`${path}  ${finding}`);
}
console.log(`Reports: ${folder}`);
const missed = [...outcomes].flatMap(([path, { scores }]) =>
  Object.entries(GOALS).flatMap(([category, goal]) => ((scores[category] ?? 0) < goal ? [`${path} ${category}`] : [])),
);
if (missed.length > 0) {
  console.error(`Short of the goal: ${missed.join(', ')}`);
  process.exitCode = 1;
}
