import { PREREQUISITES, TEMARIO, type TestId } from '@travesia/contracts/temario';
import { LABEL_MIDDLE, LABEL_STEP } from './constants.ts';
import labels from './difficulty-labels.json' with { type: 'json' };

/** The contents of a test as the engine sees them, by their place in `contents`. Prerequisites stand before what needs them. */
export interface KnowledgeModel {
  readonly contents: readonly string[];
  /** Places of the contents that each stands on. */
  readonly prerequisites: readonly (readonly number[])[];
  /** In standard deviations of ability: at its own difficulty half of the students know a content that stands on nothing. */
  readonly difficulty: readonly number[];
  /** Whether there are questions of each. */
  readonly asked: readonly boolean[];
  /** Number of the axis that each belongs to. */
  readonly axis: readonly number[];
  readonly axes: Axes;
}

export interface Axes {
  readonly count: number;
  /** Of which there are questions. */
  readonly asked: readonly number[];
  /** By axis: its part of the contents that are asked for. */
  readonly share: readonly number[];
}

export function axesOf(axis: readonly number[], asked: readonly boolean[]): Axes {
  const count = Math.max(...axis) + 1;
  const contents = axis.filter((_, place) => asked[place]);
  const share = Array.from(
    { length: count },
    (_, one) => contents.filter((other) => other === one).length / contents.length,
  );
  return { count, asked: [...share.keys()].filter((one) => (share[one] as number) > 0), share };
}

/**
 * How much harder than their labels contents are, so that the population knows {@link KNOWN_SHARE} of each test: found by
 * halving, and checked by a test.
 */
const HARDER: Readonly<Record<TestId, number>> = { cl: 0.1, m1: -0.24, m2: 1.69, hcs: 0.81, ciencias: 1.08 };

/** By content, from 1 to 5: how hard authors call its questions, on average; those it has alone, and those it is part of. */
const LABELS: { readonly own: Readonly<Record<string, number>>; readonly shared: Readonly<Record<string, number>> } =
  labels;

/** What a content stands on makes it harder by itself. No difficulty is measured yet: these are of the questions' authors. */
function difficultyOf(test: TestId, id: string): number {
  const label = LABELS.own[id] ?? LABELS.shared[id] ?? LABEL_MIDDLE;
  return LABEL_STEP * (label - LABEL_MIDDLE) + HARDER[test];
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
  const asked = contents.map((id) => LABELS.own[id] !== undefined);
  const axis = contents.map((id) => axisOf.get(id) ?? 0);
  return {
    contents,
    prerequisites,
    difficulty: contents.map((id) => difficultyOf(testId, id)),
    asked,
    axis,
    axes: axesOf(axis, asked),
  };
}
