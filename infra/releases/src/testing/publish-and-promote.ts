import process from 'node:process';
import { promoteAll } from '../promote.ts';
import { publish } from '../publish.ts';
import { openLocalKeys } from '../store/release-keys.ts';
import { openStore } from '../store/writable-store.ts';
import { SAMPLE_TEAMS } from './sample-workplace.ts';

/** Publishes a build and makes it live: `<keys> <store> <dist>`. */
const [keysFolder = '', address = '', dist = ''] = process.argv.slice(2);
const keys = await openLocalKeys(keysFolder);
const store = await openStore(address, { keys, by: 'víctima' });
const { release } = await publish(store, dist, { teams: SAMPLE_TEAMS });
await promoteAll(store, [release], { teams: SAMPLE_TEAMS });
