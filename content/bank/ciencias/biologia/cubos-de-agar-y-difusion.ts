import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cubos-de-agar-y-difusion',
  version: 1,
  content: 'ciencias.biologia.celula.especializadas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    small: random.integer(1, 6),
    times: random.integer(2, 8),
    colour: random.pick(['azul', 'rojo', 'violeta']),
  }),
  accepts: (p) => p.small !== 6 && p.times !== 6 && p.small * p.times <= 36,
  stem: (p) =>
    md`Para entender por qué muchas células que absorben sustancias son pequeñas o tienen pliegues, un curso usa dos cubos de agar como modelos de célula y los sumerge en un colorante ${p.colour}.

| Cubo | Arista (mm) |
|---|---|
| Pequeño | ${p.small} |
| Grande | ${p.small * p.times} |

¿Cómo es la razón entre superficie y volumen del cubo grande, en comparación con la del pequeño?`,
  key: (p) => ratio(frac(1, p.times)),
  oracle: (p) => {
    const counted = (edge: number) => {
      let faces = 0;
      for (let x = 0; x < edge; x++) for (let y = 0; y < edge; y++) faces += 6;
      return frac(faces, edge ** 3);
    };
    return counted(p.small * p.times).div(counted(p.small));
  },
  distractors: [
    {
      mistake: 'razon-crece-con-el-tamano',
      answer: (p) => ratio(frac(p.times)),
      feedback: () => md`Al crecer aumentan ambas, pero el volumen crece más rápido que la superficie.`,
    },
    {
      mistake: 'razon-cae-como-el-cuadrado',
      answer: (p) => ratio(frac(1, p.times ** 2)),
      feedback: () => md`Superficie y volumen crecen ambos: calcula la razón en cada cubo y después compara.`,
    },
    {
      mistake: 'compara-solo-superficies',
      answer: (p) => ratio(frac(p.times ** 2)),
      feedback: () => md`Esa es la comparación de las superficies; falta dividir por los volúmenes.`,
    },
  ],
  solution: (p) => {
    const large = p.small * p.times;
    return [
      {
        title: 'Razón en cada cubo',
        text: md`En un cubo de arista $a$ la superficie es $6a^2$ y el volumen $a^3$: la razón es $\frac{6}{a}$. Vale $\frac{6}{${p.small}}$ en el pequeño y $\frac{6}{${large}}$ en el grande.`,
      },
      {
        title: 'Comparar',
        text: md`$\frac{6}{${large}} : \frac{6}{${p.small}} = \frac{${p.small}}{${large}} = \frac{1}{${p.times}}$. Por eso el interior del cubo grande queda más lejos de su superficie.`,
      },
      { title: 'Respuesta', text: md`${ratio(frac(1, p.times)).text}` },
    ];
  },
});

function ratio(value: Fraction) {
  const less = value.compare(1) < 0;
  const size = less ? value.inverse() : value;
  return { text: less ? `Es ${decimal(size)} veces menor` : `Es ${decimal(size)} veces mayor`, value };
}
