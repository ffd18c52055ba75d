import { randomUUID } from 'node:crypto';
import { TUTOR_CLOSED_REASON } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { cookieOf, createLogLines } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CONVERSATIONS_PATH,
  conversationEventsPath,
  conversationPath,
  MODEL_AGREEMENT_PATH,
  OWN_DATA_PATH,
  stopPath,
  turnReportsPath,
  turnsPath,
} from '../../api/paths.ts';
import { CONVERSATION_DAYS, TUTOR_BUSY_REASON, WORDS_MAX } from '../../api/tutor.ts';
import { makeLessonIndex } from '../../tutor/index/make-lesson-index.ts';
import { VoiceError, type VoiceRequest } from '../../tutor/voice.ts';
import {
  CONVERSATIONS_PER_USER_A_DAY,
  OPEN_TURN_MS,
  STREAMS_PER_USER_MAX,
  TURNS_A_CONVERSATION_MAX,
} from '../limits.ts';
import type { Tables } from '../tables.ts';
import { NOON, openTestService, type TestService } from '../testing/aprende-app.ts';
import type { EventStream } from '../testing/event-stream.ts';
import { createTutorAreas, TUTOR_CONTENT } from '../testing/tutor-areas.ts';
import { createTutorStudent, partsOf, type TutorStudent } from '../testing/tutor-student.ts';
import { FORGETTING_EVERY_MS } from './forget-conversations.ts';
import { createTutorStore } from './tutor-store.ts';

const ATTEMPT = '0199c0de-0000-7000-8000-0000000000aa';
const DAY_MS = 86_400_000;

const LESSON = {
  points: [
    { id: 'parte', title: 'Parte de cien', idea: ['<p>Un porcentaje es una parte de cada cien.</p>'], around: '' },
  ],
  summary: '',
  mistakes: '',
};

const areas = createTutorAreas();
const log = createLogLines();
let now = NOON;
let consent: 'not-needed' | 'needed' = 'not-needed';
let standing: 'good' | 'revoked' = 'good';
/** What the model says to each request; absent: nothing more. */
let speak: (request: VoiceRequest, signal: AbortSignal) => AsyncIterable<string>;
const requests: VoiceRequest[] = [];

let service: TestService;
let base = '';
const streams: EventStream[] = [];
let student: TutorStudent;
let students = 0;

beforeAll(async () => {
  service = await openTestService({
    call: areas.call,
    log: { stream: log.stream },
    now: () => now,
    lessonIndex: makeLessonIndex(new Map([[TUTOR_CONTENT, LESSON]])),
    openVoice: () => ({
      say(request, _student, signal) {
        requests.push(request);
        return speak(request, signal);
      },
      forget: async () => undefined,
    }),
    consent: { standing: () => consent, forget: () => undefined, changed: async () => undefined },
    checkRevoked: async () => standing,
  });
  base = await service.app.listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(() => {
  students += 1;
  student = createTutorStudent(() => base, `alumna-${students}`);
  Object.assign(areas, { isDown: false, isWithoutMistake: false });
  areas.asked.length = 0;
  [now, consent, standing] = [NOON, 'not-needed', 'good'];
  requests.length = 0;
  areas.attempts.set(ATTEMPT, { uid: student.uid, chosen: undefined });
});

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  areas.inSimulacro.clear();
});

afterAll(async () => {
  await service.close();
  await areas.close();
});

async function follow(id: string, after?: number): Promise<EventStream> {
  const stream = await student.follow(id, after);
  streams.push(stream);
  return stream;
}

const QUESTION = { kind: 'question', attempt: ATTEMPT, slot: 0 } as const;
const HINT = { kind: 'hint' } as const;
const words = (text: string) => ({ kind: 'words', text }) as const;

