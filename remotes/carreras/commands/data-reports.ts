import process from 'node:process';
import { parseArgs } from 'node:util';
import { StartError, terminalText } from '@travesia/kit-service';
import { type Database, runCommand } from '@travesia/kit-service/database';
import { createDataReportStore, type OpenReport } from '../service/data-report-store.ts';
import type { PublicTables } from '../service/tables.ts';

/** Reports that one list shows. */
const LISTED = 100;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const USAGE = `Uso: npm run carreras:reports
     npm run carreras:reports -- settle <id> [<id> …] --note "qué se hizo"`;

const headingOf = ({ program, page, field, alike }: OpenReport) => `${program ?? page}, ${field}: ${alike}`;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

async function list(database: Database): Promise<void> {
  const store = createDataReportStore(database.kysely.withTables<PublicTables>());
  await store.forget();
  const { open, reports } = await store.list(LISTED);
  let heading = '';
  for (const report of reports) {
    if (headingOf(report) !== heading) {
      heading = headingOf(report);
      console.log(`\n${heading}`);
    }
    console.log(`  ${dayOf(report.reportedAt)} ${report.id} ${report.page}\n    ${terminalText(report.words)}`);
  }
  if (open === 0) console.log('Nadie ha avisado de un dato malo que esté por revisar.');
  if (open > reports.length) console.log(`\nQuedan ${open - reports.length} más.`);
}

async function settle(database: Database, ids: readonly string[], note: string): Promise<void> {
  const store = createDataReportStore(database.kysely.withTables<PublicTables>());
  const settled = await store.settle(ids, note);
  const missing = ids.filter((id) => !settled.includes(id));
  console.log(`Revisados: ${settled.length}.`);
  if (missing.length === 0) return;
  console.error(`No estaban por revisar: ${missing.join(', ')}.`);
  process.exitCode = 1;
}

/** `npm run carreras:reports`: what readers of our pages say is wrong, and what became of it. */
await runCommand(async (database) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } });
  const [verb, ...ids] = positionals;
  const note = values.note?.trim() ?? '';
  if (verb === undefined && values.note === undefined) return list(database);
  if (verb !== 'settle' || ids.length === 0 || note === '' || !ids.every((id) => ID.test(id)))
    throw new StartError(USAGE);
  return settle(database, ids, note);
});
