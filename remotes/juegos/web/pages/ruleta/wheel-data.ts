import { allContents, TEMARIO, type TestId } from '@travesia/contracts/temario';
import { type Sector, spinOf } from '../../../models/wheel/wheel.ts';
import type { NamedContent } from '../../features/wheel/candidates.ts';

/** What the page is given as it is prerendered: names, so that no browser is sent the temario for them. */
export interface WheelData {
  /** All that may be on a wheel, in the order of the temario. */
  readonly contents: readonly NamedContent[];
  /** Minutes that each test gives for a question. */
  readonly minutes: Readonly<Record<TestId, number>>;
  /** What is shown before anything was done: a wheel of a fixed number, as whoever has no account sees one. */
  readonly sectors: readonly Sector<NamedContent & { readonly weight: number }>[];
}

/** With it contents of all five tests are on the wheel. */
const STILL_SEED = 20_261_128;

export function wheelData(): WheelData {
  const contents = allContents().map(({ id, name, test }) => ({ content: id, name, test: test.id }));
  const minutes = { cl: 0, m1: 0, m2: 0, hcs: 0, ciencias: 0 };
  for (const test of TEMARIO) minutes[test.id] = test.minutes / test.items;
  const spin = spinOf(
    contents.map((one) => ({ ...one, weight: 1 })),
    STILL_SEED,
  );
  return { contents, minutes, sectors: spin?.sectors ?? [] };
}
