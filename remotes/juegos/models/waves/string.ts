import { type End, LENGTH_M, type Settings } from './settings.ts';
import { cosineOfTurns, sineOfTurns } from './sine.ts';

/** Parts that the string is cut into. */
export const GAPS = 240;
export const NODES = GAPS + 1;
export const GAP_M = LENGTH_M / GAPS;

/** The fastest wave of {@link RANGES}, 8.9 m/s, goes 0.75 of a gap in this time: the scheme is stable up to 1. */
export const STRING_STEP_SECONDS = 1 / 480;

/** Where a motor turns itself off: with this height the string is no longer nearly straight, and the model ends. */
export const TRIP_M = 0.3;

/** The hand follows what it is told with this delay, and no faster than this: no jump gets into the string. */
const HAND_LAG_SECONDS = 0.03;
const HAND_SPEED_MPS = 1.5;
/** How fast a motor gets from nothing to its amplitude and back. */
const SWING_SPEED_MPS = 0.3;
/** How fast an end that was let go is brought back to its place once it is held. */
const HOLD_SPEED_MPS = 1;
/** Two pulses are no longer than this, so that they begin apart. */
const TWIN_LENGTH_MAX_M = 2;
const TWIN_AT_M: readonly [number, number] = [1, 5];
/** Nothing moves by more than this in a step: 0.01 mm in a second. */
const STILL_M = 2e-8;
/** Half a second: at its turning point a whole string stands still for an instant. */
const STILL_STEPS = 240;

export interface Launch {
  readonly kind: 'one' | 'two';
  /** Seconds of the string at which it began. */
  readonly at: number;
  /** Heights in metres; the second of one pulse is 0. */
  readonly firstM: number;
  readonly secondM: number;
  /** Highest or lowest of what passed the middle towards the left on the first way back, with its sign. */
  backM: number;
}

export interface StringState {
  /** Heights in metres, from the left end on. */
  now: Float64Array;
  /** {@link STRING_STEP_SECONDS} before. */
  before: Float64Array;
  /** Since it was last calm. */
  seconds: number;
  /** Since something was set or done. */
  settledSeconds: number;
  handM: number;
  handTargetM: number;
  isOscillating: boolean;
  /** The motor turned itself off. */
  hasTripped: boolean;
  /** Of the motor, from 0 to 1. */
  turns: number;
  swingM: number;
  /** Since the pulse began; null where none is on its way out of the hand. */
  pulseAge: number | null;
  /** Height in metres of the last pulse out of the hand. */
  pulseM: number;
  launch: Launch | null;
  /** Largest height anywhere, now. */
  peakM: number;
  stillSteps: number;
}

export function calmString(): StringState {
  return {
    now: new Float64Array(NODES),
    before: new Float64Array(NODES),
    seconds: 0,
    settledSeconds: 0,
    handM: 0,
    handTargetM: 0,
    isOscillating: false,
    hasTripped: false,
    turns: 0,
    swingM: 0,
    pulseAge: null,
    pulseM: 0,
    launch: null,
    peakM: 0,
    stillSteps: STILL_STEPS,
  };
}

/** Speed of waves in m/s: √(T/μ). Four times the tension is twice the speed. */
export const speedOf = ({ tension, density }: Pick<Settings, 'tension' | 'density'>): number =>
  Math.sqrt(tension / density);

/** Length of what a hand makes in `pulse` seconds, in metres, as {@link launchTwo} begins it. */
export const twinLengthOf = (settings: Settings): number =>
  Math.min(speedOf(settings) * settings.pulse, TWIN_LENGTH_MAX_M);

function towards(from: number, to: number, most: number): number {
  return from < to ? Math.min(to, from + most) : Math.max(to, from - most);
}

/** A hand that goes up and comes back smoothly: 0 and flat at both ends of [0, 1], 1 in the middle. */
const bump = (share: number): number => (share <= 0 || share >= 1 ? 0 : (1 - cosineOfTurns(share)) / 2);

