import { expect, it } from 'vitest';
import { asDatabaseError, DatabaseUnavailable, isConflict, isTableMissing } from './database-unavailable.ts';

const errorOf = (code?: string) => Object.assign(new Error('falló'), code !== undefined && { code });

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25006',
  '25P03',
  'XX000',
  undefined,
])('%s is the database’s fault', (code) => {
  const cause = errorOf(code);
  expect(asDatabaseError(cause)).toBeInstanceOf(DatabaseUnavailable);
  expect(asDatabaseError(cause)).toMatchObject({ cause });
  expect(isConflict(cause)).toBe(false);
});

it.each(['23505', '22P05', '42P01', 'P0001', '40001', '40P01'])('%s is what it was', (code) => {
  const cause = errorOf(code);
  expect(asDatabaseError(cause)).toBe(cause);
  expect(isConflict(cause)).toBe(code.startsWith('40'));
});

it('once said, it is said no other way', () => {
  const unavailable = new DatabaseUnavailable(errorOf());
  expect(asDatabaseError(unavailable)).toBe(unavailable);
});

it('tables that nobody made are told from what else a statement may be refused for', () => {
  const missing = ['42P01', '3F000', '42703', '23505', undefined].filter((code) => isTableMissing(errorOf(code)));
  expect(missing).toEqual(['42P01', '3F000']);
});
