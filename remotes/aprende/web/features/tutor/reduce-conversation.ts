import type { Conversation, ConversationEvent, ConversationState, Turn, TutorSay } from '../../../api/tutor.ts';

/** Something of which only the newest counts, with the event that said it. */
interface Told<T> {
  readonly value: T;
  readonly id: number;
}

/** A turn of the student's that the service has not told of yet. */
export interface OwnTurn {
  readonly id: string;
  readonly say: TutorSay;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * All that a page knows of one conversation. Events may come twice, as after a lost connection, and in whatever order: the
 * same events lead to the same.
 */
export interface KnownConversation {
  /** Up to here events were heard: who follows on says so. */
  readonly heard: number;
  readonly turns: Readonly<Record<string, Told<Turn>>>;
  /** By turn and event, sentences that came one by one. */
  readonly sentences: Readonly<Record<string, Readonly<Record<number, string>>>>;
  readonly state: Told<ConversationState> | null;
  readonly closed: Told<'simulacro' | null> | null;
  readonly own: readonly OwnTurn[];
}

export type ConversationChange =
  | { readonly kind: 'read'; readonly conversation: Pick<Conversation, 'turns' | 'state' | 'changes'> }
  | { readonly kind: 'heard'; readonly id: number; readonly event: ConversationEvent }
  /** The student did something: it shows before the service has it. */
  | { readonly kind: 'said'; readonly turn: OwnTurn }
  /** It was not taken. */
  | { readonly kind: 'refused'; readonly id: string };

export const NOTHING_KNOWN: KnownConversation = {
  heard: 0,
  turns: {},
  sentences: {},
  state: null,
  closed: null,
  own: [],
};

const newer = <T>(known: Told<T> | null | undefined, value: T, id: number): Told<T> =>
  known && known.id >= id ? known : { value, id };

function withTurn(known: KnownConversation, turn: Turn, id: number): KnownConversation {
  const turns = { ...known.turns, [turn.id]: newer(known.turns[turn.id], turn, id) };
  return { ...known, turns, own: known.own.filter((one) => one.id !== turn.id) };
}

export function reduceConversation(known: KnownConversation, change: ConversationChange): KnownConversation {
  switch (change.kind) {
    case 'read': {
      const { turns, state, changes } = change.conversation;
      const read = turns.reduce((before, turn) => withTurn(before, turn, changes), known);
      return { ...read, state: newer(known.state, state, changes), heard: Math.max(known.heard, changes) };
    }
    case 'heard':
      return hear({ ...known, heard: Math.max(known.heard, change.id) }, change.id, change.event);
    case 'said': {
      const { turn } = change;
      const isKnown = known.turns[turn.id] !== undefined || known.own.some(({ id }) => id === turn.id);
      return isKnown ? known : { ...known, own: [...known.own, turn] };
    }
    case 'refused':
      return { ...known, own: known.own.filter(({ id }) => id !== change.id) };
  }
}

function hear(known: KnownConversation, id: number, event: ConversationEvent): KnownConversation {
  switch (event.type) {
    case 'turn':
      return withTurn(known, event.turn, id);
    case 'sentence': {
      const sentences = { ...known.sentences[event.turn], [id]: event.text };
      return { ...known, sentences: { ...known.sentences, [event.turn]: sentences } };
    }
    case 'state':
      return { ...known, state: newer(known.state, event.state, id) };
    case 'closed':
      return { ...known, closed: newer(known.closed, event.closedBy, id) };
  }
}

/** Behind what the turn had when it was told whole, the sentences that came after that: they are the model's. */
function withSentences({ value: turn, id }: Told<Turn>, sentences: Readonly<Record<number, string>> = {}): Turn {
  const later = Object.entries(sentences)
    .filter(([event]) => Number(event) > id)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, text]) => ({ kind: 'text', text }) as const);
  return later.length === 0 ? turn : { ...turn, voice: 'model', parts: [...(turn.parts ?? []), ...later] };
}

/** Turns as they are shown: those that the service told of in their order, then the student's own on their way. */
export function turnsOf({ turns, sentences, own }: KnownConversation): readonly Turn[] {
  const told = Object.values(turns)
    .map((turn) => withSentences(turn, sentences[turn.value.id]))
    .sort((one, other) => one.seq - other.seq);
  const last = told.at(-1)?.seq ?? 0;
  const sent = own.map(
    ({ id, say, at }, index): Turn => ({ id, say, at, seq: last + 1 + index, by: 'student', state: 'open' }),
  );
  return [...told, ...sent];
}

/** Somebody has to wait: the student's words are on their way, or the tutor has not ended. */
export const isBusy = (turns: readonly Turn[]): boolean => turns.some(({ state }) => state === 'open');
