import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';

const DESIGNS = ['una guarda tejida', 'un mosaico', 'un bordado', 'un panel de azulejos', 'un estampado'] as const;

export default defineTemplate({
  id: 'm1-patron-de-una-guarda',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    x: random.integer(-6, 6),
    y: random.integer(-6, 6),
    right: random.integer(-6, 6),
    up: random.integer(-6, 6),
    design: random.pick(DESIGNS),
  }),
  accepts: (p) =>
    [p.x, p.y, p.right, p.up, p.x + p.right, p.y + p.up].every((value) => value !== 0) &&
    allDifferent([key(p), reversed(p), onlyMoved(p), otherWay(p)]),
  stem: (p) =>
    md`Para diseñar ${p.design}, un programa repite una figura en el plano cartesiano: primero la traslada según el vector $(${p.right}, ${p.up})$ y después rota el resultado en 90° en sentido antihorario respecto del origen. Un vértice de la figura inicial está en $(${p.x}, ${p.y})$. ¿Dónde queda ese vértice al final?`,
  key,
  oracle: (p) => {
    // A quarter turn is a reflection over the axis X and then over the line y = x.
    const moved = { x: p.x + p.right, y: p.y + p.up };
    const overX = { x: moved.x, y: 0 - moved.y };
    return pairAnswer(overX.y, overX.x).value;
  },
  distractors: [
    {
      mistake: 'composicion-orden-invertido',
      answer: reversed,
      feedback: () => md`Giraste antes de trasladar; el orden cambia el resultado.`,
    },
    {
      mistake: 'composicion-solo-la-primera',
      answer: onlyMoved,
      feedback: () => md`Hiciste la traslación, pero falta el giro.`,
    },
    {
      mistake: 'giro-en-sentido-contrario',
      answer: otherWay,
      feedback: () => md`Giraste como los punteros del reloj; el sentido antihorario es el contrario.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Trasladar',
      text: md`Se suman las componentes: $(${p.x}, ${p.y})$ pasa a $(${p.x + p.right}, ${p.y + p.up})$.`,
    },
    {
      title: 'Rotar',
      text: md`Un giro de 90° en sentido antihorario respecto del origen lleva $(x, y)$ a $(-y, x)$.`,
    },
    { title: 'Posición final', text: md`El vértice queda en ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly up: number;
}

function key(p: Parameters) {
  return pairAnswer(-(p.y + p.up), p.x + p.right);
}

function reversed(p: Parameters) {
  return pairAnswer(-p.y + p.right, p.x + p.up);
}

function onlyMoved(p: Parameters) {
  return pairAnswer(p.x + p.right, p.y + p.up);
}

function otherWay(p: Parameters) {
  return pairAnswer(p.y + p.up, -(p.x + p.right));
}
