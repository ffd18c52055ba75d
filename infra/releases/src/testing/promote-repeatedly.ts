import process from 'node:process';
import { promoteAll } from '../promote.ts';
import { openLocalKeys } from '../store/release-keys.ts';
import { openStore } from '../store/writable-store.ts';
import { SAMPLE_TEAMS } from './sample-workplace.ts';

/** Promotes the releases of one name in turn: `<keys> <store> <by> <name> <rounds> <id> <id>`. */
const [keysFolder = '', address = '', by = '', name = '', rounds = '0', ...ids] = process.argv.slice(2);
const keys = await openLocalKeys(keysFolder);
const store = await openStore(address, { keys, by });
for (let round = 0; round < Number(rounds); round += 1) {
  await promoteAll(store, [{ name, id: ids[round % ids.length] ?? '' }], { teams: SAMPLE_TEAMS });
}
