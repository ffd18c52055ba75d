import { runCommand } from '@travesia/kit-service/database';
import { rebuildAll } from '../service/rebuild-all.ts';

/** Students between two lines of progress. */
const TOLD_EVERY = 1_000;

/**
 * `npm run rebuild-mastery`: makes mastery of all evidence again; the job that runs after a release whose model counts
 * otherwise. Run twice, the second time changes nothing.
 */
await runCommand(async (database) => {
  const { looked, changed } = await rebuildAll(database, (sofar) => {
    if (sofar.looked % TOLD_EVERY === 0) console.log(`${sofar.looked} revisados, ${sofar.changed} rehechos`);
  });
  console.log(`Estudiantes revisados: ${looked}. Rehechos: ${changed}. Iguales, bit a bit: ${looked - changed}.`);
});
