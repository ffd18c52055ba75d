import { randomBytes } from 'node:crypto';
import type { ConsentStanding } from '@travesia/contracts/slices';
import { userTransaction } from '@travesia/kit-service/database';
import { type Kysely, sql } from 'kysely';
import { mayBeYounger } from '../guardian/age.ts';
import { CONSENT_DEADLINE_DAYS, CONSENT_TEXT_VERSION } from '../guardian/consent-text.ts';
import type { StudentTables, Tables } from './tables.ts';

export type GuardianState = Tables['onboarding.guardian']['state'];

export interface GuardianRow {
  readonly state: GuardianState;
  readonly address: string | null;
  readonly studentLabel: string;
  readonly link: string | null;
  readonly deadline: Date;
  readonly isLate: boolean;
}

export type Decision = 'yes' | 'no' | 'withdraw';

/** Where somebody decides: before, and what each leads to. */
const STEPS = {
  yes: { from: 'asked', to: 'given' },
  no: { from: 'asked', to: 'refused' },
  withdraw: { from: 'given', to: 'withdrawn' },
} as const satisfies Record<Decision, { from: GuardianState; to: GuardianState }>;

export interface AskedGuardian {
  readonly address: string;
  readonly studentLabel: string;
}

export interface GuardianStoreOptions {
  /** Years below which a guardian is asked. */
  readonly age: number;
  /** The year that it is in Chile. */
  readonly thisYear: () => number;
}

export type GuardianStore = ReturnType<typeof createGuardianStore>;

const LINK_BYTES = 16;

const DEADLINE = sql`${CONSENT_DEADLINE_DAYS} * interval '1 day'`;

/** While a round takes everything away, nobody else begins. */
const ERASING_S = 600;

export function createGuardianStore(tables: StudentTables, { age, thisYear }: GuardianStoreOptions) {
  /** Whoever was born in this year or later may be too young. */
  const youngFrom = () => thisYear() - age;

  const rowOf = (source: Kysely<Tables>, uid: string) =>
    source
      .selectFrom('onboarding.guardian')
      .select([
        'state',
        'address',
        'student_label',
        'link',
        'birth_year',
        sql<Date>`since + ${DEADLINE}`.as('deadline'),
        sql<boolean>`since + ${DEADLINE} <= now()`.as('is_late'),
      ])
      .where('user_id', '=', uid);

  async function read(uid: string, source: Kysely<Tables> = tables): Promise<GuardianRow | null> {
    const row = await rowOf(source, uid).executeTakeFirst();
    if (!row) return null;
    const { state, address, student_label, link, deadline, is_late } = row;
    return { state, address, link, deadline, studentLabel: student_label ?? '', isLate: is_late };
  }

  return {
    read,

    /** Makes the row of whoever turns out to be too young. What was said once about their age stands until it is over. */
    async standing(uid: string): Promise<ConsentStanding> {
      const { rows } = await sql<{ said: number | null; state: GuardianState | null; youngest: number | null }>`
        select (select birth_year from onboarding.profile where user_id = ${uid}) as said,
          (select state from onboarding.guardian where user_id = ${uid}) as state,
          (select birth_year from onboarding.guardian where user_id = ${uid}) as youngest`.execute(tables);
      const { said = null, state = null, youngest = null } = rows[0] ?? {};
      if (state === 'given') return 'given';
      if (state === 'refused' || state === 'withdrawn' || state === 'erasing') return 'needed';
      const year = Math.max(said ?? 0, youngest ?? 0);
      if (year === 0 || !mayBeYounger(year, age, thisYear())) return 'not-needed';
      if (year !== youngest)
        await sql`insert into onboarding.guardian (user_id, birth_year) values (${uid}, ${year})
          on conflict (user_id) do update set birth_year = greatest(onboarding.guardian.birth_year, excluded.birth_year)`.execute(
          tables,
        );
      return 'needed';
    },

    /** A new link in place of older ones, `null` where nobody is to be asked; `also` is done with it or not at all. */
    async ask(
      uid: string,
      guardian: AskedGuardian,
      also: (link: string, deadline: Date, within: Kysely<Tables>) => Promise<unknown>,
    ) {
      return userTransaction(tables, async (transaction) => {
        const link = randomBytes(LINK_BYTES).toString('base64url');
        const asked = await transaction
          .updateTable('onboarding.guardian')
          .set({ state: 'asked', address: guardian.address, student_label: guardian.studentLabel, link })
          .where('user_id', '=', uid)
          .where('state', 'in', ['needed', 'asked'])
          .where(sql<boolean>`since + ${DEADLINE} > now()`)
          .returning(sql<Date>`since + ${DEADLINE}`.as('deadline'))
          .executeTakeFirst();
        if (!asked) return null;
        await transaction
          .insertInto('onboarding.consent')
          .values({
            user_id: uid,
            decision: 'asked',
            text_version: CONSENT_TEXT_VERSION,
            guardian_address: guardian.address,
            how: 'student-page',
          })
          .execute();
        await also(link, asked.deadline, transaction);
        return asked.deadline;
      });
    },

    /**
     * What was decided first stands: of two that come together one changes nothing and hears how it stands.
     * @returns whether this one decided.
     */
    async decide(
      uid: string,
      link: string,
      { decision, textVersion }: { readonly decision: Decision; readonly textVersion: string },
      also: (address: string, within: Kysely<Tables>) => Promise<unknown>,
    ): Promise<boolean> {
      const { from, to } = STEPS[decision];
      return userTransaction(tables, async (transaction) => {
        const decided = await transaction
          .updateTable('onboarding.guardian')
          .set({ state: to, erase_after: sql<Date>`now()` })
          .where('user_id', '=', uid)
          .where('link', '=', link)
          .where('state', '=', from)
          .where(sql<boolean>`(state = 'given' or since + ${DEADLINE} > now())`)
          .returning('address')
          .executeTakeFirst();
        if (!decided?.address) return false;
        await transaction
          .insertInto('onboarding.consent')
          .values({
            user_id: uid,
            decision: to,
            text_version: textVersion,
            guardian_address: decided.address,
            how: 'guardian-link',
          })
          .execute();
        await also(decided.address, transaction);
        return true;
      });
    },

    /** Of whom everything is to be taken away, each with one process at a time. */
    async takeErasable(max: number): Promise<readonly string[]> {
      const { rows } = await sql<{ user_id: string }>`
        update onboarding.guardian set state = 'erasing', erase_after = now() + ${ERASING_S} * interval '1 second'
        where user_id in (
          select user_id from onboarding.guardian
          where erase_after <= now() and (state in ('refused', 'withdrawn', 'erasing')
            or (state in ('needed', 'asked') and since + ${DEADLINE} <= now() and birth_year >= ${youngFrom()}))
          order by since limit ${max} for update skip locked)
        returning user_id`.execute(tables);
      return rows.map(({ user_id }) => user_id);
    },
  };
}
