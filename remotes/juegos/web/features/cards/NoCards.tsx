import { LESSONS_PAGE } from '@travesia/contracts/page';
import { Button, ButtonLink, EmptyArt, EmptyState, FinishedArt, OfflineArt } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import { HOME_PAGE } from './addresses.ts';
import type { CardAccount } from './card-account.ts';
import { cardsInWords, dayInWords, resultInWords } from './card-words.ts';
import css from './cards.module.css';
import type { Deck } from './deck.ts';

export interface NoCardsProps {
  /** `null` where nothing could be read. */
  readonly deck: Deck | null;
  readonly answered: number;
  readonly known: number;
  readonly canUndo: boolean;
  readonly account: CardAccount;
}

/** No card is left, or there was none: when the next ones come, and what else there is to do. */
export function NoCards({ deck, answered, known, canUndo, account }: NoCardsProps) {
  const state = useRef<HTMLDivElement>(null);
  const isEnd = answered > 0;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isEnd) state.current?.focus();
  }, [isEnd]);
  if (!deck) {
    return (
      <EmptyState
        art={<OfflineArt />}
        title="No pudimos traer tus tarjetas"
        actions={
          <>
            <Button onClick={() => account.retry()}>Reintentar</Button>
            <ButtonLink variant="secondary" href={HOME_PAGE}>
              Ir al inicio
            </ButtonLink>
          </>
        }
      >
        <p>Revisa tu conexión. Después de abrirlas una vez, las de hoy funcionan sin ella.</p>
      </EmptyState>
    );
  }
  const { further, catchUpDays } = deck;
  return (
    <div ref={state} tabIndex={-1} className={css.none}>
      <EmptyState
        art={isEnd ? <FinishedArt /> : <EmptyArt />}
        title={isEnd ? 'Listo por hoy' : 'Hoy no tienes tarjetas'}
        actions={
          <>
            {further.length > 0 ? (
              <Button onClick={() => account.more()}>{`Repasar ${cardsInWords(further.length)} más`}</Button>
            ) : null}
            {isEnd ? (
              <ButtonLink variant={further.length > 0 ? 'secondary' : 'primary'} href={HOME_PAGE}>
                Ir al inicio
              </ButtonLink>
            ) : (
              <ButtonLink variant={further.length > 0 ? 'secondary' : 'primary'} href={LESSONS_PAGE}>
                Elegir una lección
              </ButtonLink>
            )}
            {canUndo ? (
              <Button variant="quiet" onClick={() => account.undo()}>
                Deshacer la última
              </Button>
            ) : null}
          </>
        }
      >
        {isEnd ? <p>{resultInWords(answered, known)}</p> : null}
        <p>{nextText(deck, isEnd)}</p>
        {catchUpDays > 0 ? (
          <p>{`Con las demás te pones al día en ${catchUpDays === 1 ? '1 día' : `${catchUpDays} días`}: no se acumulan.`}</p>
        ) : null}
      </EmptyState>
    </div>
  );
}

function nextText({ next, day }: Deck, isEnd: boolean): string {
  if (next) return `${next.cards === 1 ? 'La próxima vuelve' : 'Las próximas vuelven'} ${dayInWords(next.day, day)}.`;
  if (isEnd) return 'Las próximas llegan con tu siguiente lección.';
  return 'Llegan cuando terminas una lección o te equivocas en una pregunta: cada una vuelve antes de que se te olvide.';
}
