/** Pages that loaded or failed to; those of students without a network are neither. */
export interface LoadFigures {
  readonly loads: number;
  readonly failures: number;
}

/** Since the canary began, as this edge heard of it. */
export interface CanaryFigures {
  readonly canary: LoadFigures;
  readonly stable: LoadFigures;
}

/** With fewer loads, some broken browsers would decide. */
export const CANARY_MIN_LOADS = 50;

/** A canary fails that is worse than the stable release by this much… */
export const FAILURE_MARGIN = 0.05;

/** …and by this factor: where a tenth fails anyway, another twentieth is the network. */
export const FAILURE_RATIO = 2;

/** Of nothing, nothing fails. */
function failureRate({ loads, failures }: LoadFigures): number {
  return loads === 0 ? 0 : failures / loads;
}

/** Whether the canary has to end. */
export function isFailing({ canary, stable }: CanaryFigures): boolean {
  if (canary.loads < CANARY_MIN_LOADS) return false;
  const rate = failureRate(canary);
  const usual = failureRate(stable);
  return rate >= usual + FAILURE_MARGIN && rate >= usual * FAILURE_RATIO;
}

/** `7 de 50 cargas fallaron (14,0 %); de la estable, 3 de 400 (0,8 %)`: the reason that the history keeps. */
export function describeFigures({ canary, stable }: CanaryFigures): string {
  const percent = (figures: LoadFigures) => `${(failureRate(figures) * 100).toFixed(1).replace('.', ',')} %`;
  return (
    `${canary.failures} de ${canary.loads} cargas fallaron (${percent(canary)}); ` +
    `de la estable, ${stable.failures} de ${stable.loads} (${percent(stable)})`
  );
}
