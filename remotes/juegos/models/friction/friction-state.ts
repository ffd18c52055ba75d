import type { Arrow, DrawnForce } from './diagram.ts';
import { SURFACES, type Surface, type SurfaceId } from './surfaces.ts';

/** Of Travesía's lessons it is 10; here it is what one would measure, as in the tests of known models. m/s². */
export const GRAVITY = 9.8;

/** Within a step all forces are constant, so that it could be longer; who pushes meanwhile is heard after 4 ms. */
export const STEP_SECONDS = 1 / 240;

/** Quiet for so long, an experiment is over: it is noted, and time rests. Half a second. */
export const SETTLED_STEPS = 120;

/** What may be set: from, to, and in how large steps. */
export const RANGES = {
  /** kg */
  mass: { from: 1, to: 200, step: 1 },
  /** Degrees of the slope above the horizontal. */
  slope: { from: 0, to: 60, step: 1 },
  /** N along the surface, to the right (up the slope) where it is positive. */
  push: { from: -500, to: 500, step: 0.5 },
  /** kg that hang from the rope; without any there is no rope. */
  hanging: { from: 0, to: 100, step: 0.5 },
  /** m/s with which it starts, to the right where it is positive. */
  launch: { from: -10, to: 10, step: 0.5 },
  coefficient: { from: 0, to: 1, step: 0.0001 },
} as const;

/** Both ways from where it starts, in m. Nothing stops the box there: the experiment is over. */
export const TRACK_M = 40;

/** With the rope: so far up to the pulley, and so far down to where the weight reaches it. */
export const ROPE_TRACK_M = 2;

export interface Settings {
  readonly mass: number;
  readonly slope: number;
  /** `propia`: coefficients of one's own. */
  readonly surface: SurfaceId | 'propia';
  readonly staticCoefficient: number;
  /** Never above the static one. */
  readonly kineticCoefficient: number;
  /** Not toward the pulley where there is a rope: it would hang loose. */
  readonly push: number;
  readonly hanging: number;
  readonly launch: number;
}

/** One experiment that nobody touched after its start. */
export interface Trial extends Settings {
  /** It never moved; it moved and stopped; it left the track. */
  readonly outcome: 'held' | 'stopped' | 'left';
  /** Until it stopped or left; 0 where it held. */
  readonly seconds: number;
  /** Where it ended, m from its start. */
  readonly position: number;
  /** At its end, N along the surface. */
  readonly friction: number;
}

export const TRIALS_MOST = 12;

/** The way so far: sample `i` was taken `i · every` steps after the start. */
export interface Trace {
  /** Steps between two samples: doubled whenever there would be more than {@link TRACE_SAMPLES_MOST}. */
  every: number;
  positions: number[];
  velocities: number[];
}

export const TRACE_SAMPLES_MOST = 240;
const FIRST_TRACE_EVERY = 12;

export interface FrictionState {
  settings: Settings;
  /** Arrows are drawn and their figures told: not where one is to find them. */
  showsForces: boolean;
  /** Held by a hand until it is let go; time goes on only in `running`. */
  phase: 'ready' | 'running' | 'ended';
  steps: number;
  /** Since it was let go. */
  seconds: number;
  /** m along the surface from its start, m/s. */
  position: number;
  velocity: number;
  /** Steps for which it has been quiet, and for which its acceleration has been the same. */
  restSteps: number;
  sameSteps: number;
  /** The push changed while it moved, or after. */
  isTouched: boolean;
  isNoted: boolean;
  /** When it came to rest; `null` while it moves, and where it has not moved. */
  stoppedAt: number | null;
  /** Its speed as it came back to where it started. */
  returnSpeed: number | null;
  /** J on the box since it was let go: of its push, its weight, the rope; and what friction made warm. */
  work: { push: number; gravity: number; tension: number; heat: number };
  trace: Trace;
  /** The oldest first. */
  trials: Trial[];
  /** The student's free-body diagram of the box: at most one arrow of each force. */
  diagram: Partial<Record<DrawnForce, Arrow>>;
}

export function startState(settings: Settings = FIRST_SETTINGS, showsForces = true): FrictionState {
  return { settings, showsForces, phase: 'ready', ...freshRun(), trials: [], diagram: {} };
}

/** Puts the box back to its start. */
export function putBack(state: FrictionState, phase: 'ready' | 'running' = 'ready'): void {
  Object.assign(state, freshRun());
  state.phase = phase;
  if (phase === 'running') {
    state.velocity = state.settings.launch;
    state.trace.positions.push(0);
    state.trace.velocities.push(state.velocity);
  }
}

function freshRun() {
  return {
    steps: 0,
    seconds: 0,
    position: 0,
    velocity: 0,
    restSteps: 0,
    sameSteps: 0,
    isTouched: false,
    isNoted: false,
    stoppedAt: null,
    returnSpeed: null,
    work: { push: 0, gravity: 0, tension: 0, heat: 0 },
    trace: { every: FIRST_TRACE_EVERY, positions: [], velocities: [] },
  } satisfies Partial<FrictionState>;
}

/** Coefficients of `surface`, as settings have them. */
export function onSurface({ id, staticCoefficient, kineticCoefficient }: Surface) {
  return { surface: id, staticCoefficient, kineticCoefficient } as const;
}

const FIRST_SETTINGS: Settings = {
  mass: 20,
  slope: 0,
  ...onSurface(SURFACES.madera),
  push: 60,
  hanging: 0,
  launch: 0,
};
