import { describe, expect, it } from 'vitest';
import { tableTenths } from './table-tenths.ts';

describe('the table by tenths', () => {
  it('holds each of the 301 averages once, in order', () => {
    const averages = tableTenths().flatMap(({ rows }) => rows.map(({ average }) => average));
    expect(averages).toEqual(Array.from({ length: 301 }, (_, index) => 400 + index));
  });

  it('keeps 7,00 with the tenth before it', () => {
    const tenths = tableTenths();
    expect(tenths).toHaveLength(30);
    expect(tenths.at(-1)).toMatchObject({ first: 690, last: 700 });
    expect(tenths.at(-1)?.rows).toHaveLength(11);
    expect(tenths[15]).toMatchObject({ first: 550, last: 559 });
  });
});