describe('a conversation about a question of a practice that goes on', () => {
  it('begins with what is asked, and goes on by time; asking again tells nothing', async () => {
    const begun = await student.begin(QUESTION);
    expect(begun).toMatchObject({
      turns: [{ seq: 1, by: 'tutor', parts: [{ kind: 'hint', hint: { rung: 0 } }], voice: 'written', state: 'done' }],
      state: { questionState: 'elsewhere', rung: 0, nextHintMs: 8_000, hasSteps: true, content: TUTOR_CONTENT },
      title: expect.stringContaining('orcentaje'),
    });
    const stream = await follow(begun.id, begun.changes);
    const tooSoon = await student.say(stream, begun.id, HINT);
    expect(tooSoon.parts).toMatchObject([{ kind: 'notice', notice: 'too-soon' }, { kind: 'text' }]);
    const told: (number | string)[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      now += 8_000;
      for (const part of partsOf(await student.say(stream, begun.id, HINT))) {
        if (part.kind === 'hint') told.push(part.hint.rung);
        if (part.kind === 'notice') told.push(part.notice);
      }
    }
    // The fourth takes twice as long.
    expect(told).toEqual([1, 2, 3, 'too-soon', 4, 'nothing-more']);
    expect(areas.asked).not.toContain('/api/ensayos/tutor/question 5');
    // Asking for the same again finds it where it was.
    expect(await student.begin(QUESTION)).toMatchObject({ id: begun.id, state: { rung: 4, nextHintMs: null } });
  });

  it('knows when it was answered where it was asked, and then tells the solution', async () => {
    const begun = await student.begin(QUESTION);
    const stream = await follow(begun.id, begun.changes);
    expect(partsOf(await student.say(stream, begun.id, { kind: 'give-up' }))).toMatchObject([{ kind: 'text' }]);
    areas.attempts.set(ATTEMPT, { uid: student.uid, chosen: 'b' });
    expect(partsOf(await student.say(stream, begun.id, { kind: 'give-up' }))).toMatchObject([
      { kind: 'hint', hint: { rung: 5 } },
    ]);
    expect((await student.read(begun.id)).state).toMatchObject({ questionState: 'answered', rung: 5 });
  });

  it('goes past a rung that the question has not, and counts each that was told once', async () => {
    areas.isWithoutMistake = true;
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    for (const rung of [1, 3]) {
      now += 8_000;
      expect(partsOf(await student.say(stream, id, HINT))).toMatchObject([{ kind: 'hint', hint: { rung } }]);
    }
    const { body } = await student.ask('GET', OWN_DATA_PATH);
    expect(body.tutor_help.map(({ rung }: { rung: number }) => rung)).toEqual([1, 3]);
  });

  it('takes steps one by one, and each counts as a try', async () => {
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    const first = await student.say(stream, id, { kind: 'step', step: 0 });
    expect(first.parts).toMatchObject([{ kind: 'step', step: { step: 0, entry: { kind: 'number' } } }]);
    expect((await student.read(id)).state.nextHintMs).toBe(8_000);
    await student.say(stream, id, { kind: 'step', step: 0, entered: '7' });
    expect((await student.read(id)).state.nextHintMs).toBe(0);
    expect(partsOf(await student.say(stream, id, HINT))).toMatchObject([{ hint: { rung: 1 } }]);
  });

  it('of somebody else there is none', async () => {
    areas.attempts.set(ATTEMPT, { uid: 'otra', chosen: undefined });
    const { status } = await student.ask('POST', CONVERSATIONS_PATH, { id: uuidV7(), subject: QUESTION });
    expect(status).toBe(404);
  });
});

