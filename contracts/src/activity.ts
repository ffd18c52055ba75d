/**
 * What a student is doing now. `degrees` and `in_preumon` belong to the vocabulary
 * but no route sets them yet.
 */
export const ACTIVITY_STATES = ['idle', 'studying', 'in_practice_test', 'in_tutor', 'degrees', 'in_preumon'] as const;

export type ActivityState = (typeof ACTIVITY_STATES)[number];

export function isActivityState(value: unknown): value is ActivityState {
  return ACTIVITY_STATES.some((state) => state === value);
}
