import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

/** Half of the fence, and by how much the length must exceed the width, in metres. */
interface Draw {
  readonly half: number;
  readonly more: number;
  readonly place: string;
}

export default defineTemplate<Draw>({
  id: 'm1-anchos-posibles-de-un-terreno',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
  skill: 'modelar',
  difficulty: 5,
  parameters: (random) => ({
    half: 3 * random.integer(8, 40),
    more: random.integer(3, 30),
    place: random.pick(['un potrero', 'un huerto', 'un patio', 'una plantación de arándanos']),
  }),
  accepts: (p) =>
    (p.half - p.more) % 2 === 0 &&
    p.half / 3 < (p.half - p.more) / 2 &&
    allDifferent([right(p), wholeFence(p), atMost(p), lengths(p)]),
  stem: (p) =>
    md`Con ${2 * p.half} m de cerco se rodea por completo ${p.place} rectangular, cuyo ancho mide $x$ metros. El largo debe superar al ancho en al menos ${p.more} m, pero no puede medir más que el doble del ancho. ¿Cuál de las siguientes desigualdades representa todos los valores posibles de $x$?`,
  key: right,
  oracle: (p) => {
    const widths = Array.from({ length: 4 * p.half }, (_, index) => frac(index + 1, 4)).filter((x) => {
      const length = frac(2 * p.half)
        .sub(x.mul(2))
        .div(2);
      return length.sub(x).compare(p.more) >= 0 && length.compare(x.mul(2)) <= 0;
    });
    const [least, most] = [widths[0], widths.at(-1)];
    return least && most ? between(least.valueOf(), most.valueOf()).value : 'no width fits';
  },
  distractors: [
    {
      mistake: 'usa-todo-el-contorno-como-dos-lados',
      answer: wholeFence,
      feedback: () => md`El cerco cubre dos anchos y dos largos: un ancho y un largo suman la mitad.`,
    },
    {
      mistake: 'lee-al-menos-como-a-lo-mas',
      answer: atMost,
      feedback: (p) => md`«Al menos ${p.more} m» pide una diferencia de ${p.more} m o mayor; la tuya es menor.`,
    },
    {
      mistake: 'da-los-valores-del-largo',
      answer: lengths,
      feedback: (p) => md`Esos son los valores del largo, $${p.half} - x$; se piden los del ancho.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El largo en función del ancho',
      text: md`Un ancho y un largo suman la mitad del cerco: el largo mide $${p.half} - x$.`,
    },
    {
      title: 'La primera condición',
      text: md`$(${p.half} - x) - x \ge ${p.more}$, de donde $2x \le ${p.half - p.more}$ y $x \le ${(p.half - p.more) / 2}$.`,
    },
    {
      title: 'La segunda condición',
      text: md`$${p.half} - x \le 2x$, de donde $3x \ge ${p.half}$ y $x \ge ${p.half / 3}$.`,
    },
    { title: 'Ambas a la vez', text: md`Los anchos posibles son ${right(p).text}.` },
  ],
});

function between(least: number, most: number) {
  const [low, high] = [texDecimal(frac(least)), texDecimal(frac(most))];
  return { text: md`$${low} \le x \le ${high}$`, value: `${low} ${high}` };
}

function right(p: Draw) {
  return between(p.half / 3, (p.half - p.more) / 2);
}

function wholeFence(p: Draw) {
  return between(2 * (p.half / 3), (2 * p.half - p.more) / 2);
}

function atMost(p: Draw) {
  return between((p.half - p.more) / 2, p.half / 2);
}

function lengths(p: Draw) {
  return between((p.half + p.more) / 2, 2 * (p.half / 3));
}
