import { expect, it } from 'vitest';
import { allContents, findContent } from './index.ts';
import { PREREQUISITES } from './prerequisites.ts';

it('names contents that there are, each pair once, and none itself', () => {
  for (const { from, to } of PREREQUISITES) {
    expect(findContent(from)).toBeDefined();
    expect(findContent(to)).toBeDefined();
    expect(from).not.toBe(to);
  }
  const pairs = PREREQUISITES.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('never leads back to where it began', () => {
  const before = Map.groupBy(PREREQUISITES, ({ to }) => to);
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    expect(path).not.toContain(id);
    if (done.has(id)) return;
    for (const { from } of before.get(id as never) ?? []) visit(from, [...path, id]);
    done.add(id);
  };
  for (const { id } of allContents()) visit(id, []);
});

it('gives every content of mathematics but the very first something to stand on', () => {
  const standing = new Set<string>(PREREQUISITES.map(({ to }) => to));
  const bare = allContents().filter(({ id }) => /^m[12]\./.test(id) && !standing.has(id));
  expect(bare.map(({ id }) => id)).toEqual([
    'm1.numeros.enteros-racionales.enteros',
    'm1.geometria.transformaciones-isometricas.puntos-vectores',
  ]);
});
