import type { Settings } from './settings.ts';

/** Speed of sound in dry air at 20 °C, in m/s. */
export const SOUND_MPS = 343;
/** Density of that air, in kg/m³. */
export const AIR_KG_PER_M3 = 1.204;
/** Pressure, as a root mean square in Pa, from which levels are counted: about what one can just hear at 1000 Hz. */
const QUIETEST_PA = 2e-5;

/** A second on the screen is this part of a second: 2.5 ms for what the air does, 50 ms for who drives past. */
export const AIR_SLOWNESS = 400;
export const DOPPLER_SLOWNESS = 20;

/** Crests of the sound for each front that is drawn: all of them would be a grey area. */
export const CRESTS_PER_FRONT = 10;

/** What is seen of the road goes this far to both sides of its middle, in metres. */
export const ROAD_M = 40;
const START_M = 30;
const WAIT_M = 10;
const BOTH_REST_M = 20;

/** Length of a sound of `hz` in air at rest, in metres. */
export const soundLengthOf = (hz: number): number => SOUND_MPS / hz;

/** Level in dB of a pure sound whose pressure has this amplitude in Pa. */
export const levelOf = (pressure: number): number => 20 * Math.log10(pressure / Math.SQRT2 / QUIETEST_PA);

/** How far air goes to each side, in micrometres: p / (ρ·c·2πf). */
export const airMoveOf = ({ tone, pressure }: Settings): number =>
  (1e6 * pressure) / (AIR_KG_PER_M3 * SOUND_MPS * 2 * Math.PI * tone);

/** What one sees of a sound that fills the column of air. */
export interface AirState {
  /** Of the source at its left, from 0 to 1. */
  turns: number;
}

export function stepAir(air: AirState, { tone }: Settings, seconds: number): void {
  air.turns += (tone * seconds) / AIR_SLOWNESS;
  air.turns -= Math.floor(air.turns);
}

/** A crest of the pressure, on its way to all sides. */
export interface Front {
  /** Where and when it left the source. */
  readonly atM: number;
  readonly seconds: number;
  readonly hz: number;
}

export interface DopplerState {
  /** Of what happens, not of the screen. */
  seconds: number;
  sourceM: number;
  observerM: number;
  /** Crests since the last front, from 0 to {@link CRESTS_PER_FRONT}. */
  crests: number;
  /** The oldest first. */
  fronts: Front[];
}

/** Everybody where they come from, so that they meet. */
export function beginPass(settings: Settings): DopplerState {
  const [way, observerWay] = [Math.sign(settings.source), Math.sign(settings.observer)];
  const sourceM = way === 0 ? 0 : -way * START_M;
  const observerM = observerWay === 0 ? (way === 0 ? BOTH_REST_M : 0) : -observerWay * (way === 0 ? START_M : WAIT_M);
  return { seconds: 0, sourceM, observerM, crests: 0, fronts: frontsBehind(sourceM, settings) };
}

/** Whoever changes speed goes on from there; the air holds the sound of a source that always came along like this. */
export function goOnAt(doppler: DopplerState, settings: Settings): void {
  Object.assign(doppler, { seconds: 0, crests: 0, fronts: frontsBehind(doppler.sourceM, settings) });
}

/** As many as are on the road still. */
function frontsBehind(sourceM: number, { tone, source }: Settings): Front[] {
  const between = CRESTS_PER_FRONT / tone;
  const many = Math.ceil((2 * ROAD_M) / (SOUND_MPS - Math.abs(source)) / between) + 1;
  return Array.from({ length: many }, (_, index) => {
    const seconds = (index + 1 - many) * between;
    return { atM: sourceM + source * seconds, seconds, hz: tone };
  });
}

/** `seconds` on the screen; begins anew where somebody leaves the road. */
export function stepDoppler(doppler: DopplerState, settings: Settings, seconds: number): void {
  const { tone, source, observer } = settings;
  const passed = seconds / DOPPLER_SLOWNESS;
  doppler.seconds += passed;
  doppler.sourceM += source * passed;
  doppler.observerM += observer * passed;
  doppler.crests += tone * passed;
  if (doppler.crests >= CRESTS_PER_FRONT) {
    doppler.crests -= CRESTS_PER_FRONT;
    const ago = doppler.crests / tone;
    doppler.fronts.push({ atM: doppler.sourceM - source * ago, seconds: doppler.seconds - ago, hz: tone });
  }
  const [oldest, second] = doppler.fronts;
  // The last that reached the observer stays: one hears by it.
  if (oldest && second && isGone(oldest, doppler) && hasReached(second, doppler)) doppler.fronts.shift();
  if (Math.max(Math.abs(doppler.sourceM), Math.abs(doppler.observerM)) > ROAD_M)
    Object.assign(doppler, beginPass(settings));
}

export const radiusOf = (front: Front, { seconds }: DopplerState): number => SOUND_MPS * (seconds - front.seconds);

const hasReached = (front: Front, doppler: DopplerState): boolean =>
  radiusOf(front, doppler) >= Math.abs(doppler.observerM - front.atM);

/** Whether it left the road on both sides. */
const isGone = (front: Front, doppler: DopplerState): boolean =>
  radiusOf(front, doppler) > ROAD_M + Math.abs(front.atM);

/** f′ = f·(c − vₒ)/(c − vₛ), with speeds in m/s along the way from where the sound left the source to the observer. */
export const dopplerHz = (hz: number, sourceMps: number, observerMps: number): number =>
  (hz * (SOUND_MPS - observerMps)) / (SOUND_MPS - sourceMps);

/** What the observer hears now, in Hz: by the last front that reached the place. */
export function hearing(doppler: DopplerState, { source, observer, tone }: Settings): number {
  const front = doppler.fronts.findLast((one) => hasReached(one, doppler));
  const way = front && front.atM > doppler.observerM ? -1 : 1;
  return dopplerHz(front?.hz ?? tone, way * source, way * observer);
}

/** Lengths in metres of the sound before and behind the source, as it goes now. */
export const lengthsAround = ({ tone, source }: Settings): { readonly ahead: number; readonly behind: number } => ({
  ahead: (SOUND_MPS - Math.abs(source)) / tone,
  behind: (SOUND_MPS + Math.abs(source)) / tone,
});
