import type { DueCard } from '@travesia/contracts/slices';
import { RichContent } from '@travesia/kit-ui';
import { KIND_WORDS } from './card-words.ts';
import css from './cards.module.css';

export interface CardSidesProps {
  readonly card: DueCard;
}

/** A card that was turned, to be looked at. */
export function StillCard({ card: { content, kind, front, figure, back, why } }: CardSidesProps) {
  return (
    <article className={`${css.card} ${css.still}`} data-turned="true" aria-label={`Tarjeta de ejemplo: ${content}`}>
      <p className={css.about}>
        <span>
          <strong>{KIND_WORDS[kind]}</strong> · {content}
        </span>
      </p>
      <div className={css.front}>
        <RichContent html={front} inline />
      </div>
      {figure === undefined ? null : <RichContent html={figure} />}
      <div className={css.told}>
        <div className={css.back}>
          <RichContent html={back} inline />
        </div>
        {why === null ? null : (
          <p className={css.why}>
            <RichContent html={why} inline />
          </p>
        )}
      </div>
    </article>
  );
}
