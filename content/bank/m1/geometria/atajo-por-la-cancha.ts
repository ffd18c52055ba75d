import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const TRIANGLES = [
  { short: 3, long: 4, diagonal: 5 },
  { short: 5, long: 12, diagonal: 13 },
  { short: 8, long: 15, diagonal: 17 },
  { short: 20, long: 21, diagonal: 29 },
] as const;
const PLACES = ['una cancha', 'una plaza', 'un patio', 'un estacionamiento', 'un potrero'] as const;
const PEOPLE = ['Antonia', 'Vicente', 'Millaray', 'Joaquín', 'Rayén', 'Tomás'] as const;

export default defineTemplate({
  id: 'm1-atajo-por-la-cancha',
  version: 1,
  content: 'm1.geometria.figuras.pitagoras',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const { short, long, diagonal } = random.pick(TRIANGLES);
    const factor = random.integer(2, 16);
    return {
      short: short * factor,
      long: long * factor,
      diagonal: diagonal * factor,
      place: random.pick(PLACES),
      person: random.pick(PEOPLE),
    };
  },
  accepts: (p) =>
    p.diagonal >= 30 && p.diagonal <= 130 && allDifferent([key(p), theDiagonal(p), halfWay(p), againstOneSide(p)]),
  stem: (p) =>
    md`${p.person} va de una esquina a la esquina opuesta de ${p.place} rectangular de ${p.long} m de largo y ${p.short} m de ancho. Puede caminar por dos de los bordes o cruzar en línea recta. ¿Cuántos metros menos recorre si cruza en línea recta?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [p.long, p.short],
    ]);
    return {
      kind: 'drawing',
      width: width + 1.2,
      height,
      alt: `Rectángulo de ${p.long} m de largo y ${p.short} m de ancho con una diagonal punteada entre dos esquinas opuestas, llamadas inicio y término.`,
      shapes: [
        { shape: 'polygon', points: [at(0, 0), at(p.long, 0), at(p.long, p.short), at(0, p.short)] },
        { shape: 'segment', from: at(0, 0), to: at(p.long, p.short), dashed: true, accent: 1 },
        { shape: 'text', at: at(p.long / 2, 0, 0, -0.7), text: `${p.long} m` },
        { shape: 'text', at: at(p.long, p.short / 2, 0.3), text: `${p.short} m`, anchor: 'start' },
        { shape: 'text', at: at(0, 0, 0, -0.7), text: 'inicio' },
        { shape: 'text', at: at(p.long, p.short, 0, 0.7), text: 'término' },
      ],
    };
  },
  key,
  oracle: (p) => {
    const walked = p.short + p.long;
    return frac(onlyOne(integers(1, p.short), (saved) => (walked - saved) ** 2 === p.short ** 2 + p.long ** 2));
  },
  distractors: [
    {
      mistake: 'atajo-responde-la-diagonal',
      answer: theDiagonal,
      feedback: () => md`Ese es el largo del cruce; se pregunta cuánto se ahorra respecto de los bordes.`,
    },
    {
      mistake: 'atajo-diagonal-como-promedio',
      answer: halfWay,
      feedback: () => md`Tomaste la diagonal como la mitad de los dos bordes; hay que calcularla con Pitágoras.`,
    },
    {
      mistake: 'atajo-compara-con-un-lado',
      answer: againstOneSide,
      feedback: () => md`Comparaste la diagonal con un solo borde; por fuera se recorren los dos.`,
    },
  ],
  solution: (p) => [
    { title: 'Por los bordes', text: md`Se recorren $${p.long} + ${p.short} = ${p.long + p.short}$ metros.` },
    {
      title: 'En línea recta',
      text: md`La diagonal es la hipotenusa de un triángulo rectángulo: $\sqrt{${p.long}^2 + ${p.short}^2} = \sqrt{${p.diagonal ** 2}} = ${p.diagonal}$ metros.`,
    },
    {
      title: 'La diferencia',
      text: md`$${p.long + p.short} - ${p.diagonal} = ${p.long + p.short - p.diagonal}$, es decir, recorre ${key(p).text} menos.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Por los bordes',
      prompt: md`¿Cuántos metros recorre si va por dos bordes?`,
      answer: enterNumber(p.long + p.short, { unit: 'm' }),
      slips: [
        slip(2 * (p.long + p.short), md`Esa es la vuelta entera: hasta la esquina opuesta son dos bordes.`),
        slip(p.long * p.short, md`Ese número es el área; se pide el camino.`),
      ],
      done: md`$${p.long} + ${p.short} = ${p.long + p.short}$ m.`,
    },
    {
      title: 'En línea recta',
      prompt: md`¿Y cuántos metros mide el cruce en línea recta?`,
      answer: enterNumber(p.diagonal, { unit: 'm' }),
      oracle: Math.hypot(p.long, p.short),
      slips: [
        slip(
          frac(p.long + p.short, 2),
          md`No es la mitad de los bordes: el cruce es una hipotenusa.`,
          'atajo-diagonal-como-promedio',
        ),
        slip(p.long ** 2 + p.short ** 2, md`Ese es su cuadrado: falta sacar la raíz.`),
        slip(p.long - p.short, md`Restaste los lados: usa la suma de sus cuadrados.`, 'pitagoras-resta-los-lados'),
      ],
      done: md`$\sqrt{${p.long}^2 + ${p.short}^2} = \sqrt{${texDecimal(p.diagonal ** 2)}} = ${p.diagonal}$ m.`,
    },
    {
      title: 'Lo que se ahorra',
      prompt: md`¿Cuántos metros menos recorre por el cruce?`,
      answer: enterNumber(p.short + p.long - p.diagonal, { unit: 'm' }),
      slips: [
        slip(p.diagonal, md`Eso mide el cruce; se pregunta cuánto se ahorra.`, 'atajo-responde-la-diagonal'),
        slip(
          p.diagonal - p.long,
          md`Comparaste con un solo borde, y por fuera se recorren dos.`,
          'atajo-compara-con-un-lado',
        ),
        slip(p.short + p.long + p.diagonal, md`Sumaste los dos caminos: para comparar se restan.`),
      ],
      done: md`$${p.long + p.short} - ${p.diagonal}$: son ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly short: number;
  readonly long: number;
  readonly diagonal: number;
}

function key(p: Parameters) {
  return amountAnswer(p.short + p.long - p.diagonal, 'm');
}

function theDiagonal(p: Parameters) {
  return amountAnswer(p.diagonal, 'm');
}

function halfWay(p: Parameters) {
  return amountAnswer(frac(p.short + p.long, 2), 'm');
}

function againstOneSide(p: Parameters) {
  return amountAnswer(p.diagonal - p.long, 'm');
}
