import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { compileInTurn } from './compile-in-turn.ts';

it('compiles each once, and one in a turn of the event loop, however many forms ask', async () => {
  const log: string[] = [];
  const compile = compileInTurn((id) => log.push(id));
  let isOver = false;
  const turns = (async () => {
    while (!isOver) {
      log.push('|');
      await nextTurn();
    }
  })();
  const forms = Array.from({ length: 10 }, (_, form) => Array.from({ length: 20 }, (_, n) => `${form % 3}-${n}`));
  await Promise.all(forms.map((form) => compile(form)));
  isOver = true;
  await turns;
  const compiled = log.filter((one) => one !== '|');
  expect(new Set(compiled).size).toBe(60);
  expect(compiled).toHaveLength(60);
  expect(log.join(' ')).not.toMatch(/\d \d/);
});

it('leaves what cannot be compiled to whoever reads it, and goes on', async () => {
  const log: string[] = [];
  const compile = compileInTurn((id) => {
    log.push(id);
    if (id === 'b') throw new Error('not what was deployed');
  });
  await compile(['a', 'b', 'c']);
  await compile(['c', 'd']);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});
