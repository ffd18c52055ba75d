import type { Unsent } from '../attempt/responses.ts';

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
