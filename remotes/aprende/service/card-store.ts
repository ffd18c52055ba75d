import type { CardReview } from '@travesia/contracts/slices';
import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import { type CardMemory, type KeptReview, memoryOf } from '../cards/card-memory.ts';
import { lockStudent } from './lock-student.ts';
import type { StudentTables, Tables } from './tables.ts';

export interface CardStore {
  /** By card. */
  memories(uid: string): Promise<ReadonlyMap<string, CardMemory>>;
  /** Cards answered on each day of study that begins at `since`, in milliseconds since 1970, or later. */
  answeredByDay(uid: string, since: number): Promise<ReadonlyMap<string, number>>;
  /** Named mistakes that were made, by content, each with the last day of study. */
  mistakes(uid: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** Contents on which a question was answered right, without help, at `since` or later. */
  answeredRight(uid: string, since: number): Promise<ReadonlySet<string>>;
  /** Cards that the student does not want to see: of each the last word holds. */
  suspended(uid: string): Promise<ReadonlySet<string>>;
  /** Adds what is not known yet, and remembers what follows. Resolves with how many that were. */
  add(uid: string, reviews: readonly CardReview[]): Promise<number>;
}

/** Of local clocks: what is done before four is of the day before. As `studyDay` reckons it. */
const STUDY_DAY = sql<string>`to_char(at at time zone 'America/Santiago' - interval '4 hours', 'YYYY-MM-DD')`;

async function insertNew(
  transaction: Transaction<Tables>,
  uid: string,
  reviews: readonly CardReview[],
): Promise<readonly { card: string }[]> {
  const told = reviews.map((review) => ({
    ...{ id: review.id, card: review.card, at: new Date(review.at).toISOString() },
    knew: 'knew' in review ? review.knew : null,
    undoes: 'undoes' in review ? review.undoes : null,
    suspends: 'suspends' in review ? review.suspends : null,
  }));
  const { rows } = await sql<{ card: string }>`
    insert into aprende.card_review (user_id, id, card, knew, undoes, suspends, at)
    select ${uid}, id, card, knew, undoes, suspends, at
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told (id uuid, card text, knew boolean, undoes uuid, suspends boolean, at timestamptz)
    on conflict do nothing returning card`.execute(transaction);
  return rows;
}

async function reviewsOf(
  transaction: Transaction<Tables>,
  uid: string,
  cards: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptReview[]>> {
  const rows = await transaction
    .selectFrom('aprende.card_review')
    .select(['id', 'card', 'knew', 'undoes', 'at'])
    .where('user_id', '=', uid)
    .where('card', 'in', cards)
    .execute();
  return Map.groupBy(
    rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })),
    ({ card }) => card,
  );
}

/** Late ones too find their place: memory is made of all reviews of the card again, which are few. */
async function remember(transaction: Transaction<Tables>, uid: string, cards: readonly string[]): Promise<void> {
  for (const [card, reviews] of await reviewsOf(transaction, uid, cards)) {
    const memory = memoryOf(reviews);
    if (!memory) {
      const own = transaction.deleteFrom('aprende.card').where('user_id', '=', uid);
      await own.where('card', '=', card).execute();
      continue;
    }
    const { firstDay, ...kept } = memory;
    const row = { ...kept, first_day: firstDay };
    await transaction
      .insertInto('aprende.card')
      .values({ user_id: uid, card, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'card']).doUpdateSet(row))
      .execute();
  }
}

export function createCardStore(tables: StudentTables): CardStore {
  return {
    async memories(uid) {
      const rows = await tables
        .selectFrom('aprende.card')
        .select(['card', 'stability', 'difficulty', 'first_day', 'day', 'reviews'])
        .where('user_id', '=', uid)
        .execute();
      return new Map(rows.map(({ card, first_day, ...row }) => [card, { ...row, firstDay: first_day }]));
    },

    async answeredByDay(uid, since) {
      const rows = await tables
        .selectFrom('aprende.card_review')
        .select([STUDY_DAY.as('day'), sql<number>`count(knew)::int - count(undoes)::int`.as('answered')])
        .where('user_id', '=', uid)
        .where('at', '>=', new Date(since))
        .groupBy(sql`1`)
        .execute();
      return new Map(rows.map(({ day, answered }) => [day, Math.max(0, answered)]));
    },

    async mistakes(uid) {
      const rows = await tables
        .selectFrom('aprende.evidence')
        .select(['content', 'mistake', sql<string>`max(${STUDY_DAY})`.as('day')])
        .where('user_id', '=', uid)
        .where('mistake', 'is not', null)
        .groupBy(['content', 'mistake'])
        .execute();
      const byContent = new Map<string, Map<string, string>>();
      for (const { content, mistake, day } of rows) {
        if (mistake === null) continue;
        const own = byContent.get(content) ?? new Map();
        byContent.set(content, own.set(mistake, day));
      }
      return byContent;
    },

    async answeredRight(uid, since) {
      const rows = await tables
        .selectFrom('aprende.evidence')
        .select('content')
        .distinct()
        .where('user_id', '=', uid)
        .where('at', '>=', new Date(since))
        .where('correct', '=', true)
        .where('help', '=', 'none')
        .execute();
      return new Set(rows.map(({ content }) => content));
    },

    async suspended(uid) {
      const { rows } = await sql<{ card: string }>`
        select card from (
          select distinct on (card) card, suspends from aprende.card_review
          where user_id = ${uid} and suspends is not null order by card, at desc, id desc
        ) as last where suspends`.execute(tables);
      return new Set(rows.map(({ card }) => card));
    },

    add: (uid, reviews) =>
      userTransaction(tables, async (transaction) => {
        await lockStudent(transaction, uid);
        const added = await insertNew(transaction, uid, reviews);
        if (added.length === 0) return 0;
        await remember(transaction, uid, [...new Set(added.map(({ card }) => card))]);
        const revised = transaction.updateTable('aprende.mastery').set({ revision: sql<number>`revision + 1` });
        await revised.where('user_id', '=', uid).execute();
        return added.length;
      }),
  };
}
