import type { Waiting } from './attempt-storage.ts';
import type { Unsent } from './responses.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `3 respuestas`, or `1 cambio` where no answer is among them; `null` where nothing waits. */
export function unsentText({ answers, changes }: Unsent): string | null {
  if (changes === 0) return null;
  return answers > 0 ? counted(answers, 'respuesta', 'respuestas') : counted(changes, 'cambio', 'cambios');
}

/** A sentence about answers of this device that came when the attempt was over. */
export function lostText(lost: number): string {
  return lost === 1
    ? '1 respuesta que quedó en este equipo llegó cuando el ensayo ya estaba cerrado, y no cuenta.'
    : `${lost} respuestas que quedaron en este equipo llegaron cuando el ensayo ya estaba cerrado, y no cuentan.`;
}

const LIST = new Intl.ListFormat('es');

/** A sentence about questions, from 0, where another device did later what this one had not sent. */
export function replacedText(slots: readonly number[]): string {
  const numbers = slots.toSorted((one, other) => one - other).map((slot) => String(slot + 1));
  const questions = numbers.length === 1 ? `la pregunta ${numbers[0]}` : `las preguntas ${LIST.format(numbers)}`;
  return `En ${questions} vale lo último que hiciste en el otro dispositivo, y no lo que había quedado aquí sin enviar.`;
}

/** A sentence about an attempt of which the service has not heard everything. */
export function waitingText({ unsent, handedIn, isElsewhere }: Waiting): string {
  const changes = unsentText(unsent);
  if (handedIn) return changes === null ? 'Entregado aquí, sin enviar.' : `Entregado aquí, sin enviar: ${changes}.`;
  const how = isElsewhere ? 'se envía si sigues aquí' : 'se envía cuando haya conexión';
  return `En este equipo, sin enviar: ${changes ?? 'tu entrega'} (${how}).`;
}
