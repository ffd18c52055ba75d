import { minutesText } from '../practice/minutes-text.ts';

/** `Te quedan 2 h 16 min.`: whole minutes that are surely left. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'Te queda menos de un minuto.';
  const isOne = minutes === 1 || (minutes >= 60 && minutes < 120);
  return `Te ${isOne ? 'queda' : 'quedan'} ${minutesText(minutes)}.`;
}
