import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

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
  steps: (p) => {
    const [krill, fish] = [p.base * p.first, p.base * p.first * p.second];
    const key = fish * p.third;
    return [
      {
        title: 'Qué pasa con el contaminante',
        prompt: md`Los organismos casi no lo eliminan. ¿Qué ocurre cuando un animal come muchos del nivel anterior?`,
        answer: enterChoice(
          [
            'Queda con menos que ellos, porque una parte se gasta',
            'Queda igual que ellos',
            'Junta el de todo lo que comió',
          ],
          2,
        ),
        slips: [
          slip(
            0,
            md`Eso pasa con la energía, que se usa para vivir. El contaminante no se usa ni se elimina.`,
            'contaminante-como-la-energia',
          ),
          slip(1, md`Mira las flechas de la figura: la concentración cambia en cada nivel.`),
        ],
        done: md`Lo que comió trae contaminante, y casi no sale: se acumula de un nivel al siguiente.`,
      },
      {
        title: 'Kril',
        prompt: md`En las microalgas hay ${p.base} ${p.unit}. ¿Qué concentración se espera en el kril?`,
        answer: enterNumber(krill, { unit: p.unit }),
        slips: [
          slip(
            p.base + p.first,
            md`Sumaste; «× ${p.first}» en la flecha indica cuántas veces aumenta.`,
            'acumulacion-como-suma',
          ),
          slip(
            frac(p.base, p.first),
            md`Dividiste, y el contaminante aumenta al subir en la cadena.`,
            'contaminante-como-la-energia',
          ),
          slip(
            frac(p.base, 10),
            md`El 10 % es de la energía; aquí mira el número de la flecha.`,
            'contaminante-como-la-energia',
          ),
        ],
        done: md`$${p.base} \cdot ${p.first} = ${krill}$ ${p.unit}.`,
      },
      {
        title: 'Anchovetas',
        prompt: md`¿Y en las anchovetas, que comen ese kril?`,
        answer: enterNumber(fish, { unit: p.unit }),
        slips: [
          slip(
            p.base * p.second,
            md`Partiste otra vez de las microalgas; las anchovetas comen kril, que ya tiene más.`,
          ),
          slip(krill + p.second, md`Sumaste el número de la flecha.`, 'acumulacion-como-suma'),
          slip(
            p.base * (p.first + p.second),
            md`Sumaste los factores; cada aumento se aplica sobre lo que ya había.`,
            'acumulacion-como-suma',
          ),
        ],
        done: md`El aumento se aplica sobre lo que ya tiene el kril: $${krill} \cdot ${p.second} = ${texDecimal(fish)}$ ${p.unit}.`,
      },
      {
        title: 'Lobos marinos',
        prompt: md`¿Qué concentración se espera en los lobos marinos?`,
        answer: enterNumber(key, { unit: p.unit }),
        slips: [
          slip(
            p.base * (p.first + p.second + p.third),
            md`Sumaste los factores de las tres flechas.`,
            'acumulacion-como-suma',
          ),
          slip(p.base * p.third, md`Partiste otra vez de las microalgas.`),
          slip(key * p.third, md`Aplicaste la última flecha dos veces.`, 'acumulacion-con-un-paso-mas'),
          slip(fish + p.third, md`Sumaste el número de la flecha.`, 'acumulacion-como-suma'),
        ],
        done: md`$${fish} \cdot ${p.third} = ${texDecimal(key)}$ ${p.unit}: el último de la cadena es el más contaminado.`,
      },
    ];
  },
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
