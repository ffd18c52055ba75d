import { allDifferent, defineTemplate, enterNumber, md, slip } from '../../authoring/index.ts';

/** f(x) = factor · sin (times · x) + centre */
interface Draw {
  readonly factor: number;
  readonly times: number;
  readonly centre: number;
  readonly curve: 'sin' | 'cos';
}

export default defineTemplate<Draw>({
  id: 'm2-maximo-y-minimo-de-una-sinusoide',
  version: 1,
  content: 'm2.algebra.trigonometricas.graficos',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    factor: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
    times: random.integer(2, 7),
    centre: random.pick([-8, -7, -5, -4, -3, -1, 1, 3, 4, 5, 7, 8]),
    curve: random.pick(['sin', 'cos'] as const),
  }),
  accepts: (p) =>
    allDifferent(
      [
        right(p),
        [-size(p), size(p)],
        [p.centre - size(p) * p.times, p.centre + size(p) * p.times],
        [p.centre - 1, p.centre + 1],
      ].map(String),
    ),
  stem: (p) =>
    md`¿Cuáles son el valor mínimo y el valor máximo de la función $f(x) = ${p.factor} ${p.curve === 'sin' ? SINE : COSINE} (${p.times}x) ${p.centre < 0 ? '-' : '+'} ${Math.abs(p.centre)}$?`,
  key: (p) => option(right(p)),
  oracle: (p) => {
    let [least, most] = [Infinity, -Infinity];
    for (let place = 0; place < 3600; place++) {
      const value = p.factor * Math[p.curve]((p.times * place * Math.PI) / 1800) + p.centre;
      [least, most] = [Math.min(least, value), Math.max(most, value)];
    }
    return option([Math.round(least), Math.round(most)]).value;
  },
  distractors: [
    {
      mistake: 'olvida-el-desplazamiento-vertical',
      answer: (p) => option([-size(p), size(p)]),
      feedback: () => md`Esos son los extremos antes de sumar el término que está fuera de la función.`,
    },
    {
      mistake: 'multiplica-la-amplitud-por-la-frecuencia',
      answer: (p) => option([p.centre - size(p) * p.times, p.centre + size(p) * p.times]),
      feedback: () => md`El número que multiplica a $x$ cambia el período, no la altura de la curva.`,
    },
    {
      mistake: 'usa-amplitud-uno',
      answer: (p) => option([p.centre - 1, p.centre + 1]),
      feedback: () => md`Consideraste que la función va de $-1$ a $1$, pero está multiplicada por un número.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuánto varía la parte trigonométrica',
      text: md`$${p.curve === 'sin' ? SINE : COSINE} (${p.times}x)$ toma valores entre $-1$ y $1$; al multiplicar por $${p.factor}$, entre $-${size(p)}$ y $${size(p)}$.`,
    },
    {
      title: 'Sumar el desplazamiento',
      text: md`Se agrega $${p.centre}$ a ambos extremos: ${option(right(p)).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Cuánto se aleja del centro',
      prompt: md`$${p.curve === 'sin' ? SINE : COSINE} (${p.times}x)$ va de $-1$ a $1$. ¿Cuál es el mayor valor de $${p.factor} ${p.curve === 'sin' ? SINE : COSINE} (${p.times}x)$?`,
      answer: enterNumber(size(p)),
      slips: [
        slip(-size(p), md`Ese es el menor valor.`),
        slip(1, md`Falta el número que multiplica a la función.`, 'usa-amplitud-uno'),
        slip(
          size(p) * p.times,
          md`El número que acompaña a la $x$ cambia el período, no la altura.`,
          'multiplica-la-amplitud-por-la-frecuencia',
        ),
      ],
      done: md`Va de $-${size(p)}$ a $${size(p)}$.`,
    },
    {
      title: 'El valor mínimo',
      prompt: md`Ahora agrega el término que está fuera. ¿Cuál es el valor mínimo de $f$?`,
      answer: enterNumber(p.centre - size(p)),
      slips: [
        slip(-size(p), md`Falta el término que está fuera de la función.`, 'olvida-el-desplazamiento-vertical'),
        slip(p.centre + size(p), md`Ese es el máximo.`),
        slip(p.centre - 1, md`Falta el número que multiplica a la función.`, 'usa-amplitud-uno'),
        slip(
          p.centre - size(p) * p.times,
          md`El número que acompaña a la $x$ no cambia la altura.`,
          'multiplica-la-amplitud-por-la-frecuencia',
        ),
      ],
      done: md`$-${size(p)} ${p.centre < 0 ? '-' : '+'} ${Math.abs(p.centre)} = ${p.centre - size(p)}$.`,
    },
    {
      title: 'El valor máximo',
      prompt: md`¿Y el valor máximo?`,
      answer: enterNumber(p.centre + size(p)),
      slips: [
        slip(size(p), md`Falta el término que está fuera de la función.`, 'olvida-el-desplazamiento-vertical'),
        slip(p.centre - size(p), md`Ese es el mínimo.`),
        slip(p.centre + 1, md`Falta el número que multiplica a la función.`, 'usa-amplitud-uno'),
        slip(
          p.centre + size(p) * p.times,
          md`El número que acompaña a la $x$ no cambia la altura.`,
          'multiplica-la-amplitud-por-la-frecuencia',
        ),
      ],
      done: md`$${size(p)} ${p.centre < 0 ? '-' : '+'} ${Math.abs(p.centre)} = ${p.centre + size(p)}$.`,
    },
  ],
});

const [SINE, COSINE] = [md`\operatorname{sen}`, md`\cos`];

function size(p: Draw): number {
  return Math.abs(p.factor);
}

function right(p: Draw): readonly [number, number] {
  return [p.centre - size(p), p.centre + size(p)];
}

function option([least, most]: readonly [number, number]) {
  return { text: md`Mínimo $${least}$ y máximo $${most}$`, value: `${least} ${most}` };
}
