import { expect, it } from 'vitest';
import { dayInWords, leftInWords, resultInWords, todayInWords } from './card-words.ts';

it('says how many cards are left', () => {
  expect([1, 2, 21].map(leftInWords)).toEqual(['Queda 1 tarjeta', 'Quedan 2 tarjetas', 'Quedan 21 tarjetas']);
});

it('says how a sitting went, and of cards that come back only where there are some', () => {
  expect([resultInWords(1, 1), resultInWords(1, 0), resultInWords(4, 4), resultInWords(4, 3)]).toEqual([
    'Era 1 tarjeta, y la sabías.',
    'Era 1 tarjeta, y no la sabías: vuelve antes.',
    'Sabías las 4 tarjetas.',
    'De 4 tarjetas, sabías 3. Las que no sabías vuelven antes.',
  ]);
});

it('says what today takes, and of what waits only where something does', () => {
  expect([todayInWords(1, 0), todayInWords(4, 1), todayInWords(4, 3)]).toEqual([
    'Hoy te toman cerca de 1 minuto.',
    'Hoy te toman unos 4 minutos. Con las demás te pones al día en 1 día, sin apuro.',
    'Hoy te toman unos 4 minutos. Con las demás te pones al día en 3 días, sin apuro.',
  ]);
});

it('names a day by its weekday within the week, and by its date after it', () => {
  const days = ['2026-11-26', '2026-11-30', '2026-12-02'];
  expect(days.map((day) => dayInWords(day, '2026-11-25'))).toEqual(['mañana', 'el lunes', 'el 2 de diciembre']);
});
