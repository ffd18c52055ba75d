import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { Handle } from '../shared/Handle.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import {
  cut,
  describeFraction,
  type Fraction,
  formatFraction,
  formatPercentOf,
  MOST_BARS,
  MOST_PARTS,
  paint,
} from './fraction-bar.ts';

const EDGE_PX = 22;
const BAR_PX = 48;
const ROW_PX = 62;
const GHOST_PX = 14;

export interface FractionBarProps {
  readonly manipulable: Told & Fraction & { readonly percent?: boolean };
}

/** A bar of equal parts, some of them painted; below it the one with which it began. */
export default function FractionBar({ manipulable }: FractionBarProps) {
  const { numerator, denominator, percent = false } = manipulable;
  const begin = { numerator, denominator };
  const [fraction, setFraction, reset] = useMoved<Fraction>(() => begin);
  const paintTo = (parts: number) => setFraction((now) => paint(now, parts));
  const parts = fraction.denominator;
  // An improper fraction has another bar: one is kept ready from the start where it began as one.
  const bars = clamp(Math.ceil(Math.max(fraction.numerator / parts, numerator / denominator)), 1, MOST_BARS);
  return (
    <Frame
      told={manipulable}
      sentence={describeFraction(fraction, begin)}
      onReset={reset}
      figure={
        <Drawing label="Barra de fracciones" height={() => bars * ROW_PX + GHOST_PX + 26}>
          {(width) => {
            const across = width - 2 * EDGE_PX;
            const part = across / parts;
            const bar = clamp(Math.ceil(fraction.numerator / parts) - 1, 0, bars - 1);
            const ghost = bars * ROW_PX + 4;
            return (
              <>
                <Still>
                  {Array.from({ length: bars * parts }, (_, index) => (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: equal parts
                      key={index}
                      className={index < fraction.numerator ? css.shape : css.empty}
                      x={EDGE_PX + (index % parts) * part}
                      y={Math.floor(index / parts) * ROW_PX + 4}
                      width={part}
                      height={BAR_PX}
                    />
                  ))}
                  <rect className={css.empty} x={EDGE_PX} y={ghost} width={across} height={GHOST_PX} />
                  <rect
                    className={css['shape-second']}
                    x={EDGE_PX}
                    y={ghost}
                    width={across * Math.min(1, numerator / denominator)}
                    height={GHOST_PX}
                  />
                  <text className={css.tick} x={EDGE_PX} y={ghost + GHOST_PX + 15}>
                    Al comienzo: {formatFraction(begin)}
                  </text>
                </Still>
                <Handle
                  x={EDGE_PX + (fraction.numerator - bar * parts) * part}
                  y={bar * ROW_PX + 4 + BAR_PX / 2}
                  label="Partes pintadas"
                  text={`${fraction.numerator} de ${parts}`}
                  now={fraction.numerator}
                  least={0}
                  most={parts * MOST_BARS}
                  onDrag={(x, y) =>
                    paintTo(clamp((x - EDGE_PX) / part, 0, parts) + parts * clamp(Math.floor(y / ROW_PX), 0, bars - 1))
                  }
                  onStep={(steps) => paintTo(fraction.numerator + steps)}
                >
                  <rect className={css.knob} x={-7} y={-18} width={14} height={36} rx={7} />
                </Handle>
              </>
            );
          }}
        </Drawing>
      }
    >
      <div className={css.sliders}>
        <Slider
          label="Partes pintadas"
          value={fraction.numerator}
          text={percent ? `${fraction.numerator} (${formatPercentOf(fraction)})` : String(fraction.numerator)}
          least={0}
          most={parts * Math.max(bars, 2)}
          step={1}
          onChange={paintTo}
        />
        <Slider
          label="Partes de cada barra"
          value={parts}
          text={String(parts)}
          least={1}
          most={MOST_PARTS}
          step={1}
          onChange={(to) => setFraction((now) => cut(now, to))}
        />
      </div>
    </Frame>
  );
}
