import type { PageInput } from '@travesia/contracts/page';
import { TEMARIO } from '@travesia/contracts/temario';
import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { describe, expect, it } from 'vitest';
import { averagePath } from '../routes.ts';
import * as calculadora from './pages/calculadora/page.tsx';
import * as promedio from './pages/promedio/page.tsx';
import * as tabla from './pages/tabla/page.tsx';
import * as temarios from './pages/temarios/page.tsx';
import { syllabusData } from './pages/temarios/syllabus-data.ts';

/** Fragment of an average's page, in bytes, uncompressed. */
const AVERAGE_HTML_MAX_BYTES = 25_000;

const location = { pathname: '/', search: '', hash: '' };
const input = (params: PageInput['params'] = {}, data?: unknown): PageInput => ({ params, location, data });
const averageInput = (average: number) => input({ promedio: (average / 100).toFixed(2) });

const PAGES = [
  { name: 'calculadora', page: calculadora, given: input() },
  { name: 'promedio', page: promedio, given: averageInput(550) },
  { name: 'tabla', page: tabla, given: input() },
  { name: 'temarios', page: temarios, given: input({}, syllabusData(TEMARIO)) },
] as const;

/** As it reads: without tags, and with React's escapes undone. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe.each(PAGES)('the page $name', async ({ page, given }) => {
  const html = await renderFragment(page, given);
  const head = page.head(given);

  it('has one h1 and no style attribute, which the documents refuse', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('says who it is not, and where its figures come from', () => {
    expect(textOf(html)).toContain('no está afiliada a DEMRE');
    expect(textOf(html)).toContain('Fuente:');
  });

  it('describes itself in a search result', () => {
    expect(head.title.length).toBeLessThanOrEqual(65);
    expect(head.description?.length).toBeLessThanOrEqual(170);
    expect(head.canonical).toMatch(/^\/(herramientas|paes\/nem)\//);
  });

  it('shows every question and answer that its structured data holds', () => {
    for (const data of head.jsonLd ?? []) {
      if (data['@type'] !== 'FAQPage' || !Array.isArray(data['mainEntity'])) continue;
      for (const { name, acceptedAnswer } of data['mainEntity']) {
        expect(textOf(html)).toContain(name);
        expect(textOf(html)).toContain(acceptedAnswer.text);
      }
    }
  });
});

describe('the page of an average', () => {
  it.each([400, 401, 550, 610, 695, 700])('answers %i hundredths, briefly', async (average) => {
    const html = await renderFragment(promedio, averageInput(average));
    expect(new TextEncoder().encode(html).length).toBeLessThan(AVERAGE_HTML_MAX_BYTES);
    expect(promedio.head(averageInput(average)).canonical).toBe(averagePath(average));
  });

  it('leads to the averages before and after it, where there are any', async () => {
    const links = (average: number) => renderFragment(promedio, averageInput(average));
    expect(await links(550)).toContain(`href="${averagePath(549)}"`);
    expect(await links(550)).toContain(`href="${averagePath(551)}"`);
    expect(await links(400)).not.toContain('promedio-3.99');
    expect(await links(700)).not.toContain('promedio-7.01');
  });
});

describe('the page of the table', () => {
  it('holds a link to each of the 301 averages without any script', async () => {
    const html = await renderFragment(tabla, input());
    for (let average = 400; average <= 700; average += 1) expect(html).toContain(`href="${averagePath(average)}"`);
  });
});

describe('the page of the syllabus', () => {
  it('holds every content without any script', async () => {
    const text = textOf(await renderFragment(temarios, input({}, syllabusData(TEMARIO))));
    for (const { axes } of TEMARIO) {
      for (const { name, summary } of axes.flatMap(({ units }) => units.flatMap(({ contents }) => contents))) {
        expect(text).toContain(name);
        expect(text).toContain(summary);
      }
    }
  });

  it('leads from a test to a practice of it, and leaves links of contents to whoever has scripts', async () => {
    const html = await renderFragment(temarios, input({}, syllabusData(TEMARIO)));
    const practised = (id: string) => html.includes(`contenidos=${id}&amp;preguntas=`);
    for (const { id: test, axes } of TEMARIO) {
      expect(practised(test), test).toBe(true);
      const contents = axes.flatMap(({ units }) => units.flatMap(({ contents }) => contents));
      expect(contents.filter(({ id }) => practised(id))).toEqual([]);
    }
  });

  it('holds one test where the address names it', async () => {
    const page = await renderFragment(temarios, {
      ...input({}, syllabusData(TEMARIO)),
      location: { ...location, hash: '#m2' },
    });
    expect(page).toContain('id="m2"');
    expect(page).not.toContain('id="m1"');
  });
});
