import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md, texTerm } from '../../authoring/index.ts';
import { integers, onlyOne, outcomes } from '../../authoring/oracles.ts';

const MOVERS = ['Un dron', 'Un robot de bodega', 'Una boya a la deriva', 'El cursor de un programa de dibujo'] as const;

export default defineTemplate({
  id: 'm1-donde-partio-el-dron',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.puntos-vectores',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    startX: random.integer(-6, 6),
    startY: random.integer(-6, 6),
    firstX: random.integer(-7, 7),
    firstY: random.integer(-7, 7),
    secondX: random.integer(-7, 7),
    secondY: random.integer(-7, 7),
    mover: random.pick(MOVERS),
  }),
  accepts: (p) =>
    [p.firstX, p.firstY, p.secondX, p.secondY].every((component) => component !== 0) &&
    Math.abs(p.firstX) !== Math.abs(p.secondX) &&
    allDifferent([key(p), onwards(p), oneStage(p), halfUndone(p)]),
  stem: (p) =>
    md`${p.mover} se representa como un punto del plano cartesiano. Se mueve según el vector $\vec{u} = (${p.firstX}, ${p.firstY})$ y a continuación según el vector $\vec{v} = (${p.secondX}, ${p.secondY})$, con lo que llega al punto $(${end(p).x}, ${end(p).y})$. ¿En qué punto estaba al comienzo?`,
  key,
  oracle: (p) => {
    const places = integers(-30, 30);
    const [x = 0, y = 0] = onlyOne(
      outcomes(places, places),
      ([fromX = 0, fromY = 0]) =>
        fromX + p.firstX + p.secondX === end(p).x && fromY + p.firstY + p.secondY === end(p).y,
    );
    return pairAnswer(x, y).value;
  },
  distractors: [
    {
      mistake: 'recorrido-suma-en-vez-de-deshacer',
      answer: onwards,
      feedback: () => md`Sumaste los vectores al punto de llegada; para volver al comienzo hay que retroceder.`,
    },
    {
      mistake: 'recorrido-deshace-un-solo-tramo',
      answer: oneStage,
      feedback: () => md`Ese es el punto intermedio: retrocediste un solo movimiento.`,
    },
    {
      mistake: 'recorrido-deshace-mal-el-segundo',
      answer: halfUndone,
      feedback: () => md`Retrocediste un movimiento y repetiste el otro; los dos se deshacen.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Los dos movimientos juntos',
      text: md`$\vec{u} + \vec{v} = (${p.firstX}${texTerm(p.secondX)}, ${p.firstY}${texTerm(p.secondY)}) = (${p.firstX + p.secondX}, ${p.firstY + p.secondY})$`,
    },
    {
      title: 'Deshacerlos',
      text: md`El punto inicial más ese vector da $(${end(p).x}, ${end(p).y})$, así que al punto de llegada se le resta el vector.`,
    },
    {
      title: 'Punto inicial',
      text: md`$(${end(p).x}${texTerm(-(p.firstX + p.secondX))}, ${end(p).y}${texTerm(-(p.firstY + p.secondY))})$, que es el punto ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly startX: number;
  readonly startY: number;
  readonly firstX: number;
  readonly firstY: number;
  readonly secondX: number;
  readonly secondY: number;
}

function end(p: Parameters) {
  return { x: p.startX + p.firstX + p.secondX, y: p.startY + p.firstY + p.secondY };
}

function key(p: Parameters) {
  return pairAnswer(p.startX, p.startY);
}

function onwards(p: Parameters) {
  return pairAnswer(end(p).x + p.firstX + p.secondX, end(p).y + p.firstY + p.secondY);
}

function oneStage(p: Parameters) {
  return pairAnswer(end(p).x - p.secondX, end(p).y - p.secondY);
}

function halfUndone(p: Parameters) {
  return pairAnswer(end(p).x - p.firstX + p.secondX, end(p).y - p.firstY + p.secondY);
}
