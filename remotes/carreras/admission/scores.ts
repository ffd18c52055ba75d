import type { Factor } from '@travesia/kit-paes';

/** What a student has or expects, 100 to 1000 each. A test that was not sat is absent. */
export type Scores = { readonly [F in Factor]?: number };
