import { expect, it } from 'vitest';
import type { AttemptRequest } from '../../../api/attempts.ts';
import { requestOfQuery, requestQuery } from './request-address.ts';

it.each<AttemptRequest>([
  { mode: 'simulacro', test: 'ciencias', elective: 'fisica', timeFactor: 1.5 },
  { mode: 'practica', test: 'm1', contents: ['m1.numeros', 'm1.geometria'], items: 6, feedback: 'at-end' },
  { mode: 'practica', test: 'cl', contents: ['cl'], items: 8, feedback: 'at-once' },
  { mode: 'repaso', test: 'hcs', items: 7, feedback: 'at-once' },
])('an address says again what was chosen: %j', (request) => {
  expect(requestOfQuery(requestQuery(request))).toEqual(request);
});

it('leaves out contents that the test does not have', () => {
  expect(requestOfQuery('?modo=practica&prueba=m1&contenidos=cl,m1.numeros,otro')).toMatchObject({
    contents: ['m1.numeros'],
  });
});

it('takes contents alone for a practice of them, of their test', () => {
  const content = 'm2.numeros.numeros-reales';
  expect(requestOfQuery(`?contenidos=${content}`)).toMatchObject({ mode: 'practica', test: 'm2', items: 10 });
  expect(requestOfQuery('?contenidos=otro.cosa')).toBeNull();
  expect(requestOfQuery('')).toBeNull();
});
