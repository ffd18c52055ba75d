import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

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
  steps: (p) => {
    const start = p.base * 1000;
    const first = frac(start, 10);
    const key = frac(start, 10 ** p.asked);
    return [
      {
        title: 'Pasos de la cadena',
        prompt: md`¿Cuántas veces pasa la energía de un nivel al siguiente, desde los productores hasta el de ${p.chain[p.asked] ?? ''}?`,
        answer: enterNumber(p.asked),
        slips: [
          slip(
            p.asked + 1,
            md`Contaste los niveles; los pasos son las flechas que hay entre ellos.`,
            'aplica-un-paso-de-mas',
          ),
          slip(
            p.asked - 1,
            md`Cuenta también la primera flecha, la que sale de los productores.`,
            'olvida-un-nivel-trofico',
          ),
        ],
        done: md`Hay ${p.asked} flechas desde los productores hasta ese nivel.`,
      },
      {
        title: 'El primer paso',
        prompt: md`Los productores almacenan ${decimal(start)} kJ. ¿Cuántos kilojoules pasan al nivel siguiente, el de ${p.chain[1] ?? ''}?`,
        answer: enterNumber(first, { unit: 'kJ' }),
        slips: [
          slip(frac(start * 9, 10), md`Calculaste el 90 %, que es lo que no pasa.`, 'resta-el-porcentaje-en-cada-paso'),
          slip(start * 10, md`Multiplicaste por 10; a cada nivel llega menos que al anterior.`),
          slip(start - 10, md`Restaste 10; se trata del 10 %.`),
        ],
        done: md`El 10 % es la décima parte: $${texDecimal(start)} : 10 = ${texDecimal(first)}$ kJ. El resto se usa para vivir, se disipa como calor o queda en lo que nadie come.`,
      },
      {
        title: 'Energía que llega',
        prompt: md`Repite lo mismo en cada paso que falta. ¿Cuántos kilojoules llegan al nivel de ${p.chain[p.asked] ?? ''}?`,
        answer: enterNumber(key, { unit: 'kJ' }),
        slips: [
          slip(key.mul(10), md`Falta aplicar un paso: cuenta otra vez las flechas.`, 'olvida-un-nivel-trofico'),
          slip(key.div(10), md`Aplicaste un paso de más.`, 'aplica-un-paso-de-mas'),
          slip(
            frac(start, 10 * p.asked),
            md`Repartiste entre ${10 * p.asked}: cada paso divide por 10 lo que dejó el anterior.`,
          ),
          slip(
            frac(start * (100 - 10 * p.asked), 100),
            md`Restaste un 10 % por cada paso; lo que **pasa** es el 10 %.`,
            'resta-el-porcentaje-en-cada-paso',
          ),
        ],
        done: md`$${texDecimal(start)} \cdot ${Array.from({ length: p.asked }, () => '0{,}1').join(' \\cdot ')} = ${texDecimal(key)}$ kJ.`,
      },
    ];
  },
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
