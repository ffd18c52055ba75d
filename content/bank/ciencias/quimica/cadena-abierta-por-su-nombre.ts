import { defineTemplate, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cadena-abierta-por-su-nombre',
  version: 1,
  content: 'ciencias.quimica.organica.hidrocarburos',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  parameters: (random) => ({
    carbons: random.integer(4, 10),
    family: random.pick(['eno', 'ino']),
    place: random.integer(1, 4),
  }),
  accepts: (p) => p.place <= p.carbons / 2,
  stem: (p) =>
    md`Un laboratorio clasifica hidrocarburos de cadena abierta según sus enlaces.

| Terminación | Enlaces entre carbonos | Fórmula general |
|---|---|---|
| -ano | Todos simples | $\text{C}_n\text{H}_{2n+2}$ |
| -eno | Uno doble | $\text{C}_n\text{H}_{2n}$ |
| -ino | Uno triple | $\text{C}_n\text{H}_{2n-2}$ |

¿Cuál es la fórmula molecular del ${name(p)}?`,
  key: (p) => formula(p.carbons, hydrogens(p)),
  oracle: (p) => {
    const order = p.family === 'eno' ? 2 : 3;
    let free = 0;
    for (let i = 0; i < p.carbons; i++) {
      const left = i === 0 ? 0 : i === p.place ? order : 1;
      const right = i === p.carbons - 1 ? 0 : i === p.place - 1 ? order : 1;
      free += 4 - left - right;
    }
    return `C${p.carbons}H${free}`;
  },
  distractors: [
    {
      mistake: 'confunde-alcano-con-alqueno',
      answer: (p) => formula(p.carbons, 2 * p.carbons + 2),
      feedback: (p) => md`Esa fórmula es de la terminación -ano; aquí el nombre termina en -${p.family}.`,
    },
    {
      mistake: 'confunde-doble-con-triple',
      answer: (p) => formula(p.carbons, p.family === 'eno' ? 2 * p.carbons - 2 : 2 * p.carbons),
      feedback: (p) => md`Revisa en la tabla qué enlace indica la terminación -${p.family}.`,
    },
    {
      mistake: 'cuenta-mal-el-prefijo',
      answer: (p) => formula(p.carbons - 1, hydrogens({ ...p, carbons: p.carbons - 1 })),
      feedback: (p) => md`La terminación está bien; revisa cuántos carbonos indica el prefijo ${prefix(p)}-.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El prefijo',
      text: md`El prefijo ${prefix(p)}- indica ${p.carbons} carbonos. El número ${p.place} dice dónde está el enlace ${p.family === 'eno' ? 'doble' : 'triple'} y no cambia la fórmula molecular.`,
    },
    {
      title: 'La terminación',
      text: md`Con -${p.family} se usa la fórmula general $${p.family === 'eno' ? '2n' : '2n - 2'}$ para los hidrógenos: con $n = ${p.carbons}$ son ${hydrogens(p)}.`,
    },
    { title: 'Respuesta', text: md`Su fórmula molecular es ${formula(p.carbons, hydrogens(p)).text}.` },
  ],
});

const PREFIXES = ['', '', '', 'prop', 'but', 'pent', 'hex', 'hept', 'oct', 'non', 'dec'] as const;

type Chain = { readonly carbons: number; readonly family: string; readonly place: number };

function name(p: Chain): string {
  return `${prefix(p)}-${p.place}-${p.family}`;
}

function prefix(p: Chain): string {
  return PREFIXES[p.carbons] ?? '';
}

function hydrogens(p: Chain): number {
  return p.family === 'eno' ? 2 * p.carbons : 2 * p.carbons - 2;
}

function formula(carbons: number, count: number) {
  return { text: `$\\text{C}_{${carbons}}\\text{H}_{${count}}$`, value: `C${carbons}H${count}` };
}
