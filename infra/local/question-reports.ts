import process from 'node:process';
import { dataFolder } from '@travesia/infra-releases';
import { readReports } from '@travesia/remote-ensayos/service';
import { guarded } from './src/guarded.ts';
import { openDatabaseAsIs } from './src/open-local-database.ts';

/** What a terminal shows as it is. */
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll(/\p{Cf}/gu, '');

/** `npm run ensayos:reports`: what students reported of the questions of the bank. */
await guarded(async () => {
  const database = openDatabaseAsIs(process.env, dataFolder(process.env));
  try {
    const items = await readReports(database);
    for (const { item, reports, reasons, lastAt, words } of items) {
      const counts = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
      console.log(`\n${item}: ${reports} (${counts.join(', ')}), el último el ${lastAt.toISOString().slice(0, 10)}`);
      for (const { variant, reason, text, at } of words) {
        console.log(`  ${at.slice(0, 10)} ${variant}, ${reason}: ${plain(text)}`);
      }
    }
    if (items.length === 0) console.log('Nadie ha reportado una pregunta.');
  } finally {
    await database.close();
  }
});