describe('a conversation of typed words', () => {
  it('finds the content, asks a question of it, grades the answer, and offers another', async () => {
    const { id, changes } = await student.begin();
    const stream = await follow(id, changes);
    const found = await student.say(stream, id, words('qué es y cómo se calcula un porcentaje'));
    expect(found.parts).toMatchObject([{ kind: 'text' }, { kind: 'contents', contents: [{ id: TUTOR_CONTENT }, {}] }]);
    const chosen = await student.say(stream, id, { kind: 'content', content: TUTOR_CONTENT });
    expect(chosen.parts).toMatchObject([{ kind: 'lesson', content: TUTOR_CONTENT, point: 'parte' }]);
    expect(await student.read(id)).toMatchObject({
      title: 'qué es y cómo se calcula un porcentaje',
      state: { content: TUTOR_CONTENT, question: null, nextHintMs: null },
    });
    const asked = await student.say(stream, id, { kind: 'question' });
    expect(asked.parts).toMatchObject([{ kind: 'text' }, { kind: 'question', question: { content: TUTOR_CONTENT } }]);
    expect((await student.read(id)).state).toMatchObject({ questionState: 'open', rung: null, nextHintMs: 0 });
    // By words it is neither confirmed nor denied.
    const [right, wrong] = [
      await student.say(stream, id, words('¿es la C?')),
      await student.say(stream, id, words('la A')),
    ];
    expect(right.parts).toEqual(wrong.parts);
    const answered = await student.say(stream, id, { kind: 'answer', option: 'a' });
    expect(answered.parts).toMatchObject([
      { kind: 'verdict', outcome: 'wrong', chosen: 'a', key: 'c', solution: [] },
      { kind: 'hint', hint: { rung: 2 } },
      { kind: 'text' },
    ]);
    expect(partsOf(await student.say(stream, id, HINT))).toMatchObject([{ hint: { rung: 3 } }]);
    await student.say(stream, id, { kind: 'question' });
    const again = await student.say(stream, id, { kind: 'answer', option: 'c' });
    expect(again.parts).toMatchObject([{ kind: 'verdict', outcome: 'correct', solution: [{}] }, { kind: 'text' }]);
  });

  it('says what it does not know, and which questions there are none of', async () => {
    const { id, changes } = await student.begin();
    const stream = await follow(id, changes);
    const unknown = await student.say(stream, id, words('xyzzy plugh'));
    expect(unknown.parts).toContainEqual({ kind: 'notice', notice: 'unknown' });
    await student.say(stream, id, { kind: 'content', content: TUTOR_CONTENT });
    areas.withQuestions.clear();
    const none = await student.say(stream, id, { kind: 'question' });
    areas.withQuestions.add(TUTOR_CONTENT);
    expect(none.parts).toMatchObject([{ kind: 'notice', notice: 'no-question' }, { kind: 'text' }]);
  });

  it('of harm gets what people wrote, no title, and no model', async () => {
    const { id, changes, title } = await student.begin();
    const stream = await follow(id, changes);
    const { parts } = await student.say(stream, id, words('me quiero morir'));
    expect(parts?.[0]).toEqual({ kind: 'notice', notice: 'harm' });
    expect(JSON.stringify(parts)).toContain('*4141');
    expect((await student.read(id)).title).toBe(title);
    const thanks = await student.say(stream, id, words('gracias'));
    expect(JSON.stringify(thanks.parts)).toMatch(/"harm".*\*4141/);
    expect(requests).toEqual([]);
  });

  it('about a marked paragraph begins with it and what stands beside it, and never says the same again', async () => {
    const begun = await student.begin({ kind: 'lesson', content: TUTOR_CONTENT, point: 'parte', part: 0 });
    expect(begun.turns[0]?.parts).toMatchObject([{ kind: 'text' }, { kind: 'lesson', point: 'parte' }]);
    const stream = await follow(begun.id, begun.changes);
    const { parts } = await student.say(stream, begun.id, words('no entendi esta parte'));
    expect(parts).toMatchObject([{ kind: 'text', text: expect.stringContaining('pide una pregunta') }]);
  });
});

describe('words beside a question', () => {
  it('while it is open are the button for a hint, with its time, and show no lesson', async () => {
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    const early = await student.say(stream, id, words('qué es un porcentaje'));
    expect(partsOf(early)).toMatchObject([{ kind: 'text' }, { kind: 'notice', notice: 'too-soon' }, { kind: 'text' }]);
    now += 8_000;
    const told = await student.say(stream, id, words('dame la otra pista'));
    expect(told.parts).toMatchObject([{ kind: 'hint', hint: { rung: 1 } }]);
    const weighed = await student.say(stream, id, words('¿24 o 36?'));
    expect(weighed.parts).toMatchObject([{ kind: 'notice', notice: 'no-key' }, { kind: 'text' }]);
    expect((await student.read(id)).state.rung).toBe(1);
  });

  it('once it is answered get its reason, as it was graded, or what its lesson has of them', async () => {
    areas.attempts.set(ATTEMPT, { uid: student.uid, chosen: 'c' });
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    const own = await student.say(stream, id, words('qué es un porcentaje de cada cien'));
    expect(partsOf(own).map(({ kind }) => kind)).toEqual(['lesson']);
    const reason = await student.say(stream, id, words('la saqué por descarte, ¿por qué es esa?'));
    expect(reason.parts).toMatchObject([
      { kind: 'text', text: expect.stringContaining('es la correcta') },
      { kind: 'hint', hint: { rung: 5 } },
    ]);
    const { body } = await student.ask('GET', OWN_DATA_PATH);
    expect(body.tutor_help.map(({ rung }: { rung: number }) => rung)).toEqual([5]);
  });
});

