import { amountAnswer, amountOf } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
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
