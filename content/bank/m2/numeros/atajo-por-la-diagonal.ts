import { defineTemplate, md } from '../../authoring/index.ts';

interface Draw {
  readonly width: number;
  readonly ratio: number;
  readonly who: string;
  readonly place: string;
}

export default defineTemplate<Draw>({
  id: 'm2-atajo-por-la-diagonal',
  version: 1,
  content: 'm2.numeros.reales.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    width: 5 * random.integer(3, 12),
    ratio: random.pick([2, 4, 5]),
    who: random.pick(['Amanda', 'Cristóbal', 'Fernanda', 'Gabriel']),
    place: random.pick(['una plaza', 'una multicancha', 'un parque', 'un estacionamiento']),
  }),
  stem: (p) =>
    md`${p.who} debe ir desde una esquina de ${p.place} rectangular de $${p.width}$ m de ancho y $${p.width * p.ratio}$ m de largo hasta la esquina opuesta. ¿Cuántos metros menos camina si cruza en línea recta por la diagonal en lugar de caminar por dos de sus bordes?`,
  key: (p) => option(p, md`${1 + p.ratio} - ${root(p)}`, 1 + p.ratio - size(p)),
  oracle: (p) => p.width + p.width * p.ratio - Math.hypot(p.width, p.width * p.ratio),
  distractors: [
    {
      mistake: 'suma-borde-y-diagonal',
      answer: (p) => option(p, md`${1 + p.ratio} + ${root(p)}`, 1 + p.ratio + size(p)),
      feedback: () => md`Sumaste los dos caminos; para saber cuánto menos camina hay que restarlos.`,
    },
    {
      mistake: 'compara-con-un-solo-borde',
      answer: (p) => option(p, md`${root(p)} - ${p.ratio}`, size(p) - p.ratio),
      feedback: () => md`Comparaste la diagonal con un solo borde; el otro camino recorre dos.`,
    },
    {
      mistake: 'suma-los-lados-sin-elevar',
      answer: (p) => option(p, md`${1 + p.ratio} - \sqrt{${1 + p.ratio}}`, 1 + p.ratio - Math.sqrt(1 + p.ratio)),
      feedback: () => md`En el teorema de Pitágoras se suman los cuadrados de los lados, no los lados.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Por los bordes',
      text: md`Camina $${p.width} + ${p.width * p.ratio} = ${p.width * (1 + p.ratio)}$ m.`,
    },
    {
      title: 'Por la diagonal',
      text: md`$\sqrt{${p.width}^2 + ${p.width * p.ratio}^2} = ${p.width}${root(p)}$ m.`,
    },
    {
      title: 'La diferencia',
      text: md`$${p.width * (1 + p.ratio)} - ${p.width}${root(p)}$, que con factor común es ${option(p, md`${1 + p.ratio} - ${root(p)}`, 0).text}.`,
    },
  ],
});

function root(p: Draw): string {
  return md`\sqrt{${1 + p.ratio ** 2}}`;
}

function size(p: Draw): number {
  return Math.sqrt(1 + p.ratio ** 2);
}

function option(p: Draw, tex: string, times: number) {
  return { text: md`$${p.width}(${tex})$ m`, value: p.width * times };
}
