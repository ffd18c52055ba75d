import css from './Dots.module.css';

interface DotsProps {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly look: 'now' | 'before' | 'unfilled';
}

/** To half a unit of the drawing, which is less than a pixel of a phone: every digit is as many bytes as there are dots. */
const round = (value: number) => Math.round(value * 2) / 2;

/** Many dots as one path of zero-length strokes with round ends: a tenth of what as many circles weigh. */
export function Dots({ at, look }: DotsProps) {
  if (at.length === 0) return null;
  const d = at.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');
  if (look !== 'unfilled') return <path className={css[look]} d={d} />;
  return (
    <>
      <path className={css.ring} d={d} />
      <path className={css.hole} d={d} />
    </>
  );
}
