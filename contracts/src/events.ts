import type { OwnScoreFactor } from './own-scores.ts';
import type { Subscription } from './state-stream.ts';
import type { TestId } from './temario/types.ts';

/**
 * Facts that one slice tells the others, by name; closed, so that nobody speaks a word that
 * nobody knows. Payloads are JSON. Questions and commands are endpoints, not events.
 */
export interface BusEvents {
  /** The student chose, changed or dropped (`null`) the programme they aim at. */
  'goal/changed': { readonly programId: string | null };
  /** The student changed the profile; complete: no step is left. */
  'profile/changed': { readonly complete: boolean };
  /** A practice gave evidence about a content of the temario: `correct` out of `answered`. */
  'mastery/evidence': { readonly contentId: string; readonly correct: number; readonly answered: number };
  /** A test was graded that says what score the student would have: `test` is its id in the temario. */
  'score/estimated': { readonly test: TestId };
  /** The student wrote scores of their own, or took some back; `OWN_SCORES_PATH` has them. */
  'own-scores/changed': { readonly factors: readonly OwnScoreFactor[] };
  /** What the student may use changed (a subscription began, ended or was withdrawn). */
  'entitlement/changed': { readonly active: boolean };
}

export interface EventBus {
  emit<K extends keyof BusEvents>(name: K, payload: BusEvents[K]): void;
  on<K extends keyof BusEvents>(name: K, listener: (payload: BusEvents[K]) => void): Subscription;
}
