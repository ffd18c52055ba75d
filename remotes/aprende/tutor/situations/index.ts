import { CIENCIAS } from './ciencias.ts';
import { CL } from './cl.ts';
import { HCS } from './hcs.ts';
import { M1 } from './m1.ts';
import { M2 } from './m2.ts';
import type { Situation } from './situation.ts';

export * from './rubric.ts';
export type * from './situation.ts';

/** In the order of the page that shows them. */
export const SITUATIONS: readonly { readonly test: string; readonly situations: readonly Situation[] }[] = [
  { test: 'Matemática M1', situations: M1 },
  { test: 'Matemática M2', situations: M2 },
  { test: 'Ciencias', situations: CIENCIAS },
  { test: 'Historia y Ciencias Sociales', situations: HCS },
  { test: 'Competencia Lectora', situations: CL },
];
