import { STUDENT_STORAGE_PREFIX } from '@travesia/contracts/slices';
import { forgetOffline } from '../../offline/keep-offline.ts';
import { deleteKeys, deleteRecords } from '../../offline/kept-records.ts';

/**
 * Takes away what pages of all areas keep of a student in this browser; what others who use it keep stays. Never rejects:
 * a browser that refuses has no account to keep it for.
 * @param databases of IndexedDB in which areas keep records of students.
 */
export async function forgetStudent(uid: string, databases: readonly string[]): Promise<void> {
  await Promise.allSettled([
    ...[...new Set(databases)].map((name) => deleteRecords(name, (owner) => owner === uid)),
    forgetKeys(uid),
    forgetOffline(null),
  ]);
}

async function forgetKeys(uid: string): Promise<void> {
  deleteKeys(STUDENT_STORAGE_PREFIX, (parts) => parts.includes(encodeURIComponent(uid)));
}
