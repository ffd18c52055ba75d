import { OFFER_YEAR, type Program } from '../program.ts';

/** A programme that asks for nothing special, for tests to change what they are about. */
export function testProgram(changes: Partial<Program> = {}): Program {
  return {
    code: '99001',
    universityCode: '99',
    name: 'Prueba',
    campus: 'Casa Central',
    campusUncertain: false,
    city: 'Santiago',
    region: 'Metropolitana',
    area: 'Tecnología',
    career: 'Prueba',
    careerByName: false,
    schedule: 'Diurna',
    durationSemesters: 10,
    offeredIn: OFFER_YEAR,
    isNew: false,
    likelySuccessor: null,
    weights: { nem: 10, ranking: 20, cl: 20, m1: 30, m2: 0, hcs: 20, cien: 20 },
    electiveChoice: true,
    requiresM2: false,
    specialTestWeight: 0,
    specialTestRequired: false,
    vacancies: 50,
    vacanciesByYear: [{ year: OFFER_YEAR, vacancies: 50 }],
    minWeighted: null,
    minAverageClM1: 458,
    cutoffs: [
      { year: 2026, last: 700, unfilled: false },
      { year: 2025, last: 690, unfilled: false },
    ],
    tuition2026Clp: 5_000_000,
    tuition2026Uf: null,
    enrolled2026: 50,
    avgPaesEnrolled2025: 700,
    lastEnrolled: null,
    earlierTerms: [],
    ...changes,
  };
}
