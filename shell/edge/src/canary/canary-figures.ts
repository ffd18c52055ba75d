/**
 * What is known of one side, counted in voices: an address (of IPv6 its /64 network) is one voice however much it asks
 * and says, so whoever invents reports has to own addresses.
 */
export interface SideFigures {
  /** Voices that were given a document long enough ago to have said something of it. */
  readonly documents: number;
  /** Voices that reported pages, loaded or not; those of students without a network are neither. */
  readonly loads: number;
  /** What failed: of each voice the share of its pages, 0 to 1, added up. */
  readonly failures: number;
}

/** Since the canary began, as this edge heard of it. */
export interface CanaryFigures {
  readonly canary: SideFigures;
  readonly stable: SideFigures;
}

/** Why a canary has to end: its pages fail, or nothing is heard of them. */
export type CanaryFault = 'failing' | 'silent';

/** With fewer voices, some broken browsers would decide. */
export const CANARY_MIN_LOADS = 50;

/** A canary fails that is worse than the stable release by this much… */
export const FAILURE_MARGIN = 0.05;

/** …and by this factor: where a tenth fails anyway, another twentieth is the network. */
export const FAILURE_RATIO = 2;

/** A canary of which this much fails ends whatever is said of the stable release. */
export const FAILURE_CEILING = 0.4;

/** With fewer voices that were given a document, silence says nothing. */
export const CANARY_MIN_DOCUMENTS = 50;

/**
 * Documents of a canary start the application at once, and every application that starts reports. Visitors without
 * JavaScript and robots that call themselves browsers are never nine in ten.
 */
export const HEARD_LEAST = 0.1;

/** Of nothing, nothing fails. */
function failureRate({ loads, failures }: SideFigures): number {
  return loads === 0 ? 0 : failures / loads;
}

/** Why the canary has to end, `null` where it may go on. */
export function canaryFault({ canary, stable }: CanaryFigures): CanaryFault | null {
  if (canary.documents >= CANARY_MIN_DOCUMENTS && canary.loads < canary.documents * HEARD_LEAST) return 'silent';
  if (canary.loads < CANARY_MIN_LOADS) return null;
  const rate = failureRate(canary);
  const usual = failureRate(stable);
  const isWorse = rate >= usual + FAILURE_MARGIN && rate >= usual * FAILURE_RATIO;
  return isWorse || rate >= FAILURE_CEILING ? 'failing' : null;
}

const WHOLE_PERCENT = 100;
const oneDecimal = (value: number) => value.toFixed(1).replace('.', ',').replace(',0', '');

/** `visitantes a los que falló: 7 de 50 (14 %); con la estable, 3 de 400 (0,8 %)`: the reason that the history keeps. */
export function describeFigures(figures: CanaryFigures): string {
  const { canary, stable } = figures;
  if (canaryFault(figures) === 'silent') {
    return `de ${canary.documents} visitantes que recibieron una página, ${canary.loads} avisaron que cargó o que falló`;
  }
  const share = (side: SideFigures) =>
    `${oneDecimal(side.failures)} de ${side.loads} (${oneDecimal(failureRate(side) * WHOLE_PERCENT)} %)`;
  return `visitantes a los que falló: ${share(canary)}; con la estable, ${share(stable)}`;
}
