import { Readable } from 'node:stream';
import type { TutorStandingAnswer } from '@travesia/contracts/slices';
import { ProblemError, UnavailableError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import type { ConversationEvent } from '../../api/tutor.ts';
import { stateOf } from '../../tutor/reduce-conversation.ts';
import { OPEN_TURN_MS, STREAM_UNREAD_BYTES_MAX, STREAMS_MAX, STREAMS_PER_USER_MAX } from '../limits.ts';
import type { AskEnsayos } from './ask-ensayos.ts';
import type { FollowedConversation, KeptConversation, TutorStore } from './tutor-store.ts';
import { wordless } from './wordless.ts';

type ClosedBy = TutorStandingAnswer['closedBy'];

/** An event of a conversation, by the number of its change. */
export interface NumberedEvent {
  readonly id: number;
  readonly event: ConversationEvent;
}

/** Between two looks at what other processes changed. */
const LOOK_EVERY_MS = 1_000;

/** Proxies and balancers close what is silent for half a minute or a minute. */
const HEARTBEAT_MS = 15_000;

/** Between two questions whether a simulacro of a student who listens runs. */
const STANDING_EVERY_MS = 10_000;
const STANDINGS_AT_ONCE = 8;

/** Between two questions whether the session of a stream stands: each is a call to the identity provider. */
const SESSION_EVERY_MS = 120_000;

/** A process that has listeners says so about every second. */
const HEARD_FOR_MS = 2_500;

/** Pairs that one statement looks for. */
const FOLLOWED_AT_ONCE = 1_000;

/** After which a browser comes back where its stream ends. */
const RETRY_MS = 2_000;

export interface StreamClient {
  readonly uid: string;
  readonly conversation: string;
  /** Changes that the client knows of. */
  readonly after: number;
  readonly closedBy: ClosedBy;
  /** Of the session: milliseconds since 1970. */
  readonly expiresAt: number;
  /** Asks whether the session still stands. Rejects where nobody can say. */
  isStanding(): Promise<boolean>;
}

/** Who wants to know of each look at a conversation that is followed. */
export interface Watcher {
  readonly uid: string;
  readonly conversation: string;
  /** `undefined`: it is gone. */
  seen(now: FollowedConversation | undefined): void;
}

export interface TutorStreams {
  open(client: StreamClient): Readable;
  /** What this process has changed: told at once to whoever listens here. */
  publish(uid: string, conversation: string, events: readonly NumberedEvent[]): void;
  /** What somebody heard of a student's simulacro. */
  tellStanding(uid: string, closedBy: ClosedBy): void;
  /** Whether somebody listens, here or by another process. */
  isHeard(seen: FollowedConversation): boolean;
  readonly isFollowedHere: (uid: string, conversation: string) => boolean;
  /** Calls `seen` about every second, and when the last one here goes away. */
  watch(watcher: Watcher): () => void;
  readonly count: () => number;
}

export interface TutorStreamsOptions {
  readonly store: TutorStore;
  readonly ensayos: Pick<AskEnsayos, 'standing'>;
  /** Milliseconds since 1970. */
  now(): number;
}

interface Stream extends StreamClient {
  readonly out: Readable;
  /** The last change that was told. */
  sent: number;
  isReading: boolean;
  /** Something changed that was not told. */
  isBehind: boolean;
  sessionAskedAt: number;
}

const keyOf = (uid: string, conversation: string) => `${conversation}:${uid}`;

const textOf = (event: ConversationEvent, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** What changed after a stream's last event, in the order of changes. */
function eventsOf(kept: KeptConversation, after: number, now: number): readonly NumberedEvent[] {
  const turns = kept.turns.map(
    ({ turn, revision }): NumberedEvent => ({ id: revision, event: { type: 'turn', turn } }),
  );
  const state: NumberedEvent = {
    id: kept.stateRevision,
    event: { type: 'state', state: stateOf(kept.memory, now) },
  };
  return [...turns, ...(state.id > after ? [state] : [])].sort((one, other) => one.id - other.id);
}

/** Streams of conversations in this process. The database says what happened; what happens here is told without asking it. */
export function createTutorStreams(app: FastifyInstance, options: TutorStreamsOptions): TutorStreams {
  const { store, ensayos, now } = options;
  const byConversation = new Map<string, Set<Stream>>();
  const byStudent = new Map<string, Set<Stream>>();
  const watchers = new Map<string, Set<Watcher>>();
  const closed = new Map<string, ClosedBy>();
  let open = 0;

  const add = <T>(sets: Map<string, Set<T>>, key: string, one: T) => {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(one));
  };
  const remove = <T>(sets: Map<string, Set<T>>, key: string, one: T) => {
    const set = sets.get(key);
    set?.delete(one);
    if (set?.size === 0) sets.delete(key);
  };

  const all = function* (): Generator<Stream> {
    for (const streams of byStudent.values()) yield* streams;
  };

  function write(stream: Stream, text: string): void {
    if (stream.out.destroyed) return;
    if (stream.out.readableLength > STREAM_UNREAD_BYTES_MAX) stream.out.destroy();
    else stream.out.push(text);
  }

  const end = ({ out }: Stream) => {
    if (!out.destroyed && !out.readableEnded) out.push(null);
  };

  function tell(stream: Stream, events: readonly NumberedEvent[]): void {
    for (const { id, event } of events) {
      if (id <= stream.sent) continue;
      write(stream, textOf(event, id));
      stream.sent = id;
    }
  }

  async function catchUp(stream: Stream): Promise<void> {
    stream.isBehind = true;
    if (stream.isReading) return;
    stream.isReading = true;
    try {
      while (stream.isBehind && !stream.out.destroyed && !closed.get(stream.uid)) {
        stream.isBehind = false;
        const kept = await store.read(stream.uid, stream.conversation, stream.sent);
        if (!kept) return end(stream);
        // A simulacro may have begun while it was read.
        if (closed.get(stream.uid)) stream.isBehind = true;
        else {
          tell(stream, eventsOf(kept, stream.sent, now()));
          stream.sent = Math.max(stream.sent, kept.revision);
        }
      }
    } catch (error) {
      // The next look sees that it is behind.
      app.log.warn({ err: wordless(error) }, 'a stream of the tutor cannot be read on');
    } finally {
      stream.isReading = false;
    }
  }

  function publish(uid: string, conversation: string, events: readonly NumberedEvent[]): void {
    for (const stream of byConversation.get(keyOf(uid, conversation)) ?? []) {
      const [first] = events.filter(({ id }) => id > stream.sent);
      if (!first) continue;
      // Of what another process changed in between only the database knows.
      if (stream.isReading || closed.get(uid) || first.id !== stream.sent + 1) void catchUp(stream);
      else tell(stream, events);
    }
  }

  function tellStanding(uid: string, closedBy: ClosedBy): void {
    const streams = byStudent.get(uid);
    if (!streams || (closed.get(uid) ?? null) === closedBy) return;
    if (closedBy) closed.set(uid, closedBy);
    else closed.delete(uid);
    for (const stream of streams) {
      write(stream, textOf({ type: 'closed', closedBy }));
      if (!closedBy) void catchUp(stream);
    }
  }

  const isHeard = ({ uid, id, heardAt }: FollowedConversation) =>
    byConversation.has(keyOf(uid, id)) || (heardAt !== null && now() - heardAt < HEARD_FOR_MS);

  async function look(which: readonly { readonly uid: string; readonly id: string }[]): Promise<void> {
    // Whoever comes while the database is asked is not spoken of by its answer.
    const before = new Map(which.map(({ uid, id }) => [keyOf(uid, id), [...(watchers.get(keyOf(uid, id)) ?? [])]]));
    const rows = await store.followed(which);
    const found = new Map(rows.map((row) => [keyOf(row.uid, row.id), row]));
    const heard: FollowedConversation[] = [];
    for (const { uid, id } of which) {
      const key = keyOf(uid, id);
      const row = found.get(key);
      for (const watcher of before.get(key) ?? []) watcher.seen(row);
      const streams = byConversation.get(key);
      for (const stream of streams ?? []) {
        if (!row) end(stream);
        else if (row.revision > stream.sent || stream.isBehind) void catchUp(stream);
      }
      if (!row || row.open === null) continue;
      // Whoever lets the model speak, in another process, goes on while somebody listens.
      if (streams && !watchers.has(key)) heard.push(row);
      if (row.openedAt !== null && now() - row.openedAt > OPEN_TURN_MS) await store.endLate(uid, now());
    }
    if (heard.length > 0) await store.heard(heard, now());
  }

  async function lookAtAll(): Promise<void> {
    const which = new Map<string, { readonly uid: string; readonly id: string }>();
    for (const { uid, conversation } of all()) which.set(keyOf(uid, conversation), { uid, id: conversation });
    for (const set of watchers.values()) {
      for (const { uid, conversation } of set) which.set(keyOf(uid, conversation), { uid, id: conversation });
    }
    const pairs = [...which.values()];
    for (let from = 0; from < pairs.length; from += FOLLOWED_AT_ONCE) {
      await look(pairs.slice(from, from + FOLLOWED_AT_ONCE));
    }
  }

  async function askStandings(): Promise<void> {
    const students = [...byStudent.keys()];
    for (let from = 0; from < students.length; from += STANDINGS_AT_ONCE) {
      const asked = students.slice(from, from + STANDINGS_AT_ONCE);
      // Where nobody can say it stays as it was: each turn asks for itself, and is refused.
      await Promise.allSettled(asked.map(async (uid) => tellStanding(uid, await ensayos.standing(uid))));
    }
  }

  async function askSession(stream: Stream): Promise<void> {
    // While the provider is out of reach nobody is signed out.
    if (!(await stream.isStanding().catch(() => true))) end(stream);
  }

  function beat(): void {
    const time = now();
    for (const stream of all()) {
      if (time >= stream.expiresAt) {
        end(stream);
        continue;
      }
      write(stream, ': \n\n');
      if (time - stream.sessionAskedAt < SESSION_EVERY_MS) continue;
      stream.sessionAskedAt = time;
      void askSession(stream);
    }
  }

  /** Does `work` again and again, never twice at once, while there is something to look at. */
  function every(periodMs: number, work: () => Promise<void> | void): () => void {
    let isWorking = false;
    const timer = setInterval(async () => {
      if (isWorking || (open === 0 && watchers.size === 0)) return;
      isWorking = true;
      try {
        await work();
      } catch (error) {
        app.log.warn({ err: wordless(error) }, 'streams of the tutor cannot be brought up to date');
      } finally {
        isWorking = false;
      }
    }, periodMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  const stops = [every(LOOK_EVERY_MS, lookAtAll), every(HEARTBEAT_MS, beat), every(STANDING_EVERY_MS, askStandings)];
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    for (const stream of [...all()]) end(stream);
  });

  function forget(stream: Stream): void {
    const { uid, conversation } = stream;
    const key = keyOf(uid, conversation);
    open -= 1;
    remove(byStudent, uid, stream);
    remove(byConversation, key, stream);
    if (!byStudent.has(uid)) closed.delete(uid);
    // Whoever lets a model speak has to know at once that nobody listens any more.
    if (!byConversation.has(key) && watchers.has(key)) void look([{ uid, id: conversation }]).catch(() => undefined);
  }

  return {
    open(client) {
      const { uid, conversation, after, closedBy } = client;
      if ((byStudent.get(uid)?.size ?? 0) >= STREAMS_PER_USER_MAX) {
        throw new ProblemError(429, 'Tienes esta conversación abierta en demasiadas pestañas: cierra alguna.');
      }
      if (open >= STREAMS_MAX) throw new UnavailableError('Too many conversations are followed here.', 5);
      const out = new Readable({ read() {} });
      const stream: Stream = {
        ...client,
        ...{ out, sent: after, isReading: false, isBehind: false, sessionAskedAt: now() },
      };
      open += 1;
      add(byStudent, uid, stream);
      add(byConversation, keyOf(uid, conversation), stream);
      out.once('close', () => forget(stream));
      write(stream, `retry: ${RETRY_MS}\n\n`);
      if ((closed.get(uid) ?? null) !== closedBy) tellStanding(uid, closedBy);
      else if (closedBy) write(stream, textOf({ type: 'closed', closedBy }));
      void catchUp(stream);
      return out;
    },

    publish,
    tellStanding,
    isHeard,
    isFollowedHere: (uid, conversation) => byConversation.has(keyOf(uid, conversation)),

    watch(watcher) {
      const key = keyOf(watcher.uid, watcher.conversation);
      add(watchers, key, watcher);
      return () => remove(watchers, key, watcher);
    },

    count: () => open,
  };
}
