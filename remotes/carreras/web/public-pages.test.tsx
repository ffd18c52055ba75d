import { createRouteTable, type HeadData, type PageInput } from '@travesia/contracts';
import type { PageSource } from '@travesia/kit-remote';
import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../admission/offer.ts';
import { careerPath, cutoffsPath, LANDING_IDS, landingPath, routes, scorePath, universityPath } from '../routes.ts';
import * as carrera from './carrera/page.tsx';
import * as carreras from './carreras/page.tsx';
import * as corteCarrera from './corte-carrera/page.tsx';
import * as corteMedicina from './corte-medicina/page.tsx';
import * as cortes from './cortes/page.tsx';
import * as estudiar from './estudiar/page.tsx';
import plans from './prerender.ts';
import * as puntaje from './puntaje/page.tsx';
import * as universidadPublica from './universidad-publica/page.tsx';

/** All public pages have to be made within it, on two cores. */
const PRERENDER_MAX_MS = 60_000;

const TITLE_MAX = 65;
const DESCRIPTION_MAX = 170;
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

interface Rendered {
  readonly path: string;
  readonly html: string;
  readonly head: HeadData;
}

async function renderAll(): Promise<readonly Rendered[]> {
  const table = createRouteTable(routes, () => true);
  const addresses = Object.entries(plans).flatMap(([pattern, plan]) =>
    (plan.paths?.() ?? [pattern]).map((path) => ({ path, plan })),
  );
  const rendered: Rendered[] = [];
  for (const { path, plan } of addresses) {
    const match = table.match(path);
    const source = match && PAGES[match.route.page];
    if (!source?.head) throw new Error(`${path} has no page with a head`);
    const given = { params: match.params, location: { pathname: path, search: '', hash: '' } };
    // The page gets its data as it travels: through JSON.
    const data: unknown = JSON.parse(JSON.stringify(plan.data?.(given)));
    const input: PageInput = { ...given, data };
    rendered.push({ path, head: source.head(input), html: await renderFragment(source, input) });
  }
  return rendered;
}

/** As it reads: without tags, and with React's escapes undone. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

let pages: readonly Rendered[] = [];

describe('the public pages of carreras', () => {
  it(
    'are all made within a minute',
    async () => {
      pages = await renderAll();
      expect(pages.map(({ path }) => path).sort()).toEqual(
        [
          '/paes/carreras',
          '/paes/puntajes-de-corte',
          ...OFFER.careers.flatMap(({ id }) => [careerPath(id), cutoffsPath(id), scorePath(id)]),
          ...OFFER.universities.map(({ id }) => universityPath(id)),
          ...LANDING_IDS.map(landingPath),
        ].sort(),
      );
    },
    PRERENDER_MAX_MS,
  );

  it('have one h1, no style attribute, and say who we are not', () => {
    for (const { path, html } of pages) {
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
      const text = textOf(html);
      expect(text, path).toContain('no está afiliada a DEMRE');
      expect(text, path).toContain('Fuente:');
      expect(html.length, path).toBeLessThan(HTML_MAX_BYTES);
    }
  });

  it('describe themselves in a search result, each in its own words', () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const { path, head } of pages) {
      const { title, description = '', canonical, noIndex } = head;
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(TITLE_MAX);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(description.length, path).toBeGreaterThan(50);
      expect(canonical).toBe(path);
      expect(noIndex, path).toBeUndefined();
      expect(titles.get(title), `${path} has the title of another`).toBeUndefined();
      expect(descriptions.get(description), `${path} has the description of another`).toBeUndefined();
      titles.set(title, path);
      descriptions.set(description, path);
    }
  });

  it('show every question and answer that their structured data holds', () => {
    for (const { path, html, head } of pages) {
      const text = textOf(html);
      for (const data of head.jsonLd ?? []) {
        if (data['@type'] !== 'FAQPage' || !Array.isArray(data['mainEntity'])) continue;
        for (const { name, acceptedAnswer } of data['mainEntity']) {
          expect(text, path).toContain(name);
          expect(text, path).toContain(acceptedAnswer.text);
        }
      }
    }
  });

  it('name nothing that is not there', () => {
    for (const { path, html, head } of pages) {
      const said = textOf(html) + JSON.stringify(head);
      expect(said, path).not.toMatch(/undefined|NaN|Infinity|\[object/);
    }
  });

  it('link to addresses that there are', () => {
    const table = createRouteTable(routes, (_, path) => pages.some((page) => page.path === path));
    const ours = /^\/(paes\/(carreras|puntajes-de-corte|puntaje-paes|universidades)|odontologia|ingenieria-)/;
    for (const { path, html } of pages) {
      for (const [, href = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) {
        if (ours.test(href)) expect(table.match(href), `${path} links to ${href}`).not.toBeNull();
      }
    }
  });
});
