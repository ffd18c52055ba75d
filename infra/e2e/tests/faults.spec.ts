import { expect, type Locator, type Page, test } from '@playwright/test';
import type { LoadFailureKind, LoadPhase } from '@travesia/contracts/release';
import { ownScripts } from '../support/break-release.ts';
import {
  BROKEN_ID,
  FAULTS,
  FAULTY_REMOTE,
  type Fault,
  type FaultServer,
  startFaultServer,
} from '../support/fault-server.ts';
import { openMortalTab } from '../support/mortal-tab.ts';
import {
  currentPage,
  isSameDocument,
  markDocument,
  openPage,
  touchPage,
  visit,
  waitForLivePage,
} from '../support/shell.ts';
import { preparedStore } from '../support/stores-folder.ts';
import { fixturesUrl } from '../support/urls.ts';

/** One of every remote's pages but the faulty one's. */
const OTHERS = ['/lobby', '/paes/carreras', '/test', '/juegos/celula', '/onboarding', '/suscribirse'];

/** Where every case begins, with the faulty remote not loaded yet: a page that costs little. */
const START = '/juegos/celula';

/** A page with data, style and scripts of its own; a second one of the same remote. */
const FAULTY = '/herramientas/temarios';
const SIBLING = '/paes/nem/nem-a-puntaje';

/** More than one attempt, less than two. */
const AN_ATTEMPT_MS = 4_500;

const SENTENCES: Readonly<Record<LoadFailureKind, RegExp>> = {
  offline: /no hay internet/,
  timeout: /tardando demasiado/,
  http: /No está disponible/,
  chunk: /Le faltó una parte/,
  integrity: /Llegó alterada/,
  evaluation: /Llegó, pero no pudo abrirse/,
  contract: /no calza/,
  mount: /Llegó, pero no pudo abrirse/,
};

interface Expected {
  readonly kind: LoadFailureKind;
  readonly phase: LoadPhase;
}

/** Cases that passed in this worker, for whoever reads the run. */
const table: { readonly [column in 'fault' | 'seen' | 'phase' | 'seconds' | 'others' | 'retry']: string }[] = [];

let server: FaultServer;
/** What only the faulty page needs. */
let ownScript: RegExp;

test.beforeAll(async () => {
  server = await startFaultServer(fixturesUrl());
  ownScript = await ownScripts(preparedStore('fixtures'), FAULTY_REMOTE, 'temarios');
});
test.beforeEach(() => {
  server.repair();
  server.forget();
});
test.afterAll(async () => {
  await server.stop();
  console.table(table);
});

const failure = (page: Page) => page.locator('[data-failure]');
const loading = (page: Page) => page.locator('[data-loading]');

/** Opens the shell on another remote's page, with timers that a test can move on. */
async function start(page: Page): Promise<void> {
  await page.clock.install();
  await openPage(page, server.url + START);
  await markDocument(page);
}

/** Has the keyboard at a link to the faulty page, as somebody does who is about to follow it. */
async function aimAtFaulty(page: Page): Promise<Locator> {
  const link = page.getByRole('link', { name: 'Con falla' });
  await page.evaluate((href) => {
    document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'Con falla' }));
  }, FAULTY);
  await link.focus();
  return link;
}

