import { curveWithin, defineTemplate, frac, md, type Shape } from '../../authoring/index.ts';

/** f(x) = amplitude · sin (times · x), or cos. */
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
    // One period is 12 wide and the amplitude 4 high, whichever they are; marks say what they stand for.
    const f = (x: number) =>
      6 + 4 * (p.curve === 'sin' ? Math.sin((Math.PI * (x - 3)) / 6) : Math.cos((Math.PI * (x - 3)) / 6));
    const quarters = [1, 2, 3, 4];
    return {
      kind: 'drawing',
      width: 18,
      height: 12,
      shapes: [
        { shape: 'arrow', from: [1, 6], to: [17, 6] },
        { shape: 'arrow', from: [3, 0.5], to: [3, 11.5] },
        { shape: 'text', at: [17, 5], text: 'x', anchor: 'middle' },
        { shape: 'text', at: [3.6, 11], text: 'y', anchor: 'middle' },
        ...quarters.map(
          (quarter): Shape => ({
            shape: 'segment',
            from: [3 + 3 * quarter, 5.8],
            to: [3 + 3 * quarter, 6.2],
          }),
        ),
        ...[2, 4].map(
          (quarter): Shape => ({
            shape: 'text',
            at: [3 + 3 * quarter, 4.9],
            text: plainPi(quarter, 2 * p.times),
            anchor: 'middle',
          }),
        ),
        { shape: 'segment', from: [2.8, 10], to: [15, 10], dashed: true },
        { shape: 'segment', from: [2.8, 2], to: [15, 2], dashed: true },
        { shape: 'text', at: [2.6, 9.8], text: String(p.amplitude), anchor: 'end' },
        { shape: 'text', at: [2.6, 1.8], text: `−${p.amplitude}`, anchor: 'end' },
        { shape: 'path', smooth: true, accent: 1, points: curveWithin(f, { x: [3, 15], y: [0, 12], step: 0.25 }) },
      ],
      alt: `Un período de una curva sinusoidal, de x = 0 a x = ${plainPi(4, 2 * p.times)}, dividido en cuatro partes iguales. ${
        p.curve === 'sin'
          ? `Parte en (0, 0), sube hasta ${p.amplitude} al cuarto del período, vuelve a 0 a la mitad, baja hasta −${p.amplitude} a los tres cuartos y termina en 0.`
          : `Parte en la altura ${p.amplitude}, llega a 0 al cuarto del período, baja hasta −${p.amplitude} a la mitad, vuelve a 0 a los tres cuartos y termina en la altura ${p.amplitude}.`
      }`,
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

const [SINE, COSINE] = [md`\operatorname{sen}`, md`\cos`];

/** `above`/`below` of π, as plain text: `π/3`, `2π/5`. */
function plainPi(above: number, below: number): string {
  const share = frac(above, below);
  return `${share.n === 1n ? '' : share.n}π${share.d === 1n ? '' : `/${share.d}`}`;
}
