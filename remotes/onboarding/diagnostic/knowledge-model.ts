import { PREREQUISITES, TEMARIO, type TestId } from '@travesia/contracts/temario';

/** The contents of a test as the engine sees them, by their place in `contents`. Prerequisites stand before what needs them. */
export interface KnowledgeModel {
  readonly contents: readonly string[];
  /** Places of the contents that each stands on. */
  readonly prerequisites: readonly (readonly number[])[];
  /** In logits of ability: at its own difficulty half of the students know a content. */
  readonly difficulty: readonly number[];
  /** Number of the axis that each belongs to. */
  readonly axis: readonly number[];
}

/** Difficulties of a content that stands on nothing, and of one at the end of the longest chain. */
const EASIEST = -1.1;
const HARDEST = 1.1;

/** Steps from a content that stands on nothing. */
function depthsOf(prerequisites: readonly (readonly number[])[]): readonly number[] {
  const depths: number[] = [];
  for (const before of prerequisites) depths.push(Math.max(-1, ...before.map((place) => depths[place] ?? 0)) + 1);
  return depths;
}

/** Difficulty grows with what a content stands on, and a little along its axis: no measured one is known yet. */
export function difficultiesOf(prerequisites: readonly (readonly number[])[]): readonly number[] {
  const depths = depthsOf(prerequisites);
  const deepest = Math.max(1, ...depths);
  return depths.map((depth) => EASIEST + ((HARDEST - EASIEST) * depth) / deepest);
}

/** Contents in an order in which each comes after its prerequisites; those of another test are not asked for here. */
function inOrder(ids: readonly string[]): readonly string[] {
  const within = new Set(ids);
  const needs = new Map(
    ids.map((id) => [
      id,
      PREREQUISITES.filter(({ from, to }) => to === id && within.has(from)).map(({ from }) => from),
    ]),
  );
  const ordered = new Set<string>();
  const visit = (id: string): void => {
    if (ordered.has(id)) return;
    for (const before of needs.get(id) ?? []) visit(before);
    ordered.add(id);
  };
  for (const id of ids) visit(id);
  return [...ordered];
}

/** @throws where the temario has no such test. */
export function modelOfTest(testId: TestId): KnowledgeModel {
  const test = TEMARIO.find(({ id }) => id === testId);
  if (!test) throw new Error(`there is no test ${testId}`);
  const axisOf = new Map(
    test.axes.flatMap(({ units }, axis) =>
      units.flatMap(({ contents }) => contents.map(({ id }) => [id as string, axis])),
    ),
  );
  const contents = inOrder([...axisOf.keys()]);
  const places = new Map(contents.map((id, place) => [id, place]));
  const prerequisites = contents.map((id) =>
    PREREQUISITES.filter(({ to, kind }) => to === id && kind === 'blocking').flatMap(
      ({ from }) => places.get(from) ?? [],
    ),
  );
  return {
    contents,
    prerequisites,
    difficulty: difficultiesOf(prerequisites),
    axis: contents.map((id) => axisOf.get(id) ?? 0),
  };
}
