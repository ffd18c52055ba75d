import type { HttpClient, StateStream } from '@travesia/contracts/page';
import { CARD_REVIEWS_A_REQUEST_MAX, type CardReview } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { type BrowserPorts, createSynchroniser, isInvalidRequest, type SyncState } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import {
  afterJudging,
  afterResuming,
  afterSuspending,
  type Deck,
  withFirst,
  withFurther,
  withTestFirst,
} from './deck.ts';
import { createKeptReviews, type KeptReviews, VISITOR } from './kept-reviews.ts';

/** Answers that come one after another travel together. */
const SEND_PAUSE_MS = 1_500;

export interface CardsState {
  /** `null` while nothing is known. */
  readonly deck: Deck | null;
  /** Of this visit. */
  readonly answered: number;
  readonly known: number;
  readonly canUndo: boolean;
  /** Whose cards come first, and are asked alone; `null`: of all tests. */
  readonly test: TestId | null;
  /** Cards that somebody answered on this device without an account, of whom nobody said who it was. */
  readonly unclaimed: number;
  /** Reviews that the service has not heard of. */
  readonly waiting: number;
  readonly sync: SyncState;
}

/** The cards of one student, and what they say of them. */
export interface CardAccount {
  readonly state$: StateStream<CardsState>;
  /** Of the first card. */
  judge(knew: boolean): void;
  /** The first card is not wanted any more. */
  suspend(): void;
  /** A card that was not wanted is, when it is due. */
  resume(id: string): void;
  /** Takes back the last judgement of this visit, or that a card is not wanted. */
  undo(): void;
  /** Asks those of one test alone, or of all. */
  choose(test: TestId | null): void;
  /** What was answered on this device without an account is the student's, or it is nobody's. */
  claim(isTheirs: boolean): void;
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
  const ofVisitor = createKeptReviews(ports.storage, VISITOR);
  let deck: Deck | null = null;
  let visit = { answered: 0, known: 0 };
  let last: { readonly review: CardReview; readonly before: Deck; readonly visit: typeof visit } | null = null;
  let test: TestId | null = null;
  let isAsked = true;
  let lastTime = 0;

  const { sync, ended, synchronise, synchroniseAfter, close } = createSynchroniser({
    ports,
    exchange: (signal) => ports.locks.exclusively(`travesia.juegos.cards.${uid}`, signal, exchange),
    show,
  });
  const stateNow = (): CardsState => ({
    ...{ deck, ...visit, canUndo: last !== null, test },
    unclaimed: judgedIn(ofVisitor),
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
    deck = withTestFirst(to, test);
    kept.keepDeck(deck);
  }

  /** Says something of a card, and shows the deck that is left. */
  function say(review: CardReview, to: Deck): void {
    kept.add(review);
    change(to);
    synchroniseAfter(SEND_PAUSE_MS);
    show();
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
    else if (deck) change({ ...deck, suspended: asked.suspended ?? [] });
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
      const next = afterJudging(deck, knew);
      isAsked ||= next.cards.length === 0;
      say(review, next);
    },
    suspend() {
      const [card] = deck?.cards ?? [];
      if (!deck || !card) return;
      const review = { ...nextEvent(), card: card.id, suspends: true };
      last = { review, before: deck, visit };
      const next = afterSuspending(deck);
      isAsked ||= next.cards.length === 0;
      say(review, next);
    },
    resume(id) {
      if (!deck) return;
      last = null;
      isAsked = true;
      say({ ...nextEvent(), card: id, suspends: false }, afterResuming(deck, id));
    },
    undo() {
      if (!last) return;
      const { review, before } = last;
      visit = last.visit;
      last = null;
      isAsked = false;
      const event = { ...nextEvent(), card: review.card };
      say('suspends' in review ? { ...event, suspends: false } : { ...event, undoes: review.id }, before);
    },
    choose(chosen) {
      test = chosen;
      last = null;
      if (deck) change(deck);
      show();
    },
    claim(isTheirs) {
      const names = ofVisitor.waiting();
      // Each goes as it was written: an id that the service knows counts once.
      if (isTheirs) for (const name of names) kept.copy(name, ofVisitor);
      ofVisitor.remove(names);
      isAsked ||= isTheirs;
      show();
      synchronise();
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

/** How many cards somebody judged, of what was kept. */
function judgedIn(kept: KeptReviews): number {
  const cards = kept.waiting().map((name) => kept.read(name));
  return new Set(cards.flatMap((review) => (isJudgement(review) ? review.card : []))).size;
}

const isJudgement = (review: unknown): review is { readonly card: string } =>
  typeof review === 'object' && review !== null && 'knew' in review && 'card' in review;
