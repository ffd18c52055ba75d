import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dots } from './Dots.tsx';

type Place = readonly [x: number, y: number];

const coordinate = fc.integer({ min: 0, max: 3_000 }).map((tenths) => tenths / 10);

/** Where the strokes of a path stand, as a browser adds its moves up. */
function strokesOf(d: string): readonly Place[] {
  let [atX, atY] = [0, 0];
  return [...d.matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, move, x, y]) => {
    const isFrom = move === 'm' ? 1 : 0;
    [atX, atY] = [atX * isFrom + Number(x), atY * isFrom + Number(y)];
    return [atX, atY];
  });
}

const byRow = ([x1, y1]: Place, [x2, y2]: Place) => y1 - y2 || x1 - x2;

it('every dot stands on the unit that is nearest to its place, however many are before it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 300 }), (at) => {
      const [, d = ''] = / d="([^"]*)"/.exec(renderToStaticMarkup(<Dots at={at} look="now" />)) ?? [];
      const strokes = strokesOf(d);
      const nearest = at.map(([x, y]): Place => [Math.round(x), Math.round(y)]);
      expect([...strokes].sort(byRow)).toEqual(nearest.sort(byRow));
    }),
  );
});
