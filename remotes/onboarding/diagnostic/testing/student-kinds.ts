import type { KnowledgeModel } from '../knowledge-model.ts';
import { drawAxisAbilities, drawKnowledge, normal } from '../sample-states.ts';

/** Five kinds of students, each as what one of them knows. */
export const STUDENT_KINDS = ['beginner', 'gap-in-one-axis', 'strong', 'random', 'careless'] as const;

export type StudentKind = (typeof STUDENT_KINDS)[number];

export interface SimulatedStudent {
  readonly knows: Uint8Array;
  /** Share of wrong answers to what is known. */
  readonly slip: number;
}

const SLIP = 0.08;
const CARELESS_SLIP = 0.16;

export function drawStudent(model: KnowledgeModel, kind: StudentKind, uniform: () => number): SimulatedStudent {
  const knowing = (ability: number) => drawKnowledge(model, drawAxisAbilities(model, ability, uniform), uniform);
  switch (kind) {
    case 'beginner':
      return { knows: knowing(-1 + 0.3 * normal(uniform)), slip: SLIP };
    case 'strong':
      return { knows: knowing(1.2 + 0.3 * normal(uniform)), slip: SLIP };
    case 'random':
      return { knows: knowing(normal(uniform)), slip: SLIP };
    case 'careless':
      return { knows: knowing(normal(uniform)), slip: CARELESS_SLIP };
    case 'gap-in-one-axis': {
      const knows = knowing(0.8 + 0.3 * normal(uniform));
      const axes = [...new Set(model.axis)];
      const missing = axes[Math.floor(uniform() * axes.length)];
      return { knows: knows.map((known, place) => (model.axis[place] === missing ? 0 : known)), slip: SLIP };
    }
  }
}
