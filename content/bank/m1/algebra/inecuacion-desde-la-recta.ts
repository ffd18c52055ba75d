import { defineTemplate, frac, md } from '../../authoring/index.ts';

/** The drawn set is x ≤ at (or x < at), or its like to the right; the inequality is a − bx ≥ c, or its like. */
interface Draw {
  readonly at: number;
  readonly toLeft: boolean;
  readonly open: boolean;
  readonly a: number;
  readonly b: number;
}

export default defineTemplate<Draw>({
  id: 'm1-inecuacion-desde-la-recta',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    at: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    toLeft: random.pick([true, false]),
    open: random.pick([true, false]),
    a: random.integer(1, 12),
    b: random.integer(2, 6),
  }),
  stem: () =>
    md`¿Cuál de las siguientes inecuaciones tiene como conjunto solución el que se representa en la recta numérica de la figura?`,
  figure: (p) => ({
    kind: 'number-line',
    from: -6,
    to: 6,
    step: 1,
    points: [{ at: p.at, open: p.open }],
    intervals: [p.toLeft ? { to: p.at, openTo: p.open } : { from: p.at, openFrom: p.open }],
    alt: `Recta numérica de −6 a 6. Está marcada la parte a la ${p.toLeft ? 'izquierda' : 'derecha'} de ${String(p.at).replace('-', '−')}, con un círculo ${p.open ? 'vacío' : 'lleno'} en ${String(p.at).replace('-', '−')}.`,
  }),
  key: (p) => option(p, p.at, p.toLeft, p.open),
  oracle: (p) => {
    const drawn = (x: number) => (x === p.at ? !p.open : p.toLeft === x < p.at);
    for (const at of [p.at, -p.at])
      for (const toLeft of [true, false])
        for (const open of [true, false]) {
          const candidate = inequality(p, at, toLeft, open);
          const same = Array.from({ length: 97 }, (_, place) => -6 + place / 8).every(
            (x) => candidate.holds(x) === drawn(x),
          );
          if (same) return candidate.value;
        }
    return 'no inequality fits';
  },
  distractors: [
    {
      mistake: 'olvida-que-el-sentido-se-invierte',
      answer: (p) => option(p, p.at, !p.toLeft, p.open),
      feedback: () => md`Resuélvela: al dividir por el coeficiente negativo de $x$ el sentido cambia.`,
    },
    {
      mistake: 'confunde-circulo-lleno-y-vacio',
      answer: (p) => option(p, p.at, p.toLeft, !p.open),
      feedback: (p) =>
        md`Un círculo ${p.open ? 'vacío indica que el extremo no pertenece' : 'lleno indica que el extremo pertenece'} al conjunto.`,
    },
    {
      mistake: 'equivoca-el-signo-del-extremo',
      answer: (p) => option(p, -p.at, p.toLeft, p.open),
      feedback: () => md`Reemplaza el extremo de la figura: no hace iguales los dos lados de esa inecuación.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Leer la figura',
      text: md`La recta muestra los números $x ${p.toLeft ? (p.open ? '<' : '\\leq') : p.open ? '>' : '\\geq'} ${p.at}$.`,
    },
    {
      title: 'El extremo iguala los lados',
      text: md`En el extremo, $${p.a} - ${p.b} \cdot ${p.at < 0 ? `(${p.at})` : p.at} = ${p.a - p.b * p.at}$: ese es el número del lado derecho.`,
    },
    {
      title: 'El sentido',
      text: md`Como $x$ está multiplicada por $-${p.b}$, al resolver el sentido se invierte. La inecuación es ${option(p, p.at, p.toLeft, p.open).text}.`,
    },
  ],
});

function inequality(p: Draw, at: number, toLeft: boolean, open: boolean) {
  const right = p.a - p.b * at;
  const sign = toLeft ? (open ? '>' : '\\geq') : open ? '<' : '\\leq';
  return {
    tex: `${p.a} - ${p.b}x ${sign} ${right}`,
    value: `${toLeft ? 'x <' : 'x >'}${open ? '' : '='} ${frac(at).toFraction()}`,
    holds: (x: number) => {
      const difference = p.a - p.b * x - right;
      return { '>': difference > 0, '\\geq': difference >= 0, '<': difference < 0, '\\leq': difference <= 0 }[sign];
    },
  };
}

function option(p: Draw, at: number, toLeft: boolean, open: boolean) {
  const { tex, value } = inequality(p, at, toLeft, open);
  return { text: md`$${tex}$`, value };
}
