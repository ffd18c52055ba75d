import type { TutorSubject } from '@travesia/contracts/slices';
import { type Database, userTransaction } from '@travesia/kit-service/database';
import { CompiledQuery, type Selectable, sql, type Transaction } from 'kysely';
import type { ConversationSummary, Turn, TurnPart, TurnReportBody, TutorSay, TutorVoice } from '../../api/tutor.ts';
import type { ConversationMemory } from '../../tutor/reduce-conversation.ts';
import { SAID } from '../../tutor/turn-texts.ts';
import {
  CONVERSATIONS_FORGOTTEN_AT_ONCE,
  CONVERSATIONS_LISTED_MAX,
  CONVERSATIONS_PER_USER_A_DAY,
  OPEN_TURN_MS,
  TURNS_A_CONVERSATION_MAX,
  TURNS_PER_USER_A_DAY,
} from '../limits.ts';
import type { StudentTables, Tables } from '../tables.ts';

const DAY_MS = 86_400_000;

type TurnRow = Pick<
  Selectable<Tables['aprende.tutor_turn']>,
  'id' | 'seq' | 'by' | 'say' | 'parts' | 'voice' | 'state' | 'revision' | 'reported'
> & { readonly at: string };

export interface KeptConversation extends ConversationSummary {
  readonly memory: ConversationMemory;
  /** Changes so far. */
  readonly revision: number;
  readonly stateRevision: number;
  /** Turns that changed after what was asked for, in the order of their last change. */
  readonly turns: readonly KeptTurn[];
}

export interface KeptTurn {
  readonly turn: Turn;
  /** Of its last change. */
  readonly revision: number;
}

/** A turn of the tutor that is to be said. */
export interface OpenTurn {
  readonly uid: string;
  readonly conversation: string;
  /** Of the tutor's turn. */
  readonly id: string;
  readonly memory: ConversationMemory;
}

export interface OpenedTurn extends OpenTurn {
  readonly subject: TutorSubject;
  readonly turns: readonly KeptTurn[];
}

/** Why no turn was opened. `known`: it came before. `day`, `long`: enough for a day, or for one conversation. */
export type TurnRefusal = 'known' | 'busy' | 'gone' | 'day' | 'long';

/** What ends an open turn. */
export interface TurnEnd {
  readonly parts: readonly TurnPart[];
  readonly voice: TutorVoice;
  readonly memory: ConversationMemory;
  /** Whoever stopped it meanwhile has shown what it says: see {@link TutorStore.prepare}. */
  readonly isPrepared: boolean;
  readonly title?: string | undefined;
  /** A rung of a question that this turn told. */
  readonly help?: { readonly content: string; readonly rung: number } | undefined;
}

/** What changed: what stands above the turns, and the turn, where nobody had ended it. */
export interface TurnChange {
  readonly turn: KeptTurn | undefined;
  readonly stateRevision: number;
  readonly memory: ConversationMemory;
}

/** How far a conversation is that somebody follows. */
export interface FollowedConversation {
  readonly uid: string;
  readonly id: string;
  readonly revision: number;
  /** Of the tutor, that is being said. */
  readonly open: string | null;
  /** Milliseconds since 1970; `null` where nobody listened to a model. */
  readonly heardAt: number | null;
  readonly openedAt: number | null;
}

export interface TutorStore {
  list(uid: string): Promise<readonly ConversationSummary[]>;
  /** One look at everything, or at what changed after the change `after`. */
  read(uid: string, id: string, after?: number): Promise<KeptConversation | undefined>;
  /** The newest about the same that goes on, where it is about something. */
  about(uid: string, subject: TutorSubject): Promise<string | undefined>;
  /** Makes it with what the tutor says first, once. `day`: it is one too many. */
  create(uid: string, conversation: NewConversation): Promise<'kept' | 'day'>;
  open(uid: string, conversation: string, turn: NewTurn): Promise<OpenedTurn | TurnRefusal>;
  /** What is said where the process ends before the turn does. */
  prepare(turn: OpenTurn, fallback: readonly TurnPart[]): Promise<void>;
  /** What is said so far; `undefined` where the turn has ended meanwhile. */
  say(turn: OpenTurn, parts: readonly TurnPart[], voice: TutorVoice): Promise<number | undefined>;
  /** May be repeated: what is done already changes nothing. */
  end(turn: OpenTurn, end: TurnEnd, at: number): Promise<TurnChange | undefined>;
  /** Ends what is being said in a conversation, and what somebody left open for too long. */
  stop(uid: string, conversation: string): Promise<KeptTurn | undefined>;
  endLate(uid: string, at: number): Promise<void>;
  /** `undefined` where there is no such turn of the tutor's. */
  report(uid: string, conversation: string, report: TurnReportBody, at: number): Promise<KeptTurn | undefined>;
  delete(uid: string, id: string): Promise<void>;
  deleteAll(uid: string): Promise<void>;
  followed(which: readonly { readonly uid: string; readonly id: string }[]): Promise<readonly FollowedConversation[]>;
  heard(which: readonly { readonly uid: string; readonly id: string }[], at: number): Promise<void>;
  /** Deletes conversations of before then, so many at a time. Resolves with how many. */
  forget(before: number): Promise<number>;
  hasAgreed(uid: string): Promise<boolean>;
  agree(uid: string, agreed: boolean, at: number): Promise<void>;
  countVoice(at: number, counts: VoiceCounts): Promise<void>;
}

