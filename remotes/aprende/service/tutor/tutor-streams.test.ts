import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_MEMORY } from '../../tutor/reduce-conversation.ts';
import { STREAM_UNREAD_BYTES_MAX, STREAMS_MAX } from '../limits.ts';
import type { FollowedConversation, KeptConversation, TutorStore } from './tutor-store.ts';
import { createTutorStreams, type StreamClient, type TutorStreams } from './tutor-streams.ts';

const UID = 'ana';
const ID = '0199c0de-0000-7000-8000-000000000001';

/** What the database says: turns by the number of their last change. */
let turns: { readonly id: string; readonly revision: number }[];
let revision: number;
let row: Partial<FollowedConversation> | null;
let closedBy: 'simulacro' | null;
let isStanding: boolean;
let heard: number;

let app: FastifyInstance;
let streams: TutorStreams;

const turnOf = (id: string, seq: number) => ({ id, seq, by: 'tutor', at: '', state: 'done' }) as const;

const store: Pick<TutorStore, 'read' | 'followed' | 'heard' | 'endLate'> = {
  async read(_uid, id, after = 0) {
    if (row === null) return undefined;
    const changed = turns.filter((turn) => turn.revision > after);
    return {
      ...{ id, title: '', subject: { kind: 'words' }, at: '', memory: EMPTY_MEMORY, revision, stateRevision: 1 },
      turns: changed.map((turn, at) => ({ turn: turnOf(turn.id, at), revision: turn.revision })),
    } satisfies KeptConversation;
  },
  async followed(which) {
    if (row === null) return [];
    return which.map(({ uid, id }) => ({ uid, id, revision, open: null, heardAt: null, openedAt: null, ...row }));
  },
  async heard(which) {
    heard += which.length;
  },
  endLate: async () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  [turns, revision, row, closedBy, isStanding, heard] = [[{ id: 'one', revision: 2 }], 2, {}, null, true, 0];
  app = Fastify();
  const ensayos = { standing: async () => closedBy };
  streams = createTutorStreams(app, { store: store as TutorStore, ensayos, now: Date.now });
});

afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

function open(client: Partial<StreamClient> = {}) {
  const out = streams.open({
    ...{ uid: UID, conversation: ID, after: 2, closedBy: null, expiresAt: Date.now() + 3_600_000 },
    isStanding: async () => isStanding,
    ...client,
  });
  const texts: string[] = [];
  let isEnded = false;
  out.on('data', (chunk) => texts.push(String(chunk)));
  out.on('close', () => {
    isEnded = true;
  });
  return {
    out,
    ids: () => texts.flatMap((text) => /^id: (\d+)$/m.exec(text)?.[1] ?? []).map(Number),
    text: () => texts.join(''),
    isEnded: () => isEnded,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('what another process changed is heard within about a second, once, and in order', async () => {
  const one = open();
  await pass(10);
  expect(one.ids()).toEqual([]);
  turns.push({ id: 'two', revision: 3 }, { id: 'three', revision: 5 });
  revision = 5;
  await pass(1_100);
  expect(one.ids()).toEqual([3, 5]);
  // What comes from here, and was read already, is told by nobody again.
  streams.publish(UID, ID, [{ id: 5, event: { type: 'turn', turn: turnOf('three', 3) } }]);
  streams.publish(UID, ID, [{ id: 6, event: { type: 'turn', turn: turnOf('four', 4) } }]);
  await pass(10);
  expect(one.ids()).toEqual([3, 5, 6]);
  // A change of another process in between is read before what comes after it.
  turns.push({ id: 'four', revision: 6 }, { id: 'five', revision: 7 }, { id: 'six', revision: 8 });
  revision = 8;
  streams.publish(UID, ID, [{ id: 8, event: { type: 'turn', turn: turnOf('six', 6) } }]);
  await pass(10);
  expect(one.ids()).toEqual([3, 5, 6, 7, 8]);
});

it('is not silent for longer than proxies wait, and looks at nothing while nobody listens', async () => {
  const looks = vi.spyOn(store, 'followed');
  await pass(5_000);
  expect(looks).not.toHaveBeenCalled();
  const one = open();
  await pass(31_000);
  expect(one.text().match(/^: $/gm)).toHaveLength(2);
  expect(looks.mock.calls.length).toBeGreaterThan(25);
  one.out.destroy();
  await pass(10);
  looks.mockClear();
  await pass(5_000);
  expect(looks).not.toHaveBeenCalled();
});

it('ends where its session ends: by its time, or because it was revoked', async () => {
  const brief = open({ expiresAt: Date.now() + 20_000 });
  const long = open();
  await pass(31_000);
  expect([brief.isEnded(), long.isEnded()]).toEqual([true, false]);
  isStanding = false;
  await pass(140_000);
  expect(long.isEnded()).toBe(true);
  expect(streams.count()).toBe(0);
});

it('goes on while nobody can say whether its session stands', async () => {
  const one = open({
    isStanding: async () => {
      throw new Error('nobody answers');
    },
  });
  await pass(140_000);
  expect(one.isEnded()).toBe(false);
});

it('hears of a simulacro that began elsewhere, tells nothing meanwhile, and everything after it', async () => {
  const one = open();
  closedBy = 'simulacro';
  await pass(10_500);
  expect(one.text()).toContain('{"type":"closed","closedBy":"simulacro"}');
  turns.push({ id: 'two', revision: 3 });
  revision = 3;
  streams.publish(UID, ID, [{ id: 3, event: { type: 'turn', turn: turnOf('two', 2) } }]);
  await pass(2_000);
  expect(one.ids()).toEqual([]);
  closedBy = null;
  await pass(10_500);
  expect(one.text()).toContain('{"type":"closed","closedBy":null}');
  expect(one.ids()).toEqual([3]);
});

it('ends with its conversation', async () => {
  const one = open();
  row = null;
  await pass(1_100);
  expect(one.isEnded()).toBe(true);
});

it('of a client that reads nothing is dropped, and holds no more than its bound', async () => {
  const out: Readable = streams.open({
    ...{ uid: UID, conversation: ID, after: 2, closedBy: null, expiresAt: Date.now() + 3_600_000 },
    isStanding: async () => true,
  });
  await pass(10);
  const text = 'x'.repeat(STREAM_UNREAD_BYTES_MAX / 4);
  for (let id = 3; id < 12; id += 1) {
    streams.publish(UID, ID, [{ id, event: { type: 'sentence', turn: 'one', text } }]);
  }
  expect(out.destroyed).toBe(true);
  await pass(10);
  expect(streams.count()).toBe(0);
});

it('is one of so many in a process', async () => {
  for (let count = 0; count < STREAMS_MAX; count += 1) open({ uid: `${count}` });
  expect(() => open()).toThrow('Too many');
});

it('whoever lets a model speak in another process hears that somebody listens here, and no longer', async () => {
  row = { open: 'one', openedAt: Date.now() };
  const one = open();
  await pass(3_100);
  expect(heard).toBe(3);
  one.out.destroy();
  await pass(2_000);
  expect(heard).toBe(3);
  const seen: (boolean | undefined)[] = [];
  const unwatch = streams.watch({
    ...{ uid: UID, conversation: ID },
    seen: (now) => seen.push(now && streams.isHeard(now)),
  });
  row = { open: 'one', openedAt: Date.now(), heardAt: Date.now() };
  await pass(4_100);
  unwatch();
  expect(seen).toEqual([true, true, false, false]);
});
