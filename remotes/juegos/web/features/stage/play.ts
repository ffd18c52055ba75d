import type { Challenge, Recording, Verdict } from '../../../models/simulation.ts';

interface Begun<State> {
  readonly challenge: Challenge<State>;
}

interface Guessed<State> extends Begun<State> {
  /** What was predicted; empty where one would rather not. */
  readonly guess: string;
}

interface Done<State> extends Guessed<State> {
  /** Sentence that was true when it was done. */
  readonly words: string;
  /** `null` where it took longer than can be told. */
  readonly recording: Recording<unknown> | null;
  /** Explanations that were chosen, in order: the first one counts. */
  readonly answers: readonly number[];
}

/** Where one is with a challenge: predict, try, explain. */
export type Play<State> =
  | ({ readonly phase: 'predict' } & Begun<State>)
  | ({ readonly phase: 'try' } & Guessed<State>)
  | ({ readonly phase: 'explain' } & Done<State>);

export const begin = <State>(challenge: Challenge<State>): Play<State> => ({ phase: 'predict', challenge });

export function guess<State>(play: Play<State>, text: string): Play<State> {
  return play.phase === 'predict' ? { phase: 'try', challenge: play.challenge, guess: text } : play;
}

/** The model says so. */
export function finish<State>(
  play: Play<State>,
  { words }: Verdict,
  recording: Recording<unknown> | null,
): Play<State> {
  return play.phase === 'try' ? { ...play, phase: 'explain', words, recording, answers: [] } : play;
}

export function explain<State>(play: Play<State>, option: number): Play<State> {
  if (play.phase !== 'explain' || isExplained(play) || play.answers.includes(option)) return play;
  return { ...play, answers: [...play.answers, option] };
}

const isRight = <State>({ challenge }: Begun<State>, option: number | undefined): boolean =>
  option !== undefined && challenge.explain.options[option]?.isRight === true;

/** The right explanation was found, at whichever try. */
export const isExplained = <State>(play: Play<State>): boolean =>
  play.phase === 'explain' && isRight(play, play.answers.at(-1));
