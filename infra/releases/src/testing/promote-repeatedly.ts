import { join } from 'node:path';
import process from 'node:process';
import { promoteAll } from '../promote.ts';
import { openLocalKeys } from '../store/release-keys.ts';
import { openStore } from '../store/writable-store.ts';
import { SAMPLE_TEAMS } from './sample-workplace.ts';

/** Promotes the releases of one name in turn: `<workplace> <by> <name> <rounds> <id> <id>`. */
const [folder = '', by = '', name = '', rounds = '0', ...ids] = process.argv.slice(2);
const keys = await openLocalKeys(join(folder, 'release-keys'));
const store = await openStore(join(folder, 'store'), { keys, by });
for (let round = 0; round < Number(rounds); round += 1) {
  await promoteAll(store, [{ name, id: ids[round % ids.length] ?? '' }], { teams: SAMPLE_TEAMS });
}
