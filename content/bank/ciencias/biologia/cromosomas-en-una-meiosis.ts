import { defineTemplate, enterChoice, enterNumber, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cromosomas-en-una-meiosis',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.meiosis',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    quarter: random.integer(2, 20),
    organism: random.pick(['un anfibio', 'un insecto', 'un helecho', 'un molusco', 'un pez']),
  }),
  stem: (p) =>
    md`Una célula de ${p.organism}, con $2n = ${4 * p.quarter}$ cromosomas, realiza una meiosis completa. La figura muestra sus dos divisiones.

¿Cuántos cromosomas tiene cada célula en la etapa A y en la etapa B?`,
  figure: (p) => ({
    kind: 'network',
    nodes: [
      { id: 'start', label: `2n = ${4 * p.quarter}`, column: 0, row: 1 },
      { id: 'a1', label: 'A', column: 1, row: 0 },
      { id: 'a2', label: 'A', column: 1, row: 2 },
      { id: 'b1', label: 'B', column: 2, row: 0 },
      { id: 'b2', label: 'B', column: 2, row: 1 },
      { id: 'b3', label: 'B', column: 2, row: 2 },
      { id: 'b4', label: 'B', column: 2, row: 3 },
    ],
    arrows: [
      { from: 'start', to: 'a1', label: 'División I' },
      { from: 'start', to: 'a2', label: 'División I' },
      { from: 'a1', to: 'b1', label: 'División II' },
      { from: 'a1', to: 'b2', label: 'División II' },
      { from: 'a2', to: 'b3', label: 'División II' },
      { from: 'a2', to: 'b4', label: 'División II' },
    ],
    alt: `Esquema: una célula con 2n = ${4 * p.quarter} cromosomas da dos células A en la división I, y cada una da dos células B en la división II.`,
  }),
  key: (p) => stages(2 * p.quarter, 2 * p.quarter),
  oracle: (p) => {
    const cell = Array.from({ length: 4 * p.quarter }, (_, i) => ({ pair: Math.floor(i / 2), chromatids: 2 }));
    const a = cell.filter((_, i) => i % 2 === 0);
    const b = a.map((chromosome) => ({ ...chromosome, chromatids: 1 }));
    return stages(a.length, b.length).value;
  },
  distractors: [
    {
      mistake: 'primera-division-sin-reduccion',
      answer: (p) => stages(4 * p.quarter, 2 * p.quarter),
      feedback: () => md`Revisa qué se separa en la división I: ¿cromátidas hermanas o cromosomas homólogos?`,
    },
    {
      mistake: 'meiosis-divide-dos-veces-el-numero',
      answer: (p) => stages(2 * p.quarter, p.quarter),
      feedback: () => md`En la división II se separan cromátidas: el número de cromosomas no baja otra vez.`,
    },
    {
      mistake: 'meiosis-conserva-el-numero',
      answer: (p) => stages(4 * p.quarter, 4 * p.quarter),
      feedback: () => md`Así sería en una mitosis; la meiosis forma células con un solo juego de cromosomas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'División I',
      text: md`Se separan los cromosomas homólogos. Cada célula A recibe uno de cada par: $${4 * p.quarter} : 2 = ${2 * p.quarter}$ cromosomas, todavía con dos cromátidas.`,
    },
    {
      title: 'División II',
      text: md`Se separan las cromátidas hermanas. Cada célula B conserva ${2 * p.quarter} cromosomas, ahora de una sola cromátida.`,
    },
    { title: 'Respuesta', text: md`Cada célula tiene ${stages(2 * p.quarter, 2 * p.quarter).text}.` },
  ],
  steps: (p) => {
    const [diploid, haploid] = [4 * p.quarter, 2 * p.quarter];
    return [
      {
        title: 'Pares de homólogos',
        prompt: md`La célula tiene $2n = ${diploid}$ cromosomas. ¿Cuántos pares de homólogos forman?`,
        answer: enterNumber(haploid),
        slips: [
          slip(diploid, md`Esos son los cromosomas; se juntan de a dos.`),
          slip(2 * diploid, md`Multiplicaste; en cada par hay dos cromosomas.`),
          slip(p.quarter, md`Dividiste dos veces por 2.`, 'meiosis-divide-dos-veces-el-numero'),
        ],
        done: md`$${diploid} : 2 = ${haploid}$ pares; en cada uno hay un cromosoma de cada progenitor.`,
      },
      {
        title: 'Qué se separa en la división I',
        prompt: md`En la primera división de la meiosis, ¿qué se separa siempre hacia polos opuestos?`,
        answer: enterChoice(
          ['Las cromátidas hermanas', 'Los cromosomas homólogos', 'Los que vienen de un progenitor, de los del otro'],
          1,
        ),
        slips: [
          slip(0, md`Eso ocurre en la otra división, y también en la mitosis.`, 'anafase-uno-separa-cromatidas'),
          slip(2, md`El reparto se decide al azar en cada par, venga de quien venga cada cromosoma.`),
        ],
        done: md`Se separan los homólogos: a cada célula llega uno de cada par, todavía con sus dos cromátidas.`,
      },
      {
        title: 'Cromosomas en la etapa A',
        prompt: md`¿Cuántos cromosomas tiene entonces cada célula en A, después de la división I?`,
        answer: enterNumber(haploid),
        slips: [
          slip(
            diploid,
            md`¿Le llegan los dos de cada par, o contaste cromátidas? Dos cromátidas unidas son un solo cromosoma.`,
            'primera-division-sin-reduccion',
          ),
          slip(
            2 * diploid,
            md`Esas son las cromátidas que había antes de dividirse; se piden los cromosomas de una célula A.`,
            'cuenta-cromatidas-como-cromosomas',
          ),
          slip(p.quarter, md`Dividiste dos veces por 2.`, 'meiosis-divide-dos-veces-el-numero'),
        ],
        done: md`Uno de cada par: ${haploid} cromosomas, de dos cromátidas cada uno.`,
      },
      {
        title: 'Las dos etapas',
        prompt: md`En la división II se separan las cromátidas hermanas. ¿Cuántos cromosomas hay por célula en A y en B?`,
        answer: enterChoice(
          [stages(haploid, p.quarter).text, stages(diploid, haploid).text, stages(haploid, haploid).text],
          2,
        ),
        slips: [
          slip(
            0,
            md`Cuando un cromosoma de dos cromátidas se separa, a cada lado va una, que cuenta como cromosoma.`,
            'meiosis-divide-dos-veces-el-numero',
          ),
          slip(1, md`La reducción ya ocurrió: mira el paso anterior.`, 'primera-division-sin-reduccion'),
        ],
        done: md`Cada cromosoma da una cromátida a cada lado, así que el número no vuelve a bajar: ${stages(haploid, haploid).text}.`,
      },
    ];
  },
});

function stages(a: number, b: number) {
  return { text: `${a} en A y ${b} en B`, value: `${a}/${b}` };
}
