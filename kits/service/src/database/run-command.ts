import process from 'node:process';
import { dataFolder } from '../settings/data-folder.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
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
    if (!(error instanceof StartError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
