import type { FrozenItem } from '@travesia/content-item-model';
import { findContent } from '@travesia/contracts/temario';
import type { Form } from './form/form.ts';
import type { Grade, Outcome } from './grade.ts';

export type Tally = Readonly<Record<Outcome, number>>;

/** Outcomes by axis, content and skill, pilots included: they teach as much as the others. Keys are ids. */
export interface Breakdown {
  readonly axes: Readonly<Record<string, Tally>>;
  readonly contents: Readonly<Record<string, Tally>>;
  readonly skills: Readonly<Record<string, Tally>>;
  /** Times each mistake was made. */
  readonly mistakes: Readonly<Record<string, number>>;
}

export function breakdown(form: Form, grade: Grade, itemOf: (id: string) => FrozenItem): Breakdown {
  const axes: Record<string, Tally> = {};
  const contents: Record<string, Tally> = {};
  const skills: Record<string, Tally> = {};
  const mistakes: Record<string, number> = {};
  const count = (tallies: Record<string, Tally>, id: string, outcome: Outcome) => {
    const tally = tallies[id] ?? { correct: 0, wrong: 0, omitted: 0 };
    tallies[id] = { ...tally, [outcome]: tally[outcome] + 1 };
  };
  for (const [n, { item }] of form.slots.entries()) {
    const slot = grade.slots[n];
    if (!slot) continue;
    const { content, skill } = itemOf(item).facts;
    count(axes, findContent(content)?.axis.id ?? content, slot.outcome);
    count(contents, content, slot.outcome);
    count(skills, skill, slot.outcome);
    if (slot.mistake) mistakes[slot.mistake] = (mistakes[slot.mistake] ?? 0) + 1;
  }
  return { axes, contents, skills, mistakes };
}
