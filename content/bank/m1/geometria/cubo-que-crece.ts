import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, md } from '../../authoring/index.ts';
import { integers, outcomes } from '../../authoring/oracles.ts';

const CUBES = ['un cubo de cera', 'un cubo de cartón', 'un cubo de madera', 'un envase cúbico'] as const;

export default defineTemplate({
  id: 'm1-cubo-que-crece',
  version: 1,
  content: 'm1.geometria.cuerpos.area',
  otherContents: ['m1.geometria.cuerpos.volumen'],
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => ({
    edge: random.integer(2, 9),
    factor: random.integer(2, 6),
    cube: random.pick(CUBES),
  }),
  stem: (p) =>
    md`Se compara ${p.cube} de ${p.edge} cm de arista con otro de ${p.edge * p.factor} cm de arista. ¿Cuál de las siguientes afirmaciones es verdadera?`,
  key: (p) => comparison(p.factor ** 2, p.factor ** 3),
  oracle: (p) => {
    const { faces, volume } = unitPieces(p.factor);
    return comparison(faces, volume).value;
  },
  distractors: [
    {
      mistake: 'cubo-todo-crece-igual',
      answer: (p) => comparison(p.factor, p.factor),
      feedback: (p) =>
        md`Es la arista la que mide ${p.factor} veces la otra; revisa cuántas caras pequeñas caben en una grande.`,
    },
    {
      mistake: 'cubo-volumen-como-area',
      answer: (p) => comparison(p.factor ** 2, p.factor ** 2),
      feedback: () => md`El área está bien; para el volumen cuenta cuántos cubos pequeños llenan el grande.`,
    },
    {
      mistake: 'cubo-intercambia-area-y-volumen',
      answer: (p) => comparison(p.factor ** 3, p.factor ** 2),
      feedback: () =>
        md`Los dos factores aparecen, pero cambiados: el área depende de dos medidas y el volumen, de tres.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Comparar las áreas',
      text: md`El área de un cubo es seis veces el cuadrado de la arista: $6 \cdot ${p.edge * p.factor}^2 = ${p.factor}^2 \cdot 6 \cdot ${p.edge}^2$. Queda multiplicada por $${p.factor}^2 = ${p.factor ** 2}$.`,
    },
    {
      title: 'Comparar los volúmenes',
      text: md`El volumen es el cubo de la arista: $${p.edge * p.factor}^3 = ${p.factor}^3 \cdot ${p.edge}^3$. Queda multiplicado por $${p.factor}^3 = ${p.factor ** 3}$.`,
    },
    { title: 'Concluir', text: md`${comparison(p.factor ** 2, p.factor ** 3).text}` },
  ],
});

function comparison(area: number, volume: number) {
  return wordsAnswer(
    md`El cubo mayor tiene ${area} veces el área y ${volume} veces el volumen del menor.`,
    `área ×${area}, volumen ×${volume}`,
  );
}

/** Builds the large cube out of small ones and counts those inside and the faces that show. */
function unitPieces(factor: number): { readonly faces: number; readonly volume: number } {
  const along = integers(1, factor);
  const pieces = outcomes(along, along, along);
  const showing =
    pieces.flat().filter((place) => place === 1).length + pieces.flat().filter((place) => place === factor).length;
  return { faces: showing / 6, volume: pieces.length };
}
