// A process that writes and says what was answered: `node embedded-writer.ts <folder>`.
import process from 'node:process';
import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';

const [, , folder = ''] = process.argv;
const { kysely } = openDatabase({ engine: 'embedded', folder });
await sql`create table written (n int primary key)`.execute(kysely);
for (let n = 1; ; n += 1) {
  await sql`insert into written values (${n})`.execute(kysely);
  process.send?.(n);
}
