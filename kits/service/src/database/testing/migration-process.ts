// A migration job in a process of its own, which says what it applied: `node migration-process.ts <url> <slices as JSON>`.
import process from 'node:process';
import { openDatabase } from '../open-database.ts';

const [, , url = '', slices = ''] = process.argv;
const database = openDatabase({ engine: 'postgresql', url });
process.send?.(await database.migrate(JSON.parse(slices)));
await database.close();
