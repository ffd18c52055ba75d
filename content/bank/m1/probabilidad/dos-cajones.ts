import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const PAIRS = [
  {
    first: 'la sede norte',
    second: 'la sede sur',
    what: 'los tiempos de atención en dos sedes de un servicio',
    axis: 'Tiempo (minutos)',
  },
  {
    first: 'la variedad A',
    second: 'la variedad B',
    what: 'el largo de las hojas de dos variedades de una planta',
    axis: 'Largo (cm)',
  },
  {
    first: 'la ruta 1',
    second: 'la ruta 2',
    what: 'la duración de los viajes por dos rutas',
    axis: 'Duración (minutos)',
  },
  {
    first: 'la línea 1',
    second: 'la línea 2',
    what: 'la masa de los paquetes de dos líneas de envasado',
    axis: 'Masa (gramos)',
  },
] as const;

export default defineTemplate({
  id: 'm1-dos-cajones',
  version: 1,
  content: 'm1.probabilidad.medidas-posicion.diagrama-cajon',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const short = () => random.integer(1, 4);
    const long = () => random.integer(4, 10);
    const least = random.integer(5, 20);
    return {
      context: random.integer(0, PAIRS.length - 1),
      least: [least, least + random.integer(0, 4)],
      gaps: [
        [long(), short(), short(), long()],
        [short(), long(), long(), short()],
      ],
    };
  },
  accepts: (p) => {
    const [first, second] = [five(p, 0), five(p, 1)];
    return (
      first.thirdQuartile - first.firstQuartile + 3 <= second.thirdQuartile - second.firstQuartile &&
      first.most - first.least >= second.most - second.least + 2 &&
      first.median + 1 <= second.median &&
      first.most <= second.most + 3 &&
      greatestMean(first) >= leastMean(second) + 2
    );
  },
  stem: (p) =>
    md`Los diagramas de cajón representan ${contextOf(p).what}. ¿Cuál de las siguientes afirmaciones se puede asegurar solo con la información de los diagramas?`,
  figure: (p) => {
    const { first, second, axis } = contextOf(p);
    const words = ([first, second] as const).map((name, index) => {
      const box = five(p, index);
      return `${name}: mínimo ${box.least}, primer cuartil ${box.firstQuartile}, mediana ${box.median}, tercer cuartil ${box.thirdQuartile} y máximo ${box.most}.`;
    });
    return {
      kind: 'box-plot',
      alt: `Dos diagramas de cajón sobre el mismo eje. ${words.join(' ')}`,
      boxes: [
        { name: first, ...five(p, 0) },
        { name: second, ...five(p, 1) },
      ],
      xTitle: axis,
    };
  },
  key: (p) => claim(p, 'box'),
  oracle: (p) => {
    // The share of data between the quartiles is half in both, so the group whose half spans less is the denser one.
    const spans = [0, 1].map((group) => {
      const box = five(p, group);
      return integers(box.firstQuartile, box.thirdQuartile).length;
    });
    return (spans[0] ?? 0) < (spans[1] ?? 0) ? claim(p, 'box').value : 'the other';
  },
  distractors: [
    {
      mistake: 'cajon-mediana-como-promedio',
      answer: (p) => claim(p, 'mean'),
      feedback: () => md`La línea dentro de la caja es la mediana; el diagrama no muestra el promedio.`,
    },
    {
      mistake: 'cajon-largo-como-cantidad',
      answer: (p) => claim(p, 'count'),
      feedback: () => md`El largo de la caja mide dispersión; el diagrama no dice cuántos datos hay.`,
    },
    {
      mistake: 'cajon-confunde-rangos',
      answer: (p) => claim(p, 'range'),
      feedback: () => md`El rango va de extremo a extremo de los bigotes; compáralos de nuevo.`,
    },
  ],
  solution: (p) => {
    const [first, second] = [five(p, 0), five(p, 1)];
    const names = contextOf(p);
    return [
      {
        title: 'Qué muestra un diagrama de cajón',
        text: md`Muestra extremos, cuartiles y mediana. No muestra el promedio ni la cantidad de datos, así que nada se puede asegurar sobre ellos.`,
      },
      {
        title: 'Comparar los rangos',
        text: md`En ${names.first} el rango es $${first.most} - ${first.least} = ${first.most - first.least}$ y en ${names.second} es $${second.most} - ${second.least} = ${second.most - second.least}$: es mayor en ${names.first}.`,
      },
      {
        title: 'Comparar los rangos intercuartiles',
        text: md`Son $${first.thirdQuartile} - ${first.firstQuartile} = ${first.thirdQuartile - first.firstQuartile}$ y $${second.thirdQuartile} - ${second.firstQuartile} = ${second.thirdQuartile - second.firstQuartile}$.`,
      },
      { title: 'Concluir', text: md`${claim(p, 'box').text}` },
    ];
  },
});

interface Parameters {
  readonly context: number;
  readonly least: readonly number[];
  readonly gaps: readonly (readonly number[])[];
}

function contextOf(p: Parameters) {
  return PAIRS[p.context] ?? PAIRS[0];
}

function five(p: Parameters, group: number) {
  const least = p.least[group] ?? 0;
  const [a = 0, b = 0, c = 0, d = 0] = p.gaps[group] ?? [];
  return {
    least,
    firstQuartile: least + a,
    median: least + a + b,
    thirdQuartile: least + a + b + c,
    most: least + a + b + c + d,
  };
}

/** Were all data of each quarter at its far end: the mean cannot pass this, and only then could the diagrams order the means. */
function greatestMean({ firstQuartile, median, thirdQuartile, most }: ReturnType<typeof five>): number {
  return (firstQuartile + median + thirdQuartile + most) / 4;
}

function leastMean({ least, firstQuartile, median, thirdQuartile }: ReturnType<typeof five>): number {
  return (least + firstQuartile + median + thirdQuartile) / 4;
}

function claim(p: Parameters, kind: 'box' | 'mean' | 'count' | 'range') {
  const { first, second } = contextOf(p);
  const than = {
    box: 'El rango intercuartil',
    mean: 'El promedio de los datos',
    count: 'La cantidad de datos',
    range: 'El rango de los datos',
  };
  return wordsAnswer(`${than[kind]} es menor en ${first} que en ${second}.`, kind);
}
