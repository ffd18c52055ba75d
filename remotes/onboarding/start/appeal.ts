/** Questions that decide “esto sí lo sé”. */
export const APPEAL_QUESTIONS = 2;

/** Of the contents of one diagnostic: as many as a student has patience for, and no way to be asked without end. */
export const APPEALS_MAX = 12;

/** `known`: every question was right; `stays`: it is as the diagnostic thought. */
export const APPEAL_VERDICTS = ['known', 'stays'] as const;

export type AppealVerdict = (typeof APPEAL_VERDICTS)[number];

/** What so many outcomes decide; `null` while they are too few. */
export function verdictOf(outcomes: readonly ('correct' | 'wrong' | 'unknown')[]): AppealVerdict | null {
  if (outcomes.length < APPEAL_QUESTIONS) return null;
  return outcomes.every((outcome) => outcome === 'correct') ? 'known' : 'stays';
}

/** Chance at least that who answered both rightly knows the content: of those who guess, one in twenty does. */
export const KNOWN_BY_APPEAL = 0.95;
