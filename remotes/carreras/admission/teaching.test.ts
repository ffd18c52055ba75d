import { expect, it } from 'vitest';
import { OFFER } from './offer.ts';
import { isTeaching } from './teaching.ts';

it.each([
  ['Pedagogía en Inglés', 'Pedagogía en Idiomas'],
  ['Educación Parvularia', 'Otra familia'],
  ['Licenciatura en Inglés Conducente a Profesor', 'Otra familia'],
  ['Ped. en Matemática', 'Pedagogía en Matemáticas y Computación'],
  ['Matemática, Licenciatura en Educación', 'Otra familia'],
])('%s of the family %s forms teachers', (name, career) => {
  expect(isTeaching({ name, career })).toBe(true);
});

it('what is only near it does not: Psicopedagogía, sports, engineering', () => {
  for (const name of ['Psicopedagogía', 'Entrenador Deportivo', 'Ingeniería Civil']) {
    expect(isTeaching({ name, career: name })).toBe(false);
  }
});

it('are all programmes of the families of Pedagogía', () => {
  const teaching = OFFER.programs.filter(isTeaching);
  expect(teaching.length).toBeGreaterThan(300);
  expect(OFFER.programs.filter(({ career }) => career.startsWith('Pedagogía')).every(isTeaching)).toBe(true);
});
