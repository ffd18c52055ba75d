import { lint } from '@travesia/content-markup/gates';
import type { Manipulable } from '../authoring/index.ts';

const TASK_MOST_CHARACTERS = 160;

/** What is wrong with something to move: its words, and a state in which it cannot begin. */
export function checkManipulable(manipulable: Manipulable): readonly string[] {
  const { task, predict } = manipulable;
  const says = [task, ...(predict ? [predict.question, predict.shows, ...predict.guesses] : [])].flatMap(lint);
  if (task.length > TASK_MOST_CHARACTERS) says.push(`task of ${task.length} characters`);
  if (predict && predict.guesses.length < 2) says.push('a prediction among fewer than two guesses');
  if (!isPossible(manipulable)) says.push(`a ${manipulable.kind} cannot begin so`);
  return says;
}

function isPossible(manipulable: Manipulable): boolean {
  switch (manipulable.kind) {
    case 'number-line':
      return manipulable.from < manipulable.to && manipulable.points.every((point) => isWithin(point, manipulable));
    case 'fraction-bar':
      return manipulable.denominator >= 1 && manipulable.denominator <= 24 && manipulable.numerator >= 0;
    case 'parabola':
      return manipulable.a !== 0;
    case 'triangle':
      return manipulable.vertices.length === 3;
    case 'homothety':
      return manipulable.ratio !== 0 && manipulable.vertices.length >= 3;
    case 'line-through-points': {
      const [[x1, y1], [x2, y2]] = manipulable.points;
      return x1 !== x2 || y1 !== y2;
    }
    case 'data-plots':
      return manipulable.values.length >= 3 && manipulable.shows.length > 0;
    case 'probability': {
      const sum = manipulable.branches.reduce((total, { probability }) => total + probability, 0);
      return Math.abs(sum - 1) < 1e-9 && manipulable.stages >= 1 && manipulable.stages <= 3;
    }
    case 'timeline':
      return manipulable.events.length >= 3;
    case 'solution':
      return manipulable.soluteGrams >= 0 && manipulable.waterGrams > 0 && manipulable.solubility > 0;
    case 'particles':
      return isWaterAt(manipulable.kelvin, manipulable.state);
    case 'map':
      return manipulable.layers.length > 0 && (manipulable.region === 'chile' || !manipulable.layers.includes('zones'));
    case 'circuit':
      return manipulable.volts > 0 && manipulable.ohms.length > 0 && manipulable.ohms.every((ohms) => ohms > 0);
    case 'marked-text':
      return manipulable.marks.every(({ words }) => manipulable.text.includes(words));
    default:
      return true;
  }
}

/** Particles are those of water; where it melts or boils it is both. */
function isWaterAt(kelvin: number, state: 'solid' | 'liquid' | 'gas'): boolean {
  if (state === 'solid') return kelvin > 0 && kelvin <= 273;
  return state === 'liquid' ? kelvin >= 273 && kelvin <= 373 : kelvin >= 373;
}

const isWithin = (point: number, { from, to }: { readonly from: number; readonly to: number }) =>
  point >= from && point <= to;
