import { SCORE_MIN } from '../score-scale.ts';
import type { NemGroup } from './nem-group.ts';

/**
 * The tables that turn the average of secondary school into the NEM score, one a group.
 *
 * Source: DEMRE, "Tabla de transformación NEM", grupos A, B y C, Proceso de Admisión 2026
 * (demre.cl/paes/factores-seleccion/tabla-transformacion-nem-grupo-a, -b, -c), in force since
 * Admisión 2023; nothing was found that changes them for Admisión 2027. Taken from two
 * independent public transcriptions, which agree in 902 of the 903 values.
 */
export const NEM_TABLE_PROCESS = 'Admisión 2026';

/** The table's averages, in hundredths of a grade: 4,00 to 7,00, a row every 0,01. */
export const NEM_TABLE_FIRST = 400;
export const NEM_TABLE_LAST = 700;

/** A cell about which public sources disagree; the table holds `used`. */
export interface UncertainCell {
  readonly group: NemGroup;
  /** Hundredths of a grade. */
  readonly average: number;
  readonly used: number;
  readonly otherSource: number;
}

/**
 * - Group B, 6,95: one transcription says 985, the one that names the 2026 page says 986.
 * - Group A, 6,10: both transcriptions say 742, the press of June 2022 printed 741.
 */
export const NEM_UNCERTAIN_CELLS: readonly UncertainCell[] = [
  { group: 'B', average: 695, used: 986, otherSource: 985 },
  { group: 'A', average: 610, used: 742, otherSource: 741 },
];

/** What each step of 0,01 adds, from 4,01 to 7,00: one digit a step, 1 to 4 points. */
const POINTS_PER_STEP: Readonly<Record<NemGroup, string>> = {
  A:
    '3243334243423424342433342342434243423424333424342342434243333334243424342342433342432434243424333333' +
    '4243424324342433342432434243424324333424342432432323333323234232342333332342324323243234233243234232' +
    '3423243233333243232432342323423333323423243232432342332432342323423243233333243232432342323423333324',
  B:
    '3243334243424342433342434243424333424342432434243334243424342433342434243424333424342342434243334243' +
    '4243424333424342434243334234243424342433342434232332323233243232432324323333323423234232342332432324' +
    '3232432333332342323423234233243232432324323333323423234232342332432324323243233333234232342323423324',
  C:
    '3243334243424342433333342434243424333423424342434243334243243424342433342434234243424333424342434234' +
    '2433342434243424324333424342434243333334243424341233232323333324323243232432333332432324323243234233' +
    '2432324323423234233243234232342323423324323423234232342333332342323423243233333234232432324323333324',
};

function expand(pointsPerStep: string): readonly number[] {
  const scores = [SCORE_MIN];
  let score = SCORE_MIN;
  for (const points of pointsPerStep) {
    score += Number(points);
    scores.push(score);
  }
  return scores;
}

const SCORES: Readonly<Record<NemGroup, readonly number[]>> = {
  A: expand(POINTS_PER_STEP.A),
  B: expand(POINTS_PER_STEP.B),
  C: expand(POINTS_PER_STEP.C),
};

/** The 301 scores of a group: the one at index i is that of the average 4,00 + i · 0,01. */
export function nemScores(group: NemGroup): readonly number[] {
  return SCORES[group];
}
