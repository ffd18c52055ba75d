import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { frame } from '../../authoring/frame.ts';
import { defineTemplate, md } from '../../authoring/index.ts';

/** A picture of `wide` by `high`, and how much its mount stands out at each side and above and below, in centimetres. */
interface Draw {
  readonly what: string;
  readonly mount: string;
  readonly wide: number;
  readonly high: number;
  readonly sides: number;
  readonly ends: number;
}

const PICTURES = [
  { what: 'una fotografía', mount: 'un marco' },
  { what: 'un afiche', mount: 'un borde de cartón' },
  { what: 'un espejo', mount: 'un marco' },
  { what: 'una lámina', mount: 'un paspartú' },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-marco-de-una-foto',
  version: 1,
  content: 'm1.geometria.semejanza.figuras-semejantes',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const [one, other] = random.pick([
      [2, 3],
      [3, 4],
      [4, 5],
      [3, 5],
      [2, 5],
    ] as const);
    const times = random.integer(5, 10);
    const even = random.integer(2, 6);
    const inProportion = random.pick([true, false]);
    return {
      ...random.pick(PICTURES),
      wide: one * times,
      high: other * times,
      sides: inProportion ? one : even,
      ends: inProportion ? other : even,
    };
  },
  stem: (p) =>
    md`A ${p.what} rectangular de ${p.wide} cm de ancho y ${p.high} cm de alto se le pone ${p.mount} que sobresale ${p.sides} cm a cada lado y ${p.ends} cm arriba y abajo, como muestra la figura. ¿Cuál de las siguientes afirmaciones sobre el rectángulo interior y el exterior es verdadera y está bien justificada?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [outer(p).wide, outer(p).high],
    ]);
    const rectangle = (left: number, bottom: number) => ({
      shape: 'polygon' as const,
      points: [
        at(left, bottom),
        at(outer(p).wide - left, bottom),
        at(outer(p).wide - left, outer(p).high - bottom),
        at(left, outer(p).high - bottom),
      ],
    });
    return {
      kind: 'drawing',
      width,
      height,
      shapes: [
        { ...rectangle(0, 0), filled: true, accent: 1 },
        rectangle(p.sides, p.ends),
        { shape: 'text', at: at(outer(p).wide / 2, p.ends, 0, 0.6), text: `${p.wide} cm` },
        { shape: 'text', at: at(p.sides, outer(p).high / 2, 0.2), text: `${p.high} cm`, anchor: 'start' },
      ],
      alt: `Un rectángulo de ${p.wide} cm de ancho y ${p.high} cm de alto dentro de otro, que sobresale ${p.sides} cm a cada lado y ${p.ends} cm arriba y abajo.`,
    };
  },
  key,
  oracle: (p) => {
    // Blown up until the widths agree, the heights must agree too.
    const blown = (p.high * outer(p).wide) / p.wide;
    const isSame = Math.abs(blown - outer(p).high) < 1e-9;
    return judged(isSame, [md`\frac{${p.wide}}{${outer(p).wide}}`, md`\frac{${p.high}}{${outer(p).high}}`], isSame)
      .value;
  },
  distractors: [
    {
      mistake: 'semejanza-por-igual-aumento',
      answer: (p) =>
        judged(!isSimilar(p), [`${outer(p).wide} - ${p.wide}`, `${outer(p).high} - ${p.high}`], p.sides === p.ends),
      feedback: () => md`En la semejanza los lados se multiplican por un mismo número; no importa cuánto se les suma.`,
    },
    {
      mistake: 'semejanza-compara-mal-las-razones',
      answer: (p) =>
        judged(
          !isSimilar(p),
          [md`\frac{${p.wide}}{${p.high}}`, md`\frac{${outer(p).wide}}{${outer(p).high}}`],
          !isSimilar(p),
        ),
      feedback: (p) =>
        md`Multiplica cruzado: $${p.wide} \cdot ${outer(p).high} = ${p.wide * outer(p).high}$ y $${p.high} \cdot ${outer(p).wide} = ${p.high * outer(p).wide}$.`,
    },
    {
      mistake: 'semejanza-cruza-los-lados',
      answer: (p) =>
        judged(
          isSimilar(p),
          [md`\frac{${p.wide}}{${outer(p).high}}`, md`\frac{${p.high}}{${outer(p).wide}}`],
          isSimilar(p),
        ),
      feedback: () => md`Se compara el ancho con el ancho y el alto con el alto: son los lados que se corresponden.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El rectángulo exterior',
      text: md`Mide $${p.wide} + 2 \cdot ${p.sides} = ${outer(p).wide}$ cm de ancho y $${p.high} + 2 \cdot ${p.ends} = ${outer(p).high}$ cm de alto.`,
    },
    {
      title: 'Comparar las razones',
      text: md`Como los ángulos son iguales, hay que ver si los lados son proporcionales: $${p.wide} \cdot ${outer(p).high} = ${p.wide * outer(p).high}$ y $${p.high} \cdot ${outer(p).wide} = ${p.high * outer(p).wide}$.`,
    },
    { title: 'Concluir', text: key(p).text },
  ],
});

function outer(p: Draw) {
  return { wide: p.wide + 2 * p.sides, high: p.high + 2 * p.ends };
}

function isSimilar(p: Draw): boolean {
  return p.wide * outer(p).high === p.high * outer(p).wide;
}

function key(p: Draw) {
  return judged(
    isSimilar(p),
    [md`\frac{${p.wide}}{${outer(p).wide}}`, md`\frac{${p.high}}{${outer(p).high}}`],
    isSimilar(p),
  );
}

/** A judgement on the two rectangles, and what is compared to justify it: said to be equal, or not. */
function judged(saysSimilar: boolean, [one, other]: readonly [string, string], saysEqual: boolean) {
  return wordsAnswer(
    md`${saysSimilar ? 'Son' : 'No son'} semejantes, porque $${one} ${saysEqual ? '=' : md`\neq`} ${other}$.`,
  );
}
