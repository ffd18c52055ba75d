import { defineTemplate, enterChoice, enterNumber, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-particulas-de-un-ion',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.particulas',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => {
    const [symbol, protons, charge, masses] = random.pick(IONS);
    return { symbol, protons, charge, mass: random.pick(masses) };
  },
  stem: (p) =>
    md`El siguiente símbolo corresponde a un ion, con su carga, su número másico y su número atómico.

$$^{${p.mass}}_{${p.protons}}\text{${p.symbol}}^{${signed(p.charge)}}$$

¿Cuántos protones, neutrones y electrones tiene?`,
  key: (p) => particles(p.protons, p.mass - p.protons, p.protons - p.charge),
  oracle: (p) => {
    let electrons = 0;
    while (p.protons - electrons !== p.charge) electrons++;
    let neutrons = 0;
    while (p.protons + neutrons !== p.mass) neutrons++;
    return particles(p.protons, neutrons, electrons).value;
  },
  distractors: [
    {
      mistake: 'ignora-la-carga-del-ion',
      answer: (p) => particles(p.protons, p.mass - p.protons, p.protons),
      feedback: () => md`Con tantos electrones como protones sería un átomo neutro; mira la carga.`,
    },
    {
      mistake: 'carga-con-signo-al-reves',
      answer: (p) => particles(p.protons, p.mass - p.protons, p.protons + p.charge),
      feedback: (p) =>
        p.charge > 0
          ? md`Una carga positiva indica que faltan electrones, no que sobran.`
          : md`Una carga negativa indica que sobran electrones, no que faltan.`,
    },
    {
      mistake: 'neutrones-por-numero-masico',
      answer: (p) => particles(p.protons, p.mass, p.protons - p.charge),
      feedback: () => md`El número de arriba suma protones y neutrones; descuenta los protones.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Protones y neutrones',
      text: md`El número de abajo, ${p.protons}, son los protones. El de arriba suma protones y neutrones: $${p.mass} - ${p.protons} = ${p.mass - p.protons}$ neutrones.`,
    },
    {
      title: 'Electrones',
      text: md`La carga es ${p.charge > 0 ? '+' : '−'}${Math.abs(p.charge)}: el átomo ${p.charge > 0 ? 'perdió' : 'ganó'} ${Math.abs(p.charge)} ${Math.abs(p.charge) === 1 ? 'electrón' : 'electrones'}: quedan ${p.protons - p.charge}.`,
    },
    {
      title: 'Respuesta',
      text: md`El ion tiene ${particles(p.protons, p.mass - p.protons, p.protons - p.charge).text}.`,
    },
  ],
  steps: (p) => {
    const [neutrons, electrons, size] = [p.mass - p.protons, p.protons - p.charge, Math.abs(p.charge)];
    const isPositive = p.charge > 0;
    return [
      {
        title: 'Protones',
        prompt: md`¿Cuántos protones tiene el ion?`,
        answer: enterNumber(p.protons),
        slips: [
          slip(
            p.mass,
            md`El número de arriba es el másico: cuenta todo lo que hay en el núcleo.`,
            'neutrones-por-numero-masico',
          ),
          slip(electrons, md`La carga cambia los electrones, no los protones: si cambiaran, sería otro elemento.`),
        ],
        done: md`El número de abajo es el atómico: ${p.protons} protones, los de todo átomo de este elemento.`,
      },
      {
        title: 'Neutrones',
        prompt: md`¿Cuántos neutrones tiene?`,
        answer: enterNumber(neutrons),
        slips: [
          slip(p.mass, md`El número másico suma protones y neutrones.`, 'neutrones-por-numero-masico'),
          slip(p.mass + p.protons, md`Sumaste; el número másico ya incluye a los protones.`),
          slip(p.mass - electrons, md`Restaste los electrones, que no están en el núcleo.`),
        ],
        done: md`$${p.mass} - ${p.protons} = ${neutrons}$ neutrones.`,
      },
      {
        title: 'Qué significa la carga',
        prompt: md`La carga es ${isPositive ? '+' : '−'}${size}. ¿Qué le pasó al átomo neutro?`,
        answer: enterChoice(
          [
            md`Ganó ${size} ${size === 1 ? 'electrón' : 'electrones'}`,
            md`Perdió ${size} ${size === 1 ? 'electrón' : 'electrones'}`,
            md`${isPositive ? 'Ganó' : 'Perdió'} ${size} ${size === 1 ? 'protón' : 'protones'}`,
          ],
          isPositive ? 1 : 0,
        ),
        slips: [
          slip(
            isPositive ? 0 : 1,
            md`Los electrones son negativos: piensa qué signo queda cuando se van o llegan.`,
            'carga-con-signo-al-reves',
          ),
          slip(2, md`Los protones no cambian en una reacción química: están en el núcleo.`),
        ],
        done: md`${isPositive ? 'Al perder' : 'Al ganar'} electrones, que son negativos, queda con carga ${isPositive ? 'positiva' : 'negativa'}.`,
      },
      {
        title: 'Las tres partículas',
        prompt: md`Junta los tres números. ¿Qué tiene el ion?`,
        answer: enterChoice(
          [
            particles(p.protons, neutrons, p.protons).text,
            particles(p.protons, neutrons, electrons).text,
            particles(p.protons, neutrons, p.protons + p.charge).text,
          ],
          1,
        ),
        slips: [
          slip(0, md`Con tantos electrones como protones la carga sería cero.`, 'ignora-la-carga-del-ion'),
          slip(
            2,
            md`Cambiaste los electrones hacia el otro lado: vuelve al paso anterior.`,
            'carga-con-signo-al-reves',
          ),
        ],
        done: md`El átomo neutro tendría ${p.protons} electrones; con la carga quedan ${electrons}.`,
      },
    ];
  },
});

const IONS: readonly (readonly [symbol: string, protons: number, charge: number, masses: readonly number[]])[] = [
  ['Li', 3, 1, [6, 7]],
  ['N', 7, -3, [14, 15]],
  ['O', 8, -2, [16, 17, 18]],
  ['F', 9, -1, [19]],
  ['Na', 11, 1, [23]],
  ['Mg', 12, 2, [24, 25, 26]],
  ['Al', 13, 3, [27]],
  ['P', 15, -3, [31]],
  ['S', 16, -2, [32, 33, 34]],
  ['Cl', 17, -1, [35, 37]],
  ['K', 19, 1, [39, 41]],
  ['Ca', 20, 2, [40, 42, 44]],
  ['Cr', 24, 3, [52, 53]],
  ['Fe', 26, 2, [54, 56]],
  ['Fe', 26, 3, [54, 56]],
  ['Cu', 29, 2, [63, 65]],
  ['Zn', 30, 2, [64, 66, 68]],
  ['Br', 35, -1, [79, 81]],
  ['Sr', 38, 2, [86, 88]],
  ['Ag', 47, 1, [107, 109]],
  ['I', 53, -1, [127]],
];

function signed(charge: number): string {
  const size = Math.abs(charge) === 1 ? '' : Math.abs(charge);
  return `${size}${charge > 0 ? '+' : '-'}`;
}

function particles(protons: number, neutrons: number, electrons: number) {
  return {
    text: `${protons} protones, ${neutrons} neutrones y ${electrons} electrones`,
    value: `${protons}/${neutrons}/${electrons}`,
  };
}
