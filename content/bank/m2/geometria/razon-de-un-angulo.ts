import { fractionAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';

const TRIANGLES = [
  { short: 3, long: 4 },
  { short: 5, long: 12 },
  { short: 8, long: 15 },
  { short: 7, long: 24 },
  { short: 20, long: 21 },
] as const;
const NAMES = [
  { sine: true, name: 'seno' },
  { sine: false, name: 'coseno' },
] as const;

export default defineTemplate({
  id: 'm2-razon-de-un-angulo',
  version: 1,
  content: 'm2.geometria.razones-trigonometricas.razones',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const { short, long } = random.pick(TRIANGLES);
    const factor = random.integer(1, 4);
    const flat = random.pick([true, false]);
    return {
      opposite: factor * (flat ? short : long),
      adjacent: factor * (flat ? long : short),
      ...random.pick(NAMES),
    };
  },
  accepts: (p) => allDifferent([key(p), otherLeg(p), tangent(p), upsideDown(p)]),
  stem: (p) =>
    md`En el triángulo ABC de la figura, rectángulo en B, los catetos miden ${p.adjacent} cm y ${p.opposite} cm, y $\alpha$ es el ángulo de vértice A. ¿Cuál es el ${p.name} de $\alpha$?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [p.adjacent, p.opposite],
    ]);
    return {
      kind: 'drawing',
      width: width + 1,
      height,
      alt: `Triángulo ABC rectángulo en B. El cateto AB es horizontal y mide ${p.adjacent} cm; el cateto BC es vertical y mide ${p.opposite} cm. El ángulo alfa está en A.`,
      shapes: [
        {
          shape: 'polygon',
          points: [at(0, 0), at(p.adjacent, 0), at(p.adjacent, p.opposite)],
          corners: ['A', 'B', 'C'],
        },
        { shape: 'angle', at: at(p.adjacent, 0), from: at(0, 0), to: at(p.adjacent, p.opposite), right: true },
        {
          shape: 'angle',
          at: at(0, 0),
          from: at(p.adjacent, 0),
          to: at(p.adjacent, p.opposite),
          label: 'α',
          accent: 1,
        },
        { shape: 'text', at: at(p.adjacent / 2, 0, 0, -0.7), text: `${p.adjacent} cm` },
        { shape: 'text', at: at(p.adjacent, p.opposite / 2, 0.3), text: `${p.opposite} cm`, anchor: 'start' },
      ],
    };
  },
  key,
  oracle: (p) => {
    const angle = Math.atan2(p.opposite, p.adjacent);
    return p.sine ? Math.sin(angle) : Math.cos(angle);
  },
  distractors: [
    {
      mistake: 'razones-cambia-los-catetos',
      answer: otherLeg,
      feedback: (p) => md`Revisa qué cateto usa el ${p.name}: el que está frente a $\alpha$ o el que está junto a él.`,
    },
    {
      mistake: 'razones-usa-la-tangente',
      answer: tangent,
      feedback: () => md`Dividiste un cateto por el otro, que es la tangente; aquí interviene la hipotenusa.`,
    },
    {
      mistake: 'razones-invierte-la-fraccion',
      answer: upsideDown,
      feedback: (p) => md`El ${p.name} de un ángulo agudo es menor que 1: revisa qué lado va en el denominador.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La hipotenusa',
      text: md`$\overline{AC} = \sqrt{${p.adjacent}^2 + ${p.opposite}^2} = \sqrt{${p.adjacent ** 2 + p.opposite ** 2}} = ${slant(p)}$ cm.`,
    },
    {
      title: 'La razón pedida',
      text: p.sine
        ? md`El seno es el cateto opuesto dividido por la hipotenusa: $\frac{${p.opposite}}{${slant(p)}}$.`
        : md`El coseno es el cateto adyacente dividido por la hipotenusa: $\frac{${p.adjacent}}{${slant(p)}}$.`,
    },
    { title: 'Simplificar', text: md`El ${p.name} de $\alpha$ es ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly opposite: number;
  readonly adjacent: number;
  readonly sine: boolean;
}

function slant(p: Parameters): number {
  return Math.sqrt(p.opposite ** 2 + p.adjacent ** 2);
}

function key(p: Parameters) {
  return fractionAnswer(frac(p.sine ? p.opposite : p.adjacent, slant(p)));
}

function otherLeg(p: Parameters) {
  return fractionAnswer(frac(p.sine ? p.adjacent : p.opposite, slant(p)));
}

function tangent(p: Parameters) {
  return fractionAnswer(frac(p.opposite, p.adjacent));
}

function upsideDown(p: Parameters) {
  return fractionAnswer(frac(slant(p), p.sine ? p.opposite : p.adjacent));
}
