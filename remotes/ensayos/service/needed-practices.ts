import type { MostNeeded } from '../api/attempts.ts';
import { type AnsweredContent, mostNeeded, type NeededPractice } from '../practice/most-needed.ts';

/** A quarter of an hour. */
const NEEDED_ITEMS = 10;

/** Of who has answered nothing: what everybody sits, all of it. */
const TO_BEGIN_WITH: NeededPractice = { test: 'm1', contents: [] };

/** What a student is offered to practise with one tap: always at least one. `asked`: contents of which there are questions. */
export function neededPractices(
  evidence: readonly AnsweredContent[],
  asked: ReadonlySet<string>,
  now: number,
): readonly MostNeeded[] {
  const practices = mostNeeded(evidence, (id) => asked.has(id), now);
  return (practices.length > 0 ? practices : [TO_BEGIN_WITH]).map(toPractise);
}

function toPractise(needed: NeededPractice): MostNeeded {
  const { test, contents } = needed;
  // Reading is practised by texts, whatever their questions are about.
  const isWhole = test === 'cl' || contents.length === 0;
  return {
    ...needed,
    request: {
      mode: 'practica',
      test,
      contents: isWhole ? [test] : contents.map(({ contentId }) => contentId),
      items: NEEDED_ITEMS,
      feedback: 'at-once',
    },
  };
}
