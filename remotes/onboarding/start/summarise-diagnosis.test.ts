import { PREREQUISITES, TEMARIO } from '@travesia/contracts/temario';
import { expect, it } from 'vitest';
import { firstContents, summariseDiagnosis, surenessOf } from './summarise-diagnosis.ts';

const M1 = TEMARIO.find(({ id }) => id === 'm1');
const IDS = (M1?.axes ?? []).flatMap(({ units }) =>
  units.flatMap(({ contents }) => contents.map(({ id }) => id as string)),
);

const diagnosed = (chanceOf: (id: string) => number) =>
  IDS.map((contentId) => ({ contentId, probability: chanceOf(contentId), asked: false }));

it('a summary has every content of the test once, in the axes of the temario', () => {
  const axes = summariseDiagnosis(
    'm1',
    diagnosed(() => 0.5),
  );
  expect(axes.map(({ id }) => id)).toEqual(M1?.axes.map(({ id }) => id));
  expect(axes.flatMap(({ contents }) => contents.map(({ contentId }) => contentId))).toEqual(IDS);
  for (const { contents, expected } of axes) expect(expected).toBeCloseTo(contents.length / 2);
});

it.each([
  [1, 'known'],
  [0.8, 'known'],
  [0.5, 'likely'],
  [0.49, 'unlikely'],
  [0.19, 'missing'],
] as const)('a chance of %s is %s', (chance, sureness) => {
  expect(surenessOf(chance)).toBe(sureness);
});

it('begins with what is not known and stands on what is', () => {
  const edge = PREREQUISITES.find(
    ({ from, to, kind }) => kind === 'blocking' && IDS.includes(from) && IDS.includes(to),
  );
  if (!edge) throw new Error('no content of M1 stands on another');
  const both = diagnosed((id) => (id === edge.from || id === edge.to ? 0.1 : 0.9));
  expect(firstContents(both, 3)).toEqual([edge.from]);
  const after = diagnosed((id) => (id === edge.to ? 0.1 : 0.9));
  expect(firstContents(after, 3)).toEqual([edge.to]);
  expect(
    firstContents(
      diagnosed(() => 0.9),
      3,
    ),
  ).toEqual([]);
});
