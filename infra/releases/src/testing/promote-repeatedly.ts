import process from 'node:process';
import { promoteAll } from '../promote.ts';
import { SAMPLE_TEAMS } from './sample-workplace.ts';

/** Promotes the two releases of one name in turn: `<store> <name> <rounds> <id> <id>`. */
const [store = '', name = '', rounds = '0', ...ids] = process.argv.slice(2);
for (let round = 0; round < Number(rounds); round += 1) {
  await promoteAll(store, [{ name, id: ids[round % ids.length] ?? '' }], { teams: SAMPLE_TEAMS });
}
