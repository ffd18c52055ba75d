import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOffer } from './build-offer.ts';
import { checkData } from './check-data.ts';
import type { DataFiles } from './read-data.ts';

const WEIGHTS = { nem: 10, ranking: 20, cl: 20, m1: 30, m2: 0, hcs: 20, cien: 20 };
const OLD_WEIGHTS = { ...WEIGHTS, nem: 20, ranking: 10 };

const DETAILS = {
  code: '11001',
  universityCode: '11',
  name: 'Arte o Diseño',
  campus: 'Santiago',
  city: 'Santiago',
  region: 'Metropolitana',
  area: 'Arte y Arquitectura',
  career: 'Diseño',
  schedule: 'Diurna',
  durationSemesters: 10,
  tuition2026Clp: 5_000_000,
  enrolled2026: 38,
};

const ROW = {
  code: '11001',
  weights: WEIGHTS,
  electiveChoice: true,
  vacancies: 40,
  minWeighted: null,
  minAverageClM1: 458,
};

const UNIVERSITY = {
  code: '11',
  id: 'universidad-de-prueba',
  name: 'Universidad de Prueba',
  shortName: 'UP',
  city: 'Santiago',
  region: 'Metropolitana',
  type: 'estatal',
  cruch: true,
  website: 'www.up.cl',
  accreditationYears: 5,
  accreditationAsOf: '2025-10-30',
};

const { minAverageClM1: _, ...ROW_2026 } = ROW;

/** Two processes and the cut-offs of the first; the second programme is only in the newest. */
function files(changes: Partial<DataFiles> = {}): DataFiles {
  return {
    programmes: [DETAILS, { ...DETAILS, code: '11002' }],
    universities: [UNIVERSITY],
    corrections: [],
    years: [
      {
        year: 2026,
        offer: [{ ...ROW_2026, weights: OLD_WEIGHTS, vacancies: 60 }],
        cutoffs: [{ code: '11001', last: 640.1, unfilled: true }],
      },
      { year: 2027, offer: [ROW, { ...ROW, code: '11002' }] },
    ],
    ...changes,
  };
}

function problemsOf(changed: DataFiles): readonly string[] {
  const checked = checkData(changed);
  return checked.kind === 'refused' ? checked.problems : [];
}

const withDetails = (changes: object) => files({ programmes: [DETAILS, { ...DETAILS, code: '11002', ...changes }] });

/** The newest offer with its second row changed. */
function withRow(changes: object, more: object = {}): DataFiles {
  const { years, ...rest } = files();
  const [before, newest] = years;
  if (!before || !newest) throw new Error('two years');
  return { ...rest, years: [before, { ...newest, offer: [ROW, { ...ROW, code: '11002', ...changes }], ...more }] };
}

function offerOf(data: DataFiles) {
  const checked = checkData(data);
  if (checked.kind === 'refused') throw new Error(checked.problems.join('\n'));
  return buildOffer(checked.data);
}

describe('good files', () => {
  it('become the offer: each programme as its newest process has it, with its history', () => {
    const [first, second] = offerOf(files()).programs;
    expect(first).toMatchObject({
      code: '11001',
      offeredIn: 2027,
      isNew: false,
      weights: WEIGHTS,
      vacancies: 40,
      vacanciesByYear: [
        { year: 2027, vacancies: 40 },
        { year: 2026, vacancies: 60 },
      ],
      minWeighted: null,
      minAverageClM1: 458,
      cutoffs: [{ year: 2026, last: 640.1, unfilled: true }],
      tuition2026Clp: 5_000_000,
      tuition2026Uf: null,
      earlierTerms: [
        {
          year: 2026,
          weights: OLD_WEIGHTS,
          electiveChoice: true,
          specialTestWeight: 0,
          minWeighted: null,
          minAverageClM1: null,
        },
      ],
    });
    expect(second).toMatchObject({ code: '11002', isNew: true, cutoffs: [], earlierTerms: [] });
  });

  it('keep what is not offered any more as it last was, and what seems to follow it', () => {
    const [before] = files().years;
    if (!before) throw new Error('a year');
    const successors = [{ code: '11001', successor: '11002' }];
    const [gone] = offerOf(
      files({ years: [before, { year: 2027, offer: [{ ...ROW, code: '11002' }], successors }] }),
    ).programs;
    expect(gone).toMatchObject({ offeredIn: 2026, isNew: false, vacancies: 60, likelySuccessor: '11002' });
  });

  it('may leave part of the hundred to a test of the university', () => {
    expect(problemsOf(withRow({ weights: { ...WEIGHTS, ranking: 10, m1: 10 }, specialTestWeight: 30 }))).toEqual([]);
  });

  it('are put right by a line of corrections.json', () => {
    const source = 'Universidad de Prueba, página de admisión, noviembre de 2026';
    const corrections = [{ year: 2027, code: '11001', field: 'vacancies', value: 45, source }];
    expect(offerOf(files({ corrections })).programs[0]?.vacancies).toBe(45);
  });

  it('may have vacancies fall by more than half with a note', () => {
    const [before, newest] = files().years;
    if (!before || !newest) throw new Error('two years');
    const fallen = (notes: unknown) =>
      files({
        years: [
          before,
          {
            ...newest,
            offer: [
              { ...ROW, vacancies: 29 },
              { ...ROW, code: '11002' },
            ],
            notes,
          },
        ],
      });
    expect(problemsOf(fallen([]))).toEqual([
      '2027/offer.json row 1 (11001): vacancies: fall from 60 to 29 without a note in notes.json',
    ]);
    expect(
      problemsOf(fallen([{ code: '11001', field: 'vacancies', note: 'Así está en el documento de 2026.' }])),
    ).toEqual([]);
  });

  it('may have them fall without one before the first offer with notes, and never after', () => {
    const [before] = files().years;
    if (!before) throw new Error('a year');
    const others = [{ ...ROW, code: '11002' }];
    const of2027 = { year: 2027, offer: [{ ...ROW, vacancies: 29 }, ...others] };
    expect(problemsOf(files({ years: [before, of2027] }))).toEqual([]);
    const of2028 = { year: 2028, offer: [{ ...ROW, vacancies: 29 }, ...others], notes: [] };
    const of2029 = { year: 2029, offer: [{ ...ROW, vacancies: 14 }, ...others] };
    expect(problemsOf(files({ years: [before, of2027, of2028, of2029] }))).toEqual([
      '2029/offer.json row 1 (11001): vacancies: fall from 29 to 14 without a note in notes.json',
    ]);
  });
});

