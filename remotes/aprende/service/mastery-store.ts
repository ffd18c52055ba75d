import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import type { Evidence } from '../mastery/evidence.ts';
import { compareEvidence } from '../mastery/fold-evidence.ts';
import { applyInOrder, EMPTY_MASTERY, type MasteryState } from '../mastery/mastery-state.ts';
import { isContentId } from './is-content-id.ts';
import { lockStudent, MASTERY_COLUMNS, type MasteryRow } from './lock-student.ts';
import type { StudentTables, Tables } from './tables.ts';

export interface KeptMastery {
  readonly state: MasteryState;
  /** Milliseconds since 1970, of the newest evidence that is in it; `null` before the first. */
  readonly throughMs: number | null;
  readonly revision: number;
  readonly answersAfter: string | null;
}

export interface Added {
  /** Evidence that was not known before, or that a correction changed. */
  readonly counted: number;
  readonly mastery: KeptMastery;
}

export interface MasteryStore {
  read(uid: string): Promise<KeptMastery>;
  /** Adds what is not known yet, and counts it. */
  add(uid: string, evidence: readonly Evidence[]): Promise<Added>;
  /**
   * The same for graded answers, which take the place of what a correction graded anew, with where to go on reading; only
   * where they were read from `from`: two that read the same at once go on once.
   */
  addGraded(
    uid: string,
    evidence: readonly Evidence[],
    answers: { readonly from: string | null; readonly next: string | null },
  ): Promise<Added>;
  /** Makes mastery of all evidence again. `changed`: what was kept was not the same to the bit. */
  rebuild(uid: string): Promise<'same' | 'changed' | 'none'>;
}

interface Addition {
  readonly evidence: readonly Evidence[];
  /** How many that were kept were taken away before it. */
  readonly corrected: number;
  readonly answersAfter: string | null;
}

const NOTHING: KeptMastery = { state: EMPTY_MASTERY, throughMs: null, revision: 0, answersAfter: null };

const keptOf = ({ state, through_at, revision, answers_after }: MasteryRow): KeptMastery => ({
  state: state ?? EMPTY_MASTERY,
  throughMs: through_at?.getTime() ?? null,
  revision,
  answersAfter: answers_after,
});

const isBehind = ({ at, id }: Evidence, { through_at, through_id }: MasteryRow) =>
  through_at === null ||
  through_id === null ||
  at > through_at.getTime() ||
  (at === through_at.getTime() && id > through_id);

/** As one parameter: a statement has the same text however many there are. */
const asRows = (evidence: readonly Evidence[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    evidence.map(({ id, contentId, source, correct, help, at, mistake }) => ({
      ...{ id, source, correct, help },
      content: contentId,
      at: new Date(at).toISOString(),
      mistake: mistake ?? null,
    })),
  )}::jsonb) as told (id text, content text, source text, correct boolean, help text, at timestamptz, mistake text)`;

async function insertNew(
  transaction: Transaction<Tables>,
  uid: string,
  evidence: readonly Evidence[],
): Promise<readonly Evidence[]> {
  if (evidence.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    insert into aprende.evidence (user_id, id, content, source, correct, help, at, mistake)
    select ${uid}, id, content, source, correct, help, at, mistake from ${asRows(evidence)}
    on conflict do nothing returning id`.execute(transaction);
  const made = new Set(rows.map(({ id }) => id));
  // The first of those that have one id is the one that was kept.
  return evidence.filter(({ id }) => made.delete(id));
}

/** Takes away what was graded otherwise before. Resolves with how many those were. */
async function dropCorrected(
  transaction: Transaction<Tables>,
  uid: string,
  evidence: readonly Evidence[],
): Promise<number> {
  if (evidence.length === 0) return 0;
  const { rows } = await sql`
    delete from aprende.evidence as kept using ${asRows(evidence)}
    where kept.user_id = ${uid} and kept.id = told.id
      and (kept.correct, kept.mistake) is distinct from (told.correct, told.mistake)
    returning kept.id`.execute(transaction);
  return rows.length;
}

