import { ReportLink } from '../data-report/ReportLink.tsx';
import css from './OfferSource.module.css';
import { SOURCES } from './sources.ts';

/** Where the figures of a page come from, of which process they are, and who we are not. */
export function OfferSource() {
  return (
    <div className={css.source}>
      <p>
        <strong>Fuente:</strong> {`${SOURCES.offer} ${SOURCES.cutoffs} ${SOURCES.statistics}`} No incluye requisitos de
        edad o salud ni los que la ley pide a las pedagogías: confirma en DEMRE y en la universidad antes de postular.
        Travesía no está afiliada a DEMRE ni al Ministerio de Educación.
      </p>
      <ReportLink />
    </div>
  );
}
