import { StartError } from '@travesia/kit-service';
import { type Database, MigrationError, openNamedDatabase } from '@travesia/kit-service/database';
import { findSlices } from './find-slices.ts';

/**
 * The database that `env` names, else the embedded one of `dataFolder`, with every slice's tables up to date.
 * @param detail hears of each migration that was applied.
 * @throws {StartError} when it cannot be had or brought up to date.
 */
export async function openLocalDatabase(
  env: NodeJS.ProcessEnv,
  dataFolder: string,
  detail: (sentence: string) => void = () => {},
): Promise<Database> {
  const slices = await findSlices();
  const { database, settings } = openNamedDatabase(env, dataFolder);
  try {
    for (const { slice, applied } of await database.migrate(slices)) {
      for (const name of applied) detail(`${slice}: ${name}`);
    }
    return database;
  } catch (cause) {
    await database.close();
    if (cause instanceof MigrationError)
      throw new StartError(`Las tablas no se cambiaron: ${cause.message}.`, { cause });
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      settings.engine === 'postgresql'
        ? `No se pudo preparar la base de datos de DATABASE_URL (${message}): revisa que el servidor responda y sus permisos.`
        : `No se pudo preparar la base de datos de ${settings.folder} (${message}).`,
      { cause },
    );
  }
}
