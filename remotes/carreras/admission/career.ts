import type { Area } from './area.ts';
import type { Program } from './program.ts';

/** A family of programmes that lead to the same profession. */
export interface Career {
  /** Of its address: `ingenieria-civil-industrial`. */
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  /** By code. */
  readonly programs: readonly Program[];
}
