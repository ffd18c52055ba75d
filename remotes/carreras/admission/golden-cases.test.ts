/**
 * Golden cases: programmes of the offer of 2027 and their cut-offs of 2026 reckoned by hand and with exact decimals straight
 * from the published rows, not with this code. Above each: Σ weight · score, and what else decides.
 */
import { describe, expect, it } from 'vitest';
import { type EligibilityReason, eligibility } from './eligibility.ts';
import { OFFER } from './offer.ts';
import type { Scores } from './scores.ts';
import { type WeightedScore, weightedScore } from './weighted-score.ts';

const STUDENTS = {
  media: { nem: 713, ranking: 780, cl: 640, m1: 655, m2: 520, hcs: 610, cien: 580 },
  alta: { nem: 942, ranking: 1000, cl: 890, m1: 960, m2: 850, hcs: 700, cien: 915 },
  baja: { nem: 479, ranking: 479, cl: 470, m1: 440, hcs: 455 },
  sinM2: { nem: 599, ranking: 650, cl: 560, m1: 500, cien: 545 },
  iguales: { nem: 857, ranking: 900, cl: 701, m1: 720, m2: 613, hcs: 690, cien: 690 },
  sinElectiva: { nem: 713, ranking: 780, cl: 640, m1: 655, m2: 520 },
} as const satisfies Readonly<Record<string, Scores>>;

/** Code, student, weighted score, what forbids to apply, and the newest cut-off: year, score, unfilled. */
type Case = readonly [
  code: string,
  student: keyof typeof STUDENTS,
  weighted: WeightedScore,
  forbids: readonly EligibilityReason['kind'][],
  cutoff: readonly [year: number, last: number, unfilled: boolean] | null,
];

