import type { Program } from './program.ts';

/** A family of programmes that lead to the same profession. */
export interface Career {
  /** Of its address: `ingenieria-civil-industrial`. */
  readonly id: string;
  readonly name: string;
  readonly area: string;
  /** By code. */
  readonly programs: readonly Program[];
}
