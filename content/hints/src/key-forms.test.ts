import type { FrozenItem } from '@travesia/content-item-model';
import { expect, it } from 'vitest';
import { keyFormsOf } from './key-forms.ts';

const itemOf = (text: string): FrozenItem => ({
  id: 'm1-prueba@1',
  facts: {
    ...{ itemId: 'm1-prueba', version: 1, content: 'm1.numeros.porcentaje.calculo', otherContents: [] },
    ...{ skill: 'resolver-problemas', difficulty: 1, optionCount: 2, fixedOrder: false },
  },
  stem: '<p>¿Cuánto es?</p>',
  options: [{ text: `<p>${text}</p>` }, { text: '<p>Otra cosa</p>' }],
  key: 0,
  solution: [],
});

it.each([
  ['$45.000', '45000', '$'],
  ['$1.100', '1100', '$'],
  ['−2.000', '-2000', undefined],
  ['1.001 maneras', '1001', 'maneras'],
  ['1.250.000 m', '1250000', 'm'],
  ['3,5 kg', '7/2', 'kg'],
  ['12', '12', undefined],
])('the value of %s is %s', (text, value, unit) => {
  expect(keyFormsOf({ item: itemOf(text) })).toMatchObject({ text, value, ...(unit && { unit }) });
});
