import { amountAnswer, amountOf } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';
import { cuboid } from '../../authoring/solids.ts';

const TANKS = ['Un acuario', 'Un terrario', 'Un recipiente de acrílico', 'Un estanque de vidrio'] as const;

export default defineTemplate({
  id: 'm1-nivel-del-acuario',
  version: 1,
  content: 'm1.geometria.cuerpos.volumen',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    wide: random.pick([30, 40, 50, 60, 80, 100]),
    deep: random.pick([20, 25, 30, 40, 50]),
    high: random.pick([25, 30, 35, 40, 45, 50]),
    level: random.integer(10, 40),
    tank: random.pick(TANKS),
  }),
  accepts: (p) =>
    p.wide > p.deep &&
    p.level < p.high - 2 &&
    (p.wide * p.deep * p.level) % 1000 === 0 &&
    (litres(p) * 10_000) % (p.wide * p.high) === 0 &&
    allDifferent([key(p), rest(p), hundred(p), otherFace(p)]),
  stem: (p) =>
    md`${p.tank} con forma de paralelepípedo recto mide por dentro ${p.wide} cm de largo, ${p.deep} cm de ancho y ${p.high} cm de alto. Está vacío, apoyado sobre una mesa horizontal, y se vierten en él ${amountOf(litres(p), ['litro', 'litros'])} de agua. Si 1 litro equivale a 1.000 cm³, ¿hasta qué altura llega el agua?`,
  figure: (p) => ({
    kind: 'drawing',
    alt: `Paralelepípedo recto de ${p.wide} cm de largo, ${p.deep} cm de ancho y ${p.high} cm de alto.`,
    ...cuboid(p, { wide: `${p.wide} cm`, deep: `${p.deep} cm`, high: `${p.high} cm` }),
  }),
  key,
  oracle: (p) => frac(onlyOne(integers(1, p.high), (level) => p.wide * p.deep * level === litres(p) * 1000)),
  distractors: [
    {
      mistake: 'nivel-responde-lo-que-falta',
      answer: rest,
      feedback: () => md`Eso es lo que falta para llegar al borde; se pregunta la altura del agua.`,
    },
    {
      mistake: 'litro-como-cien-centimetros-cubicos',
      answer: hundred,
      feedback: () => md`Revisa la conversión: el enunciado dice cuántos centímetros cúbicos hay en un litro.`,
    },
    {
      mistake: 'nivel-divide-por-otra-cara',
      answer: otherFace,
      feedback: () => md`Dividiste por el área de un costado; el agua se reparte sobre el fondo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Convertir',
      text: md`$${texDecimal(litres(p))} \cdot 1000 = ${texDecimal(litres(p) * 1000)}$ cm³ de agua.`,
    },
    { title: 'Área del fondo', text: md`$${p.wide} \cdot ${p.deep} = ${texDecimal(p.wide * p.deep)}$ cm².` },
    {
      title: 'Altura del agua',
      text: md`Volumen dividido por área del fondo: $\frac{${litres(p) * 1000}}{${p.wide * p.deep}} = ${p.level}$. El agua llega a ${key(p).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Pasar a centímetros cúbicos',
      prompt: md`Se vierten ${amountOf(litres(p), ['litro', 'litros'])}. ¿Cuántos cm³ de agua son?`,
      answer: enterNumber(litres(p) * 1000, { unit: 'cm³' }),
      slips: [
        slip(
          litres(p) * 100,
          md`Un litro no son $100$ cm³: vuelve a leer el dato.`,
          'litro-como-cien-centimetros-cubicos',
        ),
        slip(frac(litres(p), 1000), md`Dividiste: en cada litro caben muchos cm³.`),
      ],
      done: md`Cada litro tiene $1{.}000$ cm³.`,
    },
    {
      title: 'El área del fondo',
      prompt: md`El agua se reparte sobre el fondo, de ${p.wide} cm por ${p.deep} cm. ¿Cuántos cm² tiene?`,
      answer: enterNumber(p.wide * p.deep, { unit: 'cm²' }),
      slips: [
        slip(
          p.wide * p.high,
          md`Esa es una cara del costado; el agua se apoya en el fondo.`,
          'nivel-divide-por-otra-cara',
        ),
        slip(2 * (p.wide + p.deep), md`Ese es el contorno del fondo; se pide su área.`),
        slip(p.wide + p.deep, md`Sumaste los lados: el área de un rectángulo es su producto.`),
      ],
      done: md`$${p.wide} \cdot ${p.deep} = ${texDecimal(p.wide * p.deep)}$ cm².`,
    },
    {
      title: 'La altura del agua',
      prompt: md`¿Hasta qué altura llega el agua, en cm?`,
      answer: enterNumber(p.level, { unit: 'cm' }),
      oracle: frac(litres(p) * 1000, p.wide * p.deep),
      slips: [
        slip(rest(p).value, md`Eso es lo que falta para el borde.`, 'nivel-responde-lo-que-falta'),
        slip(hundred(p).value, md`Revisa la conversión de litros a cm³.`, 'litro-como-cien-centimetros-cubicos'),
        slip(
          otherFace(p).value,
          md`Dividiste por el área de un costado y no por la del fondo.`,
          'nivel-divide-por-otra-cara',
        ),
      ],
      done: md`Volumen dividido por área del fondo: llega a ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly level: number;
}

function litres(p: Parameters): number {
  return (p.wide * p.deep * p.level) / 1000;
}

function key(p: Parameters) {
  return amountAnswer(frac(litres(p) * 1000, p.wide * p.deep), 'cm');
}

function rest(p: Parameters) {
  return amountAnswer(p.high - p.level, 'cm');
}

function hundred(p: Parameters) {
  return amountAnswer(frac(litres(p) * 100, p.wide * p.deep), 'cm');
}

function otherFace(p: Parameters) {
  return amountAnswer(frac(litres(p) * 1000, p.wide * p.high), 'cm');
}