/** What a model said in one turn: sentences that passed its filter, and whether one that gave a key away was held back. */
export interface VoiceCounts {
  readonly sentences: number;
  readonly heldBack: number;
}

export interface NewConversation {
  readonly id: string;
  readonly subject: TutorSubject;
  readonly title: string;
  readonly memory: ConversationMemory;
  readonly firstTurn: string;
  readonly parts: readonly TurnPart[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface NewTurn {
  /** Of the student's turn. */
  readonly id: string;
  readonly say: TutorSay;
  /** Of the tutor's turn that answers it. */
  readonly answer: string;
  readonly at: number;
}

const turnOf = ({ id, seq, by, at, say, parts, voice, state, reported }: Omit<TurnRow, 'revision'>): Turn => ({
  ...{ id, seq, by, at: new Date(at).toISOString(), state },
  ...(say && { say }),
  ...(parts && { parts }),
  ...(voice && { voice }),
  ...(reported && { reported: true }),
});

const keptTurn = ({ revision, ...row }: TurnRow): KeptTurn => ({ turn: turnOf(row), revision });

const TURN_COLUMNS = ['id', 'seq', 'by', 'at', 'say', 'parts', 'voice', 'state', 'revision', 'reported'] as const;

/** One snapshot: what is told up to a revision is all that there is up to it. */
const READ = `
  select c.id, c.subject, c.title, c.memory, c.revision, c.state_revision, c.at, (
    select coalesce(json_agg(json_build_object('id', t.id, 'seq', t.seq, 'by', t.by, 'at', t.at, 'say', t.say,
      'parts', t.parts, 'voice', t.voice, 'state', t.state, 'revision', t.revision, 'reported', t.reported)
      order by t.revision), '[]'::json)
    from aprende.tutor_turn as t
    where t.user_id = c.user_id and t.conversation = c.id and t.revision > $3::int
  ) as turns
  from aprende.tutor_conversation as c where c.user_id = $1 and c.id = $2::uuid`;

type ReadRow = Pick<
  Selectable<Tables['aprende.tutor_conversation']>,
  'id' | 'subject' | 'title' | 'memory' | 'revision' | 'state_revision' | 'at'
> & { readonly turns: readonly TurnRow[] };

/** Whether a turn came before, and whether one is open for too long. */
const LOOK = `
  select exists(select 1 from aprende.tutor_turn where user_id = $1 and id = $2::uuid) as "isKnown",
    exists(select 1 from aprende.tutor_turn where user_id = $1 and state = 'open' and at < $3::timestamptz) as "isLate"`;

const FOLLOWED = `
  select c.user_id as uid, c.id, c.revision, extract(epoch from c.heard_at)::float8 * 1000 as "heardAt",
    t.id as open, extract(epoch from t.at)::float8 * 1000 as "openedAt"
  from unnest($1::text[], $2::uuid[]) as asked (user_id, id)
  join aprende.tutor_conversation as c on c.user_id = asked.user_id and c.id = asked.id
  left join aprende.tutor_turn as t on t.user_id = c.user_id and t.conversation = c.id and t.state = 'open'`;

/** Written out: a plan for any value would not know that it is the index of open turns. */
const IS_OPEN = sql<boolean>`state = 'open'`;

/** Thrown to take back what a transaction began. */
class Refused extends Error {
  readonly why: TurnRefusal;

  constructor(why: TurnRefusal) {
    super(why);
    this.why = why;
  }
}

export function createTutorStore(tables: StudentTables, { pipelined }: Pick<Database, 'pipelined'>): TutorStore {
  /** Counts `changes` of a conversation, and keeps others from changing it until the transaction ends. */
  async function change(transaction: Transaction<Tables>, uid: string, conversation: string, changes: number) {
    return transaction
      .updateTable('aprende.tutor_conversation')
      .set({ revision: sql<number>`revision + ${changes}` })
      .where('user_id', '=', uid)
      .where('id', '=', conversation)
      .returning(['revision', 'memory', 'title', 'subject'])
      .executeTakeFirst();
  }

  const openTurnOf = (source: StudentTables, uid: string) =>
    source.updateTable('aprende.tutor_turn').where('user_id', '=', uid).where(IS_OPEN);

  const returned = (row: Omit<TurnRow, 'at'> & { readonly at: Date }): KeptTurn =>
    keptTurn({ ...row, at: row.at.toISOString() });

  /** Whoever stops gets what was said so far, and what was written where that is nothing. */
  const rest = sql<string>`case when parts is null or parts = '[]'::jsonb
    then coalesce(fallback, ${JSON.stringify(SAID.cut)}::jsonb) else parts end`;

  async function isKnown(source: StudentTables, uid: string, turn: string): Promise<boolean> {
    const found = source
      .selectFrom('aprende.tutor_turn')
      .select('seq')
      .where('user_id', '=', uid)
      .where('id', '=', turn);
    return (await found.executeTakeFirst()) !== undefined;
  }

  async function endLate(uid: string, at: number): Promise<void> {
    const late = await tables
      .selectFrom('aprende.tutor_turn')
      .select(['id', 'conversation'])
      .where('user_id', '=', uid)
      .where(IS_OPEN)
      .where('at', '<', new Date(at - OPEN_TURN_MS))
      .executeTakeFirst();
    if (!late) return;
    await userTransaction(tables, async (transaction) => {
      const kept = await change(transaction, uid, late.conversation, 1);
      if (!kept) return;
      // What it had said is half of something that nobody ends: what was written says it whole.
      const whole = sql<string>`coalesce(fallback, ${JSON.stringify(SAID.cut)}::jsonb)`;
      await openTurnOf(transaction, uid)
        .where('id', '=', late.id)
        .set({ state: 'stopped', parts: whole, voice: 'written', fallback: null, revision: kept.revision })
        .execute();
    });
  }

  async function insertOpen(
    transaction: Transaction<Tables>,
    uid: string,
    conversation: string,
    { id, say, answer, at }: NewTurn,
  ): Promise<OpenedTurn> {
    const kept = await change(transaction, uid, conversation, 2);
    if (!kept) throw new Refused('gone');
    const { rows } = await sql<{ seq: number; today: number }>`
      select coalesce((select max(seq) from aprende.tutor_turn
        where user_id = ${uid} and conversation = ${conversation}::uuid), 0)::int as seq,
      (select count(*) from aprende.tutor_turn
        where user_id = ${uid} and by = 'student' and at > ${new Date(at - DAY_MS)})::int as today`.execute(
      transaction,
    );
    const { seq = 0, today = 0 } = rows[0] ?? {};
    if (seq >= TURNS_A_CONVERSATION_MAX) throw new Refused('long');
    if (today >= TURNS_PER_USER_A_DAY) throw new Refused('day');
    const common = { user_id: uid, conversation, at: new Date(at), fallback: null, reported: null };
    const mine = {
      ...common,
      seq: seq + 2,
      id: answer,
      by: 'tutor',
      say: null,
      parts: '[]',
      voice: 'written',
      state: 'open',
      revision: kept.revision,
    } as const;
    const opened = await transaction
      .insertInto('aprende.tutor_turn')
      .values(mine)
      .onConflict((conflict) => conflict.column('user_id').where(IS_OPEN).doNothing())
      .returning(TURN_COLUMNS)
      .executeTakeFirst();
    if (!opened) throw new Refused('busy');
    const theirs = {
      ...common,
      seq: seq + 1,
      id,
      by: 'student',
      say: JSON.stringify(say),
      parts: null,
      voice: null,
      state: 'done',
      revision: kept.revision - 1,
    } as const;
    const asked = await transaction
      .insertInto('aprende.tutor_turn')
      .values(theirs)
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning(TURN_COLUMNS)
      .executeTakeFirst();
    if (!asked) throw new Refused('known');
    const { memory, subject } = kept;
    return { uid, conversation, id: answer, memory, subject, turns: [returned(asked), returned(opened)] };
  }

  async function countVoice(at: number, counts: VoiceCounts & { readonly reported: number }): Promise<void> {
    const { sentences, heldBack, reported } = counts;
    const day = new Date(at).toISOString().slice(0, 10);
    await sql`insert into aprende.tutor_voice_day (day, sentences, held_back, reported)
      values (${day}::date, ${sentences}, ${heldBack}, ${reported})
      on conflict (day) do update set sentences = tutor_voice_day.sentences + excluded.sentences,
        held_back = tutor_voice_day.held_back + excluded.held_back,
        reported = tutor_voice_day.reported + excluded.reported`.execute(tables);
  }

  return {
    async list(uid) {
      const rows = await tables
        .selectFrom('aprende.tutor_conversation')
        .select(['id', 'title', 'subject', 'at'])
        .where('user_id', '=', uid)
        .orderBy('at', 'desc')
        .limit(CONVERSATIONS_LISTED_MAX)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },

    async read(uid, id, after = 0) {
      const [row] = await pipelined<ReadRow>(CompiledQuery.raw(READ, [uid, id, after]) as CompiledQuery<ReadRow>);
      if (!row) return undefined;
      const { state_revision, at, turns, ...kept } = row;
      return { ...kept, at: at.toISOString(), stateRevision: state_revision, turns: turns.map(keptTurn) };
    },

    async about(uid, subject) {
      if (subject.kind === 'words') return undefined;
      const found = await tables
        .selectFrom('aprende.tutor_conversation')
        .select('id')
        .where('user_id', '=', uid)
        .where(sql<boolean>`subject = ${JSON.stringify(subject)}::jsonb`)
        // One that is full is read, and another goes on.
        .where(
          sql<boolean>`(select max(seq) from aprende.tutor_turn as t where t.user_id = tutor_conversation.user_id
            and t.conversation = tutor_conversation.id) < ${TURNS_A_CONVERSATION_MAX}`,
        )
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return found?.id;
    },

    async create(uid, { id, subject, title, memory, firstTurn, parts, at }) {
      const time = new Date(at);
      return userTransaction(tables, async (transaction) => {
        const { rows } = await sql`
          insert into aprende.tutor_conversation
            (user_id, id, subject, title, memory, revision, state_revision, created_at, at)
          select ${uid}, ${id}::uuid, ${JSON.stringify(subject)}::jsonb, ${title}, ${JSON.stringify(memory)}::jsonb,
            2, 2, ${time}::timestamptz, ${time}::timestamptz
          where (select count(*) from aprende.tutor_conversation
            where user_id = ${uid} and created_at > ${new Date(at - DAY_MS)}) < ${CONVERSATIONS_PER_USER_A_DAY}
          on conflict (user_id, id) do nothing returning id`.execute(transaction);
        if (rows.length === 0) {
          const before = transaction.selectFrom('aprende.tutor_conversation').select('id').where('user_id', '=', uid);
          return (await before.where('id', '=', id).executeTakeFirst()) ? 'kept' : 'day';
        }
        const first = {
          user_id: uid,
          conversation: id,
          seq: 1,
          id: firstTurn,
          by: 'tutor',
          at: time,
          say: null,
          parts: JSON.stringify(parts),
          fallback: null,
          voice: 'written',
          state: 'done',
          revision: 1,
          reported: null,
        } as const;
        await transaction.insertInto('aprende.tutor_turn').values(first).execute();
        return 'kept';
      });
    },

    async open(uid, conversation, turn) {
      const look = CompiledQuery.raw(LOOK, [uid, turn.id, new Date(turn.at - OPEN_TURN_MS)]);
      const [seen] = await pipelined(look as CompiledQuery<{ readonly isKnown: boolean; readonly isLate: boolean }>);
      if (seen?.isKnown) return 'known';
      if (seen?.isLate) await endLate(uid, turn.at);
      try {
        return await userTransaction(tables, (transaction) => insertOpen(transaction, uid, conversation, turn));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // The same turn may have come twice at once: what keeps it out is itself.
        return (await isKnown(tables, uid, turn.id)) ? 'known' : error.why;
      }
    },

    async prepare({ uid, id }, fallback) {
      const kept = { fallback: JSON.stringify(fallback) };
      await openTurnOf(tables, uid).where('id', '=', id).set(kept).execute();
    },

    say: ({ uid, conversation, id }, parts, voice) =>
      userTransaction(tables, async (transaction) => {
        const kept = await change(transaction, uid, conversation, 1);
        if (!kept) return undefined;
        const said = { parts: JSON.stringify(parts), voice, revision: kept.revision };
        const { numUpdatedRows } = await openTurnOf(transaction, uid).where('id', '=', id).set(said).executeTakeFirst();
        return numUpdatedRows > 0n ? kept.revision : undefined;
      }),

    async end({ uid, conversation, id }, { parts, voice, memory, isPrepared, title, help }, at) {
      try {
        return await userTransaction(tables, async (transaction) => {
          const kept = await transaction
            .updateTable('aprende.tutor_conversation')
            .set({
              revision: sql<number>`revision + 2`,
              state_revision: sql<number>`revision + 2`,
              memory: JSON.stringify(memory),
              at: new Date(at),
              heard_at: null,
              ...(title !== undefined && { title }),
            })
            .where('user_id', '=', uid)
            .where('id', '=', conversation)
            .returning('revision')
            .executeTakeFirst();
          if (!kept) return undefined;
          const turn = await openTurnOf(transaction, uid)
            .where('id', '=', id)
            .set({ parts: JSON.stringify(parts), voice, state: 'done', fallback: null, revision: kept.revision - 1 })
            .returning(TURN_COLUMNS)
            .executeTakeFirst();
          // What nobody was told has not happened: the next turn leads to it again.
          if (!turn && !isPrepared) throw new Refused('gone');
          if (help) {
            await transaction
              .insertInto('aprende.tutor_help')
              .values({ user_id: uid, id, ...help, voice, at: new Date(at) })
              .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
              .execute();
          }
          return { turn: turn && returned(turn), stateRevision: kept.revision, memory };
        });
      } catch (error) {
        if (error instanceof Refused) return undefined;
        throw error;
      }
    },

    stop: (uid, conversation) =>
      userTransaction(tables, async (transaction) => {
        const kept = await change(transaction, uid, conversation, 1);
        if (!kept) return undefined;
        const stopped = await openTurnOf(transaction, uid)
          .where('conversation', '=', conversation)
          .set({ state: 'stopped', parts: rest, fallback: null, revision: kept.revision })
          .returning(TURN_COLUMNS)
          .executeTakeFirst();
        return stopped && returned(stopped);
      }),

    endLate,

    async report(uid, conversation, { turn, reason }, at) {
      const found = await userTransaction(tables, async (transaction) => {
        const kept = await change(transaction, uid, conversation, 1);
        if (!kept) return undefined;
        const rows = sql<boolean>`user_id = ${uid} and conversation = ${conversation}::uuid and id = ${turn}::uuid`;
        const before = transaction.selectFrom('aprende.tutor_turn').select(['reported', 'voice']).where(rows);
        const known = await before.where('by', '=', 'tutor').executeTakeFirst();
        if (!known) return undefined;
        const reported = await transaction
          .updateTable('aprende.tutor_turn')
          .where(rows)
          .set({ reported: reason, revision: kept.revision })
          .returning(TURN_COLUMNS)
          .executeTakeFirstOrThrow();
        return { turn: returned(reported), isNewOfModel: known.reported === null && known.voice === 'model' };
      });
      if (found?.isNewOfModel) await countVoice(at, { sentences: 0, heldBack: 0, reported: 1 });
      return found?.turn;
    },

    async delete(uid, id) {
      await tables.deleteFrom('aprende.tutor_conversation').where('user_id', '=', uid).where('id', '=', id).execute();
    },

    async deleteAll(uid) {
      await tables.deleteFrom('aprende.tutor_conversation').where('user_id', '=', uid).execute();
    },

    async followed(which) {
      const asked = [which.map(({ uid }) => uid), which.map(({ id }) => id)];
      return pipelined(CompiledQuery.raw(FOLLOWED, asked) as CompiledQuery<FollowedConversation>);
    },

    async heard(which, at) {
      await sql`update aprende.tutor_conversation as c set heard_at = ${new Date(at)}
        from unnest(${which.map(({ uid }) => uid)}::text[], ${which.map(({ id }) => id)}::uuid[]) as asked (user_id, id)
        where c.user_id = asked.user_id and c.id = asked.id`.execute(tables);
    },

    async forget(before) {
      const { rows } = await sql`
        delete from aprende.tutor_conversation where (user_id, id) in (
          select user_id, id from aprende.tutor_conversation where at < ${new Date(before)}
          order by at limit ${CONVERSATIONS_FORGOTTEN_AT_ONCE} for update skip locked
        ) returning id`.execute(tables);
      return rows.length;
    },

    async hasAgreed(uid) {
      const row = tables.selectFrom('aprende.tutor_agreement').select('agreed').where('user_id', '=', uid);
      return (await row.executeTakeFirst())?.agreed ?? false;
    },

    async agree(uid, agreed, at) {
      const row = { agreed, at: new Date(at) };
      await tables
        .insertInto('aprende.tutor_agreement')
        .values({ user_id: uid, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    },

    countVoice: (at, { sentences, heldBack }) => countVoice(at, { sentences, heldBack, reported: 0 }),
  };
}
