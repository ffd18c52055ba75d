import { ReportLink } from '../data-report/ReportLink.tsx';
import css from './OfferSource.module.css';
import { SOURCES } from './sources.ts';

/** Where the figures of a page come from, of which process they are, and who we are not. */
export function OfferSource() {
  return (
    <div className={css.source}>
      <p>
        <strong>Fuente:</strong> {`${SOURCES.offer} ${SOURCES.cutoffs} ${SOURCES.statistics}`} La oferta de Admisión
        2027 cambia ponderaciones y vacantes: revísala en DEMRE antes de postular. Travesía no está afiliada a DEMRE ni
        al Ministerio de Educación.
      </p>
      <ReportLink />
    </div>
  );
}
