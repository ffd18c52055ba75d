import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '@travesia/kit-service';

/** Releases of everything, compressed copies and the log, some times over. */
const FREE_SPACE_MIN_MB = 200;

/** @throws {StartError} when nothing can be kept in `folder`. */
export async function checkDataFolder(folder: string): Promise<void> {
  const wayOut = 'o usa otra carpeta con DATA_DIR=/otra/carpeta.';
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x'.repeat(4096));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new StartError(`El disco de ${folder} está lleno: libera espacio, ${wayOut}`, { cause: error });
    }
    throw new StartError(`No se puede escribir en ${folder} (${code}): revisa sus permisos, ${wayOut}`, {
      cause: error,
    });
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb >= FREE_SPACE_MIN_MB) return;
  throw new StartError(
    `Quedan ${freeMb} MB libres en el disco de ${folder} y hacen falta ${FREE_SPACE_MIN_MB}: libera espacio, ${wayOut}`,
  );
}

/** Not `recursive`: where a parent exists but takes no children (`/proc`), that never returns. */
async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // Two starts may make it at once.
  await mkdir(folder).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
