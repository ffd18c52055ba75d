import { AK135, EARTH_KM, type Row } from './ak135.ts';

export type Wave = 'p' | 's';

/**
 * Between two rows the velocity is v = a·r^b, for which time and angle are closed forms: with η = r/v and the ray parameter
 * p, a leg takes c·(√(η_top² − p²) − √(η_bottom² − p²)) seconds and c·(acos(p/η_top) − acos(p/η_bottom)) radians, c being
 * 1/(1 − b). Where it turns, the terms of the bottom are 0.
 */
export interface Shell {
  readonly topKm: number;
  readonly bottomKm: number;
  /** η in s/rad. */
  readonly etaTop: number;
  readonly etaBottom: number;
  readonly c: number;
}

function shellsOf(wave: Wave): readonly Shell[] {
  const shells: Shell[] = [];
  let above: Row | undefined;
  for (const row of AK135) {
    if (above && row.depthKm > above.depthKm && above[wave] > 0) {
      const topKm = EARTH_KM - above.depthKm;
      const bottomKm = EARTH_KM - row.depthKm;
      // No power reaches the centre: the innermost 51 km, in which velocity changes by 0.0004 km/s, have that of their top.
      const power = bottomKm === 0 ? 0 : Math.log(above[wave] / row[wave]) / Math.log(topKm / bottomKm);
      shells.push({
        topKm,
        bottomKm,
        etaTop: topKm / above[wave],
        etaBottom: bottomKm / row[wave],
        c: 1 / (1 - power),
      });
    }
    above = row;
  }
  return shells;
}

/** Radii of the core and of the inner core, in kilometres. */
export const CORE_KM = EARTH_KM - 2891.5;
export const INNER_CORE_KM = EARTH_KM - 5153.5;

const ALL_P = shellsOf('p');
const MANTLE_P = ALL_P.filter(({ bottomKm }) => bottomKm >= CORE_KM);
// A shear wave needs something rigid: of the shells below the mantle none is reached, for the outer core has no velocity of S.
const MANTLE_S = shellsOf('s').filter(({ bottomKm }) => bottomKm >= CORE_KM);
const OUTER_CORE = ALL_P.filter(({ topKm, bottomKm }) => topKm <= CORE_KM && bottomKm >= INNER_CORE_KM);
const INNER_CORE = ALL_P.filter(({ topKm }) => topKm <= INNER_CORE_KM);

export const PHASES = ['P', 'S', 'PcP', 'ScS', 'PKP', 'PKIKP'] as const;

/**
 * P and S turn in the mantle; PcP and ScS come back from the core's surface; PKP turns in the outer core and PKIKP in the
 * inner one.
 */
export type Phase = (typeof PHASES)[number];

interface Way {
  readonly wave: Wave;
  /** What is crossed before the shells in which it turns, from the surface on. */
  readonly over: readonly Shell[];
  /** Where it may turn; none where it is reflected below `over`. */
  readonly turns: readonly Shell[];
}

export const WAYS: Readonly<Record<Phase, Way>> = {
  P: { wave: 'p', over: [], turns: MANTLE_P },
  S: { wave: 's', over: [], turns: MANTLE_S },
  PcP: { wave: 'p', over: MANTLE_P, turns: [] },
  ScS: { wave: 's', over: MANTLE_S, turns: [] },
  PKP: { wave: 'p', over: MANTLE_P, turns: OUTER_CORE },
  PKIKP: { wave: 'p', over: [...MANTLE_P, ...OUTER_CORE], turns: INNER_CORE },
};

/** How many shells at the head of its way a ray crosses, and whether it turns in the one after them. */
interface Course {
  readonly crossed: number;
  readonly isTurning: boolean;
}

interface Reach {
  readonly seconds: number;
  /** From the focus to where it comes up, both at the surface; never above 180. */
  readonly degrees: number;
}

const shellsOn = ({ over, turns }: Way) => [...over, ...turns];

function reachOf(shells: readonly Shell[], { crossed, isTurning }: Course, parameter: number): Reach {
  let [seconds, radians] = [0, 0];
  for (let index = 0; index < crossed + (isTurning ? 1 : 0); index += 1) {
    const shell = shells[index];
    if (!shell) break;
    const { etaTop, etaBottom, c } = shell;
    seconds += c * root(etaTop, parameter);
    radians += c * arc(etaTop, parameter);
    if (index < crossed) {
      seconds -= c * root(etaBottom, parameter);
      radians -= c * arc(etaBottom, parameter);
    }
  }
  const degrees = (radians * 360) / Math.PI;
  return { seconds: seconds * 2, degrees: degrees > 180 ? 360 - degrees : degrees };
}

