import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';

interface Draw {
  readonly outside: number;
  readonly inside: number;
}

export default defineTemplate<Draw>({
  id: 'm2-entre-que-enteros-esta',
  version: 1,
  content: 'm2.numeros.reales.operaciones',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    outside: random.integer(2, 6),
    inside: random.pick([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23]),
  }),
  accepts: (p) => allDifferent([right(p), insideOnly(p), added(p), truncated(p)]),
  stem: (p) =>
    md`En la recta numérica, ¿entre qué números enteros consecutivos se ubica $${p.outside}\sqrt{${p.inside}}$?`,
  key: (p) => option(right(p)),
  oracle: (p) => {
    for (let whole = 0; whole < 100; whole++) {
      const square = p.outside * p.outside * p.inside;
      if (whole * whole < square && square < (whole + 1) * (whole + 1)) return `${whole}-${whole + 1}`;
    }
    return 'no interval fits';
  },
  distractors: [
    {
      mistake: 'mete-el-factor-sin-elevarlo',
      answer: (p) => option(insideOnly(p)),
      feedback: (p) => md`Para entrar en la raíz, el $${p.outside}$ debe elevarse al cuadrado.`,
    },
    {
      mistake: 'suma-el-factor-a-la-raiz',
      answer: (p) => option(added(p)),
      feedback: (p) => md`El $${p.outside}$ multiplica a la raíz; lo sumaste.`,
    },
    {
      mistake: 'trunca-la-raiz-antes-de-multiplicar',
      answer: (p) => option(truncated(p)),
      feedback: () => md`Redondeaste la raíz antes de multiplicar, y el error también se multiplicó.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Entrar el factor en la raíz',
      text: md`$${p.outside}\sqrt{${p.inside}} = \sqrt{${p.outside ** 2} \cdot ${p.inside}} = \sqrt{${p.outside ** 2 * p.inside}}$.`,
    },
    {
      title: 'Buscar los cuadrados vecinos',
      text: md`$${right(p)}^2 = ${right(p) ** 2}$ y $${right(p) + 1}^2 = ${(right(p) + 1) ** 2}$, y $${p.outside ** 2 * p.inside}$ está entre ambos.`,
    },
    { title: 'Respuesta', text: md`El número se ubica entre $${right(p)}$ y $${right(p) + 1}$.` },
  ],
});

function right(p: Draw): number {
  return Math.floor(p.outside * Math.sqrt(p.inside));
}

function insideOnly(p: Draw): number {
  return Math.floor(Math.sqrt(p.outside * p.inside));
}

function added(p: Draw): number {
  return Math.floor(p.outside + Math.sqrt(p.inside));
}

function truncated(p: Draw): number {
  return p.outside * Math.floor(Math.sqrt(p.inside));
}

function option(whole: number) {
  return { text: md`Entre $${whole}$ y $${whole + 1}$`, value: `${whole}-${whole + 1}` };
}
