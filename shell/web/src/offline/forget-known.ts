import { KNOWN_ELSEWHERE, STUDENT_DATABASE_PREFIX, STUDENT_STORAGE_PREFIX } from '@travesia/contracts/slices';
import { deleteKeys, deleteRecords } from './kept-records.ts';

/**
 * Of what areas keep of students in this browser, what services know too stays only where it is of `owner`. What waits to
 * be sent stays for whoever did it. Never rejects: a browser that refuses keeps nothing either.
 */
export async function forgetKnown(owner: string | null): Promise<void> {
  const own = owner === null ? null : encodeURIComponent(owner);
  const keys = async () =>
    deleteKeys(
      STUDENT_STORAGE_PREFIX,
      (parts) => parts.includes(KNOWN_ELSEWHERE) && (own === null || !parts.includes(own)),
    );
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  const ofAreas = databases.flatMap(({ name }) => (name?.startsWith(STUDENT_DATABASE_PREFIX) ? [name] : []));
  await Promise.allSettled([
    keys(),
    ...ofAreas.map((name) =>
      deleteRecords(
        name,
        (of) => of !== owner,
        (table) => table === KNOWN_ELSEWHERE,
      ),
    ),
  ]);
}
