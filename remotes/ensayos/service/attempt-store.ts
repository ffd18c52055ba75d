import { randomBytes } from 'node:crypto';
import { type Database, isConflict, userTransaction } from '@travesia/kit-service/database';
import { CompiledQuery, type Selectable, sql, type Transaction } from 'kysely';
import type { AttemptRequest, AttemptSummary, ResultSummary } from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { project } from '../practice/attempt/project.ts';
import type { Seen } from '../practice/form/assemble.ts';
import { SCALE } from '../practice/scoring/scale.ts';
import { isReleased } from './embargo.ts';
import type { FrozenStore } from './frozen-store.ts';
import { isSame } from './is-same.ts';
import {
  ATTEMPTS_LISTED_MAX,
  ATTEMPTS_PER_USER_A_DAY,
  eventsMax,
  FINALISE_AFTER_MS,
  LATE_ANSWERS_WINDOW_MS,
  LATE_WINDOW_MS,
  SEEN_ATTEMPTS_MAX,
} from './limits.ts';
import type { MadeForm } from './make-form.ts';
import { refuseReusedNumbers } from './refuse-reused-numbers.ts';
import { ATTEMPT_COLUMNS, type PracticeTables, type Tables } from './tables.ts';

/** An attempt as it is stored, with what the database's clock says of it. */
export type AttemptRow = Pick<Selectable<Tables['ensayos.attempt']>, (typeof ATTEMPT_COLUMNS)[number]> & {
  /** Negative after the deadline; null without a clock. */
  readonly remaining_ms: number | null;
};

/** An attempt as a list shows it: without its form, of which it says the size. */
type ListedRow = Pick<
  AttemptRow,
  'id' | 'request' | 'state' | 'created_at' | 'started_at' | 'graded_at' | 'remaining_ms'
> & { readonly items: number };

/** An attempt whose time is over, and its place among them. */
export interface Expired {
  readonly user_id: string;
  readonly id: string;
  /** As the database writes it: to the microsecond, which a `Date` does not know. */
  readonly deadline_at: string;
}

/**
 * Why events were not taken. `over`: it is graded; `expired`: time is up and nobody has graded it yet; `full`: it holds
 * as many as it may.
 */
export type Refusal = 'missing' | 'not-started' | 'other-device' | 'expired' | 'over' | 'full';

/** `stored`: how many of the events were not there before. */
export type Appended =
  | { readonly status: 'kept'; readonly remainingMs: number | null; readonly stored: number }
  | { readonly status: Refusal };

export interface AttemptStore {
  /** Newest first; single questions that are like another are no tests, and left out. */
  list(uid: string): Promise<readonly AttemptSummary[]>;
  read(uid: string, id: string): Promise<AttemptRow | undefined>;
  /** Whether there is any, of whatever mode. */
  hasAny(uid: string): Promise<boolean>;
  /** What the student met before, and the variants that the simulacro asks which they sit, if any. */
  met(uid: string): Promise<{ readonly seen: Seen; readonly inSimulacro: ReadonlySet<string> }>;
  /**
   * The attempt of this id, made where there is none. Another request under the same id is refused with `undefined`; a
   * student who made as many as a day may have, with `too-many`.
   * @param device which it begins on as it is made; one that is `created` begins later
   */
  create(
    uid: string,
    id: string,
    request: AttemptRequest,
    make: () => Promise<MadeForm>,
    device?: string,
  ): Promise<(AttemptRow & { readonly made: boolean }) | 'too-many' | undefined>;
  /**
   * Begins it, once: the clock runs from the first time, and `begun` says whether this was it. `busy`: the student sits
   * another simulacro.
   */
  start(
    uid: string,
    id: string,
    device: string,
  ): Promise<(AttemptRow & { readonly begun: boolean }) | 'busy' | undefined>;
  /** Gives the attempt to a device; the one that held it can write no more. */
  lease(uid: string, id: string, device: string): Promise<AttemptRow | undefined>;
  /** `items`: questions of the form, which say how many events it may hold. Throws 409 where others have their numbers. */
  append(uid: string, id: string, epoch: number, events: readonly AttemptEvent[], items: number): Promise<Appended>;
  /** Appends, and makes the answer that then stands in `slot` final. Resolves with all events there are. */
  check(
    uid: string,
    id: string,
    by: {
      readonly epoch: number;
      readonly events: readonly AttemptEvent[];
      readonly slot: number;
      readonly seq: number;
    },
  ): Promise<readonly AttemptEvent[] | Refusal>;
  /** Keeps what was answered without a connection while the time ran out, apart from what counts. */
  appendLate(uid: string, id: string, events: readonly AttemptEvent[]): Promise<boolean>;
  events(uid: string, id: string, options: { readonly late: boolean }): Promise<readonly AttemptEvent[]>;
  /** Attempts whose time is over and that nobody handed in, the oldest first; those that come behind `last`. */
  expired(limit: number, last?: Expired): Promise<readonly Expired[]>;
}

