import { expect, it } from 'vitest';
import { ownMistake } from './own-mistake.ts';

it.each([
  ['Suma los radicandos de dos raíces', 'sumaste los radicandos de dos raíces.'],
  ['No convierte las unidades', 'no convertiste las unidades.'],
  [
    'Cree que un exponente negativo vuelve negativa la potencia',
    'creíste que un exponente negativo vuelve negativa la potencia.',
  ],
  [
    'Multiplica índices y exponentes de raíces que se multiplican',
    'multiplicaste índices y exponentes de raíces que se multiplican.',
  ],
])('says %s to who did it', (name, said) => expect(ownMistake(name)).toBe(said));

it.each([
  'Deshace el último cambio y olvida el anterior',
  'Responde con lo que ya sabe o cree, no con lo que dice el texto',
  'Clasifica por cuántos tipos de átomos ve y no por cómo se unen',
  'Suma las mitades que debía restar',
  'Se detiene en un resultado intermedio',
  'Exponente de más',
])('leaves %s as it is', (name) => expect(ownMistake(name)).toBe(`${name}.`));
