import type { StateStream } from '@travesia/contracts/page';
import type { CardReview, DueCard } from '@travesia/contracts/slices';
import type { BrowserPorts } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { afterReviews } from './deck.ts';
import { createKeptReviews, VISITOR } from './kept-reviews.ts';

export interface SampleState {
  /** Those that are left, in the order in which they are shown; `null` until what the device kept was read. */
  readonly cards: readonly DueCard[] | null;
  /** On this device. */
  readonly answered: number;
  readonly known: number;
  readonly canUndo: boolean;
}

/** Cards that anybody may try: what is said of them waits on the device for an account. */
export interface SampleAccount {
  readonly state$: StateStream<SampleState>;
  /** Of the first card. */
  judge(knew: boolean): void;
  /** Takes back the last judgement. */
  undo(): void;
  /** All of them again, as if nothing had been said. */
  restart(): void;
}

export interface SampleAccountOptions {
  readonly cards: readonly DueCard[];
  readonly ports: Pick<BrowserPorts, 'clock' | 'storage'>;
  /** Comes with schemas, for which the first screen does not wait. */
  loadCode(): Promise<typeof import('./card-code.ts')>;
}

export function createSampleAccount({ cards, ports, loadCode }: SampleAccountOptions): SampleAccount {
  const kept = createKeptReviews(ports.storage, VISITOR);
  let reviews: readonly CardReview[] | null = null;
  const state = createState<SampleState>({ cards: null, answered: 0, known: 0, canUndo: false });

  const judgements = () => {
    const undone = new Set((reviews ?? []).flatMap((review) => ('undoes' in review ? review.undoes : [])));
    return (reviews ?? []).flatMap((review) => ('knew' in review && !undone.has(review.id) ? review : []));
  };

  function show(): void {
    const judged = judgements();
    state.set({
      cards: reviews && afterReviews(cards, reviews),
      answered: judged.length,
      known: judged.filter(({ knew }) => knew).length,
      canUndo: judged.length > 0,
    });
  }

  function say(what: { readonly card: string } & ({ readonly knew: boolean } | { readonly undoes: string })): void {
    if (!reviews) return;
    // Ids sort by time, also of what is done within a millisecond.
    const at = Math.max(ports.clock.wall(), ...reviews.map((review) => review.at + 1));
    const review = { id: uuidV7(at), at, ...what };
    kept.add(review);
    reviews = [...reviews, review];
    show();
  }

  async function read(): Promise<void> {
    const { readKeptReview } = await loadCode();
    reviews = kept.waiting().flatMap((name) => readKeptReview(kept.read(name)) ?? []);
    show();
  }
  void read();

  return {
    state$: state.stream,
    judge(knew) {
      const [card] = state.stream.get().cards ?? [];
      if (card) say({ card: card.id, knew });
    },
    undo() {
      const last = judgements().at(-1);
      if (last) say({ card: last.card, undoes: last.id });
    },
    restart() {
      kept.remove(kept.waiting());
      reviews = [];
      show();
    },
  };
}
