import type { Database } from '@travesia/kit-service/database';
import { createMasteryStore } from './mastery-store.ts';
import type { Tables } from './tables.ts';

/** Students that are looked up at once. */
const STUDENTS_A_PAGE = 500;

export interface Rebuilt {
  readonly looked: number;
  /** Whose mastery was not the same to the bit, and is made anew. */
  readonly changed: number;
}

/** Makes the mastery of all students of their evidence again, one after the other; stopped anywhere, it may begin anew. */
export async function rebuildAll(
  { kysely }: Pick<Database, 'kysely'>,
  progress: (sofar: Rebuilt) => void = () => {},
): Promise<Rebuilt> {
  const tables = kysely.withTables<Tables>();
  const mastery = createMasteryStore(tables);
  let sofar: Rebuilt = { looked: 0, changed: 0 };
  let last = '';
  for (;;) {
    const students = await tables
      .selectFrom('aprende.mastery')
      .select('user_id')
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(STUDENTS_A_PAGE)
      .execute();
    for (const { user_id: uid } of students) {
      const outcome = await mastery.rebuild(uid);
      sofar = { looked: sofar.looked + 1, changed: sofar.changed + (outcome === 'changed' ? 1 : 0) };
      progress(sofar);
      last = uid;
    }
    if (students.length < STUDENTS_A_PAGE) return sofar;
  }
}
