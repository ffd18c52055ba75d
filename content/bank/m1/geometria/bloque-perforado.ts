import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, enterNumber, frac, md, slip } from '../../authoring/index.ts';
import { integers, outcomes } from '../../authoring/oracles.ts';

const MATERIALS = ['madera', 'yeso', 'plumavit', 'hormigón liviano', 'arcilla'] as const;

export default defineTemplate({
  id: 'm1-bloque-perforado',
  version: 1,
  content: 'm1.geometria.cuerpos.problemas',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => ({
    edge: random.integer(4, 12),
    high: random.integer(4, 15),
    hole: random.integer(1, 6),
    material: random.pick(MATERIALS),
  }),
  accepts: (p) =>
    p.hole <= p.edge - 2 &&
    p.high !== p.edge &&
    p.hole !== 2 * p.high &&
    allDifferent([key(p), noInside(p), noMouths(p), insideTaken(p)]),
  stem: (p) =>
    md`Un bloque de ${p.material} tiene forma de prisma recto: su base es un cuadrado de ${p.edge} cm de lado y su altura es de ${p.high} cm. Se le hace un agujero vertical que lo atraviesa por completo, de sección cuadrada de ${p.hole} cm de lado y caras paralelas a las del bloque. Si se pinta toda la superficie del bloque perforado, incluido el interior del agujero, ¿cuántos centímetros cuadrados se pintan?`,
  key,
  oracle: (p) => frac(showingFaces(p)),
  distractors: [
    {
      mistake: 'bloque-olvida-el-interior',
      answer: noInside,
      feedback: () => md`Descontaste las bocas del agujero, pero las paredes de adentro también se pintan.`,
    },
    {
      mistake: 'bloque-no-resta-las-bocas',
      answer: noMouths,
      feedback: () => md`Sumaste las paredes de adentro; en las bases quedan dos aberturas que no se pintan.`,
    },
    {
      mistake: 'bloque-resta-el-interior',
      answer: insideTaken,
      feedback: () => md`Restaste las paredes del agujero como si la superficie disminuyera; son caras nuevas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El bloque sin agujero',
      text: md`Dos bases y cuatro costados: $2 \cdot ${p.edge}^2 + 4 \cdot ${p.edge} \cdot ${p.high} = ${outside(p)}$ cm².`,
    },
    {
      title: 'Lo que desaparece',
      text: md`Cada boca quita un cuadrado de ${p.hole} cm de lado: $2 \cdot ${p.hole}^2 = ${2 * p.hole ** 2}$ cm².`,
    },
    {
      title: 'Lo que aparece',
      text: md`El agujero tiene cuatro paredes: $4 \cdot ${p.hole} \cdot ${p.high} = ${4 * p.hole * p.high}$ cm².`,
    },
    {
      title: 'Total',
      text: md`$${outside(p)} - ${2 * p.hole ** 2} + ${4 * p.hole * p.high} = ${outside(p) - 2 * p.hole ** 2 + 4 * p.hole * p.high}$. Se pintan ${key(p).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El bloque antes de perforarlo',
      prompt: md`Sin el agujero, ¿cuántos cm² tiene toda la superficie del bloque?`,
      answer: enterNumber(outside(p), { unit: 'cm²' }),
      oracle: frac(p.edge).mul(2 * p.edge + 4 * p.high),
      slips: [
        slip(p.edge ** 2 * p.high, md`Ese es el volumen; se pide la superficie.`),
        slip(4 * p.edge * p.high, md`Sumaste los costados: faltan las dos bases.`),
        slip(p.edge ** 2 + 4 * p.edge * p.high, md`Contaste una sola base: se pintan la de arriba y la de abajo.`),
      ],
      done: md`Dos bases y cuatro costados: $2 \cdot ${p.edge}^2 + 4 \cdot ${p.edge} \cdot ${p.high} = ${outside(p)}$.`,
    },
    {
      title: 'Lo que desaparece',
      prompt: md`El agujero deja una boca arriba y otra abajo, cuadradas de ${p.hole} cm de lado. ¿Cuántos cm² se pierden?`,
      answer: enterNumber(2 * p.hole ** 2, { unit: 'cm²' }),
      slips: [
        slip(p.hole ** 2, md`Esa es una sola boca: el agujero atraviesa el bloque.`),
        slip(8 * p.hole, md`Ese es el contorno de las bocas; se pide su área.`),
      ],
      done: md`$2 \cdot ${p.hole}^2 = ${2 * p.hole ** 2}$ cm².`,
    },
    {
      title: 'Lo que aparece',
      prompt: md`Por dentro del agujero quedan paredes nuevas. ¿Cuántos cm² suman?`,
      answer: enterNumber(4 * p.hole * p.high, { unit: 'cm²' }),
      slips: [
        slip(p.hole * p.high, md`Esa es una pared: el agujero es cuadrado y tiene varias.`),
        slip(p.hole ** 2 * p.high, md`Ese es el volumen del agujero; se pintan sus paredes.`),
        slip(2 * p.hole * p.high, md`Contaste dos paredes: mira los cuatro lados del agujero.`),
      ],
      done: md`Cuatro paredes: $4 \cdot ${p.hole} \cdot ${p.high} = ${4 * p.hole * p.high}$ cm².`,
    },
    {
      title: 'El total',
      prompt: md`¿Cuántos cm² se pintan en total?`,
      answer: enterNumber(outside(p) - 2 * p.hole ** 2 + 4 * p.hole * p.high, { unit: 'cm²' }),
      slips: [
        slip(
          noInside(p).value,
          md`Quitaste las bocas, pero las paredes de adentro también se pintan.`,
          'bloque-olvida-el-interior',
        ),
        slip(
          noMouths(p).value,
          md`Sumaste las paredes de adentro, pero las bocas no se pintan.`,
          'bloque-no-resta-las-bocas',
        ),
        slip(
          insideTaken(p).value,
          md`Restaste las paredes del agujero, y son superficie nueva.`,
          'bloque-resta-el-interior',
        ),
      ],
      done: md`$${outside(p)} - ${2 * p.hole ** 2} + ${4 * p.hole * p.high}$: se pintan ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly edge: number;
  readonly high: number;
  readonly hole: number;
}

function outside(p: Parameters): number {
  return 2 * p.edge ** 2 + 4 * p.edge * p.high;
}

function key(p: Parameters) {
  return amountAnswer(outside(p) - 2 * p.hole ** 2 + 4 * p.hole * p.high, 'cm²');
}

function noInside(p: Parameters) {
  return amountAnswer(outside(p) - 2 * p.hole ** 2, 'cm²');
}

function noMouths(p: Parameters) {
  return amountAnswer(outside(p) + 4 * p.hole * p.high, 'cm²');
}

function insideTaken(p: Parameters) {
  return amountAnswer(outside(p) - 2 * p.hole ** 2 - 4 * p.hole * p.high, 'cm²');
}

/** Builds the block out of cubes of 1 cm, with the hole in any place inside, and counts the faces that touch air. */
function showingFaces(p: Parameters): number {
  const filled = (x: number, y: number, z: number) => {
    const inBlock = x >= 0 && x < p.edge && y >= 0 && y < p.edge && z >= 0 && z < p.high;
    const inHole = x >= 1 && x <= p.hole && y >= 1 && y <= p.hole;
    return inBlock && !inHole;
  };
  const across = integers(0, p.edge - 1);
  return outcomes(across, across, integers(0, p.high - 1)).reduce((faces, [x = 0, y = 0, z = 0]) => {
    if (!filled(x, y, z)) return faces;
    const neighbours = [
      filled(x + 1, y, z),
      filled(x - 1, y, z),
      filled(x, y + 1, z),
      filled(x, y - 1, z),
      filled(x, y, z + 1),
      filled(x, y, z - 1),
    ];
    return faces + neighbours.filter((neighbour) => !neighbour).length;
  }, 0);
}
