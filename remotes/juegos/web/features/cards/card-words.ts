import type { CardKind } from '@travesia/contracts/slices';

export const KIND_WORDS: Readonly<Record<CardKind, string>> = {
  idea: 'Idea',
  formula: 'Fórmula o regla',
  mistake: 'Error típico',
  date: 'Fecha',
  word: 'Palabra',
};

const DAY_MS = 86_400_000;

/** Days that have a name of their own. */
const NAMED_DAYS = 7;

const weekday = new Intl.DateTimeFormat('es-CL', { weekday: 'long', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** When a day is, seen from another: `mañana`, `el lunes`, `el 3 de diciembre`. Both as `2026-11-25`. */
export function dayInWords(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (days === 1) return 'mañana';
  return `el ${(days < NAMED_DAYS ? weekday : date).format(Date.parse(day))}`;
}

export const cardsInWords = (cards: number): string => (cards === 1 ? '1 tarjeta' : `${cards} tarjetas`);

export const leftInWords = (cards: number): string =>
  cards === 1 ? 'Queda 1 tarjeta' : `Quedan ${cardsInWords(cards)}`;

const minutesInWords = (minutes: number): string => (minutes === 1 ? '1 minuto' : `${minutes} minutos`);
const daysInWords = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

/** What today is, before it is begun: its minutes, and over how many days what waits is spread. */
export function todayInWords(minutes: number, catchUpDays: number): string {
  const today = `Hoy te toman unos ${minutesInWords(minutes)}.`.replace('unos 1 minuto', 'cerca de 1 minuto');
  return catchUpDays === 0
    ? today
    : `${today} Con las demás te pones al día en ${daysInWords(catchUpDays)}, sin apuro.`;
}

/** How a sitting went, at its end. */
export function resultInWords(answered: number, known: number): string {
  if (answered === 1)
    return known === 1 ? 'Era 1 tarjeta, y la sabías.' : 'Era 1 tarjeta, y no la sabías: vuelve antes.';
  if (known === answered) return `Sabías las ${answered} tarjetas.`;
  return `De ${answered} tarjetas, sabías ${known}. Las que no sabías vuelven antes.`;
}
