// A migration job in a process of its own: `node migration-process.ts <url> <slice> <folder>`.
import { openDatabase } from '../open-database.ts';

const [, , url = '', name = '', migrations = ''] = process.argv;
await openDatabase({ engine: 'postgresql', url }).migrate([{ name, migrations }]);
