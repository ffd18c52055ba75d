import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-moleculas-en-una-muestra',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.mol',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => {
    const [name, formula, molar, atoms] = random.pick(GASES);
    return { name, formula, molar, atoms, twentieths: random.integer(1, 40) };
  },
  accepts: (p) =>
    p.twentieths !== 20 &&
    p.molar * p.twentieths * 6 < 20 * 6000 &&
    new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`Una muestra contiene ${decimal(frac(p.molar * p.twentieths, 20))} g de ${p.name}, $${p.formula}$.

| Dato | Valor |
|---|---|
| Masa molar de $${p.formula}$ | ${p.molar} g/mol |
| Número de Avogadro | $6 \cdot 10^{23}\ \text{mol}^{-1}$ |

¿Cuántas moléculas de ${p.name} hay en la muestra?`,
  key: (p) => count(values(p)[0]),
  oracle: (p) => {
    const perGram = frac(6).div(p.molar);
    return perGram.mul(frac(p.molar * p.twentieths, 20));
  },
  distractors: [
    {
      mistake: 'moleculas-sin-masa-molar',
      answer: (p) => count(values(p)[1]),
      feedback: () => md`Multiplicaste los gramos; el número de Avogadro cuenta partículas por mol.`,
    },
    {
      mistake: 'cuenta-atomos-y-no-moleculas',
      answer: (p) => count(values(p)[2]),
      feedback: () => md`Ese es el número total de átomos; se piden moléculas.`,
    },
    {
      mistake: 'potencia-de-avogadro-desplazada',
      answer: (p) => count(values(p)[3]),
      feedback: () => md`La potencia de diez quedó desplazada en un lugar; revisa los moles.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Moles',
      text: md`$n = \frac{${texDecimal(frac(p.molar * p.twentieths, 20))}}{${p.molar}} = ${texDecimal(frac(p.twentieths, 20))}\ \text{mol}$`,
    },
    {
      title: 'Moléculas',
      text: md`$${texDecimal(frac(p.twentieths, 20))} \cdot 6 \cdot 10^{23}$: hay ${count(values(p)[0]).text} moléculas.`,
    },
  ],
});

const GASES: readonly (readonly [name: string, formula: string, molar: number, atoms: number])[] = [
  ['dióxido de carbono', '\\text{CO}_2', 44, 3],
  ['metano', '\\text{CH}_4', 16, 5],
  ['agua', '\\text{H}_2\\text{O}', 18, 3],
  ['amoníaco', '\\text{NH}_3', 17, 4],
  ['dióxido de azufre', '\\text{SO}_2', 64, 3],
];

interface Sample {
  readonly molar: number;
  readonly atoms: number;
  readonly twentieths: number;
}

/** In units of 10^23. */
function values(p: Sample): readonly [Fraction, Fraction, Fraction, Fraction] {
  const moles = frac(p.twentieths, 20);
  return [moles.mul(6), moles.mul(p.molar).mul(6), moles.mul(6 * p.atoms), moles.mul(6).div(10)];
}

function count(value: Fraction) {
  let [size, exponent] = [value, 23];
  while (size.compare(10) >= 0) {
    size = size.div(10);
    exponent++;
  }
  while (size.compare(1) < 0) {
    size = size.mul(10);
    exponent--;
  }
  return { text: `$${texDecimal(size)} \\cdot 10^{${exponent}}$`, value };
}
