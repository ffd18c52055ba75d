import * as pictures from '../../src/art/index.ts';
import type { Entries } from '../entry.ts';

export const art: Entries = Object.fromEntries(
  Object.entries(pictures).map(([name, Picture]) => [name, <Picture key={name} />]),
);
