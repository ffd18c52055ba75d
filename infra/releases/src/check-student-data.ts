import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildDocument, PURPOSES_SINCE_MINOR, serviceAddressOf } from '@travesia/contracts/release';
import { hasCode } from './has-code.ts';
import { ReleaseError } from './release-error.ts';

/** Of a remote's service, from its folder: where all slices have their tables. */
const MIGRATIONS = 'service/migrations';

/** The column that rows of students have, by which their tables are told from others. */
const OF_A_STUDENT = /\buser_id\b/;

async function migrationsOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // Most remotes have no service.
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Whether the release says what the service beside it keeps of students: otherwise nobody could take theirs away, and
 * deleting an account would leave it behind.
 * @param dist in the folder of the remote.
 * @throws {ReleaseError} naming the migration and what is missing.
 */
export async function checkStudentData(dist: string, document: BuildDocument): Promise<void> {
  const { name, kind, contract, studentData } = document;
  if (studentData && !studentData.purposes && contract.minor >= PURPOSES_SINCE_MINOR) {
    throw new ReleaseError(
      'student-data',
      `${name} no se publica: guarda datos de estudiantes y no dice para qué. ` +
        'Escribe purposes en studentData, en routes.ts: qué guarda, para qué y hasta cuándo (docs/reference/slice.md).',
    );
  }
  if (kind === 'shell' || studentData) return;
  const folder = join(dirname(dist), MIGRATIONS);
  for (const file of await migrationsOf(folder)) {
    if (!OF_A_STUDENT.test(await readFile(join(folder, file), 'utf8'))) continue;
    throw new ReleaseError(
      'student-data',
      `${name} no se publica: su servicio guarda datos de estudiantes (user_id en ${MIGRATIONS}/${file}) y la publicación no dice dónde. ` +
        `Exporta studentData en routes.ts, con path: '${serviceAddressOf(name)}data' (docs/reference/slice.md).`,
    );
  }
}
