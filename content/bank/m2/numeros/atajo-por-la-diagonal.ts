import { defineTemplate, enterExpression, enterNumber, md, slip } from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'Por los bordes',
      prompt: md`¿Cuántos metros camina si va por dos de los bordes?`,
      answer: enterNumber(p.width * (1 + p.ratio), { unit: 'm' }),
      slips: [
        slip(2 * p.width * (1 + p.ratio), md`Esa es la vuelta entera: hasta la esquina opuesta son dos bordes.`),
        slip(p.width * p.width * p.ratio, md`Ese número es el área; se pide el camino.`),
      ],
      done: md`$${p.width} + ${p.width * p.ratio} = ${p.width * (1 + p.ratio)}$ m.`,
    },
    {
      title: 'Por la diagonal',
      prompt: md`¿Y cuántos metros mide la diagonal? Escríbela con una raíz lo más pequeña posible.`,
      answer: enterExpression(`${p.width}√${1 + p.ratio ** 2}`, { form: 'simplified' }),
      oracle: Math.hypot(p.width, p.width * p.ratio),
      slips: [
        slip(
          `${p.width}√${1 + p.ratio}`,
          md`Bajo la raíz se suman los cuadrados de los lados, no los lados.`,
          'suma-los-lados-sin-elevar',
        ),
        slip(`${p.width ** 2}√${1 + p.ratio ** 2}`, md`Lo que sale de la raíz sale sin su cuadrado.`),
        slip(
          `${p.width * (1 + p.ratio)}`,
          md`La raíz de una suma no es la suma de las raíces: el cruce es más corto que los bordes.`,
        ),
      ],
      done: md`$\sqrt{${p.width}^2 + ${p.width * p.ratio}^2} = ${p.width}${root(p)}$ m.`,
    },
    {
      title: 'Lo que se ahorra',
      prompt: md`¿Cuántos metros menos camina por la diagonal? Deja la raíz escrita.`,
      answer: enterExpression(`${p.width * (1 + p.ratio)} - ${p.width}√${1 + p.ratio ** 2}`, { form: 'simplified' }),
      slips: [
        slip(
          `${p.width * (1 + p.ratio)} + ${p.width}√${1 + p.ratio ** 2}`,
          md`Sumaste los dos caminos: para saber cuánto menos se restan.`,
          'suma-borde-y-diagonal',
        ),
        slip(
          `${p.width}√${1 + p.ratio ** 2} - ${p.width * p.ratio}`,
          md`Comparaste con un solo borde, y por fuera se recorren dos.`,
          'compara-con-un-solo-borde',
        ),
        slip(
          `${p.width}√${1 + p.ratio ** 2} - ${p.width * (1 + p.ratio)}`,
          md`Restaste al revés: así el ahorro sale negativo.`,
        ),
      ],
      done: md`Con factor común, ${option(p, md`${1 + p.ratio} - ${root(p)}`, 0).text}.`,
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
