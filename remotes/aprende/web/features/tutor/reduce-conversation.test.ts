import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ConversationEvent, ConversationState, Turn } from '../../../api/tutor.ts';
import {
  type ConversationChange,
  isBusy,
  type KnownConversation,
  NOTHING_KNOWN,
  reduceConversation,
  turnsOf,
} from './reduce-conversation.ts';

const AT = '2026-11-28T15:00:00.000Z';
const STATE: ConversationState = {
  content: null,
  question: null,
  questionState: null,
  rung: null,
  nextHintMs: 0,
  hasSteps: false,
};

const all = (changes: readonly ConversationChange[], from: KnownConversation = NOTHING_KNOWN) =>
  changes.reduce(reduceConversation, from);
const student = (seq: number): Turn => ({
  id: `s${seq}`,
  seq,
  by: 'student',
  at: AT,
  say: { kind: 'hint' },
  state: 'done',
});
const tutor = (seq: number, texts: readonly string[], state: Turn['state'] = 'open'): Turn => ({
  id: `t${seq}`,
  seq,
  by: 'tutor',
  at: AT,
  parts: texts.map((text) => ({ kind: 'text', text })),
  voice: 'model',
  state,
});
const heard = (id: number, event: ConversationEvent): ConversationChange => ({ kind: 'heard', id, event });
const shownText = (known: KnownConversation) =>
  turnsOf(known).map(({ parts = [] }) => parts.map((part) => (part.kind === 'text' ? part.text : part.kind)).join('|'));

/** What a service tells of a conversation of some rounds, event by event, each with its number. */
function tell(rounds: readonly (readonly string[])[]): readonly ConversationChange[] {
  const events: ConversationEvent[] = [];
  for (const [index, texts] of rounds.entries()) {
    const seq = 2 * index + 1;
    events.push({ type: 'turn', turn: student(seq) }, { type: 'turn', turn: tutor(seq + 1, []) });
    for (const text of texts) events.push({ type: 'sentence', turn: `t${seq + 1}`, text });
    events.push({ type: 'turn', turn: tutor(seq + 1, texts, 'done') });
    events.push({ type: 'state', state: { ...STATE, nextHintMs: index } });
    events.push({ type: 'closed', closedBy: index % 2 === 0 ? null : 'simulacro' });
  }
  return events.map((event, index) => heard(index + 1, event));
}

const rounds = fc.array(
  fc.array(
    fc.string({ minLength: 1, maxLength: 6 }).map((text) => `«${text}».`),
    { maxLength: 4 },
  ),
  { minLength: 1, maxLength: 4 },
);

it('shows the same whatever order events come in and however often', () => {
  fc.assert(
    fc.property(
      rounds.chain((told) => {
        const events = tell(told);
        const repeats = fc.array(fc.constantFrom(...events), { maxLength: 10 });
        const shuffled = repeats.chain((more) =>
          fc.shuffledSubarray([...events, ...more], { minLength: events.length + more.length }),
        );
        // As far as some moment: what a page shows in the middle of a turn, too.
        return fc.tuple(fc.nat({ max: events.length }), shuffled).map(([until, order]) => ({ events, until, order }));
      }),
      ({ events, until, order }) => {
        const upTo = ({ kind, ...change }: ConversationChange) =>
          kind === 'heard' && 'id' in change && Number(change.id) <= until;
        const [inOrder, inAny] = [all(events.filter(upTo)), all(order.filter(upTo))];
        expect(turnsOf(inAny)).toEqual(turnsOf(inOrder));
        expect([inAny.state, inAny.closed, inAny.heard]).toEqual([inOrder.state, inOrder.closed, inOrder.heard]);
      },
    ),
  );
});

it('goes on from what was read whole, whenever that was, and hears some again', () => {
  fc.assert(
    fc.property(rounds, fc.nat(), fc.nat(), (told, moment, back) => {
      const events = tell(told);
      const changes = moment % (events.length + 1);
      const before = all(events.slice(0, changes));
      const conversation = { turns: turnsOf(before), state: before.state?.value ?? STATE, changes };
      const from = changes - (back % (changes + 1));
      const resumed = all([{ kind: 'read', conversation }, ...events.slice(from)]);
      expect(turnsOf(resumed)).toEqual(turnsOf(all(events)));
      expect(resumed.heard).toBe(events.length);
    }),
  );
});

it('puts sentences behind what their turn has', () => {
  const hint = { kind: 'hint', hint: { rung: 1, title: 'La idea', html: '<p>Idea.</p>' } } as const;
  const known = all([
    heard(1, { type: 'turn', turn: { ...tutor(1, []), parts: [hint] } }),
    heard(3, { type: 'sentence', turn: 't1', text: 'Dos.' }),
    heard(2, { type: 'sentence', turn: 't1', text: 'Uno.' }),
  ]);
  expect(shownText(known)).toEqual(['hint|Uno.|Dos.']);
  expect(isBusy(turnsOf(known))).toBe(true);
  const whole = heard(3, { type: 'turn', turn: tutor(1, ['Uno.', 'Dos.']) });
  expect(shownText(all([whole, heard(4, { type: 'sentence', turn: 't1', text: 'Tres.' })], known))).toEqual([
    'Uno.|Dos.|Tres.',
  ]);
});

it('shows what the student does at once, once, and behind everything that is known', () => {
  const said: ConversationChange = { kind: 'said', turn: { id: 's1', say: { kind: 'hint' }, at: AT } };
  const told = heard(1, { type: 'turn', turn: student(1) });
  expect(turnsOf(all([said])).map(({ id, state }) => [id, state])).toEqual([['s1', 'open']]);
  for (const order of [
    [said, told],
    [told, said],
    [said, said, told, told],
  ]) {
    expect(turnsOf(all(order))).toEqual([student(1)]);
  }
  const later = all([told, heard(2, { type: 'turn', turn: tutor(2, ['Ya.'], 'done') })]);
  const next: ConversationChange = { kind: 'said', turn: { id: 's3', say: { kind: 'hint' }, at: AT } };
  expect(turnsOf(all([next], later)).map(({ id }) => id)).toEqual(['s1', 't2', 's3']);
  expect(turnsOf(all([next, { kind: 'refused', id: 's3' }], later)).map(({ id }) => id)).toEqual(['s1', 't2']);
});
