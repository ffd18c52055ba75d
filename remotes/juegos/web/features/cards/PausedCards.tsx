import type { DueCard } from '@travesia/contracts/slices';
import { Button, Disclosure, RichContent } from '@travesia/kit-ui';
import css from './cards.module.css';

export interface PausedCardsProps {
  readonly cards: readonly DueCard[];
  onResume(id: string): void;
}

/** Cards that the student does not want to see, to have them again. */
export function PausedCards({ cards, onResume }: PausedCardsProps) {
  if (cards.length === 0) return null;
  return (
    <Disclosure
      className={css.paused}
      summary={cards.length === 1 ? '1 tarjeta en pausa' : `${cards.length} tarjetas en pausa`}
    >
      <ul>
        {cards.map(({ id, front }) => (
          <li key={id}>
            <RichContent html={front} inline />
            <Button variant="secondary" onClick={() => onResume(id)}>
              Volver a verla
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
