import { type Cutoff, UNFILLED_KNOWN_SINCE } from '../../../admission/program.ts';
import css from './ScoreCell.module.css';
import { scoreText } from './score-text.ts';

/** The cut-off of one year in a table: the score, that there is none, or that nothing is known. */
export function ScoreCell({ cutoff }: { readonly cutoff: Cutoff | undefined }) {
  if (!cutoff) return <span className={css.absent}>—</span>;
  if (cutoff.year < UNFILLED_KNOWN_SINCE) return <span className={css.unsure}>{scoreText(cutoff.last)}</span>;
  if (!cutoff.unfilled) return scoreText(cutoff.last);
  return (
    <span className={css.unfilled}>
      Sin corte <small>{`(${scoreText(cutoff.last)})`}</small>
    </span>
  );
}
