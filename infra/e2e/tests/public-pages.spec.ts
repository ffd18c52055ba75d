import { type IncomingMessage, get as request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { LatestBuild } from '@travesia/contracts/release';
import { findProjects } from '@travesia/infra-releases';
import { DOCUMENT_MAX_BROTLI_BYTES, PAGE_READ_MAX_BYTES } from '@travesia/infra-releases/page-budget';
import { prerenderRemote } from '@travesia/kit-remote/build';
import { prerenderedAddresses, routesThatHydrateOnInteraction } from '../support/addresses.ts';
import { richResultProblems, structuredDataOf, structuredDataProblems } from '../support/structured-data.ts';
import { productUrl } from '../support/urls.ts';
import { PERSON } from '../support/user-agents.ts';

/** Documents asked for at once. */
const AT_ONCE = 8;

/** Are one official text, which is read whole: no part of it comes later. */
const WHOLE_TEXTS: readonly string[] = ['/herramientas/temarios'];

/** Clicks from the home page within which everything can be reached. */
const CLICKS_MAX = 3;

/** Of one processor, for all public pages of the product: a wall clock would measure what else the machine does. */
const PRERENDER_MAX_CPU_MS = 60_000;

/** Text of a page that says nothing yet is shorter, its header and footer included. */
const TEXT_MIN_CHARACTERS = 1_500;

interface Document {
  readonly status: number;
  readonly html: string;
  /** As it comes over the wire: compressed by the edge. */
  readonly bytes: number;
}

const get = (path: string) => fetch(productUrl() + path, { redirect: 'manual', headers: { 'user-agent': PERSON } });

async function readOne(path: string): Promise<Document> {
  const headers = { 'user-agent': PERSON, 'accept-encoding': 'br' };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(productUrl() + path, { headers }, resolve).on('error', reject);
  const response = await promise;
  const content = await buffer(response);
  const isCompressed = response.headers['content-encoding'] === 'br';
  const html = (isCompressed ? brotliDecompressSync(content) : content).toString();
  return { status: response.statusCode ?? 0, html, bytes: content.length };
}

async function read(paths: readonly string[]): Promise<ReadonlyMap<string, Document>> {
  const documents = new Map<string, Document>();
  const waiting = [...paths];
  const reader = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      documents.set(path, await readOne(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return documents;
}

const one = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';
const titleOf = (html: string) => one(/<title>([^<]*)<\/title>/, html);
const descriptionOf = (html: string) => one(/<meta name="description" content="([^"]*)"/, html);
const typesOf = (html: string) => structuredDataOf(html).map((data) => data['@type']);

/** What somebody reads for whom no script runs. */
const textOf = (html: string) => one(/<main[^>]*>([\s\S]*)<\/main>/, html).replace(/<[^>]+>/g, ' ');

/** Paths of this site that a document links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

test.describe('the public pages', () => {
  // One worker reads them all, which takes the edge half a minute: each worker that had one of these tests would.
  test.describe.configure({ mode: 'default' });

  let listed: readonly { readonly path: string; readonly changed: string }[] = [];
  let documents: ReadonlyMap<string, Document> = new Map();

  test.beforeAll(async () => {
    // Some eight hundred documents, on a machine that runs other tests beside.
    test.setTimeout(180_000);
    const xml = await (await get('/sitemap.xml')).text();
    listed = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)].map(
      ([, address = '', changed = '']) => ({ path: address.slice(productUrl().length), changed }),
    );
    documents = await read(listed.map(({ path }) => path));
  });

  test('of the catalogue and of the averages are in the site map, once each', () => {
    const paths = listed.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const families = /^\/(paes|odontologia|ingenieria-|herramientas\/calculadora-nem)/;
    const expected = prerenderedAddresses().filter((address) => families.test(address));
    expect(expected.length).toBeGreaterThan(700);
    expect(paths).toEqual(expect.arrayContaining([...expected]));
  });

  test('were changed on the day their release was published, which is not to come', async () => {
    const latest: LatestBuild = await (await get('/builds/latest.json')).json();
    const built = new Date(latest.timestamp).toISOString().slice(0, 10);
    for (const { path, changed } of listed) {
      expect(changed, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(changed <= built, path).toBe(true);
    }
  });

  test('answer 200 in full without any script, under a title and a description of their own', () => {
    const seen = new Map<string, string>();
    for (const [path, { status, html }] of documents) {
      expect(status, path).toBe(200);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html, path).toContain(`<link rel="canonical" href="${productUrl()}${path}"`);
      expect(html, path).not.toContain('name="robots" content="noindex"');
      for (const text of [titleOf(html), descriptionOf(html)]) {
        expect(text.length, `${path}: ${text}`).toBeGreaterThan(19);
        expect(seen.get(text), `${path} says of itself what another page does: ${text}`).toBeUndefined();
        seen.set(text, path);
      }
      if (path.startsWith('/paes/')) expect(textOf(html).length, path).toBeGreaterThan(TEXT_MIN_CHARACTERS);
    }
  });

  test('that the front page offers are listed', () => {
    const offered = linksOf((documents.get('/')?.html ?? '').split(/id="que-hay"|<footer/)[1] ?? '');
    expect(offered).toEqual(expect.arrayContaining(['/test', '/paes/carreras', '/onboarding', '/suscribirse']));
    const listed = offered.filter((path) => documents.has(path));
    expect(listed).toEqual(expect.arrayContaining(['/test', '/onboarding', '/suscribirse']));
  });

  test('that are only read until they are used are light to read, every one', () => {
    const weights = routesThatHydrateOnInteraction()
      .flatMap(({ addresses }) => addresses)
      .flatMap((path) => {
        const document = documents.get(path);
        return document ? { path, ...document } : [];
      });
    expect(weights.length).toBeGreaterThan(700);
    for (const { path, bytes, html } of weights) expect(bytes, `${path} is compressed`).toBeLessThan(html.length / 3);
    const heavy = weights
      .filter(
        ({ path, bytes }) => bytes > (WHOLE_TEXTS.includes(path) ? PAGE_READ_MAX_BYTES : DOCUMENT_MAX_BROTLI_BYTES),
      )
      .map(({ path, bytes }) => `${path}: ${bytes}`);
    expect(heavy).toEqual([]);
  });

  test('hold structured data that is valid, and the kinds that their content is', async () => {
    const kinds = [
      [/^\/paes\/carreras\/./, ['BreadcrumbList', 'FAQPage']],
      [/^\/paes\/carreras$/, ['BreadcrumbList']],
      [/^\/paes\/universidades\//, ['BreadcrumbList', 'CollegeOrUniversity', 'FAQPage']],
      [/^\/paes\/(puntajes-de-corte|puntaje-paes)/, ['BreadcrumbList', 'FAQPage']],
      [/^\/(odontologia|ingenieria-)/, ['BreadcrumbList', 'FAQPage']],
    ] as const;
    for (const [path, { html }] of documents) {
      const data = structuredDataOf(html);
      expect([...structuredDataProblems(data), ...(await richResultProblems(data))], path).toEqual([]);
      for (const [family, types] of kinds) {
        if (family.test(path)) expect(typesOf(html), path).toEqual(expect.arrayContaining([...types]));
      }
      if (path.startsWith('/paes/')) expect(html, path).toContain('aria-label="Ruta de navegación"');
    }
  });

  test(`are at most ${CLICKS_MAX} clicks from the home page`, () => {
    const clicks = new Map([['/', 0]]);
    for (const [path, count] of clicks) {
      for (const link of linksOf(documents.get(path)?.html ?? '')) {
        if (documents.has(link) && !clicks.has(link)) clicks.set(link, count + 1);
      }
    }
    const far = listed.filter(({ path }) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > CLICKS_MAX);
    expect(far.map(({ path }) => path)).toEqual([]);
  });

  test('link to nothing that is not there', async () => {
    const linked = new Set([...documents.values()].flatMap(({ html }) => linksOf(html)));
    const others = await read([...linked].filter((path) => !documents.has(path)));
    const broken = [...others].filter(([, { status }]) => status >= 400).map(([path]) => path);
    expect(broken).toEqual([]);
  });
});

for (const path of [
  '/paes/carreras/astronauta',
  '/paes/carreras/Medicina',
  '/paes/puntajes-de-corte/astronauta',
  '/paes/puntaje-paes/astronauta',
  '/paes/universidades/11',
  '/paes/universidades',
  '/paes/puntaje-paes',
  '/medicina',
]) {
  test(`there is no page at ${path}`, async () => {
    expect((await get(path)).status).toBe(404);
  });
}

test('publishing makes every public page within a minute', async ({ browserName: _ }, testInfo) => {
  // It makes them all a second time: a question of speed, which no change of one page asks.
  test.skip(!process.env['SOAK'], 'for a soak');
  test.setTimeout(240_000);
  const remotes = (await findProjects()).filter(({ name }) => name !== 'shell');
  const before = process.cpuUsage();
  let pages = 0;
  for (const { name, folder } of remotes) {
    const work = testInfo.outputPath(name);
    const { prerendered } = await prerenderRemote(folder, work, join(work, 'release'));
    pages += Object.keys(prerendered).length;
  }
  const { user, system } = process.cpuUsage(before);
  expect(pages).toBeGreaterThan(750);
  expect((user + system) / 1000, `${pages} pages`).toBeLessThan(PRERENDER_MAX_CPU_MS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a career is read whole: a region opens', async ({ page }) => {
    await page.goto(`${productUrl()}/paes/carreras/ingenieria-comercial`);
    const region = page.locator('details', { hasText: 'Pontificia Universidad Católica de Valparaíso' });
    await expect(region.getByText('Último seleccionado 2026').first()).toBeHidden();
    await region.locator('summary').first().click();
    await expect(region.getByText('Último seleccionado 2026').first()).toBeVisible();
  });

  test('the index shows every career and no field that would find none', async ({ page }) => {
    await page.goto(`${productUrl()}/paes/carreras`);
    const health = page.locator('details', { has: page.locator('a[href="/paes/carreras/medicina"]') });
    await health.locator('summary').click();
    await expect(health.getByRole('link', { name: 'Medicina', exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
