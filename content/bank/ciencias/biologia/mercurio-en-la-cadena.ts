import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-mercurio-en-la-cadena',
  version: 1,
  content: 'ciencias.biologia.ambiente.cadenas-troficas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    base: random.integer(2, 30),
    first: random.integer(2, 8),
    second: random.integer(2, 8),
    third: random.integer(2, 6),
    pollutant: random.pick(['mercurio', 'un insecticida', 'un retardante de llama']),
    unit: 'µg/kg',
  }),
  accepts: (p) => new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`La figura muestra una cadena trófica marina contaminada con ${p.pollutant}, que los organismos casi no eliminan. Las flechas indican cuántas veces aumenta la concentración al pasar al nivel siguiente (datos ficticios con fines didácticos).

Si en las microalgas hay ${p.base} ${p.unit}, ¿qué concentración se espera en los lobos marinos?`,
  figure: (p) => ({
    kind: 'network',
    nodes: [
      { id: 'a', label: 'Microalgas', column: 0, row: 0 },
      { id: 'b', label: 'Kril', column: 0, row: 1 },
      { id: 'c', label: 'Anchovetas', column: 0, row: 2 },
      { id: 'd', label: 'Lobos marinos', column: 0, row: 3 },
    ],
    arrows: [
      { from: 'a', to: 'b', label: `× ${p.first}` },
      { from: 'b', to: 'c', label: `× ${p.second}` },
      { from: 'c', to: 'd', label: `× ${p.third}` },
    ],
    alt: `Cadena: microalgas, kril, anchovetas y lobos marinos. La concentración aumenta ${p.first} veces del primero al segundo nivel, ${p.second} veces al tercero y ${p.third} veces al cuarto.`,
  }),
  key: (p) => concentration(values(p)[0]),
  oracle: (p) => {
    let total = 0;
    for (let i = 0; i < p.first; i++)
      for (let j = 0; j < p.second; j++) for (let k = 0; k < p.third; k++) total += p.base;
    return frac(total);
  },
  distractors: [
    {
      mistake: 'acumulacion-como-suma',
      answer: (p) => concentration(values(p)[1]),
      feedback: () => md`Sumaste los factores; cada aumento se aplica sobre lo que ya había.`,
    },
    {
      mistake: 'acumulacion-con-un-paso-mas',
      answer: (p) => concentration(values(p)[2]),
      feedback: () => md`Aplicaste un aumento de más: cuenta las flechas desde las microalgas.`,
    },
    {
      mistake: 'contaminante-como-la-energia',
      answer: (p) => concentration(values(p)[3]),
      feedback: () => md`Lo que disminuye en cada nivel es la energía; este contaminante casi no se elimina.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué pasa en cada nivel',
      text: md`Como casi no se elimina, se acumula: cada consumidor reúne el contaminante de todo lo que come.`,
    },
    {
      title: 'Multiplicar',
      text: md`$${p.base} \cdot ${p.first} \cdot ${p.second} \cdot ${p.third}$: en los lobos marinos se esperan ${concentration(values(p)[0]).text}.`,
    },
  ],
});

interface Chain {
  readonly base: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

function values(p: Chain): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.base * p.first * p.second * p.third),
    frac(p.base * (p.first + p.second + p.third)),
    frac(p.base * p.first * p.second * p.third * p.third),
    frac(p.base, 1000),
  ];
}

function concentration(value: Fraction) {
  return { text: `${decimal(value)} µg/kg`, value };
}
