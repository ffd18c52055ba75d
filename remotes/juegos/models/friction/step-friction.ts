import { type Forces, forcesOf } from './forces.ts';
import {
  type FrictionState,
  ROPE_TRACK_M,
  SETTLED_STEPS,
  STEP_SECONDS,
  TRACE_SAMPLES_MOST,
  TRACK_M,
  TRIALS_MOST,
} from './friction-state.ts';

/** In one step it can stop, turn and reach the end of the track; each part has constant forces. */
const PARTS_MOST = 4;

/**
 * One step of 1/240 s. Between two events (it stops, it turns, it leaves) all forces are constant, so that the step is
 * cut at the very moment of each and every part is the closed form x + v·t + a·t²/2. There is no error of truncation: what is
 * left is that of rounding, some 10⁻¹³ of what has been travelled after a minute, and that a push is heard at the next step.
 */
export function stepFriction(state: FrictionState): void {
  if (state.phase !== 'running') return;
  const began = state.steps * STEP_SECONDS;
  state.steps += 1;
  state.sameSteps += 1;
  let left = STEP_SECONDS;
  for (let part = 0; part < PARTS_MOST && left > 0 && !hasEnded(state); part += 1) {
    const forces = forcesOf(state.settings, state.velocity);
    if (forces.slides === 0) break;
    if (state.velocity === 0) {
      state.stoppedAt = null;
      state.sameSteps = 0;
    }
    left -= movePart(state, forces, left);
    if (state.velocity === 0) state.stoppedAt = began + STEP_SECONDS - left;
  }
  state.seconds = hasEnded(state) ? began + STEP_SECONDS - left : state.steps * STEP_SECONDS;
  state.restSteps = state.velocity === 0 ? state.restSteps + 1 : 0;
  addToTrace(state);
  noteTrial(state);
}

const hasEnded = ({ phase }: FrictionState) => phase === 'ended';

/** Moves it for `most` seconds or until it stops or leaves; returns for how many. */
function movePart(state: FrictionState, forces: Forces, most: number): number {
  const { position, velocity, settings, work } = state;
  const { slides, acceleration } = forces;
  const untilStop = acceleration * slides < 0 ? -velocity / acceleration : Number.POSITIVE_INFINITY;
  const stops = untilStop <= most;
  let seconds = stops ? untilStop : most;
  const end = slides * (settings.hanging > 0 ? ROPE_TRACK_M : TRACK_M);
  let moved = velocity * seconds + (acceleration * seconds * seconds) / 2;
  let next = stops ? 0 : velocity + acceleration * seconds;
  if ((position + moved) * slides >= end * slides) {
    moved = end - position;
    const speed = Math.sqrt(Math.max(0, velocity * velocity + 2 * acceleration * moved));
    // The stable one of the two ways to write the root: nothing is subtracted.
    seconds = moved === 0 ? 0 : (2 * moved) / (velocity + slides * speed);
    next = slides * speed;
    state.phase = 'ended';
  }
  if (position * slides < 0 && (position + moved) * slides >= 0 && state.returnSpeed === null)
    state.returnSpeed = Math.sqrt(Math.max(0, velocity * velocity - 2 * acceleration * position));

  work.push += forces.push * moved;
  work.gravity += forces.weightAlong * moved;
  work.tension += forces.tension * moved;
  work.heat += forces.kinetic * Math.abs(moved);
  state.position = state.phase === 'ended' ? end : position + moved;
  state.velocity = next;
  if (stops || state.phase === 'ended') state.sameSteps = 0;
  return seconds;
}

/** Keeps at most so many samples, evenly over the whole time: where there would be more, every other one is left out. */
function addToTrace({ steps, position, velocity, trace }: FrictionState): void {
  if (steps % trace.every !== 0) return;
  trace.positions.push(position);
  trace.velocities.push(velocity);
  if (trace.positions.length <= TRACE_SAMPLES_MOST) return;
  trace.positions = trace.positions.filter((_, index) => index % 2 === 0);
  trace.velocities = trace.velocities.filter((_, index) => index % 2 === 0);
  trace.every *= 2;
}

/** What was not touched counts as an experiment once it is over. */
function noteTrial(state: FrictionState): void {
  const isOver = state.phase === 'ended' || state.restSteps >= SETTLED_STEPS;
  if (!isOver || state.isTouched || state.isNoted) return;
  state.isNoted = true;
  const { settings, phase, position, stoppedAt, seconds, velocity, trials } = state;
  trials.push({
    ...settings,
    outcome: phase === 'ended' ? 'left' : stoppedAt === null ? 'held' : 'stopped',
    seconds: phase === 'ended' ? seconds : (stoppedAt ?? 0),
    position,
    friction: forcesOf(settings, velocity).friction,
  });
  if (trials.length > TRIALS_MOST) trials.shift();
}
