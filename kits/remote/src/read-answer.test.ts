import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer, readRows } from './read-answer.ts';

const row = z.object({
  id: z.int(),
  state: z.enum(['open', 'closed']),
  by: z.discriminatedUnion('kind', [z.object({ kind: z.literal('student'), name: z.string() })]),
});
const own = { id: 1, state: 'open', by: { kind: 'student', name: 'Ana' } };

it('reads an answer of a service that says more', () => {
  expect(readAnswer(row, { ...own, since: 2027, by: { ...own.by, age: 17 } })).toEqual(own);
});

it('refuses any other, names the place and repeats nothing that stood there', () => {
  expect(() => readAnswer(row, { ...own, by: { kind: 'student', name: 8_765_432 } })).toThrow(
    expect.objectContaining({ message: 'the answer is not one of the service: invalid_type at /by/name' }),
  );
  expect(() => readAnswer(row, '<html>')).toThrow(/at \/$/);
});

it('leaves out rows with a word that is not known, in an enumeration and in a union', () => {
  const rows = [{ ...own, state: 'archived' }, own, { ...own, by: { kind: 'teacher', subject: 'm1' } }];
  expect(readRows(row, rows)).toEqual([own]);
});

it.each([
  ['no word', { ...own, state: 7 }],
  ['a word that is missing', { id: 1, by: own.by }],
  ['a fault beside an unknown word', { ...own, state: 'archived', id: 'uno' }],
  ['nothing', null],
])('refuses a list where a row has %s', (_, broken) => {
  expect(() => readRows(row, [own, broken])).toThrow('not one of the service');
});

it('evaluates no text as code, which the policy of our pages forbids', () => {
  const { Function: real } = globalThis;
  const made: unknown[] = [];
  globalThis.Function = new Proxy(real, {
    construct(_, text) {
      made.push(text);
      throw new EvalError('refused');
    },
  });
  try {
    expect(readAnswer(z.object({ rows: z.array(row) }), { rows: [own] })).toEqual({ rows: [own] });
  } finally {
    globalThis.Function = real;
  }
  expect(made).toEqual([]);
});
