import type { KnowledgeModel } from '../knowledge-model.ts';
import { drawAxisAbilities, drawKnowledge, normal } from '../sample-states.ts';

/** Five kinds of students, each as what one of them knows. */
export const STUDENT_KINDS = ['beginner', 'gap-in-one-axis', 'strong', 'random', 'careless'] as const;

export type StudentKind = (typeof STUDENT_KINDS)[number];

export interface SimulatedStudent {
  readonly knows: Uint8Array;
  /** In standard deviations of the population. */
  readonly ability: number;
  /** Share of wrong answers to what is known. */
  readonly slip: number;
}

const SLIP = 0.08;
const CARELESS_SLIP = 0.16;
/** Of those kinds that are of one ability, around it. */
const DEVIATION = 0.3;

const MEAN: Partial<Record<StudentKind, number>> = { beginner: -1, 'gap-in-one-axis': 0.8, strong: 1.2 };

/** Only those of the kind that says so have an axis of which they know nothing: it is a kind of its own. */
export function drawStudent(model: KnowledgeModel, kind: StudentKind, uniform: () => number): SimulatedStudent {
  const mean = MEAN[kind];
  const ability = mean === undefined ? normal(uniform) : mean + DEVIATION * normal(uniform);
  const knows = drawKnowledge(model, drawAxisAbilities(model, ability, uniform, { closedShare: 0 }), uniform);
  if (kind === 'gap-in-one-axis') {
    const missing = model.axes.asked[Math.floor(uniform() * model.axes.asked.length)];
    for (let place = 0; place < knows.length; place++) if (model.axis[place] === missing) knows[place] = 0;
  }
  return { knows, ability, slip: kind === 'careless' ? CARELESS_SLIP : SLIP };
}
