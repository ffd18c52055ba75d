import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const MEASURED = [
  { what: 'el consumo mensual de agua de los departamentos de un edificio', axis: 'Consumo (m³)', unit: 'm³' },
  { what: 'la estatura de los integrantes de un club de básquetbol', axis: 'Estatura (cm)', unit: 'cm' },
  { what: 'el tiempo que demoran los repartos de una panadería', axis: 'Tiempo (minutos)', unit: 'minutos' },
  { what: 'la distancia entre las casas de los estudiantes y su escuela rural', axis: 'Distancia (km)', unit: 'km' },
] as const;

export default defineTemplate({
  id: 'm1-cajon-de-un-consumo',
  version: 1,
  content: 'm1.probabilidad.medidas-posicion.diagrama-cajon',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => {
    const context = random.integer(0, MEASURED.length - 1);
    const least = context === 1 ? random.integer(155, 165) : random.integer(2, 12);
    const gaps = integers(1, 4).map(() => random.integer(2, 9));
    return { context, least, gaps };
  },
  accepts: (p) => new Set(p.gaps).size === 4 && allDifferent([key(p), range(p), halfBox(p), toTheEnd(p)]),
  stem: (p) => md`El diagrama de cajón representa ${contextOf(p).what}. ¿Cuál es el rango intercuartil de los datos?`,
  figure: (p) => {
    const { least, firstQuartile, median, thirdQuartile, most } = five(p);
    return {
      kind: 'box-plot',
      alt: `Diagrama de cajón: mínimo ${least}, primer cuartil ${firstQuartile}, mediana ${median}, tercer cuartil ${thirdQuartile} y máximo ${most}.`,
      boxes: [{ name: '', ...five(p) }],
      xTitle: contextOf(p).axis,
    };
  },
  key,
  oracle: (p) => {
    // Steps of one from the first to the third quartile.
    const { firstQuartile, thirdQuartile } = five(p);
    let steps = 0;
    for (let value = firstQuartile; value < thirdQuartile; value++) steps += 1;
    return frac(steps);
  },
  distractors: [
    {
      mistake: 'cajon-rango-completo',
      answer: range,
      feedback: () => md`Restaste los extremos de los bigotes: eso es el rango de todos los datos.`,
    },
    {
      mistake: 'cajon-media-caja',
      answer: halfBox,
      feedback: () => md`Mediste desde la mediana; la caja completa va de un cuartil al otro.`,
    },
    {
      mistake: 'cajon-hasta-el-maximo',
      answer: toTheEnd,
      feedback: () => md`Llegaste hasta el extremo del bigote; la caja termina antes.`,
    },
  ],
  solution: (p) => {
    const { firstQuartile, thirdQuartile } = five(p);
    return [
      {
        title: 'Leer la caja',
        text: md`Los bordes de la caja son el primer cuartil, ${firstQuartile}, y el tercer cuartil, ${thirdQuartile}.`,
      },
      {
        title: 'Restar',
        text: md`$${thirdQuartile} - ${firstQuartile} = ${thirdQuartile - firstQuartile}$. El rango intercuartil es ${key(p).text}.`,
      },
    ];
  },
});

interface Parameters {
  readonly context: number;
  readonly least: number;
  readonly gaps: readonly number[];
}

function contextOf(p: Parameters) {
  return MEASURED[p.context] ?? MEASURED[0];
}

function five({ least, gaps }: Parameters) {
  const [a = 0, b = 0, c = 0, d = 0] = gaps;
  return {
    least,
    firstQuartile: least + a,
    median: least + a + b,
    thirdQuartile: least + a + b + c,
    most: least + a + b + c + d,
  };
}

function measure(p: Parameters, value: number) {
  return amountAnswer(value, contextOf(p).unit);
}

function key(p: Parameters) {
  return measure(p, five(p).thirdQuartile - five(p).firstQuartile);
}

function range(p: Parameters) {
  return measure(p, five(p).most - five(p).least);
}

function halfBox(p: Parameters) {
  return measure(p, five(p).thirdQuartile - five(p).median);
}

function toTheEnd(p: Parameters) {
  return measure(p, five(p).most - five(p).firstQuartile);
}
