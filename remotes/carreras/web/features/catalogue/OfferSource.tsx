import { CUTOFF_YEAR, CUTOFF_YEARS, OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import css from './OfferSource.module.css';

/** Where the figures of a page come from, of which process they are, and who we are not. */
export function OfferSource() {
  return (
    <p className={css.source}>
      <strong>Fuente:</strong> DEMRE, Universidad de Chile, Oferta Definitiva {OFFER_YEAR} (24 de septiembre de 2026):
      programas, ponderaciones, vacantes y mínimos de Admisión {OFFER_YEAR}; y último seleccionado de la vía regular en
      la primera ronda, de {CUTOFF_YEARS.at(-1)} a {CUTOFF_YEAR} (mostrado con un decimal). Familias de carreras, áreas,
      duración, arancel de {TUITION_YEAR}, sedes y acreditación: SIES, MINEDUC; de los programas nuevos, la familia se
      dedujo de su nombre. Datos reunidos el 23 de noviembre de 2026. No incluye requisitos de edad o salud ni los que
      la ley pide a las pedagogías: confirma en DEMRE y en la universidad antes de postular. Travesía no está afiliada a
      DEMRE ni al Ministerio de Educación.
    </p>
  );
}
