import { formatNumber, formatPercent } from '../shared/format-number.ts';
import { tidy } from '../shared/steps.ts';

export interface SolutionData {
  readonly soluteGrams: number;
  readonly waterGrams: number;
  /** Grams that dissolve in 100 g of water. */
  readonly solubility: number;
}

export interface SolutionState {
  readonly dissolvedGrams: number;
  /** What lies on the ground. */
  readonly restGrams: number;
  /** Of the solution, without what lies on the ground. */
  readonly massShare: number;
  readonly isSaturated: boolean;
}

/** At one temperature, after it was stirred for long enough. */
export function dissolve({ soluteGrams, waterGrams, solubility }: SolutionData): SolutionState {
  const most = (solubility * waterGrams) / 100;
  const dissolvedGrams = tidy(Math.min(soluteGrams, most));
  return {
    dissolvedGrams,
    restGrams: tidy(soluteGrams - dissolvedGrams),
    massShare: dissolvedGrams / (dissolvedGrams + waterGrams),
    isSaturated: tidy(most) <= soluteGrams,
  };
}

export function describeSolution(solution: SolutionData): string {
  const { dissolvedGrams, restGrams, massShare, isSaturated } = dissolve(solution);
  const grams = (value: number) => `${formatNumber(value, 1)} g`;
  const rest =
    restGrams > 0
      ? `Está saturada: quedan ${grams(restGrams)} sin disolver en el fondo.`
      : isSaturated
        ? 'Está saturada: no se disuelve más.'
        : `Está insaturada: se pueden disolver ${grams((solution.solubility * solution.waterGrams) / 100 - dissolvedGrams)} más.`;
  return `Hay ${grams(dissolvedGrams)} disueltos en ${grams(solution.waterGrams)} de agua: ${formatPercent(massShare)} en masa. ${rest}`;
}
