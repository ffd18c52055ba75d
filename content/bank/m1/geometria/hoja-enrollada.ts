import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

const SHEETS = [
  { what: 'Una hoja de cartulina', noun: 'hoja' },
  { what: 'Una lámina de acetato', noun: 'lámina' },
  { what: 'Una plancha delgada de zinc', noun: 'plancha' },
] as const;

/** Sides of the sheet in centimetres; `long` is `times` tenths of `short`. */
interface Draw {
  readonly short: number;
  readonly times: number;
  readonly sheet: (typeof SHEETS)[number];
}

export default defineTemplate<Draw>({
  id: 'm1-hoja-enrollada',
  version: 1,
  content: 'm1.geometria.cuerpos.cilindros',
  skill: 'argumentar',
  difficulty: 5,
  parameters: (random) => ({
    short: 5 * random.integer(2, 10),
    times: random.pick([12, 14, 16, 18, 20, 22, 24, 30, 40]),
    sheet: random.pick(SHEETS),
  }),
  stem: (p) =>
    md`${p.sheet.what} rectangular de ${long(p)} cm por ${p.short} cm se puede enrollar de dos maneras, juntando dos lados opuestos sin superponerlos, para formar el manto de un cilindro: uno tiene ${p.short} cm de altura y el otro, ${long(p)} cm. ¿Cuál de las siguientes afirmaciones sobre los volúmenes de ambos cilindros es verdadera?`,
  key: (p) => larger(p.short, frac(p.times, 10)),
  oracle: (p) => {
    // Slices of a tenth of a centimetre, with the circle's area measured from its circumference.
    const volume = (around: number, high: number) => {
      const radius = around / (2 * Math.PI);
      let sum = 0;
      for (let slice = 0; slice < 10 * high; slice++) sum += 0.1 * Math.PI * radius ** 2;
      return sum;
    };
    const [low, tall] = [volume(long(p), p.short), volume(p.short, long(p))];
    return larger(
      low > tall ? p.short : long(p),
      frac(Math.round((10 * Math.max(low, tall)) / Math.min(low, tall)), 10),
    ).value;
  },
  distractors: [
    {
      mistake: 'hoja-igual-manto-igual-volumen',
      answer: (p) => wordsAnswer(`Son iguales, porque los dos se forman con la misma ${p.sheet.noun}.`, 'same'),
      feedback: (p) =>
        md`Con la misma ${p.sheet.noun} es igual el área del manto; el volumen depende del radio y de la altura.`,
    },
    {
      mistake: 'hoja-decide-solo-por-la-altura',
      answer: (p) => larger(long(p), frac(p.times, 10)),
      feedback: () => md`El más alto tiene un radio menor, y en el volumen el radio está al cuadrado.`,
    },
    {
      mistake: 'hoja-compara-solo-las-bases',
      answer: (p) => larger(p.short, frac(p.times, 10).pow(2) ?? frac(1)),
      feedback: () => md`Esa es la razón entre las áreas de las bases; falta considerar las alturas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Los radios',
      text: md`El contorno de la base es el lado que se enrolla: $2\pi r = ${long(p)}$ en el de ${p.short} cm de altura y $2\pi r = ${p.short}$ en el otro. Los radios son $\frac{${long(p)}}{2\pi}$ y $\frac{${p.short}}{2\pi}$.`,
    },
    {
      title: 'Los volúmenes',
      text: md`$\pi \left(\frac{${long(p)}}{2\pi}\right)^2 \cdot ${p.short} = \frac{${long(p)}^2 \cdot ${p.short}}{4\pi}$ y $\pi \left(\frac{${p.short}}{2\pi}\right)^2 \cdot ${long(p)} = \frac{${p.short}^2 \cdot ${long(p)}}{4\pi}$.`,
    },
    {
      title: 'La razón entre ellos',
      text: md`$\frac{${long(p)}^2 \cdot ${p.short}}{${p.short}^2 \cdot ${long(p)}} = \frac{${long(p)}}{${p.short}} = ${texDecimal(frac(p.times, 10))}$.`,
    },
    { title: 'Concluir', text: larger(p.short, frac(p.times, 10)).text },
  ],
});

function long(p: Draw): number {
  return (p.short * p.times) / 10;
}

function larger(high: number, times: ReturnType<typeof frac>) {
  return wordsAnswer(`El del cilindro de ${high} cm de altura es ${decimal(times)} veces el del otro.`);
}
