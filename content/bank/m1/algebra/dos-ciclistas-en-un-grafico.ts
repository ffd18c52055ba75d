import { allDifferent, amountAnswer, areCounts, defineTemplate, frac, lineWithin, md } from '../../authoring/index.ts';

/** One starts ahead and is slower; both keep their speed. */
interface Draw {
  readonly ahead: number;
  readonly slow: number;
  readonly fast: number;
  readonly asked: number;
  readonly who: readonly [string, string];
}

export default defineTemplate<Draw>({
  id: 'm1-dos-ciclistas-en-un-grafico',
  version: 1,
  content: 'm1.algebra.funcion-lineal-afin.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => {
    const [slow, more, met] = [random.integer(8, 16), random.integer(2, 8), random.integer(2, 4)];
    return {
      ahead: more * met,
      slow,
      fast: slow + more,
      asked: met + random.integer(2, 5),
      who: random.pick([
        ['Rayén', 'Joaquín'],
        ['Elisa', 'Bruno'],
        ['Martina', 'Lautaro'],
      ] as const),
    };
  },
  accepts: (p) =>
    areCounts([gap(p)]) &&
    allDifferent([
      gap(p),
      (p.fast - p.slow) * p.asked,
      gap(p) + 2 * p.ahead,
      meeting(p) * (p.fast - p.slow) + p.asked,
    ]) &&
    allDifferent([gap(p), p.ahead, (p.fast - p.slow) * p.asked, p.fast * p.asked - p.slow * meeting(p)]),
  stem: (p) =>
    md`${p.who[0]} y ${p.who[1]} salen al mismo tiempo por una ruta recta, en el mismo sentido y cada uno con rapidez constante. El gráfico muestra a qué distancia de la plaza va cada uno. Si mantienen sus rapideces, ¿a cuántos kilómetros estarán uno del otro ${p.asked} horas después de salir?`,
  figure: (p) => {
    const met = meeting(p);
    const most = Math.ceil((p.fast * (met + 0.5)) / 10) * 10;
    const plane = { x: [0, met + 1], y: [0, most] } as const;
    const [a1, a2] = lineWithin(p.slow, p.ahead, plane);
    const [b1, b2] = lineWithin(p.fast, 0, plane);
    return {
      kind: 'plane',
      ...plane,
      step: [1, 10],
      xTitle: 'Tiempo (horas)',
      yTitle: 'Distancia a la plaza (km)',
      shapes: [
        { shape: 'segment', from: a1, to: a2, accent: 1 },
        { shape: 'segment', from: b1, to: b2, accent: 2 },
        { shape: 'text', at: [0.9, p.ahead + 0.9 * p.slow + 0.06 * most], text: p.who[0], anchor: 'end', accent: 1 },
        { shape: 'text', at: [1.2, 1.2 * p.fast - 0.1 * most], text: p.who[1], anchor: 'start', accent: 2 },
        { shape: 'point', at: [0, p.ahead], accent: 1, label: `(0, ${p.ahead})` },
        { shape: 'point', at: [met, p.fast * met], label: `(${met}, ${p.fast * met})` },
      ],
      alt: `Distancia a la plaza, en kilómetros, según el tiempo, en horas. La recta de ${p.who[0]} parte en (0, ${p.ahead}) y la de ${p.who[1]} parte en el origen; ambas se cortan en el punto (${met}, ${p.fast * met}).`,
    };
  },
  key: (p) => amountAnswer(gap(p), ['kilómetro', 'kilómetros']),
  oracle: (p) => {
    let [one, other] = [p.ahead, 0];
    for (let minute = 0; minute < 60 * p.asked; minute++) [one, other] = [one + p.slow / 60, other + p.fast / 60];
    return frac(Math.round((other - one) * 1e6) / 1e6);
  },
  distractors: [
    {
      mistake: 'olvida-la-ventaja-inicial',
      answer: (p) => amountAnswer((p.fast - p.slow) * p.asked, ['kilómetro', 'kilómetros']),
      feedback: () => md`Calculaste la diferencia como si hubieran partido del mismo lugar.`,
    },
    {
      mistake: 'supone-que-la-distancia-no-cambia',
      answer: (p) => amountAnswer(p.ahead, ['kilómetro', 'kilómetros']),
      feedback: () => md`Esa es la distancia al salir; como van a distinta rapidez, cambia.`,
    },
    {
      mistake: 'compara-posiciones-de-distinta-hora',
      answer: (p) => amountAnswer(p.fast * p.asked - p.slow * meeting(p), ['kilómetro', 'kilómetros']),
      feedback: () => md`Comparaste las posiciones en horas distintas: ambas deben ser de la misma hora.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Las rapideces desde el gráfico',
      text: md`${p.who[1]} recorre $${p.fast * meeting(p)}$ km en $${meeting(p)}$ horas: $${p.fast}$ km/h. ${p.who[0]} recorre $${p.fast * meeting(p)} - ${p.ahead} = ${p.slow * meeting(p)}$ km en ese tiempo: $${p.slow}$ km/h.`,
    },
    {
      title: 'Dónde va cada uno',
      text: md`Después de $${p.asked}$ horas, ${p.who[0]} va en $${p.ahead} + ${p.slow} \cdot ${p.asked} = ${p.ahead + p.slow * p.asked}$ km y ${p.who[1]} en $${p.fast} \cdot ${p.asked} = ${p.fast * p.asked}$ km.`,
    },
    {
      title: 'La distancia entre ambos',
      text: md`$${p.fast * p.asked} - ${p.ahead + p.slow * p.asked} = ${gap(p)}$. Estarán a ${amountAnswer(gap(p), ['kilómetro', 'kilómetros']).text}.`,
    },
  ],
});

function gap(p: Draw): number {
  return (p.fast - p.slow) * p.asked - p.ahead;
}

function meeting(p: Draw): number {
  return p.ahead / (p.fast - p.slow);
}
