import { allDifferent, amountAnswer, decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

/** f(t) = centre + 2·half·sin (2πt / period); the level is `half` over the centre, or under it. */
interface Draw {
  readonly period: number;
  readonly centre: number;
  readonly half: number;
  readonly isOver: boolean;
  readonly thing: number;
}

const THINGS = [
  { what: 'La temperatura de un invernadero', unit: '°C', time: ['hora', 'horas'] },
  { what: 'La altura del agua en un estero con mareas', unit: 'cm', time: ['hora', 'horas'] },
  { what: 'La profundidad de un émbolo', unit: 'cm', time: ['segundo', 'segundos'] },
  { what: 'La altura de una canastilla giratoria', unit: 'm', time: ['minuto', 'minutos'] },
] as const;

export default defineTemplate<Draw>({
  id: 'm2-horas-sobre-un-nivel',
  version: 1,
  content: 'm2.algebra.trigonometricas.problemas',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => ({
    period: random.pick([6, 9, 12, 15, 18, 24, 30]),
    centre: 2 * random.integer(7, 15),
    half: random.integer(2, 6),
    isOver: random.pick([true, false]),
    thing: random.integer(0, THINGS.length - 1),
  }),
  accepts: (p) => p.centre > 2 * p.half + 1 && allDifferent(durations(p)),
  stem: (p) => {
    const { what, unit, time } = thingOf(p);
    return md`${what}, en ${unit}, se modela con $f(t) = ${p.centre} + ${2 * p.half} \operatorname{sen} \left(${angle(p)}\right)$, donde $t$ es el tiempo en ${time[1]}. ¿Durante ${time[0] === 'hora' ? 'cuántas' : 'cuántos'} ${time[1]} de cada ciclo es mayor que ${level(p)} ${unit}?`;
  },
  key: (p) => duration(p, durations(p)[0]),
  oracle: (p) => {
    const steps = 3600;
    let over = 0;
    for (let step = 0; step < steps; step++) {
      const t = ((step + 0.5) / steps) * p.period;
      if (p.centre + 2 * p.half * Math.sin((2 * Math.PI * t) / p.period) > level(p)) over += 1;
    }
    return frac(over * p.period, steps);
  },
  distractors: [
    {
      mistake: 'da-el-tiempo-bajo-el-nivel',
      answer: (p) => duration(p, durations(p)[1]),
      feedback: (p) =>
        md`Ese es el tiempo en que el valor es menor que ${level(p)}: revisa entre qué ángulos el seno es mayor.`,
    },
    {
      mistake: 'reparte-la-altura-en-forma-pareja',
      answer: (p) => duration(p, durations(p)[2]),
      feedback: () => md`El seno no cambia en forma pareja: cerca del máximo y del mínimo cambia más lento.`,
    },
    {
      mistake: 'da-un-instante-y-no-la-duracion',
      answer: (p) => duration(p, durations(p)[3]),
      feedback: (p) => md`Ese es un instante en que el valor es ${level(p)}; se pide cuánto tiempo pasa sobre él.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La ecuación',
      text: md`El valor es ${level(p)} cuando $${2 * p.half} \operatorname{sen} \theta = ${p.isOver ? '' : '-'}${p.half}$, con $\theta = ${angle(p)}$, es decir, cuando $\operatorname{sen} \theta = ${p.isOver ? '' : '-'}\frac{1}{2}$.`,
    },
    {
      title: 'Los ángulos de un ciclo',
      text: p.isOver
        ? md`Ocurre en $\theta = \frac{\pi}{6}$ y en $\theta = \frac{5\pi}{6}$. Entre ambos el seno es mayor que $\frac{1}{2}$.`
        : md`Ocurre en $\theta = \frac{7\pi}{6}$ y en $\theta = \frac{11\pi}{6}$. Entre ambos el seno es menor que $-\frac{1}{2}$ y en el resto del ciclo es mayor.`,
    },
    {
      title: 'De ángulos a tiempo',
      text: md`El ángulo recorrido sobre el nivel es $${p.isOver ? md`\frac{2\pi}{3}` : md`\frac{4\pi}{3}`}$, que es $${p.isOver ? md`\frac{1}{3}` : md`\frac{2}{3}`}$ del ciclo de ${decimal(p.period)} ${thingOf(p).time[1]}.`,
    },
    { title: 'Respuesta', text: md`Son ${duration(p, durations(p)[0]).text} de cada ciclo.` },
  ],
});

function thingOf(p: Draw) {
  return THINGS[p.thing] ?? THINGS[0];
}

function level(p: Draw): number {
  return p.isOver ? p.centre + p.half : p.centre - p.half;
}

/** 2πt over the period, in lowest terms. */
function angle(p: Draw): string {
  const { n, d } = frac(2, p.period);
  return md`\frac{${n === 1n ? '' : n.toString()}\pi}{${d.toString()}}t`;
}

/** In the unit of the period: over the level, under it, over it were the curve straight, and when it last crosses it. */
function durations(p: Draw) {
  return [
    frac(p.period * (p.isOver ? 1 : 2), 3),
    frac(p.period * (p.isOver ? 2 : 1), 3),
    frac(p.period * (p.isOver ? 1 : 3), 4),
    frac(p.period * (p.isOver ? 5 : 7), 12),
  ] as const;
}

function duration(p: Draw, value: ReturnType<typeof frac>) {
  return amountAnswer(value, thingOf(p).time);
}
