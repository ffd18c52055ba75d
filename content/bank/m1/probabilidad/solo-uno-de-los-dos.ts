import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
import { integers, outcomes, share } from '../../authoring/oracles.ts';

const PAIRS = [
  {
    who: 'Emilia y Tomás lanzan un tiro libre cada uno',
    does: 'acierte',
    one: 'Emilia',
    other: 'Tomás',
    only: 'solo uno de los dos',
  },
  {
    who: 'Amaya y Vicente rinden el examen de conducir',
    does: 'apruebe',
    one: 'Amaya',
    other: 'Vicente',
    only: 'solo uno de los dos',
  },
  {
    who: 'En una maceta se siembra una semilla de maqui y en otra, una de boldo',
    does: 'germine',
    one: 'la de maqui',
    other: 'la de boldo',
    only: 'solo una de las dos',
  },
  {
    who: 'Los buses A y B salen por rutas distintas',
    does: 'llegue a la hora',
    one: 'el bus A',
    other: 'el bus B',
    only: 'solo uno de los dos',
  },
] as const;

/** Chances in tenths. */
interface Draw {
  readonly pair: number;
  readonly first: number;
  readonly second: number;
}

export default defineTemplate<Draw>({
  id: 'm1-solo-uno-de-los-dos',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
  otherContents: ['m1.probabilidad.reglas-probabilidades.regla-aditiva'],
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    pair: random.integer(0, PAIRS.length - 1),
    first: random.integer(2, 9),
    second: random.integer(2, 9),
  }),
  accepts: (p) => p.first !== p.second && p.first + p.second !== 10 && allDifferent(expressions(p)),
  stem: (p) => {
    const { who, does, one, other, only } = pairOf(p);
    return md`${who}. La probabilidad de que ${does} ${one} es $${texDecimal(frac(p.first, 10))}$ y la de que ${does} ${other}, $${texDecimal(frac(p.second, 10))}$; ambos resultados son independientes. ¿Cuál de las siguientes expresiones representa la probabilidad de que ${does} **${only}**?`;
  },
  key: (p) => expressions(p)[0],
  oracle: (p) => {
    const tenths = integers(1, 10);
    return share(outcomes(tenths, tenths), ([one = 0, other = 0]) => one <= p.first !== other <= p.second);
  },
  distractors: [
    {
      mistake: 'solo-uno-como-al-menos-uno',
      answer: (p) => expressions(p)[1],
      feedback: () => md`Esa es la probabilidad de que ocurra al menos uno: incluye que ocurran los dos.`,
    },
    {
      mistake: 'solo-uno-como-ambos-o-ninguno',
      answer: (p) => expressions(p)[2],
      feedback: () => md`El primer producto es que ocurran los dos y el segundo, que no ocurra ninguno.`,
    },
    {
      mistake: 'solo-uno-multiplica-los-dos-casos',
      answer: (p) => expressions(p)[3],
      feedback: () => md`Los dos casos no pueden ocurrir a la vez: sus probabilidades se suman.`,
    },
  ],
  solution: (p) => {
    const { one, other } = pairOf(p);
    const [yes, no] = [texDecimal(frac(p.first, 10)), texDecimal(frac(10 - p.first, 10))];
    const [yesOther, noOther] = [texDecimal(frac(p.second, 10)), texDecimal(frac(10 - p.second, 10))];
    return [
      {
        title: 'Los casos que sirven',
        text: md`Hay dos: que ocurra con ${one} y no con ${other}, o al revés.`,
      },
      {
        title: 'La probabilidad de cada caso',
        text: md`Por ser independientes, se multiplica: $${yes} \cdot ${noOther}$ en el primero y $${no} \cdot ${yesOther}$ en el segundo.`,
      },
      {
        title: 'Juntar los casos',
        text: md`Son excluyentes, así que se suman: ${expressions(p)[0].text}.`,
      },
    ];
  },
});

function pairOf(p: Draw) {
  return PAIRS[p.pair] ?? PAIRS[0];
}

function expressions(p: Draw) {
  const [a, b] = [frac(p.first, 10), frac(p.second, 10)];
  const [notA, notB] = [frac(1).sub(a), frac(1).sub(b)];
  const [yes, no] = [texDecimal(a), texDecimal(notA)];
  const [yesOther, noOther] = [texDecimal(b), texDecimal(notB)];
  return [
    { text: md`$${yes} \cdot ${noOther} + ${no} \cdot ${yesOther}$`, value: a.mul(notB).add(notA.mul(b)) },
    { text: md`$${yes} + ${yesOther} - ${yes} \cdot ${yesOther}$`, value: a.add(b).sub(a.mul(b)) },
    { text: md`$${yes} \cdot ${yesOther} + ${no} \cdot ${noOther}$`, value: a.mul(b).add(notA.mul(notB)) },
    { text: md`$${yes} \cdot ${noOther} \cdot ${no} \cdot ${yesOther}$`, value: a.mul(notB).mul(notA).mul(b) },
  ] as const;
}
