import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import type { Reservation } from '../../../admission/reservations.ts';

/** The whole of why a cut-off that was weighed otherwise is no measure. */
export const otherWeightsText = (year = CUTOFF_YEAR): string =>
  `Sus ponderaciones cambiaron: el corte de ${year} se calculó con otras, no son comparables uno a uno, y no se puede saber qué habrían ponderado los seleccionados de ${year} con las de ${OFFER_YEAR}.`;

const TEXTS: Readonly<Record<Reservation, string>> = {
  teaching: 'Las pedagogías tienen requisitos legales propios, además de los puntajes: revísalos.',
  'special-test': 'Pide además una prueba propia de la universidad: revisa cuándo y cómo se rinde.',
  'other-weights': otherWeightsText(),
};

/** What has to be known beside a standing, in a sentence each. `cutoffYear`: of the cut-off that it is held against. */
export function reservationTexts(reservations: readonly Reservation[], cutoffYear = CUTOFF_YEAR): readonly string[] {
  return reservations.map((one) => (one === 'other-weights' ? otherWeightsText(cutoffYear) : TEXTS[one]));
}

/** Of one row: the page says the whole of it once. */
export const OTHER_WEIGHTS_SHORT = 'Sus ponderaciones cambiaron: el corte no es comparable uno a uno.';

/** As short as the row of a list has place for: the page says the whole of it once. */
export function shortReservationTexts(reservations: readonly Reservation[]): readonly string[] {
  return reservations.map((one) => (one === 'other-weights' ? OTHER_WEIGHTS_SHORT : TEXTS[one]));
}
