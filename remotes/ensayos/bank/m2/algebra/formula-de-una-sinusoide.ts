import { curveWithin, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = amplitude · sin (times · x), or cos; the axis is drawn in units of π/4. */
interface Draw {
  readonly amplitude: number;
  readonly times: number;
  readonly curve: 'sin' | 'cos';
}

export default defineTemplate<Draw>({
  id: 'm2-formula-de-una-sinusoide',
  version: 1,
  content: 'm2.algebra.trigonometricas.graficos',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    amplitude: random.integer(2, 9),
    times: random.integer(2, 6),
    curve: random.pick(['sin', 'cos'] as const),
  }),
  accepts: (p) => p.amplitude !== p.times,
  stem: (p) =>
    md`En la figura se muestra un período de la gráfica de una función trigonométrica $f$, desde $x = 0$ hasta $x = ${period(p)}$. ¿Cuál es la función $f$?`,
  figure: (p) => {
    const top = p.amplitude + 1;
    const f = (x: number) =>
      p.amplitude * (p.curve === 'sin' ? Math.sin((2 * Math.PI * x) / 4) : Math.cos((2 * Math.PI * x) / 4));
    return {
      kind: 'plane',
      x: [0, 4],
      y: [-top, top],
      xTitle: 'x, en cuartos de período',
      yTitle: 'y',
      shapes: [
        {
          shape: 'path',
          smooth: true,
          accent: 1,
          points: curveWithin(f, { x: [0, 4], y: [-top, top], step: 0.1 }),
        },
        { shape: 'point', at: [p.curve === 'sin' ? 1 : 0, p.amplitude], accent: 1 },
        { shape: 'point', at: [p.curve === 'sin' ? 3 : 2, -p.amplitude], accent: 1 },
      ],
      alt: `Un período de una curva sinusoidal, dividido en cuatro partes iguales. ${
        p.curve === 'sin'
          ? `Parte en (0, 0), sube hasta ${p.amplitude} al cuarto del período, vuelve a 0 a la mitad, baja hasta −${p.amplitude} a los tres cuartos y termina en 0.`
          : `Parte en la altura ${p.amplitude}, llega a 0 al cuarto del período, baja hasta −${p.amplitude} a la mitad, vuelve a 0 a los tres cuartos y termina en la altura ${p.amplitude}.`
      }`,
      caption: 'El eje x está graduado en cuartos de período.',
    };
  },
  key: (p) => option(p.amplitude, p.times, p.curve),
  oracle: (p) => {
    // The one whose greatest value, value at 0 and number of turns up to 2π are those of the picture.
    for (const curve of ['sin', 'cos'] as const)
      for (let amplitude = 1; amplitude <= 10; amplitude++)
        for (let times = 1; times <= 10; times++) {
          const atStart = amplitude * Math[curve](0);
          const length = (2 * Math.PI) / times;
          const drawn = (2 * Math.PI) / p.times;
          if (
            Math.abs(atStart - (p.curve === 'cos' ? p.amplitude : 0)) < 1e-9 &&
            Math.abs(length - drawn) < 1e-9 &&
            amplitude === p.amplitude
          )
            return option(amplitude, times, curve).value;
        }
    return 'no function fits';
  },
  distractors: [
    {
      mistake: 'intercambia-amplitud-y-frecuencia',
      answer: (p) => option(p.times, p.amplitude, p.curve),
      feedback: () => md`La altura máxima es el factor de afuera; lo que cambia el período va dentro.`,
    },
    {
      mistake: 'confunde-seno-con-coseno',
      answer: (p) => option(p.amplitude, p.times, p.curve === 'sin' ? 'cos' : 'sin'),
      feedback: () => md`Mira la altura de la curva en $x = 0$: el seno parte en $0$ y el coseno, en su máximo.`,
    },
    {
      mistake: 'toma-la-altura-total-por-amplitud',
      answer: (p) => option(2 * p.amplitude, p.times, p.curve),
      feedback: () => md`La amplitud se mide desde el centro de la curva, no desde el mínimo hasta el máximo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Seno o coseno',
      text: md`En $x = 0$ la curva está en $${p.curve === 'sin' ? 0 : p.amplitude}$: corresponde a un ${p.curve === 'sin' ? 'seno' : 'coseno'}.`,
    },
    {
      title: 'La amplitud',
      text: md`El máximo es $${p.amplitude}$ y el mínimo es $-${p.amplitude}$: la amplitud es $${p.amplitude}$.`,
    },
    {
      title: 'El período',
      text: md`El período es $${period(p)}$. Como $\frac{2\pi}{b} = ${period(p)}$, $b = ${p.times}$. La función es ${option(p.amplitude, p.times, p.curve).text}.`,
    },
  ],
});

/** 2π divided by the times, in lowest terms. */
function period(p: Draw): string {
  if (p.times === 2) return md`\pi`;
  return p.times % 2 === 0 ? md`\frac{\pi}{${p.times / 2}}` : md`\frac{2\pi}{${p.times}}`;
}

function option(amplitude: number, times: number, curve: 'sin' | 'cos') {
  return {
    text: md`$f(x) = ${amplitude} ${curve === 'sin' ? SINE : COSINE} (${times}x)$`,
    value: `${amplitude} ${curve} ${times}`,
  };
}

const [SINE, COSINE] = [md`\text{sen}`, md`\cos`];
