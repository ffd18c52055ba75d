import { allDifferent, defineTemplate, frac, fractionAnswer, md } from '../../authoring/index.ts';

interface Draw {
  readonly left: number;
  readonly step: number;
  readonly spaces: number;
  readonly place: number;
}

export default defineTemplate<Draw>({
  id: 'm1-marcas-en-la-recta',
  version: 1,
  content: 'm1.numeros.enteros-racionales.enteros',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    left: -random.integer(7, 60),
    step: random.integer(3, 12),
    spaces: random.integer(5, 9),
    place: random.integer(2, 8),
  }),
  accepts: (p) =>
    p.place < p.spaces &&
    rightEnd(p) > 0 &&
    p.left % p.step !== 0 &&
    allDifferent([at(p), oneByOne(p), fromZero(p), markTooFar(p)]) &&
    at(p) !== 0,
  stem: () =>
    md`En la recta numérica de la figura, las marcas están a igual distancia unas de otras. ¿Qué número corresponde al punto $P$?`,
  figure: (p) => ({
    kind: 'number-line',
    from: p.left,
    to: rightEnd(p),
    step: p.step,
    labelled: [p.left, rightEnd(p)],
    points: [{ at: at(p), label: 'P' }],
    alt: `Recta numérica con marcas a igual distancia. La primera marca es ${p.left} y la última es ${rightEnd(p)}; entre ellas hay ${p.spaces - 1} marcas sin número. El punto P está en la marca número ${p.place} contada después de la primera.`,
  }),
  key: (p) => fractionAnswer(at(p)),
  oracle: (p) => {
    const ends = rightEnd(p);
    for (let step = 1; step < 200; step++)
      if (Array.from({ length: p.spaces }).reduce<number>((sum) => sum + step, p.left) === ends)
        return frac(ends - (p.spaces - p.place) * step);
    return 'no step fits';
  },
  distractors: [
    {
      mistake: 'cuenta-cada-marca-como-uno',
      answer: (p) => fractionAnswer(oneByOne(p)),
      feedback: () => md`Avanzaste de uno en uno: calcula antes cuánto vale cada espacio.`,
    },
    {
      mistake: 'cuenta-desde-el-cero',
      answer: (p) => fractionAnswer(fromZero(p)),
      feedback: (p) => md`Los espacios se cuentan desde $${p.left}$, que no es el cero de la recta.`,
    },
    {
      mistake: 'cuenta-la-marca-de-partida',
      answer: (p) => fractionAnswer(markTooFar(p)),
      feedback: () => md`La primera marca es la partida: el primer salto llega a la segunda.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Largo entre las marcas con número',
      text: md`De $${p.left}$ a $${rightEnd(p)}$ hay $${rightEnd(p)} - (${p.left}) = ${rightEnd(p) - p.left}$ unidades.`,
    },
    {
      title: 'Cuánto vale un espacio',
      text: md`Ese largo se reparte en $${p.spaces}$ espacios iguales: $${rightEnd(p) - p.left} : ${p.spaces} = ${p.step}$.`,
    },
    {
      title: 'Avanzar hasta el punto',
      text: md`$P$ está a $${p.place}$ espacios de la primera marca: $${p.left} + ${p.place} \cdot ${p.step}$. A $P$ le corresponde $${at(p)}$.`,
    },
  ],
});

function rightEnd(p: Draw): number {
  return p.left + p.spaces * p.step;
}

function at(p: Draw): number {
  return p.left + p.place * p.step;
}

function oneByOne(p: Draw): number {
  return p.left + p.place;
}

function fromZero(p: Draw): number {
  return p.place * p.step;
}

function markTooFar(p: Draw): number {
  return p.left + (p.place + 1) * p.step;
}