const CASES: readonly Case[] = [
  // Medicina, UCH: 10·942 + 20·1000 + 15·890 + 20·960 + 35·915 = 93995; el corte está 8,80 más abajo
  ['11083', 'alta', { kind: 'complete', score: 939.95, elective: null }, [], [2026, 931.15, false]],
  // Ingeniería, UC: 20·942 + 20·1000 + 10·890 + 20·960 + 15·850 + 15·915 = 93415; el corte está 35,55 más abajo
  ['12039', 'alta', { kind: 'complete', score: 934.15, elective: null }, [], [2026, 898.6, false]],
  // Medicina, UdeC: 15·942 + 25·1000 + 15·890 + 35·960 + 10·915 = 95230; el corte está 0,9 más arriba
  ['13086', 'alta', { kind: 'complete', score: 952.3, elective: null }, [], [2026, 953.2, false]],
  // Arquitectura, UCH: 10·713 + 20·780 + 20·640 + 30·655 + 10·520 + 10·610 = 66480 (Historia); el corte está 76,2 más arriba
  ['11001', 'media', { kind: 'complete', score: 664.8, elective: 'hcs' }, [], [2026, 741, false]],
  // Derecho, PUCV: 20·713 + 20·780 + 30·640 + 20·655 + 10·610 = 68260 (Historia); el corte está 94,3 más arriba
  ['14030', 'media', { kind: 'complete', score: 682.6, elective: 'hcs' }, [], [2026, 776.9, false]],
  // Derecho, UV: 10·713 + 25·780 + 25·640 + 25·655 + 15·610 = 68155 (Historia); el corte está 31,35 más arriba
  ['19030', 'media', { kind: 'complete', score: 681.55, elective: 'hcs' }, [], [2026, 712.9, false]],
  // Derecho, Licenciatura en Ciencias Jurídicas y Sociales, UPLA: 25·713 + 25·780 + 30·640 + 10·655 + 10·610 = 69175 (Historia); el corte está 117,35 más abajo
  ['26303', 'media', { kind: 'complete', score: 691.75, elective: 'hcs' }, [], [2026, 574.4, false]],
  // Derecho, UCSC: 15·713 + 40·780 + 15·640 + 10·655 + 20·610 = 70245 (Historia); el corte está 55,10 más arriba
  ['36001', 'media', { kind: 'complete', score: 702.45, elective: 'hcs' }, [], [2026, 757.55, false]],
  // Psicología, UCH: 10·942 + 30·1000 + 25·890 + 20·960 + 15·915 = 94595 (Ciencias); el corte está 79,40 más abajo
  ['11069', 'alta', { kind: 'complete', score: 945.95, elective: 'cien' }, [], [2026, 866.55, false]],
  // Psicología, UC: 20·942 + 20·1000 + 25·890 + 25·960 + 10·915 = 94240 (Ciencias); el corte está 68,1 más abajo
  ['12017', 'alta', { kind: 'complete', score: 942.4, elective: 'cien' }, [], [2026, 874.3, false]],
  // Psicología, PUCV: 20·942 + 20·1000 + 25·890 + 25·960 + 10·915 = 94240 (Ciencias); el corte está 174,4 más abajo
  ['14040', 'alta', { kind: 'complete', score: 942.4, elective: 'cien' }, [], [2026, 768, false]],
  // Periodismo, PUCV: 20·857 + 20·900 + 30·701 + 20·720 + 10·690 = 77470 (Historia); el corte está 131,3 más abajo
  ['14007', 'iguales', { kind: 'complete', score: 774.7, elective: 'hcs' }, [], [2026, 643.4, false]],
  // Periodismo, Licenciatura en Comunicación Social, UPLA: 20·857 + 25·900 + 35·701 + 10·720 + 10·690 = 78275 (Historia); el corte está 259,75 más abajo
  ['26082', 'iguales', { kind: 'complete', score: 782.75, elective: 'hcs' }, [], [2026, 523, false]],
  // Actuación Teatral, UCH: 10·713 + 10·780 + 10·640 + 10·655 + 10·610 = 33980
  [
    '11003',
    'media',
    { kind: 'special-test', paesPart: 339.8, missingWeight: 50, elective: null },
    [],
    [2026, 556.3, false],
  ],
  // Arte, UC: 20·713 + 30·780 + 20·640 + 15·655 + 15·610 = 69435; el corte está 5,85 más abajo
  ['12005', 'media', { kind: 'complete', score: 694.35, elective: null }, [], [2026, 688.5, false]],
  // Auditoría, UdeC: 15·713 + 25·780 + 20·640 + 30·655 + 10·610 = 68745; el corte está 6,95 más arriba
  ['13022', 'media', { kind: 'complete', score: 687.45, elective: null }, [], [2026, 694.4, false]],
  // Enfermería, UCH: 10·713 + 20·780 + 15·640 + 20·655 + 35·580 = 65730; el corte está 124,1 más arriba
  ['11080', 'media', { kind: 'complete', score: 657.3, elective: null }, [], [2026, 781.4, false]],
  // Enfermería, UC: 20·713 + 25·780 + 10·640 + 20·655 + 25·580 = 67760; el corte está 153,6 más arriba
  ['12057', 'media', { kind: 'complete', score: 677.6, elective: null }, [], [2026, 831.2, false]],
  // Enfermería (Concepción), UdeC: 15·713 + 25·780 + 25·640 + 25·655 + 10·580 = 68370; el corte está 71,8 más arriba
  ['13087', 'media', { kind: 'complete', score: 683.7, elective: null }, [], [2026, 755.5, false]],
  // Ingeniería Civil Industrial, UdeC: 20·942 + 15·1000 + 15·890 + 25·960 + 15·850 + 10·915 = 93090; el corte está 130,8 más abajo
  ['13072', 'alta', { kind: 'complete', score: 930.9, elective: null }, [], [2026, 800.1, false]],
  // Ingeniería Civil Industrial, PUCV: 20·942 + 20·1000 + 15·890 + 30·960 + 5·850 + 10·915 = 94390 (Ciencias); el corte está 155,9 más abajo
  ['14063', 'alta', { kind: 'complete', score: 943.9, elective: 'cien' }, [], [2026, 788, false]],
  // Ingeniería Civil Industrial, USM: 15·942 + 20·1000 + 10·890 + 35·960 + 10·850 + 10·915 = 94280 (Ciencias); el corte está 138,0 más abajo
  ['15170', 'alta', { kind: 'complete', score: 942.8, elective: 'cien' }, [], [2026, 804.8, false]],
  // Ingeniería Civil Industrial, USACH: 25·942 + 25·1000 + 10·890 + 15·960 + 15·850 + 10·915 = 93750; el corte está 131,6 más abajo
  ['16003', 'alta', { kind: 'complete', score: 937.5, elective: null }, [], [2026, 805.9, false]],
  // Pedagogía en Educación Media en Matemática y Física, UCH: falta M2
  ['11028', 'sinM2', { kind: 'missing', factors: ['m2'], elective: false }, ['tests'], [2026, 660.85, false]],
  // Pedagogía en Educación Media en Matemática, UC: falta M2
  ['12043', 'sinM2', { kind: 'missing', factors: ['m2'], elective: false }, ['tests'], [2026, 808.5, false]],
  // Biología con Mención en Medio Ambiente, UCH: falta Ciencias
  ['11029', 'sinElectiva', { kind: 'missing', factors: ['cien'], elective: false }, ['tests'], [2026, 680.85, false]],
  // Estadística, UC: falta Ciencias
  ['12049', 'sinElectiva', { kind: 'missing', factors: ['cien'], elective: false }, ['tests'], [2026, 809.2, false]],
  // Diseño, UCH: falta Historia o Ciencias
  ['11005', 'sinElectiva', { kind: 'missing', factors: [], elective: true }, ['elective'], [2026, 714.8, false]],
  // Arquitectura, UC: falta Historia o Ciencias
  ['12004', 'sinElectiva', { kind: 'missing', factors: [], elective: true }, ['elective'], [2026, 855.2, false]],
  // Actuación Teatral, UCH: 10·857 + 10·900 + 10·701 + 10·720 + 10·690 = 38680
  [
    '11003',
    'iguales',
    { kind: 'special-test', paesPart: 386.8, missingWeight: 50, elective: null },
    [],
    [2026, 556.3, false],
  ],
  // Licenciatura en Interpretación Musical, UC: 12·857 + 12·900 + 12·701 + 14·720 + 10·690 = 46476 (Historia)
  [
    '12029',
    'iguales',
    { kind: 'special-test', paesPart: 464.76, missingWeight: 40, elective: 'hcs' },
    [],
    [2026, 721, false],
  ],
  // Artes Musicales y Sonoras (Valdivia), UACh: 10·857 + 10·900 + 20·701 + 20·720 + 10·690 = 52890 (Historia)
  [
    '17833',
    'iguales',
    { kind: 'special-test', paesPart: 528.9, missingWeight: 30, elective: 'hcs' },
    [],
    [2026, 593.9, true],
  ],
  // Teatro, UV: 10·857 + 10·900 + 10·701 + 10·720 + 10·690 = 38680 (Historia)
  [
    '19028',
    'iguales',
    { kind: 'special-test', paesPart: 386.8, missingWeight: 50, elective: 'hcs' },
    [],
    [2026, 632.8, true],
  ],
  // Licenciado/a en Artes con Mención en Composición, UCH: falta Historia
  ['11097', 'sinElectiva', { kind: 'missing', factors: ['hcs'], elective: false }, ['tests'], [2026, 679.1, false]],
  // Arquitectura, USACH: 10·599 + 40·650 + 20·560 + 15·500 + 15·545 = 58865 (Ciencias); mínimo 600; el corte está 142,95 más arriba
  ['16070', 'sinM2', { kind: 'complete', score: 588.65, elective: 'cien' }, ['weighted'], [2026, 731.6, false]],
  // Medicina, UMAG: 20·599 + 25·650 + 15·560 + 25·500 + 15·545 = 57305 (Ciencias); (CL + M1) / 2 = 530 < 600; mínimo 650; el corte está 314,15 más arriba
  [
    '33053',
    'sinM2',
    { kind: 'complete', score: 573.05, elective: 'cien' },
    ['average', 'weighted'],
    [2026, 887.2, false],
  ],
  // Derecho, UDP: 10·599 + 20·650 + 40·560 + 20·500 + 10·545 = 56840 (Ciencias); (CL + M1) / 2 = 530 < 600; mínimo 600; el corte está 204,1 más arriba
  [
    '38004',
    'sinM2',
    { kind: 'complete', score: 568.4, elective: 'cien' },
    ['average', 'weighted'],
    [2026, 772.5, false],
  ],
  // Ingeniería Comercial, UAI: 10·599 + 25·650 + 10·560 + 45·500 + 10·545 = 55790 (Ciencias); mínimo 640; el corte está 253,5 más arriba
  ['42001', 'sinM2', { kind: 'complete', score: 557.9, elective: 'cien' }, ['weighted'], [2026, 811.4, false]],
  // Diseño, UC: 25·479 + 25·479 + 20·470 + 20·440 + 10·455 = 46700 (Historia); (CL + M1) / 2 = 455 < 485; el corte está 309,5 más arriba
  ['12006', 'baja', { kind: 'complete', score: 467, elective: 'hcs' }, ['average'], [2026, 776.5, false]],
  // Geografía, UdeC: 15·479 + 25·479 + 25·470 + 25·440 + 10·455 = 46460 (Historia); (CL + M1) / 2 = 455 < 485; mínimo 500; el corte está 41,2 más arriba (sin llenar)
  ['13018', 'baja', { kind: 'complete', score: 464.6, elective: 'hcs' }, ['average', 'weighted'], [2026, 505.8, true]],
  // Ingeniería Agronómica, UCH: 20·479 + 40·479 + 10·470 + 20·440 + 10·455 = 46790 (Historia); (CL + M1) / 2 = 455 < 458; el corte está 219,1 más arriba
  ['11020', 'baja', { kind: 'complete', score: 467.9, elective: 'hcs' }, ['average'], [2026, 687, false]],
  // Pedagogía en Educación Básica con Especialización, UCN: 20·479 + 30·479 + 20·470 + 20·440 + 10·455 = 46700 (Historia); (CL + M1) / 2 = 455 < 458; mínimo 500; el corte está 77,6 más arriba (sin llenar)
  ['18073', 'baja', { kind: 'complete', score: 467, elective: 'hcs' }, ['average', 'weighted'], [2026, 544.6, true]],
  // Kinesiología, UCH: falta Ciencias; (CL + M1) / 2 = 455 < 458
  ['11082', 'baja', { kind: 'missing', factors: ['cien'], elective: false }, ['tests', 'average'], [2026, 766, false]],
  // Licenciatura en Música, UC: 12·713 + 12·780 + 12·640 + 14·655 + 10·610 = 40866 (Historia)
  [
    '12059',
    'media',
    { kind: 'special-test', paesPart: 408.66, missingWeight: 40, elective: 'hcs' },
    [],
    [2026, 664.1, true],
  ],
  // Licenciatura en Arte, PUCV: 20·713 + 20·780 + 30·640 + 20·655 + 10·610 = 68260 (Historia); el corte está 181,5 más abajo (sin llenar)
  ['14004', 'media', { kind: 'complete', score: 682.6, elective: 'hcs' }, [], [2026, 501.1, true]],
  // Geografía (Valdivia), UACh: 20·713 + 40·780 + 15·640 + 15·655 + 10·610 = 70985 (Historia); el corte está 201,65 más abajo (sin llenar)
  ['17814', 'media', { kind: 'complete', score: 709.85, elective: 'hcs' }, [], [2026, 508.2, true]],
  // Pedagogía en Educación General Básica, UC: 10·599 + 40·650 + 20·560 + 20·500 + 10·545 = 58640 (Ciencias); el corte está 99,4 más abajo (sin llenar)
  ['12096', 'sinM2', { kind: 'complete', score: 586.4, elective: 'cien' }, [], [2026, 487, true]],
  // Pedagogía en Química y Ciencias Naturales, PUCV: 20·599 + 20·650 + 20·560 + 30·500 + 10·545 = 56630 (Ciencias); el corte está 5,7 más arriba (sin llenar)
  ['14014', 'sinM2', { kind: 'complete', score: 566.3, elective: 'cien' }, [], [2026, 572, true]],
  // Contador Público y Auditor (Vespertino), USACH: 10·713 + 40·780 + 10·640 + 25·655 + 5·520 + 10·610 = 69805 (Historia); el corte está 7,85 más abajo
  ['16038', 'media', { kind: 'complete', score: 698.05, elective: 'hcs' }, [], [2026, 690.2, false]],
  // Composición Musical Superior, UM: 20·713 + 50·780 + 10·640 + 10·655 + 10·610 = 72310 (Historia)
  ['39399', 'media', { kind: 'complete', score: 723.1, elective: 'hcs' }, [], null],
  // Pedagogía en Español (Los Ángeles), UdeC: 15·857 + 25·900 + 25·701 + 25·720 + 10·690 = 77780; el corte está 122,8 más abajo
  ['13112', 'iguales', { kind: 'complete', score: 777.8, elective: null }, [], [2026, 655, false]],
];

