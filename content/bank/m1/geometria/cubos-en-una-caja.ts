import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';

const PIECES = ['cajitas cúbicas de té', 'dados de madera', 'jabones cúbicos', 'cubos de un rompecabezas'] as const;

export default defineTemplate({
  id: 'm1-cubos-en-una-caja',
  version: 1,
  content: 'm1.geometria.cuerpos.volumen',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    edge: random.integer(2, 6),
    rows: random.integer(4, 12),
    columns: random.integer(3, 9),
    layers: random.integer(2, 7),
    pieces: random.pick(PIECES),
  }),
  accepts: (p) =>
    p.rows >= p.columns &&
    p.edge ** 3 * p.rows * p.columns * p.layers <= 20_000 &&
    allDifferent([key(p), byEdge(p), byFace(p), added(p)]),
  stem: (p) =>
    md`Una caja con forma de paralelepípedo recto mide por dentro ${p.edge * p.rows} cm de largo, ${p.edge * p.columns} cm de ancho y ${p.edge * p.layers} cm de alto. Se llena por completo, sin dejar espacios, con ${p.pieces} de ${p.edge} cm de arista. ¿Cuántas piezas caben en la caja?`,
  key,
  oracle: (p) => {
    let pieces = 0;
    for (let x = 0; x < p.edge * p.rows; x += p.edge)
      for (let y = 0; y < p.edge * p.columns; y += p.edge)
        for (let z = 0; z < p.edge * p.layers; z += p.edge) pieces += 1;
    return frac(pieces);
  },
  distractors: [
    {
      mistake: 'empaque-divide-por-la-arista',
      answer: byEdge,
      feedback: () => md`Dividiste el volumen de la caja por la arista; compáralo con el volumen de una pieza.`,
    },
    {
      mistake: 'empaque-divide-por-una-cara',
      answer: byFace,
      feedback: () => md`Dividiste por el área de una cara; cada pieza ocupa un volumen.`,
    },
    {
      mistake: 'empaque-suma-las-filas',
      answer: added,
      feedback: () => md`Sumaste las piezas de los tres bordes; hay filas, columnas y capas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Piezas por borde',
      text: md`A lo largo caben $${p.edge * p.rows} : ${p.edge} = ${p.rows}$; a lo ancho, $${p.edge * p.columns} : ${p.edge} = ${p.columns}$; a lo alto, $${p.edge * p.layers} : ${p.edge} = ${p.layers}$.`,
    },
    {
      title: 'Filas, columnas y capas',
      text: md`Cada capa tiene $${p.rows} \cdot ${p.columns} = ${p.rows * p.columns}$ piezas y hay ${p.layers} capas.`,
    },
    {
      title: 'Total',
      text: md`$${p.rows * p.columns} \cdot ${p.layers} = ${p.rows * p.columns * p.layers}$, por lo que caben ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly edge: number;
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
}

function volume(p: Parameters): number {
  return p.edge ** 3 * p.rows * p.columns * p.layers;
}

function key(p: Parameters) {
  return amountAnswer(frac(volume(p), p.edge ** 3), 'piezas');
}

function byEdge(p: Parameters) {
  return amountAnswer(frac(volume(p), p.edge), 'piezas');
}

function byFace(p: Parameters) {
  return amountAnswer(frac(volume(p), p.edge ** 2), 'piezas');
}

function added(p: Parameters) {
  return amountAnswer(p.rows + p.columns + p.layers, 'piezas');
}
