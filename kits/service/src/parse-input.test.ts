import { expect, it } from 'vitest';
import { z } from 'zod';
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
