import { expect, it } from 'vitest';
import { minutesText } from './minutes-text.ts';

it('tells a long time in hours', () => {
  expect([1, 45, 60, 120, 139, 140].map(minutesText)).toEqual([
    '1 minuto',
    '45 minutos',
    '1 hora',
    '2 horas',
    '2 h 19 min',
    '2 h 20 min',
  ]);
});
