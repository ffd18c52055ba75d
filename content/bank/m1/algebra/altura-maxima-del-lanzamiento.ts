import {
  allDifferent,
  amountAnswer,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

/** h(t) = −5t² + speed·t + start, top at t = speed/10 */
interface Draw {
  readonly tenths: number;
  readonly start: number;
  readonly scene: number;
}

const SCENES = [
  { text: 'Desde una terraza se lanza una pelota hacia arriba', what: 'la pelota' },
  { text: 'En un taller de ciencias se lanza un cohete de agua', what: 'el cohete' },
  { text: 'En una competencia de lanzamiento se impulsa una bolsa de arena', what: 'la bolsa' },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-altura-maxima-del-lanzamiento',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    tenths: random.integer(8, 32),
    start: random.integer(1, 12),
    scene: random.integer(0, SCENES.length - 1),
  }),
  accepts: (p) => p.tenths % 2 === 0 && allDifferent([most(p), frac(p.tenths, 10), most(p).sub(p.start), noSquare(p)]),
  stem: (p) =>
    md`${scene(p).text}. Su altura sobre el suelo, en metros, después de $t$ segundos es $h(t) = -5t^2 + ${p.tenths}t + ${p.start}$. ¿Cuál es la altura máxima que alcanza ${scene(p).what}?`,
  key: (p) => metres(most(p)),
  oracle: (p) => {
    let highest = frac(0);
    for (let hundredths = 0; hundredths <= 1000; hundredths++) {
      const t = frac(hundredths, 100);
      const height = t.mul(t).mul(-5).add(t.mul(p.tenths)).add(p.start);
      if (height.compare(highest) > 0) highest = height;
    }
    return highest;
  },
  distractors: [
    {
      mistake: 'da-el-instante-y-no-la-altura',
      answer: (p) => metres(frac(p.tenths, 10)),
      feedback: () => md`Ese número es el instante en que alcanza la altura máxima, en segundos.`,
    },
    {
      mistake: 'olvida-la-altura-inicial',
      answer: (p) => metres(most(p).sub(p.start)),
      feedback: (p) => md`Eso es lo que sube desde el lanzamiento; partió a ${p.start} m del suelo.`,
    },
    {
      mistake: 'no-eleva-al-cuadrado-el-instante',
      answer: (p) => metres(noSquare(p)),
      feedback: () => md`Al reemplazar el instante en la función, el primer término lleva su cuadrado.`,
    },
  ],
  solution: (p) => [
    {
      title: 'En qué instante ocurre',
      text: md`El máximo está en el vértice: $t = -\frac{b}{2a} = \frac{${p.tenths}}{10} = ${texDecimal(frac(p.tenths, 10))}$ segundos.`,
    },
    {
      title: 'La altura en ese instante',
      text: md`$h(${texDecimal(frac(p.tenths, 10))}) = -5 \cdot ${texDecimal(frac(p.tenths, 10).pow(2) ?? 0)} + ${p.tenths} \cdot ${texDecimal(frac(p.tenths, 10))} + ${p.start} = ${texDecimal(most(p))}$.`,
    },
    { title: 'Respuesta', text: md`La altura máxima es ${metres(most(p)).text}.` },
  ],
  steps: (p) => [
    {
      title: 'El instante de la altura máxima',
      prompt: md`En $h(t) = -5t^2 + ${p.tenths}t + ${p.start}$ el máximo está en el vértice. ¿Después de cuántos segundos ocurre?`,
      answer: enterNumber(frac(p.tenths, 10), { unit: 's' }),
      slips: [
        slip(frac(-p.tenths, 10), md`El tiempo no puede ser negativo: revisa los signos de $-\frac{b}{2a}$.`),
        slip(
          frac(p.tenths, 5),
          md`Te faltó el $2$ de $-\frac{b}{2a}$: a los $${texDecimal(frac(p.tenths, 5))}$ s vuelve a la altura inicial.`,
        ),
        slip(p.tenths, md`Ese es el coeficiente de $t$: falta dividirlo.`),
      ],
      done: md`$t = -\frac{${p.tenths}}{2 \cdot (-5)} = ${texDecimal(frac(p.tenths, 10))}$ s.`,
    },
    {
      title: 'El término con el cuadrado',
      prompt: md`Para calcular la altura en ese instante, primero el término $-5t^2$. ¿Cuánto vale?`,
      answer: enterNumber(frac(p.tenths ** 2, -20)),
      slips: [
        slip(frac(-p.tenths, 2), md`Falta elevar al cuadrado el instante.`, 'no-eleva-al-cuadrado-el-instante'),
        slip(frac(p.tenths ** 2, 20), md`El tamaño está bien: el cuadrado es positivo y lo multiplica un negativo.`),
        slip(frac(p.tenths ** 2, 4), md`Primero se eleva el instante y después se multiplica por $-5$.`),
      ],
      done: md`$-5 \cdot ${texDecimal(frac(p.tenths, 10).pow(2) ?? 0)} = ${texDecimal(frac(p.tenths ** 2, -20))}$.`,
    },
    {
      title: 'La altura máxima',
      prompt: md`Suma los otros dos términos. ¿Cuál es la altura máxima, en metros?`,
      answer: enterNumber(most(p), { unit: 'm' }),
      slips: [
        slip(
          most(p).sub(p.start),
          md`Eso es lo que sube desde donde parte: falta la altura inicial.`,
          'olvida-la-altura-inicial',
        ),
        slip(noSquare(p), md`El instante va al cuadrado en el primer término.`, 'no-eleva-al-cuadrado-el-instante'),
        slip(frac(p.tenths, 10), md`Ese es el instante; se pregunta por la altura.`, 'da-el-instante-y-no-la-altura'),
      ],
      done: md`$${texDecimal(frac(p.tenths ** 2, -20))} + ${texDecimal(frac(p.tenths ** 2, 10))} + ${p.start} = ${texDecimal(most(p))}$ m.`,
    },
  ],
});

function scene(p: Draw) {
  return SCENES[p.scene] ?? SCENES[0];
}

function most(p: Draw) {
  return frac(p.tenths ** 2, 20).add(p.start);
}

function noSquare(p: Draw) {
  return frac(-5 * p.tenths, 10)
    .add(frac(p.tenths ** 2, 10))
    .add(p.start);
}

function metres(value: ReturnType<typeof frac>) {
  return amountAnswer(value, 'm');
}