async function expectFailure(page: Page, { kind, phase }: Expected, sentence = SENTENCES[kind]): Promise<void> {
  await expect(failure(page).getByRole('alert')).toContainText(sentence);
  await expect(failure(page)).toHaveAttribute('data-failure', phase);
  await expect(failure(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** The shell and these pages of other remotes work, in the same document. */
async function expectOthersWork(page: Page, others: readonly string[] = OTHERS): Promise<number> {
  for (const path of others) {
    await visit(page, path);
    await expect(page).toHaveURL(server.url + path);
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  }
  await waitForLivePage(page);
  expect(await isSameDocument(page)).toBe(true);
  return others.length;
}

async function expectRetryOpens(page: Page): Promise<void> {
  await failure(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await waitForLivePage(page);
  expect(await isSameDocument(page)).toBe(true);
}

/** Lets both attempts at what hangs pass. */
async function passBothAttempts(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const asked = server.asked.length;
    await expect(loading(page)).toBeVisible();
    await page.clock.fastForward(AN_ATTEMPT_MS);
    if (attempt === 0) await expect.poll(() => server.asked.length).toBeGreaterThan(asked);
  }
}

interface Case {
  readonly fault: string;
  readonly expected: Expected;
  readonly path?: string;
  /** Its kind and its phase have another case, and what tells them apart is tested beside its code: for a soak. */
  readonly isVariant?: boolean;
  arrange(): void;
  /** In the document, before the page is asked for. */
  prepare?(page: Page): Promise<void>;
  /** Once the page was asked for, until its failure is there. */
  pass?(page: Page): Promise<void>;
  readonly sentence?: RegExp;
  repair?(page: Page): void | Promise<void>;
}

const files = (
  fault: string,
  pattern: RegExp,
  how: Fault,
  expected: Expected,
  more: Pick<Case, 'isVariant'> = {},
): Case => ({
  ...more,
  fault,
  expected,
  arrange: () => server.fault(pattern, how),
});
const code = (
  fault: string,
  codeFrom: (sound: string) => string,
  expected: Expected,
  more: Pick<Case, 'isVariant'> = {},
): Case => ({
  ...more,
  fault,
  expected,
  arrange: () => server.breakRelease(codeFrom),
});
/** A container written by hand. */
const container = (module: string) => () =>
  `var travesia_${FAULTY_REMOTE} = { init() {}, get: async () => () => ({ default: ${module} }) };`;

const ALL = /./;
const ENTRY = /^entry\./;
const SCRIPTS = /^\d+\.\w+\.js$/;
const STYLES = /\.css$/;
const DATA = /^payload\//;
const VARIANT = { isVariant: true } as const;
const broken = (kind: LoadFailureKind, phase: LoadPhase): Expected => ({ kind, phase });

/** One file alone: over HTTP/1.1 a browser has six connections, and what hangs keeps them. */
const hanging = (what: string, pattern: () => RegExp, phase: LoadPhase): Case => ({
  fault: `${what} hangs`,
  expected: broken('timeout', phase),
  arrange: () => server.fault(pattern(), FAULTS.hanging),
  pass: passBothAttempts,
});
const inReact = (fault: string, page: string, phase: LoadPhase, more: Partial<Case> = {}): Case => ({
  fault,
  path: `/prueba-rota/${page}`,
  expected: broken('mount', phase),
  arrange() {},
  repair: (tab) => tab.evaluate(() => document.documentElement.setAttribute('data-reparada', '')),
  ...more,
});

const CASES: readonly Case[] = [
  files('the server is down', ALL, FAULTS.down, broken('http', 'entry')),
  files('503 for everything', ALL, FAULTS.unavailable, broken('http', 'entry'), VARIANT),
  hanging('the entry', () => ENTRY, 'entry'),
  hanging('a script of the page', () => ownScript, 'page'),
  files('the entry is cut off', ENTRY, FAULTS.truncated, broken('http', 'entry')),
  files('HTML with 200', ALL, FAULTS.html, broken('http', 'entry'), VARIANT),
  files('the entry has another digest', ENTRY, FAULTS.tampered, broken('integrity', 'entry')),
  files('a script has another digest', SCRIPTS, FAULTS.tampered, broken('integrity', 'page')),
  files('scripts are gone after a deploy', SCRIPTS, FAULTS.gone, broken('chunk', 'page')),
  files('the style sheet is gone', STYLES, FAULTS.gone, broken('http', 'style')),
  files('the data is unavailable', DATA, FAULTS.unavailable, broken('http', 'data')),
  code('another contract', container('{ contract: 2, pages: {} }'), broken('contract', 'contract')),
  code('the page is missing', container('{ contract: 1, pages: {} }'), broken('contract', 'contract'), VARIANT),
  code('another name', () => 'var travesia_otra = {};', broken('contract', 'contract'), VARIANT),
  code('no container', () => `var travesia_${FAULTY_REMOTE} = 7;`, broken('evaluation', 'entry'), VARIANT),
  code('the entry throws', (sound) => `${sound};throw new Error('prueba')`, broken('evaluation', 'entry')),
  code(
    'the module throws',
    container('(() => { throw new Error("prueba") })()'),
    broken('evaluation', 'entry'),
    VARIANT,
  ),
  code(
    'the page throws at import',
    container('{ contract: 1, pages: { temarios: async () => { throw new Error("prueba") } } }'),
    broken('evaluation', 'page'),
  ),
  code(
    'the page throws at mount',
    container('{ contract: 1, pages: { temarios: async () => ({ mount() { throw new Error("prueba") } }) } }'),
    broken('mount', 'mount'),
  ),
  inReact('the page throws in render after 5 s', 'tarde', 'render', {
    sentence: /se detuvo/,
    async pass(page) {
      await expect(page.getByRole('heading', { name: 'Tarde' })).toBeVisible();
      await page.clock.fastForward(5_500);
    },
  }),
  inReact('the page throws in an effect', 'efecto', 'render', {
    ...VARIANT,
    sentence: /se detuvo/,
    pass: (page) => page.getByRole('button', { name: 'Romper' }).click(),
  }),
  inReact('the page draws itself for ever', 'bucle', 'mount'),
  inReact('the page never comes onto the screen', 'eterna', 'mount', {
    prepare: (tab) => tab.evaluate(() => document.documentElement.setAttribute('data-eterna', '')),
    async pass(page) {
      await expect(loading(page)).toBeVisible();
      await page.clock.fastForward(10_500);
    },
  }),
];

function note(fault: string, { kind, phase }: Expected, begin: number, others: string, retry = 'opens'): void {
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  table.push({ fault, seen: kind, phase, seconds, others, retry });
}

const isSoak = Boolean(process.env['SOAK']);

/** After the first fault of a phase all other remotes are looked at, after each of the rest one of them, by turns. */
const othersAfter = (index: number): readonly string[] => {
  const isFirst = CASES.findIndex(({ expected }) => expected.phase === CASES[index]?.expected.phase) === index;
  return isFirst || isSoak ? OTHERS : OTHERS.filter((_, place) => place === index % OTHERS.length);
};

for (const [index, one] of CASES.entries()) {
  if (one.isVariant && !isSoak) continue;
  const { fault, expected, path = FAULTY, arrange, prepare, pass, sentence, repair } = one;
  test(`${fault}: its page says so, the rest works, and a retry opens it after the repair`, async ({ page }) => {
    const begin = Date.now();
    const fails = async () => {
      await visit(page, path);
      await pass?.(page);
      await expectFailure(page, expected, sentence);
    };
    arrange();
    await start(page);
    await prepare?.(page);
    await fails();
    const others = await expectOthersWork(page, othersAfter(index));
    await fails();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    server.repair();
    await repair?.(page);
    await expectRetryOpens(page);
    const remote = path === FAULTY ? FAULTY_REMOTE : 'rota';
    const report = { remote, outcome: expected.kind, phase: expected.phase };
    await expect.poll(() => server.reported).toContainEqual(expect.objectContaining(report));
    note(fault, expected, begin, `${others} of ${OTHERS.length}`);
  });
}

test('no network: the page says so, what is open stays, and a retry opens it when the network is back', async ({
  page,
  context,
}) => {
  const begin = Date.now();
  await start(page);
  await context.setOffline(true);
  await visit(page, FAULTY);
  await expectFailure(page, broken('offline', 'entry'));
  await context.setOffline(false);
  await expectRetryOpens(page);
  // It could not be told before.
  await page.clock.fastForward(6_000);
  await expect.poll(() => server.reported).toContainEqual(expect.objectContaining({ outcome: 'offline' }));
  note('no network', broken('offline', 'entry'), begin, 'what is open');
});

/** Says when it begins. */
const ENDLESS = `void fetch('/releases/${FAULTY_REMOTE}/prueba/sin-fin'); for (;;);`;

for (const [what, after, codeFrom] of [
  ['the entry', 'the tab is reloaded', (sound: string) => `${sound};${ENDLESS}`],
  [
    'the page',
    'another tab is opened',
    container(`{ contract: 1, pages: { temarios: async () => ({ mount() { ${ENDLESS} } }) } }`),
  ],
] as const) {
  test(`${what} never ends: when ${after}, it says why it does not open, the rest works, and a retry opens it after the repair`, async () => {
    const begin = Date.now();
    const tab = await openMortalTab();
    try {
      server.breakRelease(codeFrom);
      await openPage(tab.page, server.url + START);
      await visit(tab.page, FAULTY);
      await expect.poll(() => server.asked).toContain('sin-fin');
      const isSameTab = after === 'the tab is reloaded';
      const page = await (isSameTab ? tab.endAndReload() : tab.closeAndOpen(server.url + FAULTY));
      await touchPage(page);
      const neverEnded = () => expectFailure(page, broken('mount', 'mount'), /bloqueó la pestaña/);
      await neverEnded();
      await markDocument(page);
      const others = await expectOthersWork(page);
      await visit(page, FAULTY);
      await neverEnded();
      server.repair();
      await expectRetryOpens(page);
      const report = { remote: FAULTY_REMOTE, release: BROKEN_ID, outcome: 'mount', phase: 'mount' };
      await expect.poll(() => server.reported).toContainEqual(expect.objectContaining(report));
      note(`${what} never ends`, broken('mount', 'mount'), begin, `${others} of ${OTHERS.length}, when ${after}`);
    } finally {
      await tab.close();
    }
  });
}

test('what hangs is asked for under another address, and what comes late is as good', async ({ page }) => {
  const begin = Date.now();
  server.fault(ENTRY, FAULTS.hanging);
  await start(page);
  await visit(page, FAULTY);
  await expect(loading(page)).toHaveText('Cargando…');
  await page.clock.fastForward(AN_ATTEMPT_MS);
  await expect.poll(() => server.asked.filter((file) => file.startsWith('entry.')).length).toBe(2);
  expect(server.asked.at(-1)).toMatch(/\?intento=1$/);
  server.release();
  await expect(page.getByRole('heading', { name: 'Temarios', level: 1 })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  const { fault, ...row } = {
    fault: 'the entry comes late',
    seen: 'loaded',
    phase: '',
    others: '',
    retry: 'not needed',
  };
  table.push({ fault, ...row, seconds: ((Date.now() - begin) / 1000).toFixed(1) });
});

for (const { fault, expected, arrange } of [
  files('is not there', ENTRY, FAULTS.gone, broken('http', 'entry')),
  code('throws', (sound) => `${sound};throw new Error('prueba')`, broken('evaluation', 'entry')),
]) {
  test(`a release that ${fault} disturbs nobody who only aims at its page, and its visit says so`, async ({ page }) => {
    arrange();
    await start(page);
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const link = await aimAtFaulty(page);
    await expect.poll(() => server.asked.some((file) => file.startsWith('entry.'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(failure(page)).toHaveCount(0);
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(thrown).toEqual([]);

    await link.dispatchEvent('click', { button: 0 });
    await expectFailure(page, expected);
    server.repair();
    await expectRetryOpens(page);
    await page.clock.fastForward(6_000);
    const reports = () => server.reported.filter(({ remote }) => remote === FAULTY_REMOTE);
    await expect.poll(() => reports().map(({ outcome }) => outcome)).toEqual([expected.kind, 'loaded']);
  });
}

test('what failed while somebody aimed at it opens at the visit, once it is there again', async ({ page }) => {
  server.fault(ENTRY, FAULTS.gone);
  await start(page);
  const link = await aimAtFaulty(page);
  await expect.poll(() => server.asked.filter((file) => file.startsWith('entry.')).length).toBe(2);
  await page.waitForLoadState('networkidle');
  server.repair();
  await link.dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { name: 'Temarios', level: 1 })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('a release that throws gives way to the last good one, which runs beside what is left of it', async ({ page }) => {
  const begin = Date.now();
  server.breakRelease((sound) => `${sound};throw new Error('prueba')`);
  server.offerFallback();
  await start(page);
  for (const path of [FAULTY, SIBLING]) {
    await visit(page, path);
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await waitForLivePage(page);
  }
  expect(server.asked.filter((file) => file.startsWith('entry.'))).toHaveLength(2);
  const ofTheBroken = { remote: FAULTY_REMOTE, release: BROKEN_ID, outcome: 'evaluation' };
  await expect.poll(() => server.reported).toContainEqual(expect.objectContaining(ofTheBroken));
  note('the entry throws, with a good release before', broken('evaluation', 'entry'), begin, '', 'not needed');
});

test('the last good release takes the place of a prerendered page whose own code is broken', async ({ page }) => {
  server.breakRelease((sound) => `${sound};throw new Error('prueba')`);
  server.offerFallback();
  await page.goto(server.url + FAULTY);
  await waitForLivePage(page);
  await expect(currentPage(page)).toHaveCount(1);
  await expect(failure(page)).toHaveCount(0);
});

test('a prerendered page whose files are gone stays readable, and comes to life after a retry', async ({ page }) => {
  server.fault(SCRIPTS, FAULTS.gone);
  await page.goto(server.url + FAULTY);
  await touchPage(page);
  await expectFailure(page, broken('chunk', 'page'));
  await expect(page.getByRole('heading', { name: 'Temarios', level: 1 }).last()).toBeVisible();
  await markDocument(page);
  server.repair();
  await expectRetryOpens(page);
});