const SALT_BYTES = 16;

/** Before every other. */
const FIRST_EXPIRED: Expired = {
  user_id: '',
  id: '00000000-0000-0000-0000-000000000000',
  deadline_at: '-infinity',
};

/** Postgres: a unique index refused the row. */
const UNIQUE_VIOLATION = '23505';

const REMAINING_MS = '(extract(epoch from (deadline_at - now())) * 1000)::float8';

export const remainingMs = sql.raw<number | null>(REMAINING_MS).as('remaining_ms');

export function createAttemptStore(
  { kysely, pipelined }: Pick<Database, 'kysely' | 'pipelined'>,
  frozen: FrozenStore,
): AttemptStore {
  const tables = kysely.withTables<Tables>();
  const own = (uid: string, id: string, from: PracticeTables | Transaction<Tables> = tables) =>
    from
      .selectFrom('ensayos.attempt')
      .select(ATTEMPT_COLUMNS)
      .select(remainingMs)
      .where('user_id', '=', uid)
      .where('id', '=', id);

  return {
    async list(uid) {
      const rows = await tables
        .selectFrom('ensayos.attempt')
        .select(['id', 'request', 'state', 'created_at', 'started_at', 'graded_at'])
        .select([remainingMs, sql<number>`jsonb_array_length(form->'slots')`.as('items')])
        .where('user_id', '=', uid)
        .where('mode', 'not in', ['parecida', 'pregunta'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(ATTEMPTS_LISTED_MAX)
        .execute();
      const begun = rows.flatMap(({ id, state }) => (state === 'created' ? [] : id));
      const results = await newestResults(tables, uid, begun);
      const answered = await answeredOf(
        tables,
        uid,
        begun.filter((id) => !results.has(id)),
      );
      return rows.map((row) => summaryOfListed(row, results.get(row.id), answered.get(row.id) ?? 0));
    },

    read: (uid, id) => own(uid, id).executeTakeFirst(),

    async hasAny(uid) {
      const own = tables.selectFrom('ensayos.attempt').select('id').where('user_id', '=', uid);
      return (await own.limit(1).executeTakeFirst()) !== undefined;
    },

    async met(uid) {
      const rows = await pipelined(metStatement(uid));
      const met = rows.filter(({ times }) => times > 0);
      const items = new Map<string, number>();
      for (const { variant, times } of met) {
        const item = variant.split('@')[0] ?? variant;
        items.set(item, (items.get(item) ?? 0) + times);
      }
      return {
        seen: { items, variants: new Map(met.map(({ variant, times }) => [variant, times])) },
        inSimulacro: new Set(rows.flatMap(({ variant, sat }) => (sat ? [variant] : []))),
      };
    },

    async create(uid, id, request, make, device) {
      const known = (row: AttemptRow | undefined) =>
        row && isSame(row.request, request) ? { ...row, made: false } : undefined;
      // Two at once may both be the last one: the limit of creations a minute says how many more those can be.
      const [before] = await pipelined(beforeStatement(uid, id));
      if (before?.has) return known(await own(uid, id).executeTakeFirst());
      if (before && before.today >= ATTEMPTS_PER_USER_A_DAY) return 'too-many';
      const { form, limitMs } = await make();
      await frozen.keep(form);
      const [made] = await pipelined(
        CompiledQuery.raw(MAKE_TEXT, [
          uid,
          id,
          JSON.stringify(request),
          request.mode,
          request.mode === 'muestra' ? 'muestra' : request.test,
          JSON.stringify(form),
          randomBytes(SALT_BYTES),
          limitMs,
          device ?? null,
        ]) as CompiledQuery<AttemptRow>,
      );
      // Another request with this id was quicker.
      return made ? { ...made, made: true } : known(await own(uid, id).executeTakeFirst());
    },

    async start(uid, id, device) {
      try {
        const started = await tables
          .updateTable('ensayos.attempt')
          .set({
            state: 'in_progress',
            started_at: sql<Date>`now()`,
            deadline_at: sql<Date | null>`now() + limit_ms * interval '1 millisecond'`,
            lease_epoch: 1,
            lease_device: device,
          })
          .where('user_id', '=', uid)
          .where('id', '=', id)
          .where('state', '=', 'created')
          .returning(ATTEMPT_COLUMNS)
          .returning(remainingMs)
          .executeTakeFirst();
        if (started) return { ...started, begun: true };
        const row = await own(uid, id).executeTakeFirst();
        return row && { ...row, begun: false };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return 'busy';
        throw error;
      }
    },

    lease: (uid, id, device) =>
      tables
        .updateTable('ensayos.attempt')
        .set({
          lease_epoch: sql<number>`lease_epoch + 1`,
          lease_device: device,
          lease_base: sql<number>`(
            select count(*)::int from ensayos.attempt_event where user_id = ${uid} and attempt_id = ${id})`,
        })
        .where('user_id', '=', uid)
        .where('id', '=', id)
        .where('state', '=', 'in_progress')
        .returning(ATTEMPT_COLUMNS)
        .returning(remainingMs)
        .executeTakeFirst(),

    async append(uid, id, epoch, events, items) {
      const waitAndAppend = async (transaction: Transaction<Tables>) =>
        (await transaction.executeQuery(appendStatement(uid, id, epoch, events, items))).rows;
      const [taken] = await pipelined(appendStatement(uid, id, epoch, events, items, { unlessLocked: true })).catch(
        (error) => {
          if (!isConflict(error)) throw error;
          return [];
        },
      );
      // Nothing where somebody changes the attempt now, or where it takes no more.
      const kept = taken ?? (await userTransaction(tables, waitAndAppend))[0];
      if (kept) {
        if (kept.stored < events.length) await refuseReusedNumbers(tables, uid, id, events);
        return { status: 'kept', remainingMs: kept.remaining_ms, stored: kept.stored };
      }
      const row = await own(uid, id).executeTakeFirst();
      return { status: refusalOf(row, epoch) };
    },

    check: (uid, id, { epoch, events, slot, seq }) =>
      userTransaction(tables, async (transaction) => {
        // Nothing else comes in between what stands and its being final.
        const row = await own(uid, id, transaction).forUpdate().executeTakeFirst();
        const items = row?.form.slots.length ?? 0;
        // Refused where there is no room for the check itself: what is refused leaves no events behind.
        const first = appendStatement(uid, id, epoch, events, items, { roomUpTo: seq });
        const [kept] = (await transaction.executeQuery(first)).rows;
        if (!kept) return refusalOf(row, epoch);
        if (kept.stored < events.length) await refuseReusedNumbers(transaction, uid, id, events);
        const before = await readEvents(transaction, uid, id, { late: false });
        const option = project(before, slot + 1)[slot]?.option ?? null;
        const last = appendStatement(uid, id, epoch, [{ epoch, seq, slot, kind: 'check', option }], items);
        await transaction.executeQuery(last);
        return readEvents(transaction, uid, id, { late: false });
      }),

    appendLate: (uid, id, events) =>
      userTransaction(tables, async (transaction) => {
        // The lock keeps a deletion under way from leaving these behind, and others from filling the same room.
        const row = await own(uid, id, transaction).forUpdate().executeTakeFirst();
        if (!row?.graded_at || !row.deadline_at || row.remaining_ms === null) return false;
        // Handed in before the time was over, it has no late answers.
        if (row.graded_at < row.deadline_at || -row.remaining_ms > LATE_ANSWERS_WINDOW_MS) return false;
        const { kept } = await transaction
          .selectFrom('ensayos.attempt_event')
          .select(sql<number>`count(*)::int`.as('kept'))
          .where('user_id', '=', uid)
          .where('attempt_id', '=', id)
          .executeTakeFirstOrThrow();
        if (kept + events.length > eventsMax(row.form.slots.length)) return false;
        await transaction
          .insertInto('ensayos.attempt_event')
          .values(
            events.map(({ epoch, seq, slot, kind, ...payload }) => ({
              user_id: uid,
              attempt_id: id,
              epoch,
              seq,
              slot,
              kind,
              payload: JSON.stringify(payload),
              late: true,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    events: (uid, id, { late }) => readEvents(tables, uid, id, { late }),

    async expired(limit, last = FIRST_EXPIRED) {
      const { rows } = await sql<Expired>`
        select user_id, id, deadline_at::text from ensayos.attempt
        where state = 'in_progress' and deadline_at < now() - ${FINALISE_AFTER_MS} * interval '1 millisecond'
          and (deadline_at, user_id, id) > (${last.deadline_at}::timestamptz, ${last.user_id}, ${last.id}::uuid)
        order by ensayos.attempt.deadline_at, user_id, id limit ${limit}`.execute(tables);
      return rows;
    },
  };
}

/** With a device it has begun. */
const MAKE_TEXT = `
  insert into ensayos.attempt (user_id, id, request, mode, test, form, salt, limit_ms,
    state, started_at, deadline_at, lease_epoch, lease_device)
  select $1, $2::uuid, $3::jsonb, $4, $5, $6::jsonb, $7::bytea, $8::integer,
    case when began then 'in_progress' else 'created' end, case when began then now() end,
    case when began then now() + $8::integer * interval '1 millisecond' end, began::integer, $9::uuid
  from (select $9::uuid is not null as began) as made
  on conflict do nothing
  returning ${ATTEMPT_COLUMNS.join(', ')}, ${REMAINING_MS} as remaining_ms`;

const BEFORE_TEXT = `
  select exists(select from ensayos.attempt where user_id = $1 and id = $2) as has,
    (select count(*)::int from ensayos.attempt where user_id = $1 and created_at > now() - interval '1 day') as today`;

/** Whether there is an attempt of this id, and how many were made in a day. */
const beforeStatement = (uid: string, id: string) =>
  CompiledQuery.raw(BEFORE_TEXT, [uid, id]) as CompiledQuery<{ has: boolean; today: number }>;

const MET_TEXT = `
  select slot->>'item' as variant, count(*) filter (where not attempt.sat)::int as times, bool_or(attempt.sat) as sat
  from (
    (select form, false as sat from ensayos.attempt where user_id = $1 and state <> 'created'
      order by created_at desc limit ${SEEN_ATTEMPTS_MAX})
    union all
    (select form, true from ensayos.attempt where user_id = $1 and state = 'in_progress' and mode = 'simulacro')
  ) as attempt, jsonb_array_elements(attempt.form->'slots') as slot
  group by variant`;

/** Variants that a student met, how often, and whether the simulacro that they sit asks them. */
const metStatement = (uid: string) =>
  CompiledQuery.raw(MET_TEXT, [uid]) as CompiledQuery<{ variant: string; times: number; sat: boolean }>;

const appendText = (lock: 'for share' | 'for share skip locked') => `
  with target as (
    select deadline_at from ensayos.attempt
    where user_id = $1 and id = $2 and state = 'in_progress' and lease_epoch = $3
      and (deadline_at is null or now() < deadline_at + ${LATE_WINDOW_MS} * interval '1 millisecond')
      and ($4::integer = 0 or lease_base + $4::integer <= $6::integer)
    ${lock}
  ), stored as (
    insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
    select $1, $2, $3, event.seq, event.slot, event.kind, event.payload
    from target, jsonb_to_recordset($5::jsonb) as event(seq integer, slot smallint, kind text, payload jsonb)
    on conflict do nothing
    returning seq
  )
  select (extract(epoch from (deadline_at - now())) * 1000)::float8 as remaining_ms,
    (select count(*) from stored)::integer as stored
  from target`;

const APPEND_TEXT = appendText('for share');
const APPEND_UNLESS_LOCKED_TEXT = appendText('for share skip locked');

/**
 * Appends in one statement: it holds the attempt's row only as long as it takes, and a submission that is under way
 * makes it wait and then find the attempt closed; or, with `unlessLocked`, take nothing. What arrived before is passed
 * over. In the order of the device, so that two requests that bring the same events wait for each other and not in a
 * circle. A row says that they are kept, and how many of them were not there: among fewer than were brought, one may have
 * the number of another. `roomUpTo`: a number that the same transaction gives out next, for which there has to be room as
 * well.
 */
export function appendStatement(
  uid: string,
  id: string,
  epoch: number,
  events: readonly AttemptEvent[],
  items: number,
  { unlessLocked = false, roomUpTo = 0 } = {},
) {
  const rows = events
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ epoch: _, seq, slot, kind, ...payload }) => ({ seq, slot, kind, payload }));
  // A device numbers its events from 1, each once: it has no more of them than its last number says.
  const own = Math.max(rows.at(-1)?.seq ?? 0, roomUpTo);
  // Sent with every answer of everybody: building the same text each time would cost as much as all checks of a request.
  return CompiledQuery.raw(unlessLocked ? APPEND_UNLESS_LOCKED_TEXT : APPEND_TEXT, [
    uid,
    id,
    epoch,
    own,
    JSON.stringify(rows),
    eventsMax(items),
  ]) as CompiledQuery<{ remaining_ms: number | null; stored: number }>;
}

/** The simulacro that a student sits, where there is one: also one whose time is over and that nobody graded. */
export async function runningSimulacro(
  tables: PracticeTables | Transaction<Tables>,
  uid: string,
): Promise<Pick<AttemptRow, 'id' | 'remaining_ms'> | undefined> {
  // In so many words: a plan that is kept for any state and mode would not look into the index of these.
  const { rows } = await sql<Pick<AttemptRow, 'id' | 'remaining_ms'>>`
    select id, ${remainingMs} from ensayos.attempt
    where user_id = ${uid} and state = 'in_progress' and mode = 'simulacro'`.execute(tables);
  return rows[0];
}

/** Whether its time is over, and that of answers on their way as well. */
export const isOver = ({ remaining_ms }: Pick<AttemptRow, 'remaining_ms'>) =>
  remaining_ms !== null && remaining_ms <= -LATE_WINDOW_MS;

/** Why {@link appendStatement} took nothing. */
export function refusalOf(row: AttemptRow | undefined, epoch: number): Refusal {
  if (!row) return 'missing';
  if (row.state === 'created') return 'not-started';
  if (row.state === 'graded') return 'over';
  if (row.lease_epoch !== epoch) return 'other-device';
  return isOver(row) ? 'expired' : 'full';
}

export async function readEvents(
  tables: PracticeTables | Transaction<Tables>,
  uid: string,
  id: string,
  { late }: { readonly late: boolean },
): Promise<readonly AttemptEvent[]> {
  const rows = await tables
    .selectFrom('ensayos.attempt_event')
    .select(['epoch', 'seq', 'slot', 'kind', 'payload'])
    .where('user_id', '=', uid)
    .where('attempt_id', '=', id)
    .$if(!late, (query) => query.where('late', '=', false))
    .execute();
  // The service wrote the payload of each kind itself.
  return rows.map(({ payload, ...row }) => ({ ...payload, ...row }) as AttemptEvent);
}

/**
 * Of these attempts of a student, those that are graded; without those that wait for a simulacro. A score on an older
 * scale is left out: beside others it would say something that is not so.
 */
export async function newestResults(
  tables: PracticeTables | Transaction<Tables>,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ResultSummary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ attempt_id: string; grading_version: number; summary: ResultSummary }>`
    select distinct on (attempt_id) attempt_id, grading_version, summary from ensayos.result
    where user_id = ${uid} and attempt_id = any(${ids}::uuid[]) and ${isReleased(uid)}
    order by attempt_id, grading_version desc`.execute(tables);
  return new Map(
    rows.map(({ attempt_id, grading_version, summary: { score, ...counts } }) => [
      attempt_id,
      score && grading_version >= SCALE.version ? { ...counts, score } : counts,
    ]),
  );
}

/** Questions with an answer that stands, by attempt. */
export async function answeredOf(
  tables: PracticeTables,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ attempt_id: string; answered: number }>`
    select attempt_id, count(*)::int as answered from (
      select distinct on (attempt_id, slot) attempt_id, kind from ensayos.attempt_event
      where user_id = ${uid} and attempt_id = any(${ids}::uuid[]) and kind in ('answer', 'clear') and not late
      order by attempt_id, slot, epoch desc, seq desc
    ) as last where kind = 'answer' group by attempt_id`.execute(tables);
  return new Map(rows.map(({ attempt_id, answered }) => [attempt_id, answered]));
}

export function summaryOf(row: AttemptRow, result: ResultSummary | undefined, answered: number): AttemptSummary {
  return summaryOfListed({ ...row, items: row.form.slots.length }, result, answered);
}

function summaryOfListed(row: ListedRow, result: ResultSummary | undefined, answered: number): AttemptSummary {
  const isRunning = row.state === 'in_progress';
  return {
    id: row.id,
    request: row.request,
    state: row.state,
    items: row.items,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    gradedAt: row.graded_at?.toISOString() ?? null,
    remainingMs: isRunning && row.remaining_ms !== null ? Math.max(0, Math.round(row.remaining_ms)) : null,
    answered: result?.answered ?? answered,
    result: result ?? null,
  };
}
