import { defineTemplate, md, type Shape } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-modelo-de-bohr-de-un-ion',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.bohr',
  skill: 'comunicar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => {
    const [protons, electrons, masses] = random.pick(MODELS);
    return { protons, electrons, mass: random.pick(masses) };
  },
  accepts: (p) => ![p.mass, p.mass - p.protons].includes(p.protons + p.electrons),
  stem: () =>
    md`La figura representa una partícula según el modelo de Bohr: el núcleo, con sus protones ($p^+$) y neutrones ($n$), y los electrones ($e^-$) que hay en cada nivel.

¿Cuáles son el número másico y la carga de la partícula?`,
  figure: (p) => {
    const levels = shells(p.electrons);
    return {
      kind: 'drawing',
      width: 22,
      height: 16,
      shapes: [
        { shape: 'circle', centre: [8, 8], radius: 2.2, filled: true, accent: 2 },
        { shape: 'text', at: [8, 8.4], text: `${p.protons} p⁺`, anchor: 'middle', size: 'small' },
        { shape: 'text', at: [8, 7], text: `${p.mass - p.protons} n`, anchor: 'middle', size: 'small' },
        ...levels.flatMap((count, level): readonly Shape[] => [
          { shape: 'circle', centre: [8, 8], radius: 3.8 + 1.7 * level },
          ...Array.from({ length: count }, (_, i): Shape => {
            const angle = (2 * Math.PI * i) / count + 0.4 * level;
            const radius = 3.8 + 1.7 * level;
            return {
              shape: 'point',
              at: [
                Number((8 + radius * Math.cos(angle)).toFixed(2)),
                Number((8 + radius * Math.sin(angle)).toFixed(2)),
              ],
              accent: 1,
            };
          }),
          {
            shape: 'text',
            at: [16.4, 10 - 1.6 * level],
            text: `Nivel ${level + 1}: ${count} e⁻`,
            anchor: 'start',
            size: 'small',
          },
        ]),
      ],
      alt: `Modelo de Bohr. Núcleo con ${p.protons} protones y ${p.mass - p.protons} neutrones. Electrones por nivel, desde el núcleo hacia afuera: ${levels.join(', ')}.`,
      caption: 'La figura no está a escala.',
    };
  },
  key: (p) => massAndCharge(p.mass, p.protons - p.electrons),
  oracle: (p) => {
    const counted = shells(p.electrons).reduce((sum, level) => sum + level, 0);
    return massAndCharge(p.protons + (p.mass - p.protons), -(counted - p.protons)).value;
  },
  distractors: [
    {
      mistake: 'bohr-carga-con-signo-al-reves',
      answer: (p) => massAndCharge(p.mass, p.electrons - p.protons),
      feedback: () => md`Compara cuántas cargas positivas y cuántas negativas hay: el signo quedó al revés.`,
    },
    {
      mistake: 'suma-protones-y-electrones-como-masa',
      answer: (p) => massAndCharge(p.protons + p.electrons, p.protons - p.electrons),
      feedback: () => md`Los electrones casi no aportan masa; el número másico se cuenta en el núcleo.`,
    },
    {
      mistake: 'numero-masico-solo-neutrones',
      answer: (p) => massAndCharge(p.mass - p.protons, p.protons - p.electrons),
      feedback: () => md`Contaste solo los neutrones; en el núcleo hay otras partículas con masa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Número másico',
      text: md`Se suman las partículas del núcleo: $A = ${p.protons} + ${p.mass - p.protons} = ${p.mass}$.`,
    },
    {
      title: 'Carga',
      text: md`Hay ${shells(p.electrons).join(' + ')} = ${p.electrons} electrones y ${p.protons} protones. La diferencia, ${p.protons} − ${p.electrons}, da una carga ${charge(p.protons - p.electrons)}.`,
    },
    { title: 'Respuesta', text: md`${massAndCharge(p.mass, p.protons - p.electrons).text}` },
  ],
});

const MODELS: readonly (readonly [protons: number, electrons: number, masses: readonly number[]])[] = [
  [3, 2, [6, 7]],
  [4, 2, [9, 10]],
  [7, 10, [14, 15]],
  [8, 10, [16, 17, 18]],
  [9, 10, [18, 19]],
  [11, 10, [22, 23, 24]],
  [12, 10, [24, 25, 26, 28]],
  [13, 10, [26, 27]],
  [15, 18, [31, 32, 33]],
  [16, 18, [32, 33, 35, 36]],
  [17, 18, [36, 37, 38]],
  [19, 18, [39, 40, 41, 42]],
  [20, 18, [40, 42, 43, 44]],
];

function shells(electrons: number): readonly number[] {
  const levels: number[] = [];
  let left = electrons;
  for (const room of [2, 8, 8]) {
    if (left > 0) levels.push(Math.min(room, left));
    left -= room;
  }
  return levels;
}

function charge(value: number): string {
  return `${Math.abs(value)}${value > 0 ? '+' : '−'}`;
}

function massAndCharge(mass: number, net: number) {
  return { text: `Número másico ${mass} y carga ${charge(net)}`, value: `${mass}/${net}` };
}
