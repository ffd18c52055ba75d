import type { Shortfall } from '../../../admission/eligibility.ts';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { plainScoreText, scoreText } from '../catalogue/score-text.ts';
import css from './OutcomeCell.module.css';
import type { Outcome } from './outcome.ts';

const askedText = ({ kind, minimum }: Shortfall) =>
  kind === 'average'
    ? `en ${OFFER_YEAR} pide promedio ${plainScoreText(minimum)} en Lectora y M1`
    : `en ${OFFER_YEAR} pide ponderado ${plainScoreText(minimum)}`;

const sideText = (above: number) => `${scoreText(Math.abs(above))} ${above >= 0 ? 'sobre' : 'bajo'}`;

/** What the scores are worth in a programme, in a table cell: never by colour alone. */
export function OutcomeCell({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'missing':
      return <span className={css.plain}>falta un puntaje</span>;
    case 'special-test':
      return (
        <span className={css.plain}>
          {scoreText(outcome.paesPart)} sin la prueba propia ({outcome.missingWeight} %)
        </span>
      );
    case 'not-eligible':
      return (
        <span className={css.short}>
          {outcome.score === null ? null : <strong>{scoreText(outcome.score)}</strong>}
          {outcome.shortfalls.map((shortfall) => (
            <span key={shortfall.kind}>{askedText(shortfall)}</span>
          ))}
        </span>
      );
    case 'no-cutoff':
      return (
        <span className={css.plain}>
          <strong>{scoreText(outcome.score)}</strong>
          {outcome.unfilled ? 'sin corte que superar' : `sin corte de ${CUTOFF_YEAR}`}
        </span>
      );
    case 'other-weights':
      return (
        <span className={css.plain}>
          <strong>{scoreText(outcome.score)}</strong>
          {`${sideText(outcome.above)}, no comparable uno a uno`}
        </span>
      );
    case 'reached':
      return outcome.reserved ? (
        <span className={css.plain}>
          <strong>{scoreText(outcome.score)}</strong>
          {`según puntaje, ${sideText(outcome.above)}`}
        </span>
      ) : (
        <span className={css.reached}>
          <strong>{scoreText(outcome.score)}</strong>✓ {sideText(outcome.above)}
        </span>
      );
    case 'short':
      return (
        <span className={css.short}>
          <strong>{scoreText(outcome.score)}</strong>
          faltan {scoreText(outcome.gap)}
        </span>
      );
  }
}
