import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { type DatabaseSettings, readDatabaseConfig } from './database-config.ts';
import { FolderInUse } from './folder-lock.ts';
import { EmbeddedVersionError, openDatabase } from './open-database.ts';

/** A database, and where it is. */
export interface NamedDatabase {
  readonly database: Database;
  readonly settings: DatabaseSettings;
}

/**
 * The database that `env` names, else the embedded one of `dataFolder`, with the tables that it has.
 * @throws {StartError} when it cannot be had.
 */
export function openNamedDatabase(env: NodeJS.ProcessEnv, dataFolder: string): NamedDatabase {
  const config = readDatabaseConfig(env, dataFolder);
  if (config.status === 'refused') throw new StartError(config.sentence);
  try {
    return { database: openDatabase(config.settings), settings: config.settings };
  } catch (cause) {
    if (cause instanceof FolderInUse) {
      throw new StartError(
        'Otra Travesía usa los datos de esta carpeta: detenla, o usa otra con DATA_DIR=/otra/carpeta.',
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
