import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterChoice, enterNumber, frac, md, slip } from '../../authoring/index.ts';

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
  steps: (p) => {
    const large = p.small * p.times;
    return [
      {
        title: 'Superficie del cubo pequeño',
        prompt: md`El cubo pequeño tiene arista de ${p.small} mm. ¿Cuál es su superficie total?`,
        answer: enterNumber(6 * p.small ** 2, { unit: 'mm²' }),
        slips: [
          slip(
            p.small ** 2,
            p.small === 1
              ? md`Eso mide una sola cara, y también el volumen; se pide el área de todas las caras.`
              : md`Esa es el área de una sola cara.`,
          ),
          slip(p.small ** 3, md`Ese es el volumen.`),
          slip(4 * p.small ** 2, md`Contaste las caras de los lados; faltan dos.`),
          slip(6 * p.small, md`Falta elevar la arista al cuadrado para tener el área de una cara.`),
        ],
        done: md`6 caras de $${p.small} \cdot ${p.small}$ mm²: ${decimal(6 * p.small ** 2)} mm².`,
      },
      {
        title: 'Razón del cubo pequeño',
        prompt: md`¿Cuánto vale la superficie dividida por el volumen en ese cubo? Puedes dejarla como fracción.`,
        answer: enterNumber(frac(6, p.small)),
        slips: [
          slip(frac(p.small, 6), md`La división quedó al revés: se pide superficie sobre volumen.`),
          slip(frac(1, p.small), md`Usaste el área de una sola cara.`),
          slip(6 * p.small ** 5, md`Multiplicaste; una razón se obtiene dividiendo.`),
        ],
        done: md`$\frac{6 \cdot ${p.small}^2}{${p.small}^3} = \frac{6}{${p.small}}$: queda 6 dividido por la arista.`,
      },
      {
        title: 'Razón del cubo grande',
        prompt: md`¿Y cuánto vale en el grande, de arista ${large} mm?`,
        answer: enterNumber(frac(6, large)),
        slips: [
          slip(
            frac(6 * p.times, p.small),
            md`Agrandaste la razón junto con el cubo. Calcula su superficie y su volumen.`,
            'razon-crece-con-el-tamano',
          ),
          slip(frac(large, 6), md`La división quedó al revés: se pide superficie sobre volumen.`),
          slip(frac(1, large), md`Usaste el área de una sola cara.`),
          slip(6 * large ** 2, md`Esa es la superficie; falta dividir por el volumen.`, 'compara-solo-superficies'),
        ],
        done: md`$\frac{6 \cdot ${large}^2}{${large}^3} = \frac{6}{${large}}$.`,
      },
      {
        title: 'Comparar',
        prompt: md`¿Cómo es la razón del cubo grande, en comparación con la del pequeño?`,
        answer: enterChoice(
          [ratio(frac(p.times)).text, ratio(frac(1, p.times ** 2)).text, ratio(frac(1, p.times)).text],
          2,
        ),
        slips: [
          slip(0, md`Mira los dos resultados anteriores: ¿cuál es mayor?`, 'razon-crece-con-el-tamano'),
          slip(
            1,
            md`Divide una razón por la otra: los 6 se simplifican y quedan las aristas, sin cuadrado.`,
            'razon-cae-como-el-cuadrado',
          ),
        ],
        done: md`$\frac{6}{${large}} : \frac{6}{${p.small}} = \frac{${p.small}}{${large}} = \frac{1}{${p.times}}$. A una célula grande le queda poca superficie para su volumen.`,
      },
    ];
  },
});

function ratio(value: Fraction) {
  const less = value.compare(1) < 0;
  const size = less ? value.inverse() : value;
  return { text: less ? `Es ${decimal(size)} veces menor` : `Es ${decimal(size)} veces mayor`, value };
}
