import process from 'node:process';
import { dataFolder } from '../settings/data-folder.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable, isTableMissing } from './database-unavailable.ts';
import { openNamedDatabase } from './open-named-database.ts';

/**
 * An operator's command over the database that the environment names, which is closed after it. What a person can act on is
 * said in its sentence, anything else with its trace.
 */
export async function runCommand(work: (database: Database) => Promise<void>): Promise<void> {
  try {
    const { database } = openNamedDatabase(process.env, dataFolder(process.env));
    await work(database).finally(() => database.close());
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(`\n${sentence}`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (error instanceof DatabaseUnavailable) {
    const why = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return `La base de datos no responde${why}: revisa que esté en marcha y repite.`;
  }
  if (!isTableMissing(error)) return undefined;
  return `A esta base le faltan tablas (${error.message}): inicia Travesía una vez con ella, que las crea, y repite.`;
}
