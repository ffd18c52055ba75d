import { join } from 'node:path';
import process from 'node:process';
import { promoteAll } from '../promote.ts';
import { publish } from '../publish.ts';
import { openLocalKeys } from '../store/release-keys.ts';
import { openStore } from '../store/writable-store.ts';
import { SAMPLE_TEAMS } from './sample-workplace.ts';

/** Publishes a build and makes it live: `<workplace> <dist>`. */
const [folder = '', dist = ''] = process.argv.slice(2);
const keys = await openLocalKeys(join(folder, 'release-keys'));
const store = await openStore(join(folder, 'store'), { keys, by: 'víctima' });
const { release } = await publish(store, dist, { teams: SAMPLE_TEAMS });
await promoteAll(store, [release], { teams: SAMPLE_TEAMS });
