// Writes how hard authors call the questions of each content, which is all that is known of it: `npm run onboarding:labels`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { labelsOf } from '../diagnostic/difficulty-labels.ts';

const FILE = join(import.meta.dirname, '../diagnostic/difficulty-labels.json');

const { entries } = await openDeployedBank();
await writeFile(FILE, `${JSON.stringify(labelsOf(entries.map(({ facts }) => facts)), null, 2)}\n`);