describe('a turn', () => {
  it('that comes again is the same turn, and one that comes while another is answered is refused', async () => {
    const { id } = await student.begin();
    const other = await student.begin({ kind: 'content', content: TUTOR_CONTENT });
    const turn = uuidV7();
    const statuses = await Promise.all([0, 1, 2].map(async () => (await student.post(id, words('hola'), turn)).status));
    expect(statuses).toEqual([202, 202, 202]);
    await vi.waitFor(async () => expect((await student.read(id)).turns.at(-1)?.state).toBe('done'));
    expect((await student.read(id)).turns.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const store = createTutorStore(service.database.kysely.withTables<Tables>(), service.database);
    await store.open(student.uid, id, { id: uuidV7(), say: HINT, answer: randomUUID(), at: now });
    const refused = await student.post(other.id, words('hola'));
    expect(refused).toMatchObject({ status: 409, body: { reason: TUTOR_BUSY_REASON } });
    // Of a process that died: it ends by itself.
    now += OPEN_TURN_MS + 1;
    expect((await student.read(id)).turns.at(-1)).toMatchObject({ state: 'stopped', parts: [{ kind: 'text' }] });
    expect((await student.post(other.id, words('hola'))).status).toBe(202);
  });

  it.each([
    [{ kind: 'words', text: 'a'.repeat(WORDS_MAX + 1) }],
    [{ kind: 'words', text: 'secreto\u0000' }],
    [{ kind: 'words', text: 'secreto\ud800' }],
    [{ kind: 'step', step: 0, entered: 'x'.repeat(201) }],
    [{ kind: 'hint', rung: 5 }],
    [{ kind: 'otra' }],
  ])('that is none is refused: %j', async (say) => {
    const { id } = await student.begin();
    const { status } = await student.ask('POST', turnsPath(id), { id: uuidV7(), say });
    expect(status).toBe(400);
  });

  it('where nobody can say whether a simulacro runs is refused, and nothing is lost', async () => {
    const { id } = await student.begin();
    areas.isDown = true;
    const refused = await student.post(id, words('hola'));
    expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining('no se pierde') } });
    expect((await student.ask('GET', CONVERSATIONS_PATH)).status).toBe(503);
    areas.isDown = false;
    expect((await student.read(id)).turns).toHaveLength(1);
  });

  it('may be reported', async () => {
    const { id, turns, changes } = await student.begin();
    const stream = await follow(id, changes);
    const report = { turn: turns[0]?.id, reason: 'wrong' };
    expect((await student.ask('POST', turnReportsPath(id), report)).status).toBe(204);
    await stream.until((events) =>
      events.find(({ event }) => event.type === 'turn' && event.turn.id === turns[0]?.id && event.turn.reported),
    );
    const other = await student.ask('POST', turnReportsPath(id), { ...report, turn: uuidV7() });
    expect(other.status).toBe(404);
  });
});

describe('while a simulacro of the student runs', () => {
  it('every way to be told something is closed, open streams hear it, and go on where it ended', async () => {
    const { id, changes } = await student.begin(QUESTION);
    const [stream, unheard] = [await follow(id, changes), await follow(id, 0)];
    await unheard.until((events) => events.find(({ id: number }) => number === changes));
    areas.inSimulacro.add(student.uid);
    const asked = [
      await student.ask('GET', conversationPath(id)),
      await student.ask('POST', CONVERSATIONS_PATH, { id: uuidV7(), subject: { kind: 'words' } }),
      await student.post(id, HINT),
    ];
    for (const { status, body } of asked)
      expect({ status, reason: body.reason }).toEqual({ status: 409, reason: TUTOR_CLOSED_REASON });
    expect((await student.ask('GET', CONVERSATIONS_PATH)).body).toMatchObject({
      conversations: [],
      closedBy: 'simulacro',
    });
    const closed = { id: null, event: { type: 'closed', closedBy: 'simulacro' } };
    await stream.until((events) => events.find(({ event }) => event.type === 'closed'));
    expect(stream.events).toEqual([closed]);
    const late = await follow(id, 0);
    await late.until((events) => events.find(({ event }) => event.type === 'closed'));
    // What changes meanwhile is told when it is over.
    const [first] = unheard.events.flatMap(({ event }) => (event.type === 'turn' ? [event.turn] : []));
    await student.ask('POST', turnReportsPath(id), { turn: first?.id, reason: 'other' });
    expect(late.events).toEqual([closed]);
    areas.inSimulacro.delete(student.uid);
    expect((await student.ask('GET', CONVERSATIONS_PATH)).status).toBe(200);
    await late.until((events) => events.find(({ event }) => event.type === 'turn' && event.turn.reported));
    expect(late.events.map(({ id: number }) => number)).toEqual([null, null, 2, 3]);
  });
});

