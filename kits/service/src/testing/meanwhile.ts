/** Goes on with all `works`, over and over, until `done` is. */
export async function meanwhile(
  works: readonly (() => Promise<void>)[],
  done: (turns: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let isOver = false;
  const counts = works.map(() => 0);
  const running = Promise.all(
    works.map(async (work, index) => {
      for (; !isOver; counts[index] = (counts[index] ?? 0) + 1) await work();
    }),
  );
  /** Resolves when each has come to its end once more. */
  const turns = async () => {
    const before = [...counts];
    while (counts.some((count, index) => count === before[index])) {
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 5))]);
    }
  };
  try {
    await done(turns);
  } finally {
    isOver = true;
    await running;
  }
}
