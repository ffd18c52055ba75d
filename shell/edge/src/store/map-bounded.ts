/** What `work` makes of each item, in their order, at most `limit` at a time. The first failure is thrown. */
export async function mapBounded<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const queue = items.entries();
  const results = new Map<number, R>();
  async function worker(): Promise<void> {
    for (const [index, item] of queue) results.set(index, await work(item));
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
