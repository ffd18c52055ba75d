import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { savingText } from '@travesia/kit-offline';
import { useHost, useStream } from '@travesia/kit-remote';
import { Button, Cluster, Notice, SegmentedControl, Skeleton } from '@travesia/kit-ui';
import { useEffect } from 'react';
import { CardFace } from './CardFace.tsx';
import { cardsInWords, leftInWords, todayInWords } from './card-words.ts';
import css from './cards.module.css';
import { isOfTest } from './deck.ts';
import { NoCards } from './NoCards.tsx';
import { PausedCards } from './PausedCards.tsx';
import { TESTS, testsOf } from './tests.ts';
import { useCards } from './use-cards.ts';

const ALL = 'all';

/** The cards of today, one after the other, under the bar of their page. */
export function CardsView({ uid }: { readonly uid: string }) {
  const host = useHost();
  const account = useCards(uid);
  const { deck, answered, known, canUndo, test, unclaimed, waiting, sync } = useStream(account.state$);
  const isKnown = deck !== null;
  useEffect(() => {
    if (isKnown) host.keepOffline?.();
  }, [isKnown, host]);
  const cards = (deck?.cards ?? []).filter((one) => test === null || isOfTest(one, test));
  const [card] = cards;
  const tests = testsOf(deck?.cards ?? []);
  return (
    <>
      {card ? <p className={css.left}>{leftInWords(cards.length)}</p> : null}
      <p className={css.saving} role="status">
        {savingText(waiting, sync)}
      </p>
      {unclaimed > 0 ? (
        <Notice tone="info" title={`En este dispositivo se respondieron ${cardsInWords(unclaimed)} sin cuenta`}>
          <p>¿Fuiste tú? Si son tuyas, vuelven cuando te toque repasarlas.</p>
          <Cluster>
            <Button onClick={() => account.claim(true)}>Sí, guardarlas</Button>
            <Button variant="secondary" onClick={() => account.claim(false)}>
              No, borrarlas
            </Button>
          </Cluster>
        </Notice>
      ) : null}
      {tests.length > 1 || test !== null ? (
        <div className={css.test}>
          <SegmentedControl
            legend="De qué prueba"
            hideLegend
            value={test ?? ALL}
            options={[
              { value: ALL, label: 'Todas' },
              ...TESTS.filter((one) => one === test || tests.includes(one)).map((one) => ({
                value: one,
                label: SHORT_TEST_NAMES[one],
              })),
            ]}
            onValueChange={(value) => account.choose(value === ALL ? null : value)}
          />
        </div>
      ) : null}
      {card ? (
        <CardFace
          key={`${card.id} ${answered}`}
          card={card}
          canUndo={canUndo}
          actions={account}
          takesFocus={answered > 0}
        />
      ) : deck && test !== null && deck.cards.length > 0 ? (
        <Notice tone="success" title={`De ${SHORT_TEST_NAMES[test]} no te queda ninguna hoy`}>
          <Cluster>
            <Button onClick={() => account.choose(null)}>{`Seguir con ${cardsInWords(deck.cards.length)}`}</Button>
          </Cluster>
        </Notice>
      ) : deck || sync === 'waiting' || sync === 'signed-out' ? (
        <NoCards deck={deck} answered={answered} known={known} canUndo={canUndo} account={account} />
      ) : (
        <Skeleton label="Buscando tus tarjetas" lines={5} />
      )}
      {deck && card && answered === 0 ? (
        <p className={css.today}>{todayInWords(deck.minutes, deck.catchUpDays)}</p>
      ) : null}
      <PausedCards cards={deck?.suspended ?? []} onResume={(id) => account.resume(id)} />
    </>
  );
}
