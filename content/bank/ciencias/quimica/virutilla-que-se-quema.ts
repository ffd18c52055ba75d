import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterEquation,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-virutilla-que-se-quema',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => {
    const [metal, metalMass, oxygenMass, oxide] = random.pick(OXIDES);
    return {
      metal,
      oxide,
      burnt: metalMass * random.integer(2, 9),
      ratio: [metalMass, oxygenMass] as const,
      left: random.integer(2, 12),
    };
  },
  accepts: (p) => new Set(options(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`En un recipiente cerrado se calentaron ${decimal(frac(p.burnt + p.left, 10))} g de ${p.metal} con oxígeno. Al terminar, quedaron ${decimal(frac(p.left, 10))} g de ${p.metal} sin reaccionar y se habían formado ${decimal(oxideMass(p))} g de ${p.oxide}, el único producto.

¿Qué masa de oxígeno reaccionó?`,
  key: (p) => grams(oxygen(p)),
  oracle: (p) => {
    for (let hundredths = 0; hundredths <= 100_000; hundredths++) {
      const before = frac(p.burnt + p.left, 10).add(frac(hundredths, 100));
      if (before.equals(frac(p.left, 10).add(oxideMass(p)))) return frac(hundredths, 100);
    }
    return 'no mass fits';
  },
  distractors: [
    {
      mistake: 'ignora-lo-que-no-reacciono',
      answer: (p) => grams(options(p)[1] ?? frac(0)),
      feedback: () => md`Restaste todo el metal inicial, pero una parte quedó sin reaccionar.`,
    },
    {
      mistake: 'masa-del-gas-no-cuenta',
      answer: (p) => grams(options(p)[2] ?? frac(0)),
      feedback: (p) => md`Esa es la masa de ${p.metal} que reaccionó; el oxígeno también tiene masa.`,
    },
    {
      mistake: 'resta-en-vez-de-sumar-masa',
      answer: (p) => grams(options(p)[3] ?? frac(0)),
      feedback: () => md`Sumaste masas que están a lados distintos de la reacción.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Metal que reaccionó',
      text: md`$${texDecimal(frac(p.burnt + p.left, 10))} - ${texDecimal(frac(p.left, 10))} = ${texDecimal(frac(p.burnt, 10))}\ \text{g}$ de ${p.metal}.`,
    },
    {
      title: 'Conservación de la masa',
      text: md`En el recipiente cerrado, la masa de metal que reaccionó más la de oxígeno es igual a la del óxido: $${texDecimal(frac(p.burnt, 10))} + m = ${texDecimal(oxideMass(p))}$.`,
    },
    { title: 'Respuesta', text: md`Reaccionaron ${grams(oxygen(p)).text} de oxígeno.` },
  ],
  steps: (p) => {
    const burnt = frac(p.burnt, 10);
    const left = frac(p.left, 10);
    return [
      {
        title: 'Metal que reaccionó',
        prompt: md`Había ${decimal(burnt.add(left))} g de ${p.metal} y quedaron ${decimal(left)} g sin reaccionar. ¿Cuántos gramos reaccionaron?`,
        answer: enterNumber(burnt, { unit: 'g' }),
        slips: [
          slip(burnt.add(left), md`Ese es todo el metal; una parte quedó igual.`, 'ignora-lo-que-no-reacciono'),
          slip(burnt.add(left).add(left), md`Sumaste lo que quedó, y ese metal ya estaba incluido.`),
          slip(left, md`Eso es lo que no reaccionó.`),
        ],
        done: md`$${texDecimal(burnt.add(left))} - ${texDecimal(left)} = ${texDecimal(burnt)}$ g de ${p.metal}.`,
      },
      {
        title: 'Conservación de la masa',
        prompt: md`En el recipiente cerrado nada entra ni sale. Con $m$ para la masa de oxígeno que reaccionó, escribe la ecuación que relaciona el metal que reaccionó, el oxígeno y los ${decimal(oxideMass(p))} g de óxido.`,
        answer: enterEquation(`${burnt.toFraction()} + m = ${oxideMass(p).toFraction()}`),
        oracle: [Number(oxygen(p))],
        slips: [
          slip(
            `${burnt.add(left).toFraction()} + m = ${oxideMass(p).toFraction()}`,
            md`Pusiste todo el metal del comienzo; una parte no reaccionó.`,
            'ignora-lo-que-no-reacciono',
          ),
          slip(
            `m = ${oxideMass(p).toFraction()} + ${burnt.toFraction()}`,
            md`El óxido se forma con el metal y el oxígeno: ¿cuál de las tres masas es la suma de las otras dos?`,
            'resta-en-vez-de-sumar-masa',
          ),
          slip(
            `${burnt.toFraction()} = ${oxideMass(p).toFraction()}`,
            md`Falta el oxígeno: aunque sea un gas, tiene masa.`,
            'masa-del-gas-no-cuenta',
          ),
        ],
        done: md`Lo que reacciona tiene la misma masa que lo que se forma: $${texDecimal(burnt)} + m = ${texDecimal(oxideMass(p))}$.`,
      },
      {
        title: 'Oxígeno',
        prompt: md`¿Qué masa de oxígeno reaccionó?`,
        answer: enterNumber(oxygen(p), { unit: 'g' }),
        slips: [
          slip(oxideMass(p).add(burnt), md`Sumaste; despeja $m$ de la ecuación.`, 'resta-en-vez-de-sumar-masa'),
          slip(
            oxideMass(p).sub(burnt.add(left)).abs(),
            md`Restaste todo el metal del comienzo.`,
            'ignora-lo-que-no-reacciono',
          ),
          slip(burnt, md`Esa es la masa de metal que reaccionó.`, 'masa-del-gas-no-cuenta'),
          slip(
            oxideMass(p).add(left),
            md`Sumaste el metal que quedó; búscalo en la ecuación: no participa.`,
            'resta-en-vez-de-sumar-masa',
          ),
        ],
        done: md`$${texDecimal(oxideMass(p))} - ${texDecimal(burnt)} = ${texDecimal(oxygen(p))}$ g de oxígeno.`,
      },
    ];
  },
});

const OXIDES: readonly (readonly [metal: string, metalMass: number, oxygenMass: number, oxide: string])[] = [
  ['magnesio', 6, 4, 'óxido de magnesio'],
  ['cobre', 8, 2, 'óxido de cobre (II)'],
  ['hierro', 7, 3, 'óxido de hierro (III)'],
  ['calcio', 5, 2, 'óxido de calcio'],
  ['aluminio', 9, 8, 'óxido de aluminio'],
];

type Burning = { readonly burnt: number; readonly left: number; readonly ratio: readonly [number, number] };

function oxygen(p: Burning): Fraction {
  return frac(p.burnt, 10).mul(p.ratio[1]).div(p.ratio[0]);
}

function oxideMass(p: Burning): Fraction {
  return frac(p.burnt, 10).add(oxygen(p));
}

function options(p: Burning): readonly Fraction[] {
  return [
    oxygen(p),
    oxideMass(p)
      .sub(frac(p.burnt + p.left, 10))
      .abs(),
    frac(p.burnt, 10),
    oxideMass(p).add(frac(p.left, 10)),
  ];
}

function grams(value: Fraction) {
  return { text: `${decimal(value)} g`, value };
}
