import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dots } from './Dots.tsx';

const coordinate = fc.integer({ min: 0, max: 3_000 }).map((tenths) => tenths / 10);

/** Where the strokes of a path stand, as a browser adds its moves up. */
function strokesOf(d: string): readonly (readonly [number, number])[] {
  let [atX, atY] = [0, 0];
  return [...d.matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, move, x, y]) => {
    const isFrom = move === 'm' ? 1 : 0;
    [atX, atY] = [atX * isFrom + Number(x), atY * isFrom + Number(y)];
    return [atX, atY];
  });
}

it('every dot stands within a quarter of a unit of its place, however many are before it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 300 }), (at) => {
      const [, d = ''] = / d="([^"]*)"/.exec(renderToStaticMarkup(<Dots at={at} look="now" />)) ?? [];
      const strokes = strokesOf(d);
      expect(strokes).toHaveLength(at.length);
      for (const [place, [x, y]] of at.entries()) {
        expect(Math.abs((strokes[place]?.[0] ?? Number.NaN) - x)).toBeLessThanOrEqual(0.2501);
        expect(Math.abs((strokes[place]?.[1] ?? Number.NaN) - y)).toBeLessThanOrEqual(0.2501);
      }
    }),
  );
});
