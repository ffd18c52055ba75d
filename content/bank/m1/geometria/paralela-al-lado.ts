import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const PLACES = ['Un tijeral de techo', 'Una cercha metálica', 'Una repisa esquinera', 'Un banderín'] as const;

export default defineTemplate({
  id: 'm1-paralela-al-lado',
  version: 1,
  content: 'm1.geometria.semejanza.figuras-semejantes',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const upperParts = random.integer(1, 5);
    const part = random.integer(1, 6);
    return {
      upper: upperParts * part,
      lower: random.integer(1, 5) * part,
      inner: upperParts * random.integer(2, 9),
      place: random.pick(PLACES),
    };
  },
  accepts: (p) =>
    p.upper !== p.lower &&
    p.upper >= 3 &&
    p.lower >= 2 &&
    p.inner > p.upper / 2 &&
    p.inner < 2 * p.upper &&
    allDifferent([key(p), pieces(p), plusDifference(p), inverted(p)]),
  stem: (p) =>
    md`${p.place} tiene la forma del triángulo ABC de la figura, donde $\overline{DE}$ es paralelo a $\overline{AB}$, $\overline{CD} = ${p.upper}$ dm, $\overline{DA} = ${p.lower}$ dm y $\overline{DE} = ${p.inner}$ dm. ¿Cuánto mide $\overline{AB}$?`,
  figure: (p) => {
    const whole = frac(p.inner * (p.upper + p.lower), p.upper).valueOf();
    const side = p.upper + p.lower;
    const foot = 0.3 * side;
    const high = Math.sqrt(side ** 2 - foot ** 2);
    const part = p.upper / side;
    const { at, width, height } = frame([
      [0, 0],
      [whole, high],
    ]);
    const d = [foot * (1 - part), high * (1 - part)] as const;
    const e = [foot + (whole - foot) * part, high * (1 - part)] as const;
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Triángulo ABC con base AB. El punto D está en el lado CA y E en el lado CB; DE es paralelo a AB. CD mide ${p.upper} dm, DA mide ${p.lower} dm y DE mide ${p.inner} dm.`,
      shapes: [
        { shape: 'polygon', points: [at(0, 0), at(whole, 0), at(foot, high)], corners: ['A', 'B', 'C'] },
        { shape: 'segment', from: at(...d), to: at(...e), accent: 1 },
        { shape: 'text', at: at(...d, -0.35, 0.35), text: 'D', anchor: 'end' },
        { shape: 'text', at: at(...e, 0.35, 0.35), text: 'E', anchor: 'start' },
        { shape: 'text', at: at((d[0] + e[0]) / 2, d[1], 0, -0.55), text: `${p.inner} dm` },
        {
          shape: 'text',
          at: at((d[0] + foot) / 2, (d[1] + high) / 2, -0.4, 0.2),
          text: `${p.upper} dm`,
          anchor: 'end',
        },
        { shape: 'text', at: at(d[0] / 2, d[1] / 2, -0.4, 0.2), text: `${p.lower} dm`, anchor: 'end' },
      ],
    };
  },
  key,
  oracle: (p) => frac(onlyOne(integers(1, 400), (whole) => p.inner * (p.upper + p.lower) === whole * p.upper)),
  distractors: [
    {
      mistake: 'semejanza-compara-los-trozos',
      answer: pieces,
      feedback: () => md`Comparaste CD con DA; el lado del triángulo grande que corresponde a CD es CA completo.`,
    },
    {
      mistake: 'semejanza-suma-la-diferencia',
      answer: plusDifference,
      feedback: () => md`Sumaste lo que crece un lado; en figuras semejantes los lados se multiplican por una razón.`,
    },
    {
      mistake: 'semejanza-razon-invertida',
      answer: inverted,
      feedback: () => md`Usaste la razón al revés: AB debe ser mayor que DE.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Triángulos semejantes',
      text: md`Como $\overline{DE}$ y $\overline{AB}$ son paralelos, los triángulos CDE y CAB tienen los mismos ángulos y son semejantes.`,
    },
    {
      title: 'Lados que se corresponden',
      text: md`A CD le corresponde CA, que mide $${p.upper} + ${p.lower} = ${p.upper + p.lower}$ dm: $\frac{\overline{AB}}{${p.inner}} = \frac{${p.upper + p.lower}}{${p.upper}}$.`,
    },
    {
      title: 'Despejar',
      text: md`$\overline{AB} = \frac{${p.inner} \cdot ${p.upper + p.lower}}{${p.upper}}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly upper: number;
  readonly lower: number;
  readonly inner: number;
}

function key(p: Parameters) {
  return amountAnswer(frac(p.inner * (p.upper + p.lower), p.upper), 'dm');
}

function pieces(p: Parameters) {
  return amountAnswer(frac(p.inner * p.lower, p.upper), 'dm');
}

function plusDifference(p: Parameters) {
  return amountAnswer(p.inner + p.lower, 'dm');
}

function inverted(p: Parameters) {
  return amountAnswer(frac(p.inner * p.upper, p.upper + p.lower).round(1), 'dm');
}
