import type { Program } from './program.ts';

/**
 * Pesos of one UF at the beginning of 2026, rounded: to order and to filter by what some publish in
 * UF and most in pesos. Never to be shown as a tuition.
 */
const UF_IN_CLP = 39_700;

/** Yearly tuition of 2026 as pesos, about right where it is published in UF; null where unknown. */
export function comparableTuition({ tuition2026Clp, tuition2026Uf }: Program): number | null {
  return tuition2026Clp ?? (tuition2026Uf === null ? null : tuition2026Uf * UF_IN_CLP);
}
