import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { GoalDistance, GoalKind, KnownScore, Reservation, TestDistance } from '../../../start/goal-distance.ts';

const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });
const and = new Intl.ListFormat('es', { type: 'conjunction' });

export const KIND_WORDS: Readonly<Record<GoalKind, { readonly name: string; readonly none: string }>> = {
  safe: { name: 'Segura', none: 'Con lo que sabemos hoy, no podemos llamar segura a ninguna de las que miramos.' },
  realistic: { name: 'Realista', none: 'Ninguna de las que miramos queda justo a tu alcance de hoy.' },
  reach: { name: 'Desafiante', none: 'Ninguna de las que miramos queda más arriba de lo que ya muestras.' },
};

const FROM_WORDS: Readonly<Record<KnownScore['from'], string>> = {
  typed: 'lo escribiste tú',
  practice: 'según tus ensayos',
  diagnostic: 'según tu diagnóstico',
};

const rangeText = ({ low, high }: Pick<KnownScore, 'low' | 'high'>) =>
  low === high ? points.format(low) : `entre ${points.format(low)} y ${points.format(high)}`;

/** "Matemática 1 (M1): hoy entre 520 y 610, según tu diagnóstico. Te faltan entre 90 y 180 puntos." */
export function testDistanceText({ test, needed, known }: TestDistance): string {
  const name = TEST_NAMES[test];
  if (!known) return `${name}: todavía no sabemos nada de ti. Haz su diagnóstico y te lo decimos.`;
  const today = `${name}: hoy ${rangeText(known)}, ${FROM_WORDS[known.from]}.`;
  const [most, least] = [needed - known.low, needed - known.high];
  if (most <= 0) return `${today} Ya llega a ${points.format(needed)}.`;
  if (least <= 0)
    return `${today} Puede que ya llegue a ${points.format(needed)}, o que falten hasta ${points.format(most)}.`;
  return least === most
    ? `${today} Faltan ${points.format(most)} puntos para ${points.format(needed)}.`
    : `${today} Faltan entre ${points.format(least)} y ${points.format(most)} puntos para ${points.format(needed)}.`;
}

/** What would change it most: points of the test that weighs most among those that are below. */
export const leverText = ({ test, weight }: TestDistance) =>
  `Lo que más la acerca es ${TEST_NAMES[test]}: pesa ${points.format(weight)} %, así que 10 puntos más ahí suben ${points.format(weight / 10)} tu ponderado.`;

export function reservationText(reservation: Reservation): string {
  switch (reservation.kind) {
    case 'average':
      return reservation.isCertain
        ? `Pide un promedio de ${points.format(reservation.score)} entre Lectora y M1, y hoy quedarías bajo eso.`
        : `Pide un promedio de ${points.format(reservation.score)} entre Lectora y M1, y no es seguro que hoy llegues.`;
    case 'weighted-minimum':
      return `No recibe postulaciones con menos de ${points.format(reservation.score)} ponderados.`;
    case 'school-scores':
      return 'Falta tu NEM y tu ranking: contamos como si fueran del nivel del corte.';
    case 'teaching':
      return 'Forma docentes: la ley pide más que puntos, y eso no lo podemos revisar aquí.';
    case 'special-test':
      return 'La universidad toma además una prueba propia.';
    case 'other-weights':
      return 'El último corte se calculó con otras ponderaciones: no se compara uno a uno.';
  }
}

/** Where there is nothing to measure, why. */
export function unmeasuredText({ kind }: Exclude<GoalDistance, { kind: 'measured' }>): string {
  switch (kind) {
    case 'not-offered':
      return 'Ya no se ofrece.';
    case 'no-terms':
      return 'No sabemos qué pide: míralo en la página de la universidad.';
    case 'no-cutoff':
      return 'No tiene un corte que superar: es nueva o no llenó sus vacantes. No hay distancia que medir.';
  }
}

export const missingText = (tests: Extract<GoalDistance, { kind: 'measured' }>['missing']) =>
  `Para decir si es segura, realista o desafiante falta saber de ${and.format(tests.map((test) => TEST_NAMES[test]))}.`;

export const cutoffText = ({ year, score }: { readonly year: number; readonly score: number }) =>
  `Último seleccionado en la Admisión ${year}: ${points.format(score)}. Cada año se mueve, lo típico es unos 24 puntos.`;
