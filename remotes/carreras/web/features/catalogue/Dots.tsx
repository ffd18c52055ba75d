import css from './Dots.module.css';

interface DotsProps {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly look: 'now' | 'before' | 'unfilled';
}

/** To a unit of the drawing, which is about a pixel of a phone: every digit is as many bytes as there are dots. */
const onUnits = ([x, y]: DotsProps['at'][number]) => [Math.round(x), Math.round(y)] as const;

/** From one dot to the next, row by row: nearly all are a few units to the right, and compress to less than any other order. */
function pathOf(at: DotsProps['at']): string {
  const sorted = at.map(onUnits).sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  // Where several are in one place, one is seen.
  const [first, ...others] = sorted.filter(
    ([x, y], place) => x !== sorted[place - 1]?.[0] || y !== sorted[place - 1]?.[1],
  );
  if (!first) return '';
  let [atX, atY] = first;
  const moves = others.map(([x, y]) => {
    const move = `m${x - atX} ${y - atY}h0`;
    [atX, atY] = [x, y];
    return move;
  });
  return `M${first[0]} ${first[1]}h0${moves.join('')}`;
}

/** Many dots as one path of zero-length strokes with round ends: a tenth of what as many circles weigh. */
export function Dots({ at, look }: DotsProps) {
  if (at.length === 0) return null;
  const d = pathOf(at);
  if (look !== 'unfilled') return <path className={css[look]} d={d} />;
  return (
    <>
      <path className={css.ring} d={d} />
      <path className={css.hole} d={d} />
    </>
  );
}
