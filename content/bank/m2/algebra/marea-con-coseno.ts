import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

/** Heights in tenths of a metre. */
interface Draw {
  readonly high: number;
  readonly low: number;
  readonly hours: number;
  readonly port: string;
}

export default defineTemplate<Draw>({
  id: 'm2-marea-con-coseno',
  version: 1,
  content: 'm2.algebra.trigonometricas.problemas',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    high: random.integer(14, 64),
    low: random.integer(2, 20),
    hours: random.pick([5, 6, 7, 8]),
    port: random.pick(['Puerto Montt', 'Ancud', 'Castro', 'Calbuco', 'Chonchi']),
  }),
  accepts: (p) =>
    p.high - p.low >= 10 &&
    (p.high - p.low) % 2 === 0 &&
    allDifferent(Object.values(functions(p)).map(({ value }) => value)),
  stem: (p) =>
    md`En un modelo de la marea en un muelle de ${p.port}, la altura del agua varía periódicamente entre un máximo de $${tenths(p.high)}$ m, que ocurre en $t = 0$, y un mínimo de $${tenths(p.low)}$ m, que ocurre por primera vez en $t = ${p.hours}$ horas (datos ficticios). ¿Cuál de las siguientes funciones puede representar la altura del agua, en metros, a las $t$ horas?`,
  key: (p) => functions(p).right,
  oracle: (p) => {
    const fitting = Object.values(functions(p)).filter(({ at }) => {
      const early = Array.from({ length: 50 }, (_, place) => at((place * p.hours) / 50));
      return (
        Math.abs(at(0) - p.high / 10) < 1e-9 &&
        Math.abs(at(p.hours) - p.low / 10) < 1e-9 &&
        early.every((height) => height > p.low / 10 + 1e-9)
      );
    });
    return fitting.length === 1 ? (fitting[0]?.value ?? '') : 'not one function';
  },
  distractors: [
    {
      mistake: 'toma-medio-periodo-por-periodo',
      answer: (p) => functions(p).halfPeriod,
      feedback: (p) => md`Del máximo al mínimo pasa medio período: a las ${p.hours} horas tu función vuelve al máximo.`,
    },
    {
      mistake: 'usa-seno-para-partir-en-el-maximo',
      answer: (p) => functions(p).sine,
      feedback: () => md`En $t = 0$ el seno vale $0$, y la marea parte en su máximo.`,
    },
    {
      mistake: 'usa-el-maximo-por-amplitud',
      answer: (p) => functions(p).wholeHeight,
      feedback: () => md`La amplitud es la mitad de la diferencia entre máximo y mínimo: reemplaza $t = 0$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Centro y amplitud',
      text: md`El centro es $\frac{${tenths(p.high)} + ${tenths(p.low)}}{2} = ${texDecimal(centre(p))}$ y la amplitud es $\frac{${tenths(p.high)} - ${tenths(p.low)}}{2} = ${texDecimal(amplitude(p))}$.`,
    },
    {
      title: 'El período',
      text: md`Del máximo al mínimo pasa medio período, así que el período es $${2 * p.hours}$ horas y el factor de $t$ es $\frac{2\pi}{${2 * p.hours}} = \frac{\pi}{${p.hours}}$.`,
    },
    {
      title: 'La función',
      text: md`Como en $t = 0$ está en el máximo, se usa el coseno: ${functions(p).right.text}.`,
    },
  ],
});

function tenths(value: number): string {
  return texDecimal(frac(value, 10), 1);
}

function centre(p: Draw) {
  return frac(p.high + p.low, 20);
}

function amplitude(p: Draw) {
  return frac(p.high - p.low, 20);
}

function functions(p: Draw) {
  const [c, a] = [centre(p).valueOf(), amplitude(p).valueOf()];
  const option = (tex: string, at: (t: number) => number) => ({ text: md`$h(t) = ${tex}$`, value: tex, at });
  const [c$, a$] = [texDecimal(centre(p)), texDecimal(amplitude(p))];
  return {
    right: option(
      md`${c$} + ${a$} \cos \left(\frac{\pi}{${p.hours}} t\right)`,
      (t) => c + a * Math.cos((Math.PI / p.hours) * t),
    ),
    halfPeriod: option(
      md`${c$} + ${a$} \cos \left(\frac{2\pi}{${p.hours}} t\right)`,
      (t) => c + a * Math.cos(((2 * Math.PI) / p.hours) * t),
    ),
    sine: option(
      md`${c$} + ${a$}\operatorname{sen} \left(\frac{\pi}{${p.hours}} t\right)`,
      (t) => c + a * Math.sin((Math.PI / p.hours) * t),
    ),
    wholeHeight: option(
      md`${c$} + ${tenths(p.high)} \cos \left(\frac{\pi}{${p.hours}} t\right)`,
      (t) => c + (p.high / 10) * Math.cos((Math.PI / p.hours) * t),
    ),
  };
}