describe('reckoned by hand', () => {
  it('are programmes of every kind that the model treats apart', () => {
    const programs = CASES.map(([code]) => OFFER.program(code)).filter((program) => program !== undefined);
    const count = (is: (program: (typeof programs)[number]) => boolean) => programs.filter(is).length;
    expect(count((program) => program.electiveChoice)).toBeGreaterThanOrEqual(10);
    expect(count((program) => program.requiresM2)).toBeGreaterThanOrEqual(5);
    expect(count((program) => program.specialTestWeight > 0)).toBeGreaterThanOrEqual(5);
    expect(count((program) => program.cutoffs[0]?.unfilled === true)).toBeGreaterThanOrEqual(5);
    expect(new Set(CASES.flatMap(([, , , forbids]) => forbids))).toEqual(
      new Set(['tests', 'elective', 'average', 'weighted']),
    );
    expect(new Set(CASES.map(([code]) => code)).size).toBeGreaterThanOrEqual(50);
  });

  it.each(CASES)('%s for the student "%s"', (code, student, weighted, forbids, cutoff) => {
    const program = OFFER.program(code);
    if (!program) throw new Error(`${code} is not in the offer`);
    expect(weightedScore(program, STUDENTS[student])).toEqual(weighted);
    const { eligible, reasons } = eligibility(program, STUDENTS[student]);
    expect(reasons.map(({ kind }) => kind)).toEqual(forbids);
    expect(eligible).toBe(forbids.length === 0);
    const [newest] = program.cutoffs;
    expect(newest ? [newest.year, newest.last, newest.unfilled] : null).toEqual(cutoff);
  });
});
