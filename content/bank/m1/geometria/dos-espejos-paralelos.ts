import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'm1-dos-espejos-paralelos',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.problemas',
  skill: 'argumentar',
  difficulty: 5,
  parameters: (random) => ({
    first: random.integer(-6, 6),
    second: random.integer(-6, 6),
    vertical: random.pick([true, false]),
  }),
  accepts: (p) =>
    p.first !== p.second &&
    p.first !== 0 &&
    p.second !== 0 &&
    p.first !== -p.second &&
    allDifferent([key(p), single(p), opposite(p), added(p)]),
  stem: (p) =>
    md`Una figura del plano cartesiano se refleja respecto de la recta $${axis(p)} = ${p.first}$ y, luego, su imagen se refleja respecto de la recta $${axis(p)} = ${p.second}$. El resultado es el mismo que se obtiene con una única traslación. ¿Según qué vector es esa traslación?`,
  key,
  oracle: (p) => {
    const far = 17;
    const afterFirst = p.first + (p.first - far);
    const afterSecond = p.second + (p.second - afterFirst);
    return along(p, afterSecond - far).value;
  },
  distractors: [
    {
      mistake: 'dos-reflexiones-distancia-simple',
      answer: single,
      feedback: () => md`Esa es la separación entre las rectas; sigue un punto paso a paso y mide cuánto avanzó.`,
    },
    {
      mistake: 'dos-reflexiones-sentido-contrario',
      answer: opposite,
      feedback: () => md`El tamaño está bien, pero el sentido no: depende de cuál reflexión se hace primero.`,
    },
    {
      mistake: 'dos-reflexiones-suma-las-rectas',
      answer: added,
      feedback: () => md`Sumaste los números de las rectas; el desplazamiento depende de su separación.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Primera reflexión',
      text: md`Un punto con ${coordinate(p)} $${axis(p)}$ pasa a tener $2 \cdot ${signed(p.first)} - ${axis(p)}$; la otra coordenada no cambia.`,
    },
    {
      title: 'Segunda reflexión',
      text: md`Queda en $2 \cdot ${signed(p.second)} - \left(2 \cdot ${signed(p.first)} - ${axis(p)}\right) = ${axis(p)} + 2 \cdot \left(${p.second} - ${signed(p.first)}\right)$.`,
    },
    {
      title: 'El desplazamiento',
      text: md`Todo punto se mueve el doble de la separación entre las rectas, desde la primera hacia la segunda. La traslación es según ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly first: number;
  readonly second: number;
  readonly vertical: boolean;
}

function axis(p: Parameters): string {
  return p.vertical ? 'x' : 'y';
}

function coordinate(p: Parameters): string {
  return p.vertical ? 'primera coordenada' : 'segunda coordenada';
}

function signed(value: number): string {
  return value < 0 ? `(${value})` : `${value}`;
}

function along(p: Parameters, distance: number) {
  return p.vertical ? pairAnswer(distance, 0) : pairAnswer(0, distance);
}

function key(p: Parameters) {
  return along(p, 2 * (p.second - p.first));
}

function single(p: Parameters) {
  return along(p, p.second - p.first);
}

function opposite(p: Parameters) {
  return along(p, 2 * (p.first - p.second));
}

function added(p: Parameters) {
  return along(p, 2 * (p.first + p.second));
}
