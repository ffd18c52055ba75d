import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

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
  steps: (p) => {
    const moles = frac(p.twentieths, 20);
    const mass = moles.mul(p.molar);
    const [key, withMass, atoms, shifted] = values(p);
    return [
      {
        title: 'Moles de la muestra',
        prompt: md`Hay ${decimal(mass)} g de $${p.formula}$ y la masa de cada mol es de ${p.molar} g. ¿Cuántos moles hay?`,
        answer: enterNumber(moles, { unit: 'mol' }),
        slips: [
          slip(
            moles.inverse(),
            md`La división quedó al revés: se busca cuántas veces caben ${p.molar} g.`,
            'invierte-masa-molar',
          ),
          slip(mass.mul(p.molar), md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
        ],
        done: md`$n = \frac{${texDecimal(mass)}}{${p.molar}} = ${texDecimal(moles)}$ mol.`,
      },
      {
        title: 'Qué cuenta el número de Avogadro',
        prompt: md`El número de Avogadro es $6 \cdot 10^{23}$. De una sustancia como $${p.formula}$, ¿qué cuenta?`,
        answer: enterChoice(['Las moléculas de un mol', 'Los átomos de una molécula', 'Las moléculas de un gramo'], 0),
        slips: [
          slip(
            1,
            md`Una molécula de $${p.formula}$ tiene ${p.atoms} átomos: son muy pocos.`,
            'cuenta-atomos-y-no-moleculas',
          ),
          slip(2, md`Mira su unidad en la tabla.`, 'moleculas-sin-masa-molar'),
        ],
        done: md`Su unidad es $\text{mol}^{-1}$: en cada mol hay $6 \cdot 10^{23}$ moléculas.`,
      },
      {
        title: 'Moléculas de la muestra',
        prompt: md`El número de moléculas es $k \cdot 10^{23}$. ¿Cuánto vale $k$?`,
        answer: enterNumber(key),
        slips: [
          slip(
            withMass,
            md`Multiplicaste los gramos por 6; el número de Avogadro va con los moles.`,
            'moleculas-sin-masa-molar',
          ),
          slip(atoms, md`Contaste los átomos; se piden moléculas.`, 'cuenta-atomos-y-no-moleculas'),
          slip(
            shifted,
            md`Las cifras están bien, pero la coma quedó corrida un lugar: aquí la potencia es $10^{23}$.`,
            'potencia-de-avogadro-desplazada',
          ),
          slip(
            key.mul(10),
            md`Las cifras están bien, pero la coma quedó corrida un lugar: aquí la potencia es $10^{23}$.`,
            'potencia-de-avogadro-desplazada',
          ),
          slip(moles.div(6), md`Dividiste por 6; cada mol trae $6 \cdot 10^{23}$ moléculas.`),
          slip(moles, md`Esos son los moles; falta multiplicar por lo que trae cada uno.`),
          slip(
            key.mul(frac('100000000000000000000000')),
            md`Escribiste el número completo, con su potencia; aquí se pide solo $k$.`,
          ),
        ],
        done: md`$${texDecimal(moles)} \cdot 6 \cdot 10^{23}$: hay ${count(key).text} moléculas.`,
      },
    ];
  },
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
