import type { ItemFacts } from '@travesia/content-item-model';

type Labelled = Pick<ItemFacts, 'content' | 'otherContents' | 'difficulty'>;

/** Mean label by content, in hundredths and in the order of their ids. */
function meansOf(pairs: readonly (readonly [content: string, label: number])[]): Readonly<Record<string, number>> {
  const labels = new Map<string, number[]>();
  for (const [content, label] of pairs) labels.set(content, [...(labels.get(content) ?? []), label]);
  return Object.fromEntries(
    [...labels]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([content, of]) => [
        content,
        Math.round((100 * of.reduce((sum, label) => sum + label, 0)) / of.length) / 100,
      ]),
  );
}

/** How hard questions are by their authors, from 1 to 5: of the contents that have some, and of those that only come up in some. */
export function labelsOf(questions: readonly Labelled[]) {
  const own = meansOf(questions.map(({ content, difficulty }) => [content, difficulty]));
  const shared = questions.flatMap(({ otherContents, difficulty }) =>
    otherContents.filter((content) => own[content] === undefined).map((content) => [content, difficulty] as const),
  );
  return { own, shared: meansOf(shared) };
}
