import { terminalText } from '@travesia/kit-service';
import { runCommand } from '@travesia/kit-service/database';
import { readReports } from '../service/read-reports.ts';

/** `npm run ensayos:reports`: what students reported of the questions of the bank. */
await runCommand(async (database) => {
  const items = await readReports(database);
  for (const { item, reports, reasons, lastAt, words } of items) {
    const counts = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
    console.log(`\n${item}: ${reports} (${counts.join(', ')}), el último el ${lastAt.toISOString().slice(0, 10)}`);
    for (const { variant, reason, text, at } of words) {
      console.log(`  ${at.slice(0, 10)} ${variant}, ${reason}: ${terminalText(text)}`);
    }
  }
  if (items.length === 0) console.log('Nadie ha reportado una pregunta.');
});
