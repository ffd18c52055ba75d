import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOffer } from './check-offer.ts';

const WEIGHTS = { nem: 10, ranking: 20, cl: 20, m1: 30, m2: 0, hcs: 20, cien: 20 };

const PROGRAM = {
  code: '11001',
  universityCode: '11',
  name: 'Arte Ó Diseño',
  campus: 'Santiago',
  city: 'Santiago',
  region: 'Metropolitana',
  area: 'Arte y Arquitectura',
  genericCareer: 'Diseño',
  schedule: 'Diurna',
  durationSemesters: 10,
  offerYear: 2026,
  weights: WEIGHTS,
  electiveChoice: true,
  requiresM2: false,
  vacancies: 40,
  vacanciesByYear: { 2025: 35, 2026: 40 },
  minWeighted: null,
  minAverageClM1: 458,
  minAverageClM1Year: 2025,
  cutoffs: [
    { year: 2025, last: 650.25 },
    { year: 2026, last: 640.1, unfilled: true },
  ],
  tuition2026Clp: 5_000_000,
  enrolled2026: 38,
};

const UNIVERSITY = {
  code: '11',
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

/** The problems of a folder whose second programme is changed; the first is always good. */
function problemsOf(changes: object): readonly string[] {
  const checked = checkOffer([PROGRAM, { ...PROGRAM, code: '11002', ...changes }], [UNIVERSITY]);
  return checked.kind === 'refused' ? checked.problems : [];
}

describe('good rows', () => {
  it('become the offer: sorted, with nothing left out and nothing guessed', () => {
    const uf = { ...PROGRAM, code: '11000', tuition2026Clp: 210 };
    const checked = checkOffer([PROGRAM, uf], [UNIVERSITY]);
    if (checked.kind !== 'offer') throw new Error(checked.problems.join());
    const [first, second] = checked.offer.programs;
    expect(first).toMatchObject({ code: '11000', tuition2026Clp: null, tuition2026Uf: 210 });
    expect(second).toEqual({
      code: '11001',
      universityCode: '11',
      name: 'Arte o Diseño',
      campus: 'Santiago',
      campusUncertain: false,
      city: 'Santiago',
      region: 'Metropolitana',
      area: 'Arte y Arquitectura',
      career: 'Diseño',
      schedule: 'Diurna',
      durationSemesters: 10,
      weights: WEIGHTS,
      electiveChoice: true,
      requiresM2: false,
      specialTestWeight: 0,
      vacancies: 40,
      vacanciesByYear: [
        { year: 2026, vacancies: 40 },
        { year: 2025, vacancies: 35 },
      ],
      minWeighted: null,
      minAverageClM1: 458,
      cutoffs: [
        { year: 2026, last: 640.1, unfilled: true },
        { year: 2025, last: 650.25, unfilled: false },
      ],
      tuition2026Clp: 5_000_000,
      tuition2026Uf: null,
      enrolled2026: 38,
      avgPaesEnrolled2025: null,
      lastEnrolled: null,
      weights2025: null,
    });
    expect(checked.offer.universities).toEqual([{ ...UNIVERSITY, id: 'universidad-de-prueba' }]);
  });

  it('may leave part of the hundred to a test of the university', () => {
    expect(problemsOf({ weights: { ...WEIGHTS, ranking: 10, m1: 10 }, specialTestWeight: 30 })).toEqual([]);
  });
});

describe('a bad row is named with its reason, and refuses the whole:', () => {
  it.each([
    [{ weights: { ...WEIGHTS, cl: 15 } }, 'weights: add up to 95, not 100'],
    [{ specialTestWeight: 30 }, 'weights: add up to 130, not 100'],
    [{ electiveChoice: false }, 'weights: add up to 120, not 100'],
    [{ weights: { ...WEIGHTS, cien: 10 } }, 'weights: hcs and cien are alternatives and weigh differently'],
    [{ requiresM2: true }, 'requiresM2: is true and M2 weighs 0'],
    [{ weights: { ...WEIGHTS, nem: -10 } }, 'weights.nem: '],
    [{ code: '12002' }, "code: does not begin with the university's 11"],
    [{ universityCode: '77', code: '77001' }, 'universityCode: 77 is unknown'],
    [{ code: '11001' }, "the code '11001' is that of programs.json row 1 (11001) already"],
    [{ code: '1100' }, 'code: '],
    [{ name: ' ' }, 'name: '],
    [{ region: 'Atlántida' }, 'region: '],
    [{ area: 'Salud' }, "area: 'Salud', where Diseño was in 'Arte y Arquitectura'"],
    [{ vacancies: 50 }, 'vacanciesByYear: 2026 is not the vacancies'],
    [{ vacancies: 0, vacanciesByYear: { 2026: 0 } }, 'vacancies: '],
    [{ cutoffs: [{ year: 2026, last: 1000.5 }] }, 'cutoffs.0.last: '],
    [{ cutoffs: [{ year: 2019, last: 600 }] }, 'cutoffs.0.year: '],
    [{ cutoffs: [PROGRAM.cutoffs[0], PROGRAM.cutoffs[0]] }, 'cutoffs: a year is there twice'],
    [{ minWeighted: 700 }, "cutoffs: 640.1 in 2026 is below the programme's own minimum 700"],
    [{ minAverageClM1: 45 }, 'minAverageClM1: '],
    [{ durationSemesters: 40 }, 'durationSemesters: '],
    [{ tuition2026Clp: -1 }, 'tuition2026Clp: '],
    [{ offerYear: 2027 }, 'offerYear: is 2027, not 2026'],
    [{ genericCareer: 'Diseño!' }, "the address 'diseno' is that of career 'Diseño' already"],
    [{ surprise: 1 }, 'row: Unrecognized key: "surprise"'],
  ])('%j', (changes, problem) => {
    const problems = problemsOf(changes);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]).toMatch(/^(?:programs\.json row 2 \(\d+\): |career ')/);
  });

  it('a university of nobody else, twice, or with the address of another', () => {
    const refused = (universities: unknown) => {
      const checked = checkOffer([PROGRAM], universities);
      return checked.kind === 'refused' ? checked.problems : [];
    };
    expect(refused([UNIVERSITY, UNIVERSITY])).toEqual([
      "universities.json row 2 (11): the code '11' is that of universities.json row 1 (11) already",
      "universities.json row 2 (11): the address 'universidad-de-prueba' is that of universities.json row 1 (11) already",
    ]);
    expect(refused([{ ...UNIVERSITY, accreditationYears: 9 }])).toEqual([
      expect.stringContaining('universities.json row 1 (11): accreditationYears: '),
      'programs.json row 1 (11001): universityCode: 11 is unknown',
    ]);
    expect(refused({})).toContain('universities.json: is not a list of rows');
  });

  it('all the bad rows, not the first alone', () => {
    const checked = checkOffer([{ ...PROGRAM, name: '' }, null, { ...PROGRAM, vacancies: 7 }], [UNIVERSITY]);
    if (checked.kind !== 'refused') throw new Error('three bad rows were taken');
    expect(checked.problems.map((problem) => problem.split(':')[0])).toEqual([
      'programs.json row 1 (11001)',
      'programs.json row 2',
      'programs.json row 3 (11001)',
    ]);
  });

  it('anything that is not the offer, whatever it is, without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (programs, universities) => {
        const checked = checkOffer(programs, universities);
        const empty =
          Array.isArray(programs) && programs.length === 0 && Array.isArray(universities) && universities.length === 0;
        expect(checked.kind).toBe(empty ? 'offer' : 'refused');
      }),
    );
  });

  it('one changed weight anywhere', () => {
    const factor = fc.constantFrom('nem', 'ranking', 'cl', 'm1', 'hcs', 'cien');
    fc.assert(
      fc.property(factor, fc.integer({ min: 0, max: 60 }), (name, weight) => {
        const weights = { ...WEIGHTS, [name]: weight };
        fc.pre(JSON.stringify(weights) !== JSON.stringify(WEIGHTS));
        expect(problemsOf({ weights }).length).toBeGreaterThan(0);
      }),
    );
  });
});
