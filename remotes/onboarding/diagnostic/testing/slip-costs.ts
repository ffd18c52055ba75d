import { KNOWN_FROM } from '../constants.ts';
import { type DiagnosticRun, openRun } from '../diagnostic.ts';
import type { KnowledgeModel } from '../knowledge-model.ts';
import { type KnowledgeStates, uniformFrom } from '../sample-states.ts';
import { drawStudent } from './student-kinds.ts';

/** Questions, counted from 0, at which somebody slips once. */
const SLIPS = 12;

/** Contents told rightly of who answers as they know, but for the known content asked at `slip`. */
function toldRightly(model: KnowledgeModel, run: DiagnosticRun, knows: Uint8Array, seed: number, slip: number): number {
  run.restart(seed);
  for (let asked = 0; ; asked++) {
    const step = run.next();
    if (step.kind === 'end') break;
    const isKnown = knows[model.contents.indexOf(step.contentId)] === 1;
    run.give({ ...step, outcome: !isKnown ? 'unknown' : asked === slip ? 'wrong' : 'correct' });
  }
  return run.chances().reduce((sum, chance, place) => sum + Number(chance > KNOWN_FROM === (knows[place] === 1)), 0);
}

/** What one slip costs strong students, in contents told rightly, by each of so many students and each question. */
export function slipCosts(
  model: KnowledgeModel,
  states: KnowledgeStates,
  students: number,
  seed: number,
): readonly number[] {
  const uniform = uniformFrom(seed);
  const run = openRun(model, states);
  return Array.from({ length: students }, (_, student) => {
    const { knows } = drawStudent(model, 'strong', uniform);
    const without = toldRightly(model, run, knows, student, -1);
    return Array.from({ length: SLIPS }, (__, slip) => without - toldRightly(model, run, knows, student, slip));
  }).flat();
}
