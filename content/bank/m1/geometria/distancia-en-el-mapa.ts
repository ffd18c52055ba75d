import { amountAnswer } from '../../authoring/answer.ts';
import {
  allDifferent,
  decimal,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

const WALLS = [
  { map: 'El plano de un liceo', stretch: 'un pasillo' },
  { map: 'El plano de un centro cultural', stretch: 'el escenario' },
  { map: 'El plano de una feria libre', stretch: 'la calle principal' },
  { map: 'El plano de un invernadero', stretch: 'una hilera de plantas' },
  { map: 'El plano de un consultorio', stretch: 'la sala de espera' },
] as const;

export default defineTemplate({
  id: 'm1-distancia-en-el-mapa',
  version: 1,
  content: 'm1.geometria.semejanza.escala',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    tenths: random.integer(15, 120),
    scale: random.pick([50, 100, 150, 200, 250, 400, 500]),
    ...random.pick(WALLS),
  }),
  accepts: (p) =>
    p.tenths % 10 !== 0 &&
    realCentimetres(p) >= 400 &&
    realCentimetres(p) <= 8000 &&
    allDifferent([key(p), byTen(p), byThousand(p), divided(p)]),
  stem: (p) =>
    md`${p.map} está dibujado a escala 1 : ${p.scale}. En él, ${p.stretch} mide ${decimal(frac(p.tenths, 10))} cm de largo. ¿Cuál es su largo real?`,
  key,
  oracle: (p) => {
    // Millimetres of the map, one by one: each stands for `scale` millimetres.
    let millimetres = 0;
    for (let drawn = 0; drawn < p.tenths; drawn++) millimetres += p.scale;
    return frac(millimetres, 1000);
  },
  distractors: [
    {
      mistake: 'escala-diez-centimetros-por-metro',
      answer: byTen,
      feedback: () => md`La escala está bien usada; revisa cuántos centímetros tiene un metro.`,
    },
    {
      mistake: 'escala-mil-centimetros-por-metro',
      answer: byThousand,
      feedback: () => md`Al pasar de centímetros a metros dividiste por 1.000; revisa esa conversión.`,
    },
    {
      mistake: 'escala-divide-en-vez-de-multiplicar',
      answer: divided,
      feedback: () =>
        md`Dividiste la escala por la medida: la medida real es la dibujada tantas veces como diga la escala.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué dice la escala',
      text: md`Cada centímetro del plano representa ${p.scale} cm reales: $${texDecimal(frac(p.tenths, 10))} \cdot ${p.scale} = ${texDecimal(realCentimetres(p))}$ cm.`,
    },
    {
      title: 'Pasar a metros',
      text: md`Un metro tiene 100 cm: $${texDecimal(realCentimetres(p))} : 100$, es decir, ${key(p).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La medida real en centímetros',
      prompt: md`A escala 1 : ${p.scale}, ¿cuántos centímetros reales son ${decimal(frac(p.tenths, 10))} cm del plano?`,
      answer: enterNumber(realCentimetres(p), { unit: 'cm' }),
      slips: [
        slip(
          frac(p.scale * 10, p.tenths),
          md`Dividiste la escala por la medida: cada centímetro se repite tantas veces como dice la escala.`,
          'escala-divide-en-vez-de-multiplicar',
        ),
        slip(
          frac(p.tenths, 10 * p.scale),
          md`Así lo real sería más chico que el dibujo.`,
          'escala-divide-en-vez-de-multiplicar',
        ),
        slip(frac(p.tenths, 10).add(p.scale), md`La escala multiplica; no se suma.`),
      ],
      done: md`$${texDecimal(frac(p.tenths, 10))} \cdot ${p.scale} = ${texDecimal(realCentimetres(p))}$ cm.`,
    },
    {
      title: 'Pasar a metros',
      prompt: md`¿Cuántos metros mide en la realidad?`,
      answer: enterNumber(frac(realCentimetres(p), 100), { unit: 'm' }),
      slips: [
        slip(
          frac(realCentimetres(p), 10),
          md`Revisa cuántos centímetros tiene un metro: no son $10$.`,
          'escala-diez-centimetros-por-metro',
        ),
        slip(
          frac(realCentimetres(p), 1000),
          md`Revisa cuántos centímetros tiene un metro: no son $1{.}000$.`,
          'escala-mil-centimetros-por-metro',
        ),
        slip(realCentimetres(p) * 100, md`Multiplicaste: hay menos metros que centímetros.`),
      ],
      done: md`Cada metro tiene $100$ cm: son ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly tenths: number;
  readonly scale: number;
}

function realCentimetres(p: Parameters): number {
  return (p.tenths * p.scale) / 10;
}

function key(p: Parameters) {
  return amountAnswer(frac(realCentimetres(p), 100), 'm');
}

function byTen(p: Parameters) {
  return amountAnswer(frac(realCentimetres(p), 10), 'm');
}

function byThousand(p: Parameters) {
  return amountAnswer(frac(realCentimetres(p), 1000), 'm');
}

function divided(p: Parameters) {
  return amountAnswer(frac(p.scale * 10, p.tenths).round(1), 'm');
}
