import { scoreText } from '../../features/catalogue/score-text.ts';
import css from './OutcomeCell.module.css';
import type { Outcome } from './outcome.ts';

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
    case 'not-eligible': {
      const { kind, minimum } = outcome.shortfall;
      return (
        <span className={css.short}>
          <strong>{scoreText(outcome.score)}</strong>
          {kind === 'average' ? `pide promedio ${minimum} en Lectora y M1` : `pide ponderado ${minimum}`}
        </span>
      );
    }
    case 'no-cutoff':
      return (
        <span className={css.plain}>
          <strong>{scoreText(outcome.score)}</strong>
          sin corte que superar
        </span>
      );
    case 'reached':
      return (
        <span className={css.reached}>
          <strong>{scoreText(outcome.score)}</strong>✓ {scoreText(outcome.above)} sobre
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
