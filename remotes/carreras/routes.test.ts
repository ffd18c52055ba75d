import { createRouteTable } from '@travesia/contracts/page';
import { describe, expect, it } from 'vitest';
import { OFFER } from './admission/offer.ts';
import {
  CAREER_CUTOFFS_PATTERN,
  CAREER_PATTERN,
  careerPath,
  cutoffsPath,
  LANDING_IDS,
  landingPath,
  MEDICINE_ID,
  routes,
  SCORE_PATTERN,
  scorePath,
  UNIVERSITY_PATTERN,
  universityPath,
} from './routes.ts';

describe('the routes of carreras', () => {
  const table = createRouteTable(routes, () => true);

  it('send Medicina to its own page and not to the family of cut-off scores', () => {
    expect(table.match(cutoffsPath(MEDICINE_ID))?.route.page).toBe('corteMedicina');
  });

  it('give every career and university an address that is canonical', () => {
    const addresses = [
      ...OFFER.careers.flatMap(({ id }) => [
        [careerPath(id), CAREER_PATTERN],
        [scorePath(id), SCORE_PATTERN],
        ...(id === MEDICINE_ID ? [] : [[cutoffsPath(id), CAREER_CUTOFFS_PATTERN] as const]),
      ]),
      ...OFFER.universities.map(({ id }) => [universityPath(id), UNIVERSITY_PATTERN]),
    ];
    for (const [path = '', pattern] of addresses) {
      expect(table.match(path)).toMatchObject({ canonicalPath: path, route: { path: pattern } });
    }
  });

  it('give the three landing pages to careers that there are', () => {
    for (const id of LANDING_IDS) {
      expect(OFFER.career(id), id).toBeDefined();
      expect(table.match(landingPath(id))?.route.page).toBe('estudiar');
    }
  });

  it('have no address in the public families that the release carries nothing for', () => {
    const empty = createRouteTable(routes, () => false);
    for (const path of [
      '/paes/carreras/derecho',
      '/paes/puntajes-de-corte/derecho',
      '/paes/puntaje-paes/derecho',
      '/paes/universidades/11',
    ]) {
      expect(empty.match(path), path).toBeNull();
    }
  });
});
