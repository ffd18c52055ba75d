// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTORS } from '@travesia/kit-paes';
import { renderFragment } from '@travesia/kit-remote/render-fragment';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OFFER } from '../admission/offer.ts';
import { careerPath } from '../routes.ts';
import { type CareerData, careerData } from './pages/carrera/career-data.ts';
import * as page from './pages/carrera/page.tsx';

/** The offer as people edit it: what no code of the pages has touched. */
interface SourceRow {
  readonly code: string;
  readonly weights: Readonly<Record<string, number>>;
  readonly electiveChoice: boolean;
  readonly vacancies: number;
  readonly minWeighted: number | null;
  readonly minAverageClM1: number;
}

const rows: readonly SourceRow[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../admission/data/2027/offer.json'), 'utf8'),
);

const PROGRAMS = process.env['SOAK'] ? 200 : 60;
const SHORT_NAMES = {
  nem: 'NEM',
  ranking: 'Ranking',
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  cien: 'Ciencias',
};

const pages = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** What the page of the programme's career says of each of its programmes, as it is without scripts. */
function textsBeside(code: string): Promise<ReadonlyMap<string, string>> {
  const program = OFFER.program(code);
  if (!program) throw new Error(`${code} is not in the catalogue`);
  const career = OFFER.careerOf(program);
  const known = pages.get(career.id);
  if (known) return known;
  const pathname = careerPath(career.id);
  const data: CareerData = JSON.parse(JSON.stringify(careerData(OFFER, career)));
  const input = { params: { carreraId: career.id }, location: { pathname, search: '', hash: '' }, data };
  const texts = renderFragment(page, input).then((html) => {
    const items = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('li > dl');
    expect(items).toHaveLength(data.rows.length);
    return new Map(data.rows.map((row, place) => [row.code, items[place]?.parentElement?.textContent ?? '']));
  });
  pages.set(career.id, texts);
  return texts;
}

const number = (value: number) => String(value).replace('.', ',');

it('any programme stands on its page with the weights, vacancies and minimums of the offer, each with its year', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...rows), async (row) => {
      const text = (await textsBeside(row.code)).get(row.code) ?? '';
      const facts = text.replaceAll('\u00a0', ' ');
      expect(facts).toContain(`Vacantes 2027${row.vacancies}`);
      const [, weights = ''] = facts.split('Pondera en 2027');
      for (const factor of FACTORS) {
        const percent = row.weights[factor] ?? 0;
        const isElective = row.electiveChoice && (factor === 'hcs' || factor === 'cien');
        const said = isElective ? `Historia o Ciencias ${percent} %` : `${SHORT_NAMES[factor]} ${percent} %`;
        if (percent > 0) expect(weights).toContain(said);
      }
      if (row.minWeighted !== null) expect(weights).toContain(`un ponderado de ${number(row.minWeighted)}`);
      else expect(weights).not.toContain('un ponderado de');
      expect(weights).toContain(`un promedio de ${number(row.minAverageClM1)} entre Lectora y M1`);
    }),
    { numRuns: PROGRAMS },
  );
});
