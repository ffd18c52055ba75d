import { PRESENCE_TOLD_MIN, type PresenceAnswer } from '@travesia/contracts/slices';

/** Activities that a student can tell apart, in the order in which they are shown. */
export const SHOWN_ACTIVITIES = [
  { activity: 'studying', label: 'En lecciones', icon: 'book-open' },
  { activity: 'in_practice_test', label: 'En ensayos', icon: 'clipboard' },
  { activity: 'in_tutor', label: 'Con el tutor', icon: 'message' },
  { activity: 'idle', label: 'Llegando o eligiendo qué hacer', icon: 'clock' },
] as const;

const THOUSANDS = new Intl.NumberFormat('es-CL');

/** Of one activity; below five it is not said how few. */
export function countText(students: number | null): string {
  return students === null || students < PRESENCE_TOLD_MIN
    ? 'unas pocas personas'
    : `${THOUSANDS.format(students)} personas`;
}

/** The whole in a sentence. */
export function presentText({ students }: PresenceAnswer): string {
  const told = SHOWN_ACTIVITIES.flatMap(({ activity }) => students[activity] ?? []);
  if (told.length === 0) return 'Ahora hay unas pocas personas en Travesía, contándote a ti.';
  const sum = told.reduce((total, count) => total + count, 0);
  return `Ahora hay ${told.length < SHOWN_ACTIVITIES.length ? 'más de ' : ''}${THOUSANDS.format(sum)} personas en Travesía, contándote a ti.`;
}
