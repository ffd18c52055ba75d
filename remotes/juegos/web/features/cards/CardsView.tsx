import { savingText } from '@travesia/kit-offline';
import { useHost, useStream } from '@travesia/kit-remote';
import { Skeleton } from '@travesia/kit-ui';
import { useEffect } from 'react';
import { CardFace } from './CardFace.tsx';
import { leftInWords } from './card-words.ts';
import css from './cards.module.css';
import { NoCards } from './NoCards.tsx';
import { useCards } from './use-cards.ts';

/** The cards of today, one after the other, under the bar of their page. */
export function CardsView({ uid }: { readonly uid: string }) {
  const host = useHost();
  const account = useCards(uid);
  const { deck, answered, known, canUndo, waiting, sync } = useStream(account.state$);
  const isKnown = deck !== null;
  useEffect(() => {
    if (isKnown) host.keepOffline?.();
  }, [isKnown, host]);
  const [card] = deck?.cards ?? [];
  return (
    <>
      {deck && card ? <p className={css.left}>{leftInWords(deck.cards.length)}</p> : null}
      <p className={css.saving} role="status">
        {savingText(waiting, sync)}
      </p>
      {card ? (
        <CardFace
          key={`${card.id} ${answered}`}
          card={card}
          canUndo={canUndo}
          account={account}
          takesFocus={answered > 0}
        />
      ) : deck || sync === 'waiting' || sync === 'signed-out' ? (
        <NoCards deck={deck} answered={answered} known={known} canUndo={canUndo} account={account} />
      ) : (
        <Skeleton label="Buscando tus tarjetas" lines={5} />
      )}
    </>
  );
}