describe('a bad row is named with its reason, and refuses the whole:', () => {
  it.each([
    [{ weights: { ...WEIGHTS, cl: 15 } }, 'weights: add up to 95, not 100'],
    [{ specialTestWeight: 30 }, 'weights: add up to 130, not 100'],
    [{ electiveChoice: false }, 'weights: add up to 120, not 100'],
    [{ weights: { ...WEIGHTS, cien: 10 } }, 'weights: hcs and cien are alternatives and weigh differently'],
    [{ weights: { ...WEIGHTS, nem: -10 } }, 'weights.nem: '],
    [{ code: '11001' }, "the code '11001' is that of 2027/offer.json row 1 (11001) already"],
    [{ code: '1100' }, 'code: '],
    [{ minAverageClM1: 45 }, 'minAverageClM1: '],
    [{ surprise: 1 }, 'row: Unrecognized key: "surprise"'],
  ])('%j', (changes, problem) => {
    const said = problemsOf(withRow(changes)).filter((text) => text.startsWith('2027/offer.json row 2 ('));
    expect(said).toEqual([expect.stringContaining(`): ${problem}`)]);
  });

  it.each([
    [{ code: '12002' }, "code: does not begin with the university's 11"],
    [{ universityCode: '77', code: '77001' }, 'universityCode: 77 is unknown'],
    [{ name: ' ' }, 'name: '],
    [{ region: 'Atlántida' }, 'region: '],
    [{ area: 'Salud' }, "area: 'Salud', where Diseño was in 'Arte y Arquitectura'"],
    [{ durationSemesters: 40 }, 'durationSemesters: '],
    [{ tuition2026Clp: -1 }, 'tuition2026Clp: '],
    [{ career: 'Diseño!' }, "the address 'diseno' is that of career 'Diseño' already"],
    [{ code: '11001' }, "the code '11001' is that of programmes.json row 1 (11001) already"],
  ])('%j', (changes, problem) => {
    expect(problemsOf(withDetails(changes))).toContainEqual(expect.stringContaining(problem));
  });

  it('what contradicts another file', () => {
    const rows = { successors: [{ code: '11001', successor: '11009' }] };
    expect(problemsOf(withRow({}, rows))).toEqual([
      '2027/successors.json row 1 (11001): code: 11001 is offered in 2027',
      '2027/successors.json row 1 (11001): successor: 11009 is not offered in 2027',
    ]);
    expect(problemsOf(withRow({}, { offer: [ROW, { ...ROW, code: '11002' }, { ...ROW, code: '11003' }] }))).toEqual([
      '2027/offer.json: 11003 has no row in programmes.json',
    ]);
    const low = { cutoffs: [{ code: '11002', last: 500 }] };
    expect(problemsOf(withRow({ minWeighted: 600 }, low))).toEqual([
      "2027/cutoffs.json row 1 (11002): last: 500 is below the programme's own minimum 600",
    ]);
    const corrections = [{ year: 2027, code: '11009', field: 'vacancies', value: 5, source: 'nadie, 2026' }];
    expect(problemsOf(files({ corrections }))).toEqual([
      'corrections.json row 1 (11009): code: 11009 is not in the offer of 2027',
    ]);
    expect(problemsOf(files({ corrections: [{ ...corrections[0], source: 'nadie' }] }))).toEqual([
      'corrections.json row 1 (11009): source: has no year',
    ]);
  });

  it('an offer without what applicants have to know', () => {
    const { minWeighted: _minimum, ...without } = ROW;
    expect(problemsOf(withRow({}, { offer: [ROW, { ...without, code: '11002' }] }))).toEqual([
      'programmes.json row 2 (11002): is in the whole offer of no year',
      '2027/offer.json (11002): weights, elective, vacancies or minimum are missing',
    ]);
  });

  it('whatever stands where rows should: said, and no crash', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (offer) => {
        expect(problemsOf(files({ years: [{ year: 2027, offer }] })).length).toBeGreaterThan(0);
      }),
    );
  });
});
