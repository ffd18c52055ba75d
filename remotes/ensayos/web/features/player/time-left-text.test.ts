import { expect, it } from 'vitest';
import { timeLeftText } from './time-left-text.ts';

it.each([
  [59, 'Te queda menos de un minuto.'],
  [119, 'Te queda 1 minuto.'],
  [59 * 60 + 59, 'Te quedan 59 minutos.'],
  [3600, 'Te queda 1 hora.'],
  [2 * 3600 + 16 * 60 + 5, 'Te quedan 2 h 16 min.'],
])('%i seconds are told in whole minutes', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
