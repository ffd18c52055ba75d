import { OFFER_YEAR } from '../../../admission/program.ts';
import { CUTOFF_YEARS } from './cutoff-summary.ts';

/**
 * What pages show figures of, by where these come from. `offer`: weights, vacancies, minimums, required tests. `averages`:
 * the lowest mean of Lectora and M1. `statistics`: tuition, duration, campus, family of careers.
 */
export type FigureKind = 'offer' | 'averages' | 'cutoffs' | 'statistics' | 'accreditation';

/** Day on which the project read its sources. */
const COLLECTED = 'Reunido el 21 de noviembre de 2026.';

const DEMRE = 'DEMRE, Universidad de Chile';

/** What a figure is called, who publishes it, of what year it is, and when it was published, where that is known, and read. */
export const SOURCES: Readonly<Record<FigureKind, string>> = {
  offer: `Ponderaciones, vacantes y mínimos: ${DEMRE}, oferta de carreras, vacantes y ponderaciones, Admisión ${OFFER_YEAR}. ${COLLECTED}`,
  averages: `Promedio mínimo entre Lectora y M1: ${DEMRE}, libro de códigos, Admisión 2025. ${COLLECTED}`,
  cutoffs: `Último seleccionado: ${DEMRE}, vía regular, primera ronda, Admisión ${CUTOFF_YEARS.at(-1)} a ${CUTOFF_YEARS[0]}. ${COLLECTED}`,
  statistics: `Arancel, duración, sedes, áreas y familias de carreras: SIES, Ministerio de Educación, oferta académica 2026. ${COLLECTED}`,
  accreditation: `Acreditación: SIES, Ministerio de Educación, 30 de octubre de 2025. ${COLLECTED}`,
};
