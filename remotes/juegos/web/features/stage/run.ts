import {
  RECORDED_INPUTS_MAX,
  RECORDED_STEPS_MAX,
  type Recording,
  type Simulation,
} from '../../../models/simulation.ts';
import { copyInto } from './copy-into.ts';

/** As it is, and slow motion. */
export type Speed = 1 | 0.25;

/** Time that one call makes up for. After a pause of the browser it goes on from where it was. */
const CATCH_UP_MS = 100;

/** Between two tellings of what changes with time alone. */
const SETTLE_MS = 500;

/** What a single step shows: less than a thirtieth of a second is not seen. */
const SINGLE_STEP_MS = 1000 / 30;

/** A slider that is moved on within this time is undone in one. */
const GESTURE_PAUSE_MS = 1000;

const UNDO_MAX = 50;

/** Why words and controls may be others now: something was done, time passed, or all came to rest. */
export type Cause = 'command' | 'time' | 'rest';

export type Draw<State> = (state: State, previous: State, alpha: number) => void;

interface Before<State> {
  readonly state: State;
  readonly steps: number;
  readonly inputs: number;
}

/**
 * A simulation that runs: fixed steps of time whatever the screen's rate, what was done in the order in which it was done,
 * and the way back. Knows neither the screen nor a clock but `now`, which tells gestures apart.
 */
export class Run<State, Input> {
  readonly simulation: Simulation<State, Input>;
  readonly #now: () => number;
  readonly #stepMs: number;
  readonly #listeners = new Set<(cause: Cause) => void>();
  readonly #draws = new Set<Draw<State>>();
  #from = '';
  #state: State;
  /** One step before {@link state}, or the same where something was done since. */
  #previous: State;
  #steps = 0;
  #inputs: (readonly [step: number, input: Input])[] = [];
  #before: Before<State>[] = [];
  #gesture: { readonly name: string; readonly at: number } | null = null;
  /** Time that has passed since the last step. */
  #leftMs = 0;
  #untoldMs = 0;
  #isPlaying = false;
  #speed: Speed = 1;
  #version = 0;

  /** @param now milliseconds that only grow. */
  constructor(simulation: Simulation<State, Input>, now: () => number = () => performance.now()) {
    this.simulation = simulation;
    this.#now = now;
    this.#stepMs = (1000 * simulation.stepSeconds) / (simulation.pace ?? 1);
    this.#state = simulation.start();
    this.#previous = copyInto(null, this.#state);
  }

  /** Not to be changed by who reads it, nor kept: it changes in its place. */
  get state(): State {
    return this.#state;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Time changes something now. */
  get isMoving(): boolean {
    return this.#isPlaying && !this.#isAtRest();
  }

  get speed(): Speed {
    return this.#speed;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Another whenever {@link subscribe}rs were told. */
  get version(): number {
    return this.#version;
  }

  /** Lets real time pass. */
  advance(milliseconds: number): void {
    if (!this.isMoving) return;
    const passed = Math.max(0, Math.min(milliseconds, CATCH_UP_MS));
    this.#leftMs += passed * this.#speed;
    const due = Math.floor(this.#leftMs / this.#stepMs);
    this.#leftMs -= due * this.#stepMs;
    this.#take(due);
    this.#untoldMs += passed;
    if (!this.isMoving) {
      this.#leftMs = 0;
      this.#stand();
      this.#tell('rest');
    } else if (this.#untoldMs >= SETTLE_MS) {
      this.#tell('time');
    }
  }

  /** Stops, and lets so much time pass as one can see. */
  step(): void {
    this.#isPlaying = false;
    this.#take(Math.max(1, Math.round(SINGLE_STEP_MS / this.#stepMs)));
    this.#stand();
    this.#tell('command');
  }

  play(): void {
    this.#isPlaying = true;
    this.#tell('command');
  }

  pause(): void {
    this.#isPlaying = false;
    this.#tell('command');
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.#tell('command');
  }

  /** @param gesture inputs of one name that come one after the other are undone together: a slider, something dragged. */
  apply(input: Input, gesture?: string): void {
    const at = this.#now();
    const goesOn = gesture !== undefined && gesture === this.#gesture?.name && at - this.#gesture.at < GESTURE_PAUSE_MS;
    if (!goesOn) {
      this.#before.push({ state: structuredClone(this.#state), steps: this.#steps, inputs: this.#inputs.length });
      if (this.#before.length > UNDO_MAX) this.#before.shift();
    }
    this.#gesture = gesture === undefined ? null : { name: gesture, at };
    // One more than a recording may have: then it is none.
    if (this.#inputs.length <= RECORDED_INPUTS_MAX) this.#inputs.push([this.#steps, input]);
    this.simulation.apply(this.#state, input);
    this.#stand();
    this.#tell('command');
  }

  /** As it was before what was done last; it was never done. */
  undo(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.#state = before.state;
    this.#steps = before.steps;
    this.#inputs.length = before.inputs;
    this.#gesture = null;
    this.#stand();
    this.#tell('command');
  }

  /**
   * Begins again.
   * @param from what {@link Simulation.encode} says, or a challenge's; empty for the usual start. Absent, where it began last.
   * @returns false where it cannot be read; then nothing changes.
   */
  restart(from = this.#from): boolean {
    const state = from === '' ? this.simulation.start() : this.simulation.decode(from);
    if (state === null) return false;
    this.#from = from;
    this.#state = state;
    this.#steps = 0;
    this.#inputs = [];
    this.#before = [];
    this.#gesture = null;
    this.#leftMs = 0;
    this.#stand();
    this.#tell('command');
    return true;
  }

  /** What was done since it began; `null` where that is more than a recording may have. */
  recording(): Recording<Input> | null {
    if (this.#steps > RECORDED_STEPS_MAX || this.#inputs.length > RECORDED_INPUTS_MAX) return null;
    return { from: this.#from, inputs: [...this.#inputs], steps: this.#steps };
  }

  /** Told after each thing that is done, and twice a second while time runs. @returns what ends it. */
  subscribe(listener: (cause: Cause) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called by {@link draw}, and once now. @returns what ends it. */
  onDraw(draw: Draw<State>): () => void {
    this.#draws.add(draw);
    this.#drawWith(draw);
    return () => this.#draws.delete(draw);
  }

  /** Draws what there is now. */
  draw(): void {
    for (const draw of this.#draws) this.#drawWith(draw);
  }

  #drawWith(draw: Draw<State>): void {
    draw(this.#state, this.#previous, this.#leftMs / this.#stepMs);
  }

  #isAtRest(): boolean {
    return this.simulation.isAtRest?.(this.#state) ?? false;
  }

  #take(steps: number): void {
    for (let taken = 1; taken <= steps && !this.#isAtRest(); taken += 1) {
      if (taken === steps) this.#previous = copyInto(this.#previous, this.#state);
      this.simulation.step(this.#state);
      this.#steps += 1;
    }
  }

  /** Nothing lies between two states: what is drawn is what is said. */
  #stand(): void {
    this.#previous = copyInto(this.#previous, this.#state);
  }

  #tell(cause: Cause): void {
    this.#untoldMs = 0;
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener(cause);
  }
}
