import type { Profile } from '@travesia/contracts/slices';

/** What each step is about. */
export interface StepProps<Values> {
  /** As it is kept. */
  readonly profile: Profile;
  /** Calendar year in Chile. */
  readonly thisYear: number;
  readonly onSave: (values: Values) => void;
}
