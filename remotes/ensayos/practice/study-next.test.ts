import { expect, it } from 'vitest';
import { studyNext } from './study-next.ts';

const ENTEROS = 'm1.numeros.enteros-racionales.enteros';
const RACIONALES = 'm1.numeros.enteros-racionales.racionales';
const PORCENTAJE = 'm1.numeros.porcentaje.calculo';
const RAICES = 'm1.numeros.potencias-raices.raices';

const lost = (wrong: number, correct = 0, omitted = 0) => ({ correct, wrong, omitted });
const ids = (contents: Parameters<typeof studyNext>[0]) => studyNext(contents).map(({ id }) => id);

it('tells first where most was lost, then where the larger share was', () => {
  expect(ids({ [RAICES]: lost(1, 5), [ENTEROS]: lost(1), [PORCENTAJE]: lost(1, 0, 2) })).toEqual([
    PORCENTAJE,
    ENTEROS,
    RAICES,
  ]);
});

it('tells what a content stands on before it, where that was lost too', () => {
  expect(studyNext({ [PORCENTAJE]: lost(3), [RACIONALES]: lost(1, 1), [ENTEROS]: lost(1), [RAICES]: lost(2) })).toEqual(
    [
      { id: ENTEROS, asked: 1, lost: 1, baseOf: [RACIONALES] },
      { id: RACIONALES, asked: 2, lost: 1, baseOf: [PORCENTAJE] },
      { id: PORCENTAJE, asked: 3, lost: 3, baseOf: [] },
      { id: RAICES, asked: 2, lost: 2, baseOf: [] },
    ],
  );
});

it('says nothing of what was right', () => {
  expect(studyNext({ [ENTEROS]: lost(0, 4) })).toEqual([]);
});
