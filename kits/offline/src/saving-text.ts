import type { SyncState } from './synchroniser.ts';

/** What the student should know of what the service has not heard; nothing where it soon will have. */
export function savingText(waiting: number, sync: SyncState): string {
  if (waiting === 0) return '';
  if (sync === 'signed-out') return 'Entra de nuevo para guardar lo que respondiste: sigue en este dispositivo.';
  return sync === 'waiting' ? 'Sin conexión: tus respuestas quedan en este dispositivo y se envían solas.' : '';
}
