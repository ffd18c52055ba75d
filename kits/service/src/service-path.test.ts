import { expect, it } from 'vitest';
import { isServicePath } from './service-path.ts';

it.each(['/api', '/api/x', '/api?x', '/api/'])('%s is of a service', (address) => {
  expect(isServicePath(address)).toBe(true);
});

it.each(['/apis', '/x/api', '/?/api/', '/'])('%s is of none', (address) => {
  expect(isServicePath(address)).toBe(false);
});
