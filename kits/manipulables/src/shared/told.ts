/** What every kind says beside its own state. */
export interface Told {
  /** What to try, one sentence. */
  readonly task: string;
  /** Asked before it may be moved; `shows` is what then happens. */
  readonly predict?: Prediction;
}

export interface Prediction {
  readonly question: string;
  readonly guesses: readonly string[];
  readonly shows: string;
}
