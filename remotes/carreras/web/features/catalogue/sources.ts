import { CUTOFF_YEAR, CUTOFF_YEARS, OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';

/**
 * What pages show figures of, by where these come from. `offer`: weights, vacancies, minimums, required tests.
 * `statistics`: tuition, duration, campus, family of careers.
 */
export type FigureKind = 'offer' | 'cutoffs' | 'statistics' | 'accreditation';

/** What a row of a list or a column of a comparison shows. */
export const PROGRAM_FIGURES: readonly FigureKind[] = ['cutoffs', 'offer', 'statistics'];

/** Days on which the project read its sources. */
const COLLECTED = 'Reunido el 21 de noviembre de 2026.';
const OFFER_COLLECTED = 'Reunido el 23 de noviembre de 2026.';

/** Day of the document, of which the data says the rest: admission/data/SOURCES.md. */
const OFFER_PUBLISHED = '24 de septiembre de 2026';

const DEMRE = 'DEMRE, Universidad de Chile';

/** What a figure is called, who publishes it, of what year it is, and when it was published, where that is known, and read. */
export const SOURCES: Readonly<Record<FigureKind, string>> = {
  offer: `Programas, ponderaciones, vacantes y mínimos: ${DEMRE}, Oferta Definitiva de Carreras, Vacantes y Ponderaciones, Admisión ${OFFER_YEAR}, ${OFFER_PUBLISHED}. ${OFFER_COLLECTED}`,
  cutoffs: `Último seleccionado: ${DEMRE}, vía regular, primera ronda, Admisión ${CUTOFF_YEARS.at(-1)} a ${CUTOFF_YEAR}. ${COLLECTED}`,
  statistics: `Arancel, duración, sedes, áreas y familias de carreras: SIES, Ministerio de Educación, oferta académica ${TUITION_YEAR}. ${COLLECTED} De los programas nuevos, área y familia se dedujeron del nombre.`,
  accreditation: `Acreditación: SIES, Ministerio de Educación, 30 de octubre de 2025. ${COLLECTED}`,
};
