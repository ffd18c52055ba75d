import { randomInt } from 'node:crypto';
import { type Random, randomFrom } from '@travesia/content-item-model';

/** What students are not to foretell is drawn from it: no draw says anything of another. */
export const SECURE_RANDOM: Random = randomFrom((least, most) => randomInt(least, most + 1));