async function readEvidence(transaction: Transaction<Tables>, uid: string): Promise<readonly Evidence[]> {
  const rows = await transaction
    .selectFrom('aprende.evidence')
    .select(['id', 'content', 'source', 'correct', 'help', 'at', 'mistake'])
    .where('user_id', '=', uid)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ content, at, mistake, ...row }) =>
    isContentId(content)
      ? [{ ...row, contentId: content, at: at.getTime(), ...(mistake !== null && { mistake }) }]
      : [],
  );
}

export function createMasteryStore(tables: StudentTables): MasteryStore {
  async function write(
    transaction: Transaction<Tables>,
    uid: string,
    before: MasteryRow,
    change: { readonly state: MasteryState; readonly last: Evidence | undefined; readonly answersAfter: string | null },
  ): Promise<KeptMastery> {
    const row = {
      through_at: change.last ? new Date(change.last.at) : null,
      through_id: change.last?.id ?? null,
      answers_after: change.answersAfter,
      revision: before.revision + 1,
    };
    await transaction
      .updateTable('aprende.mastery')
      .set({ ...row, state: JSON.stringify(change.state) })
      .where('user_id', '=', uid)
      .execute();
    return keptOf({ ...row, state: change.state });
  }

  async function addTo(
    transaction: Transaction<Tables>,
    uid: string,
    { evidence, corrected, answersAfter }: Addition,
    before: MasteryRow,
  ): Promise<Added> {
    const added = [...(await insertNew(transaction, uid, evidence))].sort(compareEvidence);
    const unchanged = added.length === 0 && corrected === 0;
    if (unchanged) {
      if (answersAfter !== before.answers_after) {
        const moved = { answers_after: answersAfter };
        await transaction.updateTable('aprende.mastery').set(moved).where('user_id', '=', uid).execute();
      }
      return { counted: 0, mastery: { ...keptOf(before), answersAfter } };
    }
    const first = added[0];
    if (corrected === 0 && first && isBehind(first, before)) {
      const state = applyInOrder(before.state ?? EMPTY_MASTERY, added);
      const mastery = await write(transaction, uid, before, { state, last: added.at(-1), answersAfter });
      return { counted: added.length, mastery };
    }
    // It was answered before something that is counted already: the order decides, so all of it is counted again.
    const all = await readEvidence(transaction, uid);
    const change = { state: applyInOrder(EMPTY_MASTERY, all), last: all.at(-1), answersAfter };
    return { counted: added.length, mastery: await write(transaction, uid, before, change) };
  }

  return {
    async read(uid) {
      const row = await tables
        .selectFrom('aprende.mastery')
        .select(MASTERY_COLUMNS)
        .where('user_id', '=', uid)
        .executeTakeFirst();
      return row ? keptOf(row) : NOTHING;
    },

    add: (uid, evidence) =>
      userTransaction(tables, async (transaction) => {
        const before = await lockStudent(transaction, uid);
        return addTo(transaction, uid, { evidence, corrected: 0, answersAfter: before.answers_after }, before);
      }),

    addGraded: (uid, evidence, { from, next }) =>
      userTransaction(tables, async (transaction) => {
        const before = await lockStudent(transaction, uid);
        const corrected = await dropCorrected(transaction, uid, evidence);
        const answersAfter = before.answers_after === from ? next : before.answers_after;
        return addTo(transaction, uid, { evidence, corrected, answersAfter }, before);
      }),

    rebuild: (uid) =>
      userTransaction(tables, async (transaction) => {
        const before = await lockStudent(transaction, uid);
        const all = await readEvidence(transaction, uid);
        if (all.length === 0 && before.state === null) return 'none';
        const state = applyInOrder(EMPTY_MASTERY, all);
        if (JSON.stringify(state) === JSON.stringify(before.state)) return 'same';
        await write(transaction, uid, before, { state, last: all.at(-1), answersAfter: before.answers_after });
        return 'changed';
      }),
  };
}
