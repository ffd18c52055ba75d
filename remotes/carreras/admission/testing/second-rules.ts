/** A second reading of the rules of Admisión 2027: pure, no imports. */

export type Item = 'nem' | 'ranking' | 'cl' | 'm1' | 'm2' | 'hcs' | 'cien';

/** Points from 100 to 1000; absent, null or undefined all mean "missing". */
export type Scores = { readonly [K in Item]?: number | null | undefined };

export type Program = {
  readonly code: string;
  /** Percent. With electiveChoice, hcs and cien both carry the weight of the one that counts. */
  readonly weights: { readonly [K in Item]: number };
  readonly electiveChoice: boolean;
  /** Percent of a test of the university's own; null where there is none. */
  readonly specialTestWeight: number | null;
  readonly minWeighted: number | null;
  readonly minAverageClM1: number | null;
  readonly cutoff2026: { readonly last: number; readonly unfilled: boolean } | null;
};

export type Reason = 'tests' | 'elective' | 'school-scores' | 'average' | 'weighted';

export type Judgement = {
  /** Null when a score it needs is missing; only the part of the known tests when incomplete. */
  readonly weighted: number | null;
  /** True where a test of the university's own weighs, whose score is not known here. */
  readonly incomplete: boolean;
  /** Why the student cannot apply (or cannot be judged yet); empty means eligible. */
  readonly reasons: ReadonlyArray<Reason>;
};

const GENERAL_MIN_AVERAGE = 458;
const MAX_PREFERENCES = 20;

const ALWAYS_REQUIRED: ReadonlyArray<Item> = ['cl', 'm1'];
const REQUIRED_WHERE_WEIGHED: ReadonlyArray<Item> = ['m2', 'hcs', 'cien'];
const ELECTIVES: ReadonlyArray<Item> = ['hcs', 'cien'];
const SCHOOL_SCORES: ReadonlyArray<Item> = ['nem', 'ranking'];
const NON_ELECTIVES: ReadonlyArray<Item> = ['nem', 'ranking', 'cl', 'm1', 'm2'];

function scoreOf(scores: Scores, item: Item): number | null {
  return scores[item] ?? null;
}

function isMissing(scores: Scores, item: Item): boolean {
  return scoreOf(scores, item) === null;
}

/** The tests this programme names one by one; alternatives (Historia or Ciencias) are not among them. */
function namedTests(program: Program): ReadonlyArray<Item> {
  const weighed = REQUIRED_WHERE_WEIGHED.filter((item) => {
    if (program.electiveChoice && ELECTIVES.includes(item)) return false;
    return program.weights[item] > 0;
  });
  return [...ALWAYS_REQUIRED, ...weighed];
}

/** weight · score; nothing weighed needs no score, and a missing score that weighs gives null. */
function product(program: Program, scores: Scores, item: Item): number | null {
  const weight = program.weights[item];
  if (weight === 0) return 0;
  const score = scoreOf(scores, item);
  return score === null ? null : weight * score;
}

function weigh(program: Program, scores: Scores): number | null {
  // Summed before the division: whole weights and scores then compare exactly with a cut-off.
  let sum = 0;
  const plain = program.electiveChoice ? NON_ELECTIVES : [...NON_ELECTIVES, ...ELECTIVES];
  for (const item of plain) {
    const part = product(program, scores, item);
    if (part === null) return null;
    sum += part;
  }
  if (program.electiveChoice) {
    const sat = ELECTIVES.map((item) => product(program, scores, item)).filter((part) => part !== null);
    if (sat.length === 0) return null;
    sum += Math.max(...sat);
  }
  return sum / 100;
}

function averageIsTooLow(program: Program, scores: Scores, bestTenth: boolean): boolean {
  const cl = scoreOf(scores, 'cl');
  const m1 = scoreOf(scores, 'm1');
  if (cl === null || m1 === null) return false;
  const minimum = program.minAverageClM1 ?? GENERAL_MIN_AVERAGE;
  // The best tenth are let off the general minimum, not a higher one of the programme's own.
  if (bestTenth && minimum <= GENERAL_MIN_AVERAGE) return false;
  return (cl + m1) / 2 < minimum;
}

/** Whether a student could apply to a programme, with what weighted score, and if not, why not. */
export function judge(program: Program, scores: Scores, bestTenth: boolean): Judgement {
  const weighted = weigh(program, scores);
  const incomplete = program.specialTestWeight !== null;
  const reasons: Reason[] = [];

  const missingTests = namedTests(program).filter((item) => isMissing(scores, item));
  if (missingTests.length > 0) reasons.push('tests');

  const satNoElective = ELECTIVES.every((item) => isMissing(scores, item));
  const electiveAlreadyNamed = missingTests.some((item) => ELECTIVES.includes(item));
  if (satNoElective && !electiveAlreadyNamed) reasons.push('elective');

  if (SCHOOL_SCORES.some((item) => isMissing(scores, item))) reasons.push('school-scores');

  if (averageIsTooLow(program, scores, bestTenth)) reasons.push('average');

  if (!incomplete && weighted !== null && program.minWeighted !== null && weighted < program.minWeighted) {
    reasons.push('weighted');
  }

  return { weighted, incomplete, reasons };
}

/** Whether last year's cut-off of one programme would take the student. */
function takes(program: Program, scores: Scores, bestTenth: boolean): boolean {
  const cutoff = program.cutoff2026;
  if (cutoff === null) return false;
  const { weighted, incomplete, reasons } = judge(program, scores, bestTenth);
  if (incomplete || weighted === null || reasons.length > 0) return false;
  return cutoff.unfilled || weighted >= cutoff.last;
}

/** The first preference that last year's cut-offs would take; null where none would. */
export function endsIn(preferences: ReadonlyArray<Program>, scores: Scores, bestTenth: boolean): string | null {
  if (preferences.length > MAX_PREFERENCES) {
    throw new RangeError(`At most ${MAX_PREFERENCES} preferences, not ${preferences.length}.`);
  }
  return preferences.find((program) => takes(program, scores, bestTenth))?.code ?? null;
}
