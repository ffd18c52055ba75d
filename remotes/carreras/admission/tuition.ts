import type { Program } from './program.ts';

/**
 * Pesos of one UF in January 2026, to order and to filter by what some publish in UF and most in pesos: written down from
 * memory, not read from the Banco Central, so right to 1 % or so. Whoever compares says on the screen that it is
 * approximate; it never makes a tuition.
 */
export const UF_IN_CLP = 39_700;

/** Yearly tuition of 2026 as pesos, about right where it is published in UF; null where unknown. */
export function comparableTuition({ tuition2026Clp, tuition2026Uf }: Program): number | null {
  return tuition2026Clp ?? (tuition2026Uf === null ? null : tuition2026Uf * UF_IN_CLP);
}
