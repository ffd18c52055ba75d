import { Badge } from '@travesia/kit-ui';
import { shortReservationTexts } from '../catalogue/reservation-text.ts';
import { scoreText } from '../catalogue/score-text.ts';
import css from './StandingLine.module.css';
import type { Standing } from './standing.ts';
import { aboutText, LABEL_NAMES, LABEL_TONES, rangeText, standingText } from './standing-text.ts';

/** How the student stands to a programme, in a line: what else than points decides, a label, the estimated chance, the weighted score, the distance. */
export function StandingLine({ standing }: { readonly standing: Standing }) {
  if (standing.kind === 'no-scores') return null;
  return (
    <p className={css.standing}>
      {'reservations' in standing
        ? shortReservationTexts(standing.reservations).map((text) => (
            <span key={text} className={css.reservation}>
              {text}
            </span>
          ))
        : null}
      {standing.kind === 'estimate' ? (
        <>
          <Badge tone={LABEL_TONES[standing.label]}>{LABEL_NAMES[standing.label]}</Badge>
          <span>{aboutText(standing.chance)} (estimado)</span>
          <span>Tu ponderado: {scoreText(standing.score)}</span>
        </>
      ) : null}
      <span>{standingText(standing)}</span>
      {standing.kind === 'estimate' && standing.range ? (
        <span>con tus estimados: {rangeText(standing.range)}</span>
      ) : null}
    </p>
  );
}
