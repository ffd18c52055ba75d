import {
  type Database,
  type DatabaseSettings,
  EmbeddedVersionError,
  FolderInUse,
  MigrationError,
  openDatabase,
  readDatabaseConfig,
} from '@travesia/kit-service/database';
import { SLICES } from './slices.ts';
import { StartError } from './start-error.ts';

function openChecked(settings: DatabaseSettings): Database {
  try {
    return openDatabase(settings);
  } catch (cause) {
    if (cause instanceof FolderInUse) {
      throw new StartError(
        'Otra Travesía usa los datos de esta carpeta: detenla, o usa otra con DATA_DIR=/otra/carpeta npm start.',
        { cause },
      );
    }
    if (cause instanceof EmbeddedVersionError) {
      throw new StartError(
        `Los datos son de otra versión de la base embebida (${cause.message}): expórtalos con la versión anterior de Travesía, como dice docs/guides/data.md.`,
        { cause },
      );
    }
    throw cause;
  }
}

function settingsOf(env: NodeJS.ProcessEnv, dataFolder: string): DatabaseSettings {
  const config = readDatabaseConfig(env, dataFolder);
  if (config.status === 'refused') throw new StartError(config.sentence);
  return config.settings;
}

/**
 * The database that `env` names, else the embedded one of `dataFolder`, with the tables that it has.
 * @throws {StartError} when it cannot be had.
 */
export function openDatabaseAsIs(env: NodeJS.ProcessEnv, dataFolder: string): Database {
  return openChecked(settingsOf(env, dataFolder));
}

/**
 * The same, with every slice's tables up to date. `detail` hears of each migration that was applied.
 * @throws {StartError} when it cannot be had or brought up to date.
 */
export async function openLocalDatabase(
  env: NodeJS.ProcessEnv,
  dataFolder: string,
  detail: (sentence: string) => void = () => {},
): Promise<Database> {
  const settings = settingsOf(env, dataFolder);
  const database = openChecked(settings);
  try {
    for (const { slice, applied } of await database.migrate(SLICES)) {
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
