import type { Kysely } from 'kysely';
import type { GameId } from '../models/simulation.ts';

/** As `migrations` makes them. */
export type Tables = {
  readonly 'juegos.challenge_run': {
    user_id: string;
    id: string;
    game: GameId;
    challenge: string;
    contents: string[];
    explained: boolean;
    done_at: Date;
  };
};

export type StudentTables = Kysely<Tables>;
