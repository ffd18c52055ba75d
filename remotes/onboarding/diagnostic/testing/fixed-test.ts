import type { KnowledgeModel } from '../knowledge-model.ts';
import type { Outcome } from '../posterior.ts';
import { LogOdds } from './log-odds.ts';

export interface FixedAnswer {
  readonly place: number;
  readonly outcome: Outcome;
}

/** One test for everybody: the contents of each axis from its middle outwards, the axes in turn. */
export function fixedTest({ contents, axis, axes, asked }: KnowledgeModel): readonly number[] {
  const byAxis = axes.asked.map((one) =>
    contents.flatMap((_, place) => (asked[place] && axis[place] === one ? [place] : [])),
  );
  const fromTheMiddle = byAxis.map((places) => {
    const left = [...places];
    const order: number[] = [];
    for (let at = Math.floor(left.length / 2); left.length > 0; at = Math.floor(left.length / 2) + (order.length % 2)) {
      order.push(left.splice(Math.min(at, left.length - 1), 1)[0] as number);
    }
    return order;
  });
  const longest = Math.max(...fromTheMiddle.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => fromTheMiddle.flatMap((places) => places[turn] ?? [])).flat();
}

/**
 * As a printed diagnostic is scored: a content is known where its own question was right, and, where it was not asked, where
 * at least half of the questions of its axis were.
 */
export function scoredByAxis({ contents, axis }: KnowledgeModel, answers: readonly FixedAnswer[]): readonly boolean[] {
  const share = (of: readonly FixedAnswer[]) =>
    of.length === 0 ? 0.5 : of.filter(({ outcome }) => outcome === 'correct').length / of.length;
  const whole = share(answers);
  return contents.map((_, place) => {
    const own = answers.find((answer) => answer.place === place);
    if (own) return own.outcome === 'correct';
    const near = answers.filter((answer) => axis[answer.place] === axis[place]);
    return (near.length > 0 ? share(near) : whole) >= 0.5;
  });
}

/** By log-odds from zero, which spread over the graph: the comparison of the research. What no answer reaches is not known. */
export function scoredByLogOdds(model: KnowledgeModel, answers: readonly FixedAnswer[]): readonly boolean[] {
  const odds = new LogOdds(
    model,
    model.contents.map(() => 0),
  );
  for (const { place, outcome } of answers) odds.give(place, outcome === 'correct');
  return odds.values.map((value) => value > 0);
}
