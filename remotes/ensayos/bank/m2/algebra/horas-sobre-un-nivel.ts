import { allDifferent, amountAnswer, curveWithin, decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

/** f(t) = centre + 2·half·sin (2πt / period); the level is `half` over the centre, or under it. */
interface Draw {
  readonly period: number;
  readonly centre: number;
  readonly half: number;
  readonly isOver: boolean;
  readonly thing: number;
}

const THINGS = [
  { what: 'la temperatura de un invernadero', name: 'Temperatura', unit: '°C', time: ['hora', 'horas'] },
  { what: 'la altura del agua en un estero con mareas', name: 'Altura', unit: 'cm', time: ['hora', 'horas'] },
  { what: 'la profundidad de un émbolo', name: 'Profundidad', unit: 'cm', time: ['segundo', 'segundos'] },
  { what: 'la altura de una canastilla giratoria', name: 'Altura', unit: 'm', time: ['minuto', 'minutos'] },
] as const;

export default defineTemplate<Draw>({
  id: 'm2-horas-sobre-un-nivel',
  version: 1,
  content: 'm2.algebra.trigonometricas.problemas',
  otherContents: ['m2.algebra.trigonometricas.graficos'],
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
    return md`El gráfico muestra un ciclo de ${what}, que se modela con $f(t) = ${p.centre} + ${2 * p.half} \operatorname{sen} \left(${angle(p)}\right)$, donde $t$ es el tiempo en ${time[1]}, y una recta segmentada en ${level(p)} ${unit}. ¿Durante ${time[0] === 'hora' ? 'cuántas' : 'cuántos'} ${time[1]} de cada ciclo el valor de $f$ es mayor que ${level(p)} ${unit}?`;
  },
  figure: (p) => {
    const { name, unit, time } = thingOf(p);
    const top = Math.ceil((p.centre + 2 * p.half + 2) / 5) * 5;
    const plane = { x: [0, p.period], y: [0, top] } as const;
    return {
      kind: 'plane',
      ...plane,
      step: [p.period / 6, 5],
      xTitle: `Tiempo (${time[1]})`,
      yTitle: `${name} (${unit})`,
      shapes: [
        {
          shape: 'path',
          smooth: true,
          accent: 1,
          points: curveWithin((t) => p.centre + 2 * p.half * Math.sin((2 * Math.PI * t) / p.period), {
            ...plane,
            step: p.period / 48,
          }),
        },
        { shape: 'segment', from: [0, level(p)], to: [p.period, level(p)], dashed: true, accent: 2 },
      ],
      alt: `Curva de un ciclo que parte en ${p.centre}, sube hasta ${p.centre + 2 * p.half}, baja hasta ${p.centre - 2 * p.half} y vuelve a ${p.centre} a los ${decimal(p.period)} ${time[1]}. Una recta horizontal segmentada está en ${level(p)}.`,
    };
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
        md`Ese es el tiempo en que el valor es menor que ${level(p)}: mira qué parte de la curva está sobre la recta.`,
    },
    {
      mistake: 'reparte-la-altura-en-forma-pareja',
      answer: (p) => duration(p, durations(p)[2]),
      feedback: () => md`La curva no sube en línea recta: cerca del máximo y del mínimo cambia más lento.`,
    },
    {
      mistake: 'da-un-instante-y-no-la-duracion',
      answer: (p) => duration(p, durations(p)[3]),
      feedback: () => md`Ese es un instante en que la curva corta a la recta; se pide cuánto tiempo pasa sobre ella.`,
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
