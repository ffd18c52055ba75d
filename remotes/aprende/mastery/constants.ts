import type { MasteryLevel } from '@travesia/contracts/slices';
import type { EvidenceSource } from './evidence.ts';

// Choices of the model, each with its reason. What published work leaves open is said to be ours.

export const MS_A_DAY = 24 * 60 * 60 * 1000;

/** Chance that somebody of whom nothing is known answers a usual question of a content right, luck not counted. */
export const PRIOR_PROBABILITY = 0.35;

/** Logits that a right and a wrong answer of full weight move: luck makes more right answers than slips make wrong ones. */
export const CORRECT_STEP = 0.9;
export const WRONG_STEP = 1.1;

/** Further from even nobody gets: what was learnt can be forgotten, and what was missed can be learnt. */
export const LOGITS_MOST = 4;

/**
 * How much an answer counts. Checks of a lesson come right after its explanation; a game is played for other reasons, and
 * never counts against anybody.
 */
export const SOURCE_WEIGHTS: Readonly<Record<EvidenceSource, number>> = {
  simulacro: 1,
  diagnostic: 1,
  practice: 0.7,
  review: 0.7,
  lesson: 0.4,
  // Among three explanations, and nothing is worked out.
  erroneous: 0.4,
  game: 0.2,
};

/** With a hint an answer counts at most so much; with the solution seen, nothing. */
export const HINT_WEIGHS = 0.4;

/**
 * How much of a repetition an answer is. Recalling it repeats it as well in practice as in a simulacro; only how far its
 * outcome is believed differs, which {@link SOURCE_WEIGHTS} says. That a lesson asks several in a row is the early
 * discount's business.
 */
export const REPETITION_CREDITS: Readonly<Record<EvidenceSource, number>> = {
  simulacro: 1,
  diagnostic: 1,
  practice: 1,
  review: 1,
  lesson: 1,
  // Telling what is wrong is part of doing it right.
  erroneous: 0.5,
  game: 0.2,
};

/** Credit of the right answer from which on a content is reviewed: without help, and not in a game. */
export const LEARNT_FROM_CREDIT = 1;

/** Days in which half of what evidence said is gone, for a content that was never repeated. */
export const FADES_HALF_DAYS = 30;

/** Each repetition makes it last so much longer, of its own length. */
export const FADES_SLOWER = 1;

/** Probability from which each level is reached. */
export const LEVEL_FROM: Readonly<Record<Exclude<MasteryLevel, 0>, number>> = { 1: 0, 2: 0.5, 3: 0.72, 4: 0.9 };

/** A level is lost only below its threshold by so much: nobody swings between two. */
export const LEVEL_MARGIN = 0.08;

/** Answers that the highest level takes at least. */
export const MASTERED_ANSWERS_MIN = 4;

/** A mastered content that was missed is asked again not before then: a slip is no loss. */
export const VERIFY_AFTER_MS = MS_A_DAY;

/** An answer decides then only if it weighs so much: no game, no hint, no check right after its explanation. */
export const VERIFIES_FROM_WEIGHT = 0.7;

/** Time alone takes a level, one, and not before so long without an answer. */
export const LEVEL_FADES_AFTER_MS = 30 * MS_A_DAY;

// Implicit repetition, after Math Academy's published model (FIRe); the functions are a choice of ours, most of them those
// of an open reconstruction.

/** Days of the first interval; each repetition doubles it, up to so many. */
export const FIRST_INTERVAL_DAYS = 2;
export const REPETITIONS_MOST = 7;

/** Memory at which a review is due. */
export const DUE_BELOW = 0.5;

/**
 * Reviews are asked for a day at once: what falls due within 18 hours is asked with the rest, or it would wait for the next
 * day. With 12 hours one or two in a hundred are still late; with 24, a tenth more is asked than has to be.
 */
export const DUE_AHEAD_MS = 0.75 * MS_A_DAY;

/** Weight of the newest answer in a content's accuracy, and what is supposed before the first. */
export const ACCURACY_WEIGHS = 0.2;
export const ACCURACY_PRIOR = 0.8;

/** Bounds of the speed at which repetitions count. */
export const SPEED_LEAST = 0.25;
export const SPEED_MOST = 4;

/** From this speed on a content is repeated by others that use it; below, it needs reviews of its own. */
export const IMPLICIT_FROM_SPEED = 1;

/** A content that is badly overdue loses up to so many repetitions when it is missed. */
export const FAILURE_MOST = 4;

/** Share of an edge's weight by which a failure reaches the contents that use what was missed. */
export const FAILURE_UPWARDS = 0.5;

/** What is left of the memory of what was missed. */
export const MISSED_MEMORY = 0.5;

/** Steps that credit travels along edges. */
export const HOPS_MOST = 3;

/** Answers of a content that are remembered one by one, for saying why its level moved. */
export const RECENT_ANSWERS = 5;
