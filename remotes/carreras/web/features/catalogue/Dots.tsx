import css from './Dots.module.css';

interface DotsProps {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly look: 'now' | 'before' | 'unfilled';
}

/** To half a unit of the drawing, which is less than a pixel of a phone: every digit is as many bytes as there are dots. */
const round = (value: number) => Math.round(value * 2) / 2;

/** From one dot to the next, which is near where they are in order: a quarter less to send than from the corner. */
function pathOf([first, ...others]: DotsProps['at']): string {
  if (!first) return '';
  let [atX, atY] = [round(first[0]), round(first[1])];
  const start = `M${atX} ${atY}h0`;
  const moves = others.map(([x, y]) => {
    const [byX, byY] = [round(x) - atX, round(y) - atY];
    [atX, atY] = [atX + byX, atY + byY];
    return `m${byX} ${byY}h0`;
  });
  return start + moves.join('');
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
