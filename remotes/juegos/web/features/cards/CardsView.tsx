import { useHost, useStream } from '@travesia/kit-remote';
import { Icon, Skeleton, xIcon } from '@travesia/kit-ui';
import { useEffect } from 'react';
import { HOME_PAGE } from './addresses.ts';
import { CardFace } from './CardFace.tsx';
import { leftInWords, savingText } from './card-words.ts';
import css from './cards.module.css';
import { NoCards } from './NoCards.tsx';
import { useCards } from './use-cards.ts';

/** The cards of today, one after the other. */
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
    <div className={css.view}>
      <header className={css.bar}>
        <a href={HOME_PAGE} className={css.leave} aria-label="Salir de las tarjetas">
          <Icon shape={xIcon} size="m" />
        </a>
        <h1 className={css.title}>Flashcards</h1>
        {deck && card ? <p className={css.left}>{leftInWords(deck.cards.length)}</p> : null}
        <p className={css.saving} role="status">
          {savingText(waiting, sync)}
        </p>
      </header>
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
    </div>
  );
}