describe('a stream', () => {
  it('is not kept, changed or collected by anybody on its way', async () => {
    const { id } = await student.begin();
    const stream = await follow(id);
    expect(stream.status).toBe(200);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
    expect((await student.follow(uuidV7())).status).toBe(404);
    const asked = { method: 'HEAD', headers: { cookie: cookieOf(student.uid) } } as const;
    expect((await fetch(base + conversationEventsPath(id), asked)).status).toBe(404);
    expect((await createTutorStudent(() => base, 'otra').follow(id)).status).toBe(404);
  });

  it('tells everything once, from whatever event it goes on', async () => {
    const { id, changes } = await student.begin(QUESTION);
    const whole = await follow(id, changes);
    for (let turn = 0; turn < 4; turn += 1) {
      now += 8_000;
      await student.say(whole, id, HINT);
    }
    const last = await student.read(id);
    await whole.until((events) => events.find(({ id: number }) => number === last.changes));
    const numbers = whole.events.map(({ id: number }) => number);
    expect(numbers).toEqual(Array.from({ length: last.changes - changes }, (_, at) => changes + 1 + at));
    const states = (events: EventStream['events']) => {
      const turns = new Map<string, unknown>();
      for (const { event } of events) if (event.type === 'turn') turns.set(event.turn.id, event.turn);
      return turns;
    };
    for (let after = 0; after <= last.changes; after += 1) {
      const stream = await follow(id, after);
      await stream.until((events) =>
        after === last.changes || events.some(({ id: number }) => number === last.changes) ? true : undefined,
      );
      const ids = stream.events.map(({ id: number }) => number ?? -1);
      expect(ids).toEqual([...ids].sort((one, other) => one - other));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((number) => number > after)).toBe(true);
      const before = whole.events.filter(({ id: number }) => (number ?? 0) <= after);
      const known = states([...before, ...stream.events]);
      for (const turn of last.turns) if (turn.seq > 1 || after < 1) expect(known.get(turn.id)).toEqual(turn);
      stream.close();
    }
  });

  it('ends with its session, with its conversation, and where a student has too many', async () => {
    const { id } = await student.begin();
    const all = await Promise.all(Array.from({ length: STREAMS_PER_USER_MAX }, () => follow(id)));
    expect((await student.follow(id)).status).toBe(429);
    await student.ask('DELETE', conversationPath(id));
    await Promise.all(all.map(({ ended }) => ended));
    const again = await student.begin();
    expect((await follow(again.id)).status).toBe(200);
  });
});