export function launchOne(string: StringState, settings: Settings): void {
  string.pulseAge = 0;
  string.pulseM = settings.amplitude / 100;
  string.launch = { kind: 'one', at: string.seconds, firstM: string.pulseM, secondM: 0, backM: 0 };
  wake(string);
}

/** A pulse on each side, on their way towards each other: d'Alembert's solution, now and a step before. */
export function launchTwo(string: StringState, settings: Settings): void {
  Object.assign(string, calmString());
  const [firstM, secondM] = [settings.amplitude / 100, settings.second / 100];
  const length = twinLengthOf(settings);
  const moved = speedOf(settings) * STRING_STEP_SECONDS;
  const heightAt = (at: number, centre: number) => bump((at - centre) / length + 0.5);
  for (let node = 1; node < GAPS; node += 1) {
    const at = node * GAP_M;
    string.now[node] = firstM * heightAt(at, TWIN_AT_M[0]) + secondM * heightAt(at, TWIN_AT_M[1]);
    string.before[node] = firstM * heightAt(at, TWIN_AT_M[0] - moved) + secondM * heightAt(at, TWIN_AT_M[1] + moved);
  }
  string.launch = { kind: 'two', at: 0, firstM, secondM, backM: 0 };
  wake(string);
}

/** Something was done: it is no longer still, and nothing has settled. */
export function wake(string: StringState): void {
  string.stillSteps = 0;
  string.settledSeconds = 0;
}

/** Where whatever moves the left end has brought it. */
function driveLeftEnd(string: StringState, settings: Settings): number {
  const most = HAND_SPEED_MPS * STRING_STEP_SECONDS;
  const share = STRING_STEP_SECONDS / (HAND_LAG_SECONDS + STRING_STEP_SECONDS);
  const wanted = string.handM + (string.handTargetM - string.handM) * share;
  string.handM =
    Math.abs(string.handTargetM - string.handM) < 1e-6 ? string.handTargetM : towards(string.handM, wanted, most);

  string.swingM = towards(
    string.swingM,
    string.isOscillating ? settings.amplitude / 100 : 0,
    SWING_SPEED_MPS * STRING_STEP_SECONDS,
  );
  if (string.swingM === 0 && !string.isOscillating) string.turns = 0;
  else {
    string.turns += settings.frequency * STRING_STEP_SECONDS;
    string.turns -= Math.floor(string.turns);
  }

  let pulseM = 0;
  if (string.pulseAge !== null) {
    string.pulseAge += STRING_STEP_SECONDS;
    if (string.pulseAge >= settings.pulse) string.pulseAge = null;
    else pulseM = string.pulseM * bump(string.pulseAge / settings.pulse);
  }
  return string.handM + string.swingM * sineOfTurns(string.turns) + pulseM;
}

/**
 * {@link STRING_STEP_SECONDS} of y″ = v²·yₓₓ − 2γ·y′ by central differences, for small slopes. The left end is where it is moved to.
 * At the right one a fixed end is held, a free one has no slope, and an open one has the damper that takes all that comes
 * (T·yₓ = −√(T·μ)·y′), as if the string went on.
 */
