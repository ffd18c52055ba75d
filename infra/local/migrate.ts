import process from 'node:process';
import { dataFolder } from '@travesia/kit-service';
import { guarded } from './src/guarded.ts';
import { openLocalDatabase } from './src/open-local-database.ts';

/** `npm run migrate`: brings the tables of every slice up to date; the job that runs before services are rolled out. */
await guarded(async () => {
  let applied = 0;
  const database = await openLocalDatabase(process.env, dataFolder(process.env), (name) => {
    applied += 1;
    console.log(name);
  });
  await database.close();
  console.log(applied === 0 ? 'Las tablas ya estaban al día.' : `Migraciones aplicadas: ${applied}.`);
});
