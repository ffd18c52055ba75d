import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Compiles what a form names before it is read: one question at a time for the whole process, and other work of the event
 * loop between any two. After a deploy everybody asks for questions that nobody has compiled yet, and a whole form at once
 * would stop all requests meanwhile. What cannot be compiled is left to whoever reads it, and fails there.
 */
export function compileInTurn(compile: (id: string) => unknown): (ids: readonly string[]) => Promise<void> {
  const compiled = new Set<string>();
  let turn: Promise<void> = Promise.resolve();

  async function compileAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      // Somebody who was before in the queue may have had the same.
      if (compiled.has(id)) continue;
      try {
        compile(id);
      } catch {}
      compiled.add(id);
      await nextTurn();
    }
  }

  return (ids) => {
    const missing = ids.filter((id) => !compiled.has(id));
    if (missing.length === 0) return Promise.resolve();
    turn = turn.then(() => compileAll(missing));
    return turn;
  };
}
