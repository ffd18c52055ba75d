import { GRAVITY, type Settings } from './friction-state.ts';
import { cosineOf, sineOf } from './trigonometry.ts';

/**
 * What rounding may add to a sum of forces, in N: 0.25 · 50 · 9.8 is 122.50000000000001. A box that is pushed with
 * exactly what friction can hold stays.
 */
const HOLD_TOLERANCE_N = 1e-9;

/** Below it an acceleration is rounding and no change of speed, in m/s². */
const STEADY_TOLERANCE = 1e-9;

/** On the box at one moment, in N. Along the surface the right (up the slope) is positive. */
export interface Forces {
  /** Straight down; `weightAlong` is its part along the surface, never positive. */
  readonly weight: number;
  readonly weightAlong: number;
  /** Away from the surface. */
  readonly normal: number;
  readonly push: number;
  /** Of the rope, toward the pulley; 0 where there is none. */
  readonly tension: number;
  readonly friction: number;
  /** What static friction can be at most, and what kinetic friction is. */
  readonly staticMost: number;
  readonly kinetic: number;
  /** Sum along the surface. Across it there is none. */
  readonly net: number;
  /** m/s², of the box and of what hangs from the rope. */
  readonly acceleration: number;
  /** To where it slides, or begins to; 0 where it stays. */
  readonly slides: -1 | 0 | 1;
}

/**
 * Forces on a box of `settings` that moves with `velocity` (m/s). Friction is Coulomb's: a box at rest is held by whatever
 * balances the rest, up to μs·N; one that slides is slowed by μk·N, at any speed. The rope is light and does not stretch, the
 * pulley is light and turns freely: box and weight have one acceleration, and the tension is what gives it to both.
 */
export function forcesOf(settings: Settings, velocity: number): Forces {
  const { mass, slope, staticCoefficient, kineticCoefficient, push, hanging } = settings;
  const weight = mass * GRAVITY;
  const weightAlong = slope === 0 ? 0 : -weight * sineOf(slope);
  const normal = weight * cosineOf(slope);
  const staticMost = staticCoefficient * normal;
  const kinetic = kineticCoefficient * normal;
  /** All but friction, along the surface and its continuation over the pulley. */
  const drive = push + weightAlong + hanging * GRAVITY;

  const slides = Math.sign(velocity) || (Math.abs(drive) <= staticMost + HOLD_TOLERANCE_N ? 0 : Math.sign(drive));
  const friction = slides === 0 ? -drive || 0 : -slides * kinetic || 0;
  const exact = slides === 0 ? 0 : (drive + friction) / (mass + hanging);
  const acceleration = Math.abs(exact) < STEADY_TOLERANCE ? 0 : exact;
  const tension = hanging * (GRAVITY - acceleration);
  return {
    weight,
    weightAlong,
    normal,
    push,
    tension,
    friction,
    staticMost,
    kinetic,
    net: mass * acceleration,
    acceleration,
    slides: slides as -1 | 0 | 1,
  };
}
