import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const ARCHES = [
  'El arco de un puente de piedra',
  'El techo de una bodega',
  'La ventana de una capilla',
  'El túnel de un canal',
] as const;

/** Half a chord, its distance from the centre and the radius. */
const TRIANGLES = [
  { half: 3, rest: 4, radius: 5 },
  { half: 4, rest: 3, radius: 5 },
  { half: 12, rest: 5, radius: 13 },
  { half: 15, rest: 8, radius: 17 },
  { half: 8, rest: 15, radius: 17 },
  { half: 12, rest: 9, radius: 15 },
  { half: 21, rest: 20, radius: 29 },
  { half: 20, rest: 21, radius: 29 },
] as const;

export default defineTemplate({
  id: 'm2-arco-de-un-puente',
  version: 1,
  content: 'm2.geometria.circunferencia.problemas',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => {
    const { half, rest, radius } = random.pick(TRIANGLES);
    const factor = random.integer(1, 4);
    return { half: half * factor, rise: (radius - rest) * factor, arch: random.pick(ARCHES) };
  },
  accepts: (p) => p.half <= 40 && allDifferent([key(p), diameter(p), wholeChord(p), halfChord(p)]),
  stem: (p) =>
    md`${p.arch} es un arco de circunferencia. La cuerda AB que une sus extremos mide ${2 * p.half} m y la mayor altura del arco sobre esa cuerda, en su punto medio, es de ${p.rise} m, como muestra la figura. ¿Cuál es el radio de la circunferencia?`,
  figure: (p) => {
    const radius = (p.half ** 2 + p.rise ** 2) / (2 * p.rise);
    const tilt = (Math.asin(p.half / radius) * 180) / Math.PI;
    const { at, width, height, length } = frame([
      [-p.half, 0],
      [p.half, p.rise],
    ]);
    return {
      kind: 'drawing',
      width,
      height: height + 0.4,
      alt: `Arco de circunferencia sobre la cuerda horizontal AB de ${2 * p.half} m. Un segmento vertical de ${p.rise} m une el punto medio de la cuerda con el punto más alto del arco.`,
      shapes: [
        { shape: 'segment', from: at(-p.half, 0), to: at(p.half, 0) },
        {
          shape: 'arc',
          centre: at(0, p.rise - radius),
          radius: length(radius),
          from: 90 - tilt,
          to: 90 + tilt,
        },
        { shape: 'segment', from: at(0, 0), to: at(0, p.rise), dashed: true, accent: 1 },
        { shape: 'angle', at: at(0, 0), from: at(1, 0), to: at(0, 1), right: true },
        { shape: 'text', at: at(0, 0, 0, -0.7), text: `${2 * p.half} m` },
        { shape: 'text', at: at(0, p.rise, 0, 0.6), text: `altura: ${p.rise} m` },
        { shape: 'text', at: at(-p.half, 0, -0.5), text: 'A' },
        { shape: 'text', at: at(p.half, 0, 0.5), text: 'B' },
      ],
    };
  },
  key,
  oracle: (p) =>
    // The centre lies under the top at the radius, and as far from A.
    frac(onlyOne(integers(1, 400), (radius) => p.half ** 2 + (p.rise - radius) ** 2 === radius ** 2)),
  distractors: [
    {
      mistake: 'arco-da-el-diametro',
      answer: diameter,
      feedback: () => md`Esa es la medida del diámetro; revisa qué se pregunta.`,
    },
    {
      mistake: 'arco-cuerda-completa-por-media',
      answer: wholeChord,
      feedback: () => md`Usaste la cuerda completa como cateto; la altura la divide en dos partes iguales.`,
    },
    {
      mistake: 'arco-media-cuerda-como-radio',
      answer: halfChord,
      feedback: () => md`La cuerda AB no es un diámetro: el centro no está sobre ella.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Ubicar el centro',
      text: md`El centro O está en la recta de la altura, a distancia $r$ del punto más alto y a $r - ${p.rise}$ de la cuerda.`,
    },
    {
      title: 'Un triángulo rectángulo',
      text: md`Con la mitad de la cuerda y el radio OA: $r^2 = ${p.half}^2 + (r - ${p.rise})^2$.`,
    },
    {
      title: 'Resolver',
      text: md`$0 = ${p.half ** 2} - ${2 * p.rise}r + ${p.rise ** 2}$, de donde $r = \frac{${p.half ** 2 + p.rise ** 2}}{${2 * p.rise}}$. El radio es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly half: number;
  readonly rise: number;
}

function key(p: Parameters) {
  return amountAnswer(frac(p.half ** 2 + p.rise ** 2, 2 * p.rise), 'm');
}

function diameter(p: Parameters) {
  return amountAnswer(frac(p.half ** 2 + p.rise ** 2, p.rise), 'm');
}

function wholeChord(p: Parameters) {
  return amountAnswer(frac(4 * p.half ** 2 + p.rise ** 2, 2 * p.rise).round(1), 'm');
}

function halfChord(p: Parameters) {
  return amountAnswer(p.half, 'm');
}
