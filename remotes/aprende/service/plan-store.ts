import type { Database } from '@travesia/kit-service/database';
import { CompiledQuery, sql } from 'kysely';
import { type KnownElsewhere, NOTHING_KNOWN } from './known-elsewhere.ts';
import type { PreparedJson } from './prepared-json.ts';
import type { Tables } from './tables.ts';

export interface KeptPlan {
  readonly day: string;
  readonly digest: string;
  readonly revision: number;
  readonly home: PreparedJson;
  readonly known: KnownElsewhere;
}

export interface PlanStore {
  /** The prepared answer; `undefined` where none was made. */
  home(uid: string): Promise<PreparedJson | undefined>;
  read(uid: string): Promise<KeptPlan | undefined>;
  /** Keeps it, unless one that was made of newer mastery is there. Resolves with the prepared answer that then stands. */
  write(uid: string, plan: KeptPlan): Promise<PreparedJson>;
}

export function createPlanStore({ kysely, pipelined }: Pick<Database, 'kysely' | 'pipelined'>): PlanStore {
  const tables = kysely.withTables<Tables>();
  const homeOf = (uid: string) =>
    CompiledQuery.raw('select home from aprende.plan where user_id = $1', [uid]) as CompiledQuery<{
      home: PreparedJson;
    }>;

  return {
    async home(uid) {
      const [row] = await pipelined(homeOf(uid));
      return row?.home;
    },

    async read(uid) {
      const row = await tables
        .selectFrom('aprende.plan')
        .select(['day', 'digest', 'revision', 'known', 'home'])
        .where('user_id', '=', uid)
        .executeTakeFirst();
      return row && { ...row, known: { ...NOTHING_KNOWN, ...row.known } };
    },

    async write(uid, plan) {
      const row = { ...plan, known: JSON.stringify(plan.known), made_at: sql<Date>`now()` };
      const written = await tables
        .insertInto('aprende.plan')
        .values({ user_id: uid, ...row })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet(row)
            .where('aprende.plan.revision', '<=', plan.revision)
            .where('aprende.plan.day', '<=', plan.day),
        )
        .returning('home')
        .executeTakeFirst();
      return written?.home ?? (await this.home(uid)) ?? plan.home;
    },
  };
}
