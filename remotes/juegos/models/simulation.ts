import type * as z from 'zod/mini';

/**
 * What a game simulates, as plain TypeScript: no DOM, no clock, no chance but from {@link draw}. The page runs it
 * in the browser, the service runs it again to see whether a challenge was done, and tests run it without either.
 * A state is plain data: numbers, words, arrays, plain objects, typed arrays. It is copied each frame.
 */
export interface Simulation<State, Input> {
  readonly id: GameId;
  /** Seconds of the model that one {@link step} takes. Physics asks for 1/240 or less. */
  readonly stepSeconds: number;
  /** Seconds of the model that pass in one of the student's; 1 where absent. */
  readonly pace?: number;
  /** What may be done to it. The service reads recordings by it. */
  readonly input: z.ZodMiniType<Input>;
  /** Where one begins. */
  readonly start: () => State;
  /** Changes `state` by one step of time. The state of a next step depends on nothing but it. */
  readonly step: (state: State) => void;
  /** Changes `state` by what was done. What is out of range is brought to the nearest that is allowed; never throws. */
  readonly apply: (state: State, input: Input) => void;
  /** Where nothing moves until something is done; the loop rests then. Without it time always goes on. */
  readonly isAtRest?: (state: State) => boolean;
  /** What there is to see now, in two to four sentences that a screen reader reads: figures with units, Spanish. */
  readonly describe: (state: State) => string;
  /** What one would share of it: settings and not the moment. Characters of a URL's hash, at most 200. */
  readonly encode: (state: State) => string;
  /** `null` where it is no such text. */
  readonly decode: (text: string) => State | null;
  readonly challenges: readonly Challenge<State>[];
}

export const GAME_IDS = ['celula', 'geosfera', 'simulador-ondas', 'fuerza-roce'] as const;

/** Last part of the game's address. */
export type GameId = (typeof GAME_IDS)[number];

/** One predicts, does it with the model, and says why it is so. */
export interface Challenge<State> {
  /** In kebab case, unique in its game, never given to another: what was done is kept by it. */
  readonly id: string;
  readonly level: 1 | 2 | 3;
  /** Ids of the temario. A challenge that is done is evidence for each, of small weight. */
  readonly contents: readonly string[];
  readonly title: string;
  /** What to do, one or two sentences. */
  readonly task: string;
  /** {@link Simulation.encode}d; without it one begins as always. */
  readonly from?: string;
  /** Asked before it may be tried. Nothing is scored. */
  readonly predict: { readonly question: string; readonly options: readonly string[] };
  /** Reads the state alone: whether it is done, and what is there to see of it so far, without saying how it is done. */
  readonly judge: (state: State) => Verdict;
  /** Asked once it is done. */
  readonly explain: {
    readonly question: string;
    readonly options: readonly { readonly text: string; readonly isRight?: true; readonly feedback: string }[];
    /** What happened and why, two to four sentences. */
    readonly words: string;
  };
}

export interface Verdict {
  readonly isDone: boolean;
  /** One sentence: what is so and what is missing. */
  readonly words: string;
}

/** What was done from a start on. Played again it ends in the same state, to the bit. */
export interface Recording<Input> {
  /** {@link Challenge.from} of its challenge, or what was shared; empty for {@link Simulation.start}. */
  readonly from: string;
  /** Before which step each was done, in order. */
  readonly inputs: readonly (readonly [step: number, input: Input])[];
  /** Steps in all. */
  readonly steps: number;
}

/** Steps that a recording may have: ten minutes at 240 a second. */
export const RECORDED_STEPS_MAX = 144_000;

/** Inputs that a recording may have. */
export const RECORDED_INPUTS_MAX = 4_000;

/**
 * Plays `recording`, and gives way after each `size` steps and inputs: how long it takes is for who asks to bound. Returns
 * the state after it; `null` where its start cannot be read.
 */
export function* replayInTurns<State, Input>(
  simulation: Simulation<State, Input>,
  { from, inputs, steps }: Recording<Input>,
  size: number,
): Generator<undefined, State | null> {
  const state = from === '' ? simulation.start() : simulation.decode(from);
  if (state === null) return null;
  let next = 0;
  for (let step = 0; step <= steps; step += 1) {
    for (let entry = inputs[next]; entry && entry[0] <= step; entry = inputs[next]) {
      simulation.apply(state, entry[1]);
      next += 1;
      if ((step + next) % size === 0) yield;
    }
    if (step < steps) simulation.step(state);
    if ((step + next) % size === 0) yield;
  }
  return state;
}

/** State after `recording`; `null` where its start cannot be read. */
export function replay<State, Input>(simulation: Simulation<State, Input>, recording: Recording<Input>): State | null {
  const turns = replayInTurns(simulation, recording, Number.POSITIVE_INFINITY);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/** Numbers from 0 (included) to 1 (excluded); the same seed, the same numbers. Its state is one number, so that it can be kept. */
export interface Random {
  /** 32 bits. */
  seed: number;
}

/** The next number of `random` (mulberry32). */
export function draw(random: Random): number {
  random.seed = (random.seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(random.seed ^ (random.seed >>> 15), 1 | random.seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
