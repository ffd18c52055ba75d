import { expect, it } from 'vitest';
import { lateText } from './late-text.ts';

it.each([
  [1, 1, 'Otra llegó después, sin conexión: era correcta, pero no cuenta para el puntaje.'],
  [1, 0, 'Otra llegó después, sin conexión: no era correcta, y no cuenta para el puntaje.'],
  [3, 0, 'Otras 3 llegaron después, sin conexión: ninguna era correcta, y no cuentan para el puntaje.'],
  [3, 1, 'Otras 3 llegaron después, sin conexión: 1 era correcta, pero no cuentan para el puntaje.'],
  [3, 2, 'Otras 3 llegaron después, sin conexión: 2 eran correctas, pero no cuentan para el puntaje.'],
])('says of %i late answers, %i of them correct, what they were', (answered, correct, said) => {
  expect(lateText({ answered, correct })).toBe(said);
});

it('says nothing where none was late', () => {
  expect(lateText(null)).toBe('');
  expect(lateText({ answered: 0, correct: 0 })).toBe('');
});
