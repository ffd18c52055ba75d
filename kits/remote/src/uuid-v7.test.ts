import { expect, it } from 'vitest';
import { z } from 'zod';
import { uuidV7 } from './uuid-v7.ts';

it('is a UUID of version 7 that holds its time', () => {
  const zeros = uuidV7(0x0123_4567_89ab, (bytes) => new Uint8Array(bytes));
  expect(zeros).toBe('01234567-89ab-7000-8000-000000000000');
  const ones = uuidV7(0x0123_4567_89ab, (bytes) => new Uint8Array(bytes).fill(0xff));
  expect(ones).toBe('01234567-89ab-7fff-bfff-ffffffffffff');
  for (let count = 0; count < 200; count += 1) expect(z.uuidv7().safeParse(uuidV7()).success).toBe(true);
});

it('is another one each time, and sorts by when it was made', () => {
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7(5))).size).toBe(1000);
  expect(uuidV7(1_000) < uuidV7(1_001)).toBe(true);
});
