import { CARDS_PAGE, type DueCard, signInAddress } from '@travesia/contracts/slices';
import { openBrowserPorts } from '@travesia/kit-offline';
import { useStream } from '@travesia/kit-remote';
import { Button, ButtonLink, EmptyState, FinishedArt, Skeleton } from '@travesia/kit-ui';
import { useEffect, useMemo, useRef } from 'react';
import { CardFace } from './CardFace.tsx';
import { leftInWords, resultInWords } from './card-words.ts';
import css from './cards.module.css';
import { createSampleAccount } from './sample-account.ts';

/** Cards that anybody may try, one after the other. */
export function SampleView({ cards: all }: { readonly cards: readonly DueCard[] }) {
  const account = useMemo(
    () => createSampleAccount({ cards: all, ports: openBrowserPorts(), loadCode: () => import('./card-code.ts') }),
    [all],
  );
  const { cards, answered, known, canUndo } = useStream(account.state$);
  const end = useRef<HTMLDivElement>(null);
  const isEnd = cards?.length === 0;
  useEffect(() => {
    if (isEnd) end.current?.focus();
  }, [isEnd]);
  if (!cards) return <Skeleton label="Preparando las tarjetas" lines={5} />;
  const [card] = cards;
  if (card) {
    return (
      <>
        <p className={css.left}>{leftInWords(cards.length)}</p>
        <CardFace
          key={`${card.id} ${answered}`}
          card={card}
          canUndo={canUndo}
          actions={account}
          takesFocus={answered > 0}
        />
        <p className={css.today}>Lo que respondes queda en este dispositivo, por si creas una cuenta.</p>
      </>
    );
  }
  return (
    <div ref={end} tabIndex={-1} className={css.none}>
      <EmptyState
        art={<FinishedArt />}
        title="Las probaste todas"
        actions={
          <>
            <ButtonLink href={signInAddress(CARDS_PAGE)}>Guardarlas en una cuenta</ButtonLink>
            <Button variant="secondary" onClick={() => account.restart()}>
              Empezar de nuevo
            </Button>
            <Button variant="quiet" onClick={() => account.undo()}>
              Deshacer la última
            </Button>
          </>
        }
      >
        <p>{resultInWords(answered, known)}</p>
        <p>Con una cuenta vuelven justo antes de que se te olviden, junto con las de tus lecciones y tus errores.</p>
      </EmptyState>
    </div>
  );
}
