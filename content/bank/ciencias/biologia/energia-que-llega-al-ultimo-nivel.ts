import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-energia-que-llega-al-ultimo-nivel',
  version: 1,
  content: 'ciencias.biologia.ambiente.cadenas-troficas',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  parameters: (random) => {
    const chain = random.pick(CHAINS);
    return { chain, base: random.integer(2, 90), asked: random.pick([2, 3]) };
  },
  accepts: (p) => p.base % 10 !== 0,
  stem: (p) =>
    md`La figura muestra una cadena trófica. Sus productores almacenan ${decimal(p.base * 1000)} kJ en un año y, en promedio, solo el 10 % de la energía almacenada en un nivel pasa al siguiente.

¿Cuánta energía llega en ese tiempo al nivel de ${p.chain[p.asked] ?? ''}?`,
  figure: (p) => ({
    kind: 'network',
    nodes: p.chain.map((label, column) => ({ id: `n${column}`, label, column, row: 0 })),
    arrows: [0, 1, 2].map((i) => ({ from: `n${i}`, to: `n${i + 1}` })),
    alt: `Cadena trófica con cuatro niveles, unidos por flechas: ${p.chain.join(', ')}.`,
    caption: 'Las flechas indican hacia dónde pasa la energía.',
  }),
  key: (p) => energy(p, p.asked),
  oracle: (p) => {
    let left = frac(p.base * 1000);
    for (let level = 0; level < p.asked; level++) left = left.sub(left.mul(9).div(10));
    return left;
  },
  distractors: [
    {
      mistake: 'olvida-un-nivel-trofico',
      answer: (p) => energy(p, p.asked - 1),
      feedback: () => md`Contaste un paso menos: cuenta las flechas desde los productores.`,
    },
    {
      mistake: 'aplica-un-paso-de-mas',
      answer: (p) => energy(p, p.asked + 1),
      feedback: () => md`Contaste un paso de más: los productores son el punto de partida.`,
    },
    {
      mistake: 'resta-el-porcentaje-en-cada-paso',
      answer: (p) => joules(frac(p.base * 1000).mul(frac(9, 10).pow(p.asked) ?? 1)),
      feedback: () => md`Calculaste como si pasara el 90 %; lo que pasa de un nivel a otro es el 10 %.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Contar los pasos',
      text: md`Desde los productores hasta ese nivel hay ${p.asked} flechas, o sea, ${p.asked} pasos.`,
    },
    {
      title: 'Aplicar el 10 %',
      text: md`En cada paso queda la décima parte: $${p.base * 1000} \cdot ${Array.from({ length: p.asked }, () => '0{,}1').join(' \\cdot ')}$. El resto se usa o se disipa como calor.`,
    },
    { title: 'Respuesta', text: md`Al nivel de ${p.chain[p.asked] ?? ''} llegan ${energy(p, p.asked).text}.` },
  ],
});

const CHAINS: readonly (readonly string[])[] = [
  ['pastos', 'saltamontes', 'lagartijas', 'peucos'],
  ['microalgas', 'kril', 'anchovetas', 'lobos marinos'],
  ['huiro', 'erizos', 'pulpos', 'chungungos'],
  ['coirón', 'cuises', 'zorros', 'pumas'],
];

function energy(p: { readonly base: number }, steps: number) {
  return joules(frac(p.base * 1000, 10 ** steps));
}

function joules(value: Fraction) {
  return { text: `${decimal(value)} kJ`, value };
}
