import { defineTemplate, md, type Point } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-formula-desde-el-zigzag',
  version: 1,
  content: 'ciencias.quimica.organica.representaciones',
  skill: 'comunicar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    chain: random.integer(5, 8),
    double: random.integer(0, 6),
    branch: random.integer(1, 6),
  }),
  accepts: (p) => p.double < p.chain - 1 && p.branch < p.chain - 1,
  stem: () =>
    md`La figura muestra la fórmula de líneas de un hidrocarburo. En ella cada extremo y cada vértice es un átomo de carbono, y no se dibujan los hidrógenos.

¿Cuál es su fórmula molecular?`,
  figure: (p) => {
    const at = (i: number): Point => [2.5 + 2.4 * i, i % 2 === 0 ? 4 : 5.6];
    const rise = p.double % 2 === 0 ? 1.6 : -1.6;
    const beside = (share: number): Point => [
      2.5 + 2.4 * (p.double + share) + 0.14 * rise,
      at(p.double)[1] + share * rise - 0.34,
    ];
    const [branchX, branchY] = at(p.branch);
    return {
      kind: 'drawing',
      width: 5 + 2.4 * (p.chain - 1),
      height: 10,
      shapes: [
        { shape: 'path', points: Array.from({ length: p.chain }, (_, i) => at(i)) },
        { shape: 'segment', from: beside(0.15), to: beside(0.85) },
        { shape: 'segment', from: [branchX, branchY], to: [branchX, branchY + (p.branch % 2 === 0 ? -2.6 : 2.6)] },
      ],
      alt: `Línea en zigzag con ${p.chain} puntos entre extremos y vértices. Hay un enlace doble entre los puntos ${p.double + 1} y ${p.double + 2}, contados desde la izquierda, y una línea de un solo tramo que sale del punto ${p.branch + 1}.`,
    };
  },
  key: (p) => formula(p.chain + 1, 2 * (p.chain + 1)),
  oracle: (p) => {
    const bonds = Array.from({ length: p.chain + 1 }, () => 0);
    const join = (a: number, b: number, order: number) => {
      bonds[a] = (bonds[a] ?? 0) + order;
      bonds[b] = (bonds[b] ?? 0) + order;
    };
    for (let i = 0; i + 1 < p.chain; i++) join(i, i + 1, i === p.double ? 2 : 1);
    join(p.branch, p.chain, 1);
    return formula(
      bonds.length,
      bonds.reduce((hydrogens, used) => hydrogens + 4 - used, 0),
    ).value;
  },
  distractors: [
    {
      mistake: 'olvida-el-doble-enlace',
      answer: (p) => formula(p.chain + 1, 2 * (p.chain + 1) + 2),
      feedback: () => md`Pusiste los hidrógenos de una cadena con solo enlaces simples; mira la doble línea.`,
    },
    {
      mistake: 'no-cuenta-los-extremos',
      answer: (p) => formula(p.chain - 2, 2 * (p.chain - 2)),
      feedback: () => md`Contaste solo los vértices; donde la línea termina también hay un carbono.`,
    },
    {
      mistake: 'olvida-la-ramificacion',
      answer: (p) => formula(p.chain, 2 * p.chain),
      feedback: () => md`Falta el carbono que está al final de la línea que sale de la cadena.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Contar carbonos',
      text: md`La cadena tiene ${p.chain} carbonos, entre extremos y vértices, y la ramificación agrega 1: son ${p.chain + 1}.`,
    },
    {
      title: 'Contar hidrógenos',
      text: md`Cada carbono forma cuatro enlaces. Con solo enlaces simples habría $2n + 2 = ${2 * (p.chain + 1) + 2}$ hidrógenos; el enlace doble quita 2: quedan ${2 * (p.chain + 1)}.`,
    },
    { title: 'Respuesta', text: md`La fórmula molecular es ${formula(p.chain + 1, 2 * (p.chain + 1)).text}.` },
  ],
});

function formula(carbons: number, hydrogens: number) {
  return { text: `$\\text{C}_{${carbons}}\\text{H}_{${hydrogens}}$`, value: `C${carbons}H${hydrogens}` };
}
