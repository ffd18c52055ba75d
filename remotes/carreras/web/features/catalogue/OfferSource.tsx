import { OFFER_YEAR } from '../../../admission/program.ts';
import css from './OfferSource.module.css';

/** Where the figures of a page come from, of which process they are, and who we are not. */
export function OfferSource() {
  return (
    <p className={css.source}>
      <strong>Fuente:</strong> DEMRE, Universidad de Chile: oferta, ponderaciones y vacantes de Admisión {OFFER_YEAR}, y
      último seleccionado de la vía regular en la primera ronda, de 2024 a {OFFER_YEAR} (mostrado con un decimal).
      Familias de carreras, áreas, duración, arancel, sedes y acreditación: SIES, MINEDUC. Datos reunidos el 21 de
      noviembre de 2026. La oferta de Admisión 2027 cambia ponderaciones y vacantes: revísala en DEMRE antes de
      postular. Travesía no está afiliada a DEMRE ni al Ministerio de Educación.
    </p>
  );
}