describe('with a model', () => {
  async function* sentences(...said: string[]): AsyncGenerator<string> {
    for (const sentence of said) yield sentence;
  }

  beforeEach(async () => {
    speak = () => sentences('Fíjate en la parte.', 'Cada cien tiene diez.');
    await student.ask('PUT', MODEL_AGREEMENT_PATH, { agreed: true });
  });

  it('it says the rung in other words, sentence by sentence, and knows nothing above it, nor who listens', async () => {
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    now += 8_000;
    const turn = await student.say(stream, id, HINT);
    expect(turn).toMatchObject({
      voice: 'model',
      parts: [
        { kind: 'text', text: 'Fíjate en la parte.' },
        { kind: 'text', text: 'Cada cien tiene diez.' },
      ],
    });
    const spoken = stream.events.flatMap(({ event }) => (event.type === 'sentence' ? [event.text] : []));
    expect(spoken).toEqual(['Fíjate en la parte.', 'Cada cien tiene diez.']);
    const [request] = requests;
    expect(request?.rungs).toHaveLength(2);
    expect(request?.secret).toMatchObject({ text: '36' });
    const { secret, ...sent } = request ?? {};
    expect(JSON.stringify(sent)).not.toMatch(/Quedan 36|alumna/);
    const { body } = await student.ask('GET', OWN_DATA_PATH);
    expect(body.tutor_help).toMatchObject([{ rung: 1, voice: 'model' }]);
  });

  it('it hears nothing of harm that was spoken of before', async () => {
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    await student.say(stream, id, words('me quiero morir'));
    await student.say(stream, id, words('gracias'));
    now += 8_000;
    await student.say(stream, id, HINT);
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests[0]?.before)).not.toMatch(/morir|4141/);
  });

  it.each(['late', 'held-back', 'spent', 'broken'] as const)(
    'the written rung takes over in the same turn: %s',
    async (failure) => {
      speak = async function* () {
        yield 'La mitad de algo.';
        throw new VoiceError(failure);
      };
      const { id, changes } = await student.begin(QUESTION);
      const stream = await follow(id, changes);
      now += 8_000;
      const turn = await student.say(stream, id, HINT);
      expect(turn).toMatchObject({ voice: 'written', state: 'done', parts: [{ kind: 'hint', hint: { rung: 1 } }] });
      expect((await student.read(id)).turns.at(-1)).toEqual(turn);
    },
  );

  it('it speaks to nobody who did not agree, or may not', async () => {
    expect((await student.ask('GET', CONVERSATIONS_PATH)).body.model).toEqual({ available: true, agreed: true });
    await student.ask('PUT', MODEL_AGREEMENT_PATH, { agreed: false });
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    now += 8_000;
    expect(await student.say(stream, id, HINT)).toMatchObject({ voice: 'written' });
    consent = 'needed';
    expect((await student.ask('GET', CONVERSATIONS_PATH)).body.model).toEqual({ available: false, agreed: false });
    expect(requests).toEqual([]);
  });

  /** One sentence, and then nothing until somebody ends it. */
  function endless(): { readonly ended: Promise<string> } {
    const { promise, resolve } = Promise.withResolvers<string>();
    speak = async function* (_request, signal) {
      yield 'Pensemos.';
      await new Promise((wake) => signal.addEventListener('abort', wake, { once: true }));
      resolve(String(signal.reason));
    };
    return { ended: promise };
  }

  it('stop ends it, and what it said stands', async () => {
    const { ended } = endless();
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    now += 8_000;
    const turn = uuidV7();
    await student.post(id, HINT, turn);
    await stream.until((events) => events.find(({ event }) => event.type === 'sentence'));
    expect((await student.ask('POST', stopPath(id))).status).toBe(204);
    expect(await ended).toBe('stopped');
    await stream.until((events) => events.find(({ event }) => event.type === 'turn' && event.turn.state === 'stopped'));
    const kept = await student.read(id);
    expect(kept.turns.at(-1)).toMatchObject({ voice: 'model', parts: [{ kind: 'text', text: 'Pensemos.' }] });
    await vi.waitFor(async () => expect((await student.read(id)).state.rung).toBe(1));
  });

  it('where everybody goes away it is told to stop within a second, and the written rung waits for them', async () => {
    const { ended } = endless();
    const { id, changes } = await student.begin(QUESTION);
    const stream = await follow(id, changes);
    now += 8_000;
    await student.post(id, HINT);
    await stream.until((events) => events.find(({ event }) => event.type === 'sentence'));
    const left = performance.now();
    stream.close();
    expect(await ended).toBe('left');
    expect(performance.now() - left).toBeLessThan(1_000);
    await vi.waitFor(async () =>
      expect((await student.read(id)).turns.at(-1)).toMatchObject({ voice: 'written', parts: [{ hint: { rung: 1 } }] }),
    );
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toMatch(/^tutor_streams_open 0$/m);
  });
});

