import process from 'node:process';
import { runCommand } from '@travesia/kit-service/database';
import { regradeAll } from '../service/regrade-all.ts';

/** Attempts between two lines of progress. */
const TOLD_EVERY = 10_000;

/** `npm run ensayos:regrade`: grades again what newer corrections concern; the job that runs after a release with one. */
await runCommand(async (database) => {
  const { looked, regraded, failures } = await regradeAll(database, {
    progress(sofar) {
      if (sofar.looked % TOLD_EVERY === 0) console.log(`${sofar.looked} revisados, ${sofar.regraded} recalificados`);
    },
  });
  console.log(`Ensayos revisados: ${looked}. Recalificados: ${regraded}.`);
  if (failures.length > 0) {
    console.error(`No se pudieron recalificar ${failures.length}; la primera falla:`, failures[0]);
    process.exitCode = 1;
  }
});