const root = (eta: number, parameter: number) => Math.sqrt(Math.max(0, eta * eta - parameter * parameter));
const arc = (eta: number, parameter: number) => Math.acos(Math.min(1, parameter / eta));

interface Sample extends Reach {
  readonly parameter: number;
}

/** Neighbours on it belong together: what lies between two of them is reached by a ray between theirs. */
interface Branch {
  readonly course: Course;
  readonly samples: readonly Sample[];
}

/** Within a shell degrees change fastest at both ends; samples are closer there. */
const SAMPLES_PER_SHELL = 10;
const SAMPLES_OF_REFLECTION = 60;

function branchesOf(phase: Phase): readonly Branch[] {
  const way = WAYS[phase];
  const shells = shellsOn(way);
  const sample = (course: Course, from: number, to: number, parts: number): Branch => ({
    course,
    samples: Array.from({ length: parts + 1 }, (_, index) => {
      const parameter = from + ((to - from) * (1 - Math.cos((Math.PI * index) / parts))) / 2;
      return { parameter, ...reachOf(shells, course, parameter) };
    }),
  });
  const least = (among: readonly Shell[]) =>
    Math.min(...among.map(({ etaTop, etaBottom }) => Math.min(etaTop, etaBottom)));
  if (way.turns.length === 0) {
    return [sample({ crossed: shells.length, isTurning: false }, 0, least(shells), SAMPLES_OF_REFLECTION)];
  }
  const branches: Branch[] = [];
  for (const [index, shell] of shells.entries()) {
    if (index < way.over.length) continue;
    // A ray that is reflected or turns above never gets here.
    const most = Math.min(shell.etaTop, index === 0 ? shell.etaTop : least(shells.slice(0, index)));
    if (most > shell.etaBottom) {
      branches.push(sample({ crossed: index, isTurning: true }, shell.etaBottom, most, SAMPLES_PER_SHELL));
    }
  }
  return branches;
}

const kept = new Map<Phase, readonly Branch[]>();

function branches(phase: Phase): readonly Branch[] {
  const known = kept.get(phase);
  if (known) return known;
  const made = branchesOf(phase);
  kept.set(phase, made);
  return made;
}

/** A ten-thousandth of a millimetre on the surface. */
const NEAR_DEGREES = 1e-12;
const TURNS = 60;

/** The ray between two samples that comes up at `degrees`: straight lines between ever closer ends, none of which stays (Illinois). */
function between(reach: (parameter: number) => Reach, one: Sample, other: Sample, degrees: number): Reach {
  let [low, high] = [one.parameter, other.parameter];
  let [offLow, offHigh] = [one.degrees - degrees, other.degrees - degrees];
  let found: Reach = Math.abs(offLow) < Math.abs(offHigh) ? one : other;
  for (
    let turn = 0;
    turn < TURNS && Math.abs(found.degrees - degrees) > NEAR_DEGREES && offLow !== offHigh;
    turn += 1
  ) {
    const next = (low * offHigh - high * offLow) / (offHigh - offLow);
    found = reach(next);
    const off = found.degrees - degrees;
    if (off * offHigh < 0) [low, offLow] = [high, offHigh];
    else offLow /= 2;
    [high, offHigh] = [next, off];
  }
  return found;
}

/** Quarters of degrees are asked again and again: there are some seven hundred of a phase. */
const KEPT_PER_DEGREE = 4;

const keptArrivals = new Map<string, readonly number[]>();

/** Seconds after which `phase` comes up `degrees` from a focus at the surface, each of its ways; ascending, none in its shadow. */
export function arrivalsOf(phase: Phase, degrees: number): readonly number[] {
  if (!Number.isInteger(degrees * KEPT_PER_DEGREE)) return foundArrivals(phase, degrees);
  const key = `${phase} ${degrees}`;
  const known = keptArrivals.get(key) ?? foundArrivals(phase, degrees);
  keptArrivals.set(key, known);
  return known;
}

function foundArrivals(phase: Phase, degrees: number): readonly number[] {
  const shells = shellsOn(WAYS[phase]);
  const found: number[] = [];
  for (const { course, samples } of branches(phase)) {
    for (let index = 1; index < samples.length; index += 1) {
      const [one, other] = [samples[index - 1], samples[index]];
      if (!one || !other || (one.degrees - degrees) * (other.degrees - degrees) > 0) continue;
      const { seconds } = between((parameter) => reachOf(shells, course, parameter), one, other, degrees);
      // A sample that is met exactly ends two intervals.
      if (!found.some((known) => Math.abs(known - seconds) < 1e-6)) found.push(seconds);
    }
  }
  return found.sort((one, other) => one - other);
}

