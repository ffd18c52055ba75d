import { expect, it } from 'vitest';
import { pageData } from './page-data.ts';

it('is what the page was given, and an error where that was nothing', () => {
  const data = { rows: [] };
  expect(pageData<typeof data>(data)).toBe(data);
  for (const other of [undefined, null, 'x', 7]) expect(() => pageData(other)).toThrow('the page was given no data');
});