export function stepString(string: StringState, settings: Settings, end: End): void {
  const { now, before } = string;
  const ratio = (speedOf(settings) * STRING_STEP_SECONDS) / GAP_M;
  const square = ratio * ratio;
  const own = 2 * (1 - square);
  const loss = settings.damping * STRING_STEP_SECONDS;
  const kept = loss - 1;
  const scale = 1 / (1 + loss);
  let peak = 0;
  let moved = 0;

  // A node needs of the step before only itself: what comes is written where that was.
  const next = before;
  let left = now[0] as number;
  let here = now[1] as number;
  for (let node = 1; node < GAPS; node += 1) {
    const right = now[node + 1] as number;
    const height = (kept * (before[node] as number) + own * here + square * (left + right)) * scale;
    next[node] = height;
    if (height > peak) peak = height;
    else if (-height > peak) peak = -height;
    const way = height > here ? height - here : here - height;
    if (way > moved) moved = way;
    left = here;
    here = right;
  }

  const last = now[GAPS] as number;
  const inner = own * last + 2 * square * (now[GAPS - 1] as number);
  const lastBefore = before[GAPS] as number;
  if (end === 'fixed') next[GAPS] = towards(last, 0, HOLD_SPEED_MPS * STRING_STEP_SECONDS);
  else if (end === 'free') next[GAPS] = (kept * lastBefore + inner) * scale;
  else next[GAPS] = ((kept + ratio) * lastBefore + inner) / (1 + loss + ratio);
  next[0] = driveLeftEnd(string, settings);
  moved = Math.max(moved, Math.abs((next[GAPS] as number) - last), Math.abs((next[0] as number) - (now[0] as number)));
  peak = Math.max(peak, Math.abs(next[GAPS] as number), Math.abs(next[0] as number));

  string.before = now;
  string.now = next;
  string.seconds += STRING_STEP_SECONDS;
  string.settledSeconds += STRING_STEP_SECONDS;
  string.peakM = peak;
  string.stillSteps = moved < STILL_M && string.pulseAge === null ? string.stillSteps + 1 : 0;
  if (peak > TRIP_M && string.isOscillating) {
    string.isOscillating = false;
    string.hasTripped = true;
  }
  noteReturn(string, settings);
}

/** How long a pulse takes until all of it is back in the hand, in seconds. */
export const returnSecondsOf = (settings: Settings): number => (2 * LENGTH_M) / speedOf(settings) + settings.pulse;

/**
 * What passes the middle towards the left came back from the right end. It counts while the pulse can be on its first way back:
 * what was on the string before has left the middle by then, and later the hand has turned the pulse round.
 */
function noteReturn(string: StringState, settings: Settings): void {
  const { launch } = string;
  if (launch?.kind !== 'one' || string.pulseAge !== null) return;
  const age = string.seconds - launch.at;
  if (age < LENGTH_M / speedOf(settings) || age > returnSecondsOf(settings)) return;
  const middle = GAPS / 2;
  const height = string.now[middle] as number;
  if (Math.abs(height) > Math.abs(launch.backM) && directionAt(string, middle) < 0) launch.backM = height;
}

/** Whether energy goes to the right (1) or to the left (−1) around a node; 0 where it goes nowhere. */
export function directionAt({ now, before }: StringState, node: number): -1 | 0 | 1 {
  const from = Math.max(1, node - 12);
  const to = Math.min(GAPS - 1, node + 12);
  let flow = 0;
  for (let at = from; at <= to; at += 1) {
    const rise = (now[at] as number) - (before[at] as number);
    flow -= rise * ((now[at + 1] as number) - (now[at - 1] as number));
  }
  return Math.abs(flow) < 1e-12 ? 0 : flow > 0 ? 1 : -1;
}

/** Whether nothing of it moves, and nothing will. */
export const isStill = (string: StringState): boolean =>
  string.stillSteps >= STILL_STEPS && !string.isOscillating && string.pulseAge === null;

/**
 * Energy in joules, half a step ago: the one that this scheme keeps to rounding without damping, and never lets grow while nobody
 * moves the left end. In the long run it is ½∫(μ·y′² + T·yₓ²).
 */
export function energyOf({ now, before }: StringState, { tension, density }: Settings): number {
  let kinetic = 0;
  let stretched = 0;
  for (let node = 0; node <= GAPS; node += 1) {
    const speed = ((now[node] as number) - (before[node] as number)) / STRING_STEP_SECONDS;
    kinetic += speed * speed * (node === 0 || node === GAPS ? 0.5 : 1);
    if (node < GAPS)
      stretched +=
        ((now[node + 1] as number) - (now[node] as number)) * ((before[node + 1] as number) - (before[node] as number));
  }
  return (density * GAP_M * kinetic) / 2 + (tension * stretched) / (2 * GAP_M);
}

/** Height in metres at a place of the string. */
export function heightAt({ now }: StringState, metres: number): number {
  return now[nodeAt(metres)] as number;
}

export const nodeAt = (metres: number): number => Math.min(GAPS, Math.max(0, Math.round(metres / GAP_M)));
