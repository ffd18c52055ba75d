import type { Area } from './area.ts';
import type { Program } from './program.ts';

/** A family of programmes that lead to the same profession. */
export interface Career {
  /** Of its address: `ingenieria-civil-industrial`. */
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  /** What is offered, by code. */
  readonly programs: readonly Program[];
  /** What is not offered any more, by code. */
  readonly discontinued: readonly Program[];
}
