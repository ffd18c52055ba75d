import type { HttpClient, StateStream } from '@travesia/contracts/page';
import { CARD_REVIEWS_A_REQUEST_MAX, type CardReview } from '@travesia/contracts/slices';
import { type BrowserPorts, createSynchroniser, isInvalidRequest, type SyncState } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { afterJudging, type Deck, withFirst, withFurther } from './deck.ts';
import { createKeptReviews } from './kept-reviews.ts';

/** Answers that come one after another travel together. */
const SEND_PAUSE_MS = 1_500;

export interface CardsState {
  /** `null` while nothing is known. */
  readonly deck: Deck | null;
  /** Of this visit. */
  readonly answered: number;
  readonly known: number;
  readonly canUndo: boolean;
  /** Reviews that the service has not heard of. */
  readonly waiting: number;
  readonly sync: SyncState;
}

/** The cards of one student, and what they say of them. */
export interface CardAccount {
  readonly state$: StateStream<CardsState>;
  /** Of the first card. */
  judge(knew: boolean): void;
  /** Takes back the last judgement of this visit. */
  undo(): void;
  /** Some of those that wait for another day. */
  more(): void;
  retry(): void;
  close(): void;
}

export interface CardAccountOptions {
  readonly uid: string;
  readonly http: HttpClient;
  readonly ports: BrowserPorts;
  /** Comes with schemas, for which the first screen does not wait. */
  loadCode(): Promise<typeof import('./card-code.ts')>;
}

export function createCardAccount({ uid, http, ports, loadCode }: CardAccountOptions): CardAccount {
  const kept = createKeptReviews(ports.storage, uid);
  let deck: Deck | null = null;
  let visit = { answered: 0, known: 0 };
  let last: { readonly review: CardReview; readonly before: Deck; readonly visit: typeof visit } | null = null;
  let isAsked = true;
  let lastTime = 0;

  const { sync, ended, synchronise, synchroniseAfter, close } = createSynchroniser({
    ports,
    exchange: (signal) => ports.locks.exclusively(`travesia.juegos.cards.${uid}`, signal, exchange),
    show,
  });
  const stateNow = (): CardsState => ({
    ...{ deck, ...visit, canUndo: last !== null },
    waiting: kept.waiting().length,
    sync: sync(),
  });
  const state = createState<CardsState>(stateNow());

  function show(): void {
    state.set(stateNow());
  }

  /** Ids sort by time, also of what is done within a millisecond or after the clock was set back. */
  function nextEvent() {
    const at = ports.clock.wall();
    lastTime = Math.max(at, lastTime + 1);
    return { id: uuidV7(lastTime), at };
  }

  function change(to: Deck): void {
    deck = to;
    kept.keepDeck(to);
  }

  async function exchange(): Promise<void> {
    const { createCardRequests, readKeptReview, readKeptDeck } = await loadCode();
    deck ??= readKeptDeck(kept.deck());
    show();
    const requests = createCardRequests(uid, http, ended);
    let size = CARD_REVIEWS_A_REQUEST_MAX;
    for (let names = kept.waiting(); names.length > 0; names = kept.waiting()) {
      const sent = names.slice(0, size);
      const reviews = sent.flatMap((name) => readKeptReview(kept.read(name)) ?? []);
      try {
        if (reviews.length > 0) await requests.review(reviews);
      } catch (error) {
        if (!isInvalidRequest(error)) throw error;
        if (sent.length > 1) {
          size = 1;
          continue;
        }
      }
      kept.remove(sent);
      show();
    }
    if (!isAsked) return;
    const asked = await requests.due();
    isAsked = false;
    // Whoever began meanwhile goes on with what is before them, and the card that is being read stays where it is.
    const [shown] = deck?.cards ?? [];
    if (!shown) change(asked);
    else if (visit.answered === 0) change(withFirst(asked, shown.id));
  }

  synchronise();

  return {
    state$: state.stream,
    judge(knew) {
      const [card] = deck?.cards ?? [];
      if (!deck || !card) return;
      const review = { ...nextEvent(), card: card.id, knew };
      last = { review, before: deck, visit };
      visit = { answered: visit.answered + 1, known: visit.known + (knew ? 1 : 0) };
      kept.add(review);
      change(afterJudging(deck, knew));
      isAsked ||= deck.cards.length === 0;
      synchroniseAfter(SEND_PAUSE_MS);
      show();
    },
    undo() {
      if (!last) return;
      const { review, before } = last;
      visit = last.visit;
      kept.add({ ...nextEvent(), card: review.card, undoes: review.id });
      last = null;
      change(before);
      isAsked = false;
      synchroniseAfter(SEND_PAUSE_MS);
      show();
    },
    more() {
      if (!deck) return;
      change(withFurther(deck));
      last = null;
      show();
    },
    retry: synchronise,
    close,
  };
}