/** The first of {@link arrivalsOf}, or `null` in the phase's shadow. */
export function firstArrival(phase: Phase, degrees: number): number | null {
  return arrivalsOf(phase, degrees)[0] ?? null;
}

/** Least and greatest distance at which `phase` comes up, in degrees. */
export function rangeOf(phase: Phase): readonly [least: number, most: number] {
  const degrees = branches(phase).flatMap(({ samples }) => samples.map((sample) => sample.degrees));
  return [Math.min(...degrees), Math.max(...degrees)];
}

/** Where a ray is, and when: radius in kilometres, radians from the focus, seconds. From the focus to where it comes up. */
export interface Path {
  readonly phase: Phase;
  readonly parameter: number;
  readonly radii: readonly number[];
  readonly radians: readonly number[];
  readonly seconds: readonly number[];
}

/** Near its lowest point a ray goes far within one shell. */
const POINTS_OF_TURN = 6;

/** The ray through the centre has p = 0, where angles of it are undefined: this one passes it within a metre. */
const LEAST_PARAMETER = 1e-6;

/** The ray of `phase` that leaves with the ray parameter `asked` (s/rad), or `null` where none does: it would turn or be reflected elsewhere. */
export function pathOf(phase: Phase, asked: number): Path | null {
  const parameter = Math.max(asked, LEAST_PARAMETER);
  const way = WAYS[phase];
  const shells = shellsOn(way);
  const radii = [EARTH_KM];
  const radians = [0];
  const seconds = [0];
  const add = (radius: number, passed: number, took: number) => {
    radii.push(radius);
    radians.push((radians.at(-1) ?? 0) + passed);
    seconds.push((seconds.at(-1) ?? 0) + took);
  };
  let isThere = way.turns.length === 0;
  for (const [index, { topKm, bottomKm, etaTop, etaBottom, c }] of shells.entries()) {
    if (parameter >= etaTop) return null;
    if (parameter < etaBottom) {
      add(
        bottomKm,
        c * (arc(etaTop, parameter) - arc(etaBottom, parameter)),
        c * (root(etaTop, parameter) - root(etaBottom, parameter)),
      );
      continue;
    }
    if (index < way.over.length) return null;
    // With p = η·cos φ: η runs with r^(1 − b), the way with φ and time with p·tan φ.
    const phi = arc(etaTop, parameter);
    for (let part = POINTS_OF_TURN - 1; part >= 0; part -= 1) {
      const [from, to] = [(phi * (part + 1)) / POINTS_OF_TURN, (phi * part) / POINTS_OF_TURN];
      add(
        topKm * (parameter / Math.cos(to) / etaTop) ** c,
        c * (from - to),
        c * parameter * (Math.tan(from) - Math.tan(to)),
      );
    }
    isThere = true;
    break;
  }
  if (!isThere) return null;
  // Up again, as it came.
  const lowest = radii.length - 1;
  for (let index = lowest - 1; index >= 0; index -= 1) {
    const [here, next] = [index + 1, index];
    add(
      radii[next] ?? EARTH_KM,
      (radians[here] ?? 0) - (radians[next] ?? 0),
      (seconds[here] ?? 0) - (seconds[next] ?? 0),
    );
  }
  return { phase, parameter, radii, radians, seconds };
}

/** Of the ray that leaves horizontally, in s/rad. */
export const GREATEST_PARAMETER: Readonly<Record<Wave, number>> = {
  p: MANTLE_P[0]?.etaTop ?? 0,
  s: MANTLE_S[0]?.etaTop ?? 0,
};

/** Of the ray that touches the core, in s/rad: with less it meets the core. */
export const CORE_PARAMETER: Readonly<Record<Wave, number>> = {
  p: MANTLE_P.at(-1)?.etaBottom ?? 0,
  s: MANTLE_S.at(-1)?.etaBottom ?? 0,
};

/** A point of the cut: kilometres from the centre and radians from the focus. */
export interface Place {
  readonly radius: number;
  readonly radians: number;
}

/** Where on its path a ray is after `seconds`; `null` once it has come up. Between two of its points in a straight line. */
export function placeAt({ radii, radians, seconds }: Path, after: number): Place | null {
  let [low, high] = [0, seconds.length - 1];
  if (after < 0 || after > (seconds[high] ?? 0)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((seconds[middle] ?? 0) <= after) low = middle;
    else high = middle;
  }
  const [from, to] = [seconds[low] ?? 0, seconds[high] ?? 0];
  const share = to > from ? (after - from) / (to - from) : 0;
  const between = (values: readonly number[]) =>
    (values[low] ?? 0) + ((values[high] ?? 0) - (values[low] ?? 0)) * share;
  return { radius: between(radii), radians: between(radians) };
}
