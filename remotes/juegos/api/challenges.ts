import * as z from 'zod/mini';
import { GAME_IDS, type GameId } from '../models/simulation.ts';

/** Characters of {@link Simulation.encode}. */
const ENCODED_MAX = 200;

const CHALLENGE_ID_MAX = 80;

/** What was done from `from` on: its inputs are of the game, which reads them itself. */
const recording = z.strictObject({
  from: z.string().check(z.maxLength(ENCODED_MAX)),
  inputs: z.array(z.unknown()),
  steps: z.number(),
});

/** A challenge that was done. */
export const runBody = z.strictObject({
  /** One for each time that it is done. */
  id: z.uuidv7(),
  game: z.enum(GAME_IDS),
  challenge: z.string().check(z.maxLength(CHALLENGE_ID_MAX)),
  recording,
  /** Place of the explanation that was chosen first. */
  explanation: z.int().check(z.minimum(0), z.maximum(10)),
  /** Milliseconds since 1970 by the clock of the device. What lies ahead counts as now. */
  at: z.int().check(z.minimum(0)),
});

/** A field that a page does not know, of a newer service, is left out. */
export const runAnswer = z.object({
  /** Whether the explanation that was chosen first was the right one. */
  explained: z.boolean(),
});

export const doneAnswer = z.object({
  challenges: z.array(z.object({ game: z.string(), challenge: z.string() })),
});

/** {@link runBody}, as a page writes it. */
export interface RunBody {
  readonly id: string;
  readonly game: GameId;
  readonly challenge: string;
  readonly recording: { readonly from: string; readonly inputs: readonly unknown[]; readonly steps: number };
  readonly explanation: number;
  readonly at: number;
}

export type RunAnswer = z.infer<typeof runAnswer>;
export type DoneAnswer = z.infer<typeof doneAnswer>;
