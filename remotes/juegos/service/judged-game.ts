import { ProblemError, parseInput } from '@travesia/kit-service';
import * as z from 'zod/mini';
import {
  type Challenge,
  type GameId,
  RECORDED_INPUTS_MAX,
  RECORDED_STEPS_MAX,
  replayInTurns,
  type Simulation,
} from '../models/simulation.ts';
import { STEPS_A_TURN } from './limits.ts';
import type { Replays } from './replays.ts';

/** What the service does with a game: its states and inputs are its own business. */
export interface JudgedGame {
  readonly id: GameId;
  /** `undefined` where it has no such challenge. */
  find(challenge: string): JudgedChallenge | undefined;
}

export interface JudgedChallenge {
  readonly contents: readonly string[];
  isRight(explanation: number): boolean;
  /**
   * Whether the recording does it.
   * @throws {ProblemError} 400 where it is none of this game and this challenge.
   */
  isDone(recording: unknown, replays: Replays): Promise<boolean>;
}

const step = z.int().check(z.minimum(0), z.maximum(RECORDED_STEPS_MAX));

/** Names fields as in the body that it is part of. */
const recordingOf = <Input>(input: z.ZodMiniType<Input>) =>
  z.strictObject({
    recording: z
      .strictObject({
        from: z.string(),
        inputs: z.array(z.tuple([step, input])).check(z.maxLength(RECORDED_INPUTS_MAX)),
        steps: step,
      })
      .check(
        z.refine(
          ({ inputs, steps }) => inputs.every(([at], index) => at <= steps && at >= (inputs[index - 1]?.[0] ?? 0)),
          'inputs are not in order',
        ),
      ),
  });

export function judgedGame<State, Input>(simulation: Simulation<State, Input>): JudgedGame {
  const schema = recordingOf(simulation.input);
  const judged = ({ from = '', contents, explain, judge }: Challenge<State>): JudgedChallenge => ({
    contents,
    isRight: (explanation) => explain.options[explanation]?.isRight === true,
    async isDone(told, replays) {
      const { recording } = parseInput(schema, { recording: told });
      if (recording.from !== from)
        throw new ProblemError(400, 'The recording does not begin where the challenge does.');
      const state = await replays.run(replayInTurns(simulation, recording, STEPS_A_TURN));
      return state !== null && judge(state).isDone;
    },
  });
  const challenges = new Map(simulation.challenges.map((challenge) => [challenge.id, judged(challenge)]));
  return { id: simulation.id, find: (id) => challenges.get(id) };
}
