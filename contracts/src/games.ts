/**
 * Challenges of games that a student did, kept by the slice of games, for our services alone. `GET` answers
 * {@link DoneChallengesAnswer}: of each challenge the first time that the student did it and explained it right. All of
 * them come each time; a run is known by its id.
 */
export const DONE_CHALLENGES_PATH = '/api/juegos/challenges/done';

export interface DoneChallenge {
  /** UUIDv7 of the run. */
  readonly id: string;
  /** Ids of the temario for which it is evidence. */
  readonly contents: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

export interface DoneChallengesAnswer {
  readonly challenges: readonly DoneChallenge[];
}
