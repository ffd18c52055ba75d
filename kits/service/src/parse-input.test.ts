import { expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { parseInput } from './parse-input.ts';
import { ProblemError } from './problem-error.ts';

const schema = z.strictObject({ answers: z.array(z.strictObject({ 'a/b~c': z.int() })) });

it('gives what the schema reads', () => {
  expect(parseInput(schema, { answers: [{ 'a/b~c': 1 }] })).toEqual({ answers: [{ 'a/b~c': 1 }] });
});

it('points at every field it refuses and repeats no value', () => {
  const refuse = () => parseInput(schema, { answers: [{ 'a/b~c': 'clave-secreta' }, {}] });
  expect(refuse).toThrow(ProblemError);
  try {
    refuse();
  } catch (error) {
    expect(error).toMatchObject({
      statusCode: 400,
      errors: [{ pointer: '/answers/0/a~1b~0c' }, { pointer: '/answers/1/a~1b~0c' }],
    });
    expect(JSON.stringify(error)).not.toContain('clave-secreta');
  }
});

it('reads by a schema that pages share, and says as much of what it refuses', () => {
  const shared = mini.strictObject({ slot: mini.int().check(mini.maximum(99)) });
  expect(parseInput(shared, { slot: 3 })).toEqual({ slot: 3 });
  expect(() => parseInput(shared, { slot: 100 })).toThrow(
    expect.objectContaining({ errors: [{ pointer: '/slot', detail: 'Too big: expected number to be <=99' }] }),
  );
});
