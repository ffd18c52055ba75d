import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../area.ts';
import { OFFER } from '../offer.ts';
import { REGIONS } from '../region.ts';
import {
  DURATION_STEPS,
  EMPTY_EXPLORER,
  type ExplorerState,
  M2_CHOICES,
  TUITION_STEPS,
  VACANCY_STEPS,
} from './explorer-state.ts';
import { createProgramFilter } from './filter-programs.ts';

const programFilter = createProgramFilter(OFFER);

const filter = (changes: Partial<ExplorerState>) =>
  programFilter.filter(OFFER.programs, { ...EMPTY_EXPLORER, ...changes });

const found = (changes: Partial<ExplorerState>) => filter(changes).programs;

const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 3 });
const step = (steps: readonly number[]) => fc.option(fc.constantFrom(...steps));

const states: fc.Arbitrary<ExplorerState> = fc.record({
  query: fc.constant(''),
  areas: some(AREAS),
  regions: some(REGIONS),
  universities: some(OFFER.universities.map(({ id }) => id)),
  careers: some(OFFER.careers.map(({ id }) => id)),
  maxDuration: step(DURATION_STEPS),
  minVacancies: step(VACANCY_STEPS),
  m2: fc.constantFrom(...M2_CHOICES),
  cruch: fc.boolean(),
  evening: fc.boolean(),
  maxTuition: step(TUITION_STEPS),
  sort: fc.constant('relevance'),
});

describe('the filters', () => {
  it('leave everything, as it was, when nothing is asked for', () => {
    expect(found({})).toEqual(OFFER.programs);
  });

  it('take any of several values of one filter, and all filters at once', () => {
    const programs = found({ areas: ['Salud', 'Derecho'], regions: ['Biobío'], cruch: true });
    expect(programs.length).toBeGreaterThanOrEqual(20);
    for (const program of programs) {
      expect(['Salud', 'Derecho']).toContain(program.area);
      expect(program.region).toBe('Biobío');
      expect(OFFER.universityOf(program).cruch).toBe(true);
    }
  });

  it.each([
    [{ m2: 'required' }, 521],
    [{ m2: 'not-required' }, 1656],
    [{ areas: ['Salud'] }, 500],
    [{ evening: true }, 2],
    [{ regions: ['Aysén'] }, 14],
    [{ careers: ['medicina'] }, 48],
    [{ universities: ['universidad-de-santiago-de-chile'], careers: ['medicina'] }, 1],
  ] as const)('%o leaves %i programmes', (changes, count) => {
    expect(found(changes)).toHaveLength(count);
  });

  it('keep limits, both included', () => {
    expect(found({ maxDuration: 8 }).every(({ durationSemesters }) => (durationSemesters ?? 99) <= 8)).toBe(true);
    expect(found({ maxDuration: 8 }).some(({ durationSemesters }) => durationSemesters === 8)).toBe(true);
    expect(Math.min(...found({ minVacancies: 100 }).map(({ vacancies }) => vacancies))).toBe(100);
  });

  it('compare tuitions in UF as pesos', () => {
    const programs = found({ universities: ['universidad-adolfo-ibanez'], maxTuition: 8_000_000 });
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.every(({ tuition2026Uf }) => tuition2026Uf !== null && tuition2026Uf < 205)).toBe(true);
  });

  it('ignore a university that there is not', () => {
    expect(found({ universities: ['universidad-de-la-vida'] })).toHaveLength(2177);
  });

  it('keep a limit between the steps, as an address may say', () => {
    const programs = found({ maxDuration: 9, minVacancies: 33 });
    expect(programs.length).toBeGreaterThan(0);
    for (const { durationSemesters, vacancies } of OFFER.programs.filter((program) => !programs.includes(program))) {
      expect((durationSemesters ?? 99) > 9 || vacancies < 33).toBe(true);
    }
  });

  it('keep the order of what was found', () => {
    const backwards = OFFER.programs.toReversed();
    expect(programFilter.filter(backwards, { ...EMPTY_EXPLORER, areas: ['Salud'] }).programs).toEqual(
      backwards.filter(({ area }) => area === 'Salud'),
    );
  });

  it('count for each option what choosing it alone would leave', () => {
    fc.assert(
      fc.property(states, (state) => {
        const counts = programFilter.filter(OFFER.programs, state).counts();
        const left = (changes: Partial<ExplorerState>) => found({ ...state, ...changes }).length;
        for (const area of AREAS) expect(counts.areas.get(area) ?? 0).toBe(left({ areas: [area] }));
        for (const most of DURATION_STEPS) {
          expect(counts.maxDuration.get(most) ?? 0).toBe(left({ maxDuration: most }));
        }
        for (const most of TUITION_STEPS) expect(counts.maxTuition.get(most) ?? 0).toBe(left({ maxTuition: most }));
        for (const least of VACANCY_STEPS) {
          expect(counts.minVacancies.get(least) ?? 0).toBe(left({ minVacancies: least }));
        }
        for (const m2 of M2_CHOICES) expect(counts.m2.get(m2) ?? 0).toBe(left({ m2 }));
        for (const cruch of [true, false]) expect(counts.cruch.get(cruch) ?? 0).toBe(left({ cruch }));
        for (const evening of [true, false]) expect(counts.evening.get(evening) ?? 0).toBe(left({ evening }));
        for (const [id, count] of [...counts.universities].slice(0, 3))
          expect(count).toBe(left({ universities: [id] }));
        for (const [id, count] of [...counts.careers].slice(0, 3)) expect(count).toBe(left({ careers: [id] }));
        for (const [region, count] of counts.regions) expect(count).toBe(left({ regions: [region] }));
      }),
      { numRuns: 15 },
    );
  });
});
