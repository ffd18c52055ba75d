import { createRouteTable, type HeadData, type PageInput } from '@travesia/contracts/page';
import type { PageSource } from '@travesia/kit-remote';
import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../admission/offer.ts';
import {
  CAREERS_PATH,
  CUTOFFS_PATH,
  careerPath,
  cutoffsPath,
  LANDING_IDS,
  landingPath,
  MEDICINE_ID,
  routes,
  scorePath,
  universityPath,
} from '../routes.ts';
import { scoreText } from './features/catalogue/score-text.ts';
import { searchState } from './features/search/search-state.ts';
import * as carrera from './pages/carrera/page.tsx';
import * as carreras from './pages/carreras/page.tsx';
import * as corteCarrera from './pages/corte-carrera/page.tsx';
import * as corteMedicina from './pages/corte-medicina/page.tsx';
import * as cortes from './pages/cortes/page.tsx';
import * as estudiar from './pages/estudiar/page.tsx';
import * as puntaje from './pages/puntaje/page.tsx';
import * as universidadPublica from './pages/universidad-publica/page.tsx';
import plans from './prerender.ts';

const TITLE_MAX = 65;
const DESCRIPTION_MAX = 170;
/** What a text holds where a figure is missing. */
const NOTHING = /undefined|NaN|Infinity|\[object/;
/** Of a page's fragment, before compression, which leaves about a tenth. */
const HTML_MAX_BYTES = 200_000;

const PAGES: Readonly<Record<string, PageSource>> = {
  carrera,
  carreras,
  corteCarrera,
  corteMedicina,
  cortes,
  estudiar,
  puntaje,
  universidadPublica,
};

/** Careers unlike each other: large, of one programme, not offered any more, of a special test, of a long name, of short plans. */
const SAMPLED_CAREERS = [
  'psicologia',
  'bibliotecologia',
  'fotografia',
  'actuacion-y-teatro',
  'ingenieria-civil-plan-comun',
  'bachillerato-y-licenciatura-en-salud',
  'odontologia',
];

const SAMPLE = [
  CAREERS_PATH,
  CUTOFFS_PATH,
  cutoffsPath(MEDICINE_ID),
  ...SAMPLED_CAREERS.flatMap((id) => [careerPath(id), cutoffsPath(id), scorePath(id)]),
  ...['universidad-de-chile', 'universidad-andres-bello', 'universidad-de-aysen'].map(universityPath),
  ...LANDING_IDS.map(landingPath),
];

interface Page {
  readonly path: string;
  readonly source: PageSource;
  readonly input: PageInput;
  readonly head: HeadData;
}

const everything = createRouteTable(routes, () => true);

/** These pages show nothing of what a release carries. */
const nothingCarried = () => Promise.reject(new Error('nothing is carried'));

/** A page as its prerendering finds it; its data comes as it travels, through JSON. */
function open(path: string): Page {
  const match = everything.match(path);
  const source = match ? PAGES[match.route.page] : undefined;
  if (!match || !source?.head) throw new Error(`${path} has no page with a head`);
  const given = { params: match.params, location: { pathname: path, search: '', hash: '' } };
  const data: unknown = JSON.parse(JSON.stringify(plans[match.route.path]?.data?.(given, nothingCarried)));
  const input = { ...given, data };
  return { path, source, input, head: source.head(input) };
}

const pages = Object.entries(plans).flatMap(([pattern, plan]) => (plan.paths?.() ?? [pattern]).map(open));

/** As it reads: without tags, and with React's escapes undone. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the public pages of carreras', () => {
  it('are those of every career and university, offered or not any more', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(
      [
        CAREERS_PATH,
        CUTOFFS_PATH,
        ...[...OFFER.careers, ...OFFER.discontinuedCareers].flatMap(({ id }) => [
          careerPath(id),
          cutoffsPath(id),
          scorePath(id),
        ]),
        ...OFFER.universities.map(({ id }) => universityPath(id)),
        ...LANDING_IDS.map(landingPath),
      ].sort(),
    );
  });

  it('describe themselves in a search result, each in its own words', () => {
    const seen = new Map<string, string>();
    for (const { path, head } of pages) {
      const { title, description = '', canonical, noIndex } = head;
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(TITLE_MAX);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(description.length, path).toBeGreaterThan(50);
      expect(canonical).toBe(path);
      expect(noIndex, path).toBeUndefined();
      for (const text of [title, description]) {
        expect(seen.get(text), `${path} says of itself what another does: ${text}`).toBeUndefined();
        seen.set(text, path);
      }
      expect(JSON.stringify(head), path).not.toMatch(NOTHING);
    }
  });
});

describe.each(SAMPLE.map(open))('the page $path', ({ source, input, head }) => {
  const rendered = renderFragment(source, input);

  it('has one h1 and no style attribute, which the documents refuse', async () => {
    const html = await rendered;
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html.length).toBeLessThan(HTML_MAX_BYTES);
  });

  it('says where its figures come from, and who we are not', async () => {
    const text = textOf(await rendered);
    expect(text).toContain('no está afiliada a DEMRE');
    expect(text).toContain('Fuente:');
    expect(text).toContain('¿Este dato está mal?');
    // The list of all careers has no table of its own.
    if (input.location.pathname !== CAREERS_PATH) expect(text).toMatch(/De dónde sale cada .* Reunido el \d+ de/);
    expect(text).not.toMatch(NOTHING);
  });

  it('leads to the search of all careers with a form of the browser, or searches itself', async () => {
    const html = await rendered;
    const form = /<search><form [^>]*action="([^"]+)".*<input type="search" name="([^"]+)".*<\/search>/.exec(html);
    if (!form) return expect([CAREERS_PATH, CUTOFFS_PATH]).toContain(input.location.pathname);
    const [, action = '', name = ''] = form;
    expect(action).toBe(CAREERS_PATH);
    expect(searchState(new URLSearchParams({ [name]: 'medisina' })).explorer.query).toBe('medisina');
  });

  it('shows every question and answer that its structured data holds', async () => {
    const text = textOf(await rendered);
    for (const data of head.jsonLd ?? []) {
      if (data['@type'] !== 'FAQPage' || !Array.isArray(data['mainEntity'])) continue;
      for (const { name, acceptedAnswer } of data['mainEntity']) {
        expect(text).toContain(name);
        expect(text).toContain(acceptedAnswer.text);
      }
    }
  });
});

it('a career of one programme has its history told, not the median of one', async () => {
  const alone = OFFER.careers.filter(({ programs }) => programs.length === 1);
  expect(alone.length).toBeGreaterThan(10);
  for (const { id } of alone) {
    const { source, input } = open(careerPath(id));
    const figure = /<figure[^>]*>(?:(?!<\/figure>)[\s\S])*Puntajes de corte de[\s\S]*?<\/figure>/.exec(
      await renderFragment(source, input),
    )?.[0];
    const text = textOf(figure ?? '');
    expect(text, id).toMatch(/En 2026 (el último seleccionado tuvo|no llenó sus vacantes)/);
    expect(text, id).toContain('¿Llenó sus vacantes?');
    expect(text, id).not.toMatch(/[Mm]ediana|un programa/);
  }
});

it('a long list leaves the cut-offs of earlier years to the page of the cut-offs, which has each of them', async () => {
  const textAt = async (path: string) => {
    const { source, input } = open(path);
    const html = await renderFragment(source, input);
    return { html, text: textOf(html).replaceAll('\u00a0', ' ') };
  };
  expect((await textAt(careerPath('bibliotecologia'))).text).toContain('2025: ');
  const long = OFFER.careers.filter(({ programs }) => programs.length > 70);
  expect(long.length).toBeGreaterThan(3);
  for (const { id, programs } of long) {
    const { html, text } = await textAt(careerPath(id));
    expect(text, id).not.toContain('2025: ');
    expect(text, id).toContain('Los cortes de 2025 y 2024 de cada programa están en los puntajes de corte de');
    expect(html, id).toContain(`href="${cutoffsPath(id)}"`);
    const there = await textAt(cutoffsPath(id));
    for (const { cutoffs } of programs) {
      for (const { last } of cutoffs) expect(there.text, id).toContain(scoreText(last));
    }
  }
});