describe('what is kept', () => {
  it('is exported, and deleted one by one, all together and with the account', async () => {
    const [one, other] = [await student.begin(), await student.begin()];
    const stream = await follow(one.id);
    await student.say(stream, one.id, words('palabra-exportada'));
    const exported = async () => (await student.ask('GET', OWN_DATA_PATH)).body;
    const { tutor_turn, tutor_conversation } = await exported();
    expect(JSON.stringify(tutor_turn)).toContain('palabra-exportada');
    expect(tutor_conversation).toHaveLength(2);
    await student.ask('DELETE', conversationPath(one.id));
    expect(JSON.stringify(await exported())).not.toContain('palabra-exportada');
    await student.ask('DELETE', CONVERSATIONS_PATH);
    expect(await exported()).toMatchObject({ tutor_turn: [], tutor_conversation: [] });
    expect((await student.ask('GET', conversationPath(other.id))).status).toBe(404);
    await student.begin();
    expect((await student.ask('DELETE', OWN_DATA_PATH)).status).toBe(204);
    expect(Object.values(await exported()).flat()).toEqual([]);
    // Of a session from before it.
    expect((await student.ask('POST', CONVERSATIONS_PATH, { id: uuidV7(), subject: { kind: 'words' } })).status).toBe(
      401,
    );
  });

  it('is read where it is full, and goes on in another', async () => {
    const begun = await student.begin(QUESTION);
    await sql`update aprende.tutor_turn set seq = ${TURNS_A_CONVERSATION_MAX}
      where user_id = ${student.uid}`.execute(service.database.kysely);
    expect((await student.post(begun.id, HINT)).status).toBe(422);
    expect((await student.begin(QUESTION)).id).not.toBe(begun.id);
    expect((await student.read(begun.id)).turns).toHaveLength(1);
  });

  it('is bounded a day', async () => {
    const store = createTutorStore(service.database.kysely.withTables<Tables>(), service.database);
    const memory = {
      content: null,
      question: null,
      ladder: { rung: null, toldAt: null, tries: 0, highest: 5 },
    } as const;
    const make = () =>
      store.create(student.uid, {
        ...{ id: uuidV7(), subject: { kind: 'words' }, title: 't', memory, firstTurn: uuidV7(), parts: [], at: now },
      });
    for (let count = 0; count < CONVERSATIONS_PER_USER_A_DAY; count += 1) expect(await make()).toBe('kept');
    expect(await make()).toBe('day');
    const refused = await student.ask('POST', CONVERSATIONS_PATH, { id: uuidV7(), subject: { kind: 'words' } });
    expect(refused.status).toBe(429);
    now += DAY_MS + 1;
    expect(await make()).toBe('kept');
  });

  it('goes away after its days by itself', async () => {
    const { id } = await student.begin();
    const store = createTutorStore(service.database.kysely.withTables<Tables>(), service.database);
    expect(await store.forget(now - 1)).toBe(0);
    const later = now + CONVERSATION_DAYS * DAY_MS + 1;
    expect(await store.forget(later - CONVERSATION_DAYS * DAY_MS)).toBeGreaterThan(0);
    expect((await student.ask('GET', conversationPath(id))).status).toBe(404);
    expect(FORGETTING_EVERY_MS).toBeLessThanOrEqual(DAY_MS / 24);
  });

  it('stands in no line of the log and in no figure', async () => {
    const planted = ['palabraplantada', 'entradaplantada', 'tituloplantado'];
    const { id } = await student.begin(QUESTION);
    const stream = await follow(id);
    await student.say(stream, id, words('palabraplantada'));
    await student.say(stream, id, { kind: 'step', step: 0, entered: 'entradaplantada' });
    await student.ask('POST', turnsPath(id), { id: uuidV7(), say: { kind: 'words', text: 'palabraplantada\ud800' } });
    await student.ask('POST', turnsPath(id), { id: 'palabraplantada', say: { kind: 'palabraplantada' } });
    // What breaks on its way tells nothing either.
    const broken = vi.spyOn(areas, 'isDown', 'get');
    broken.mockReturnValueOnce(false).mockImplementation(() => {
      throw new Error('palabraplantada');
    });
    await student.say(stream, id, words('tituloplantado'));
    broken.mockRestore();
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toMatch(/tutor_turns_total\{kind="words",rung="none",voice="written"\}/);
    for (const word of planted) {
      expect(log.text()).not.toContain(word);
      expect(metrics).not.toContain(word);
    }
    expect(log.text()).not.toContain(student.uid);
  });
});
