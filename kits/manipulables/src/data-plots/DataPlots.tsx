import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp, linearScale, niceStep, ticks } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { binsOf, describeData, moveDatum, rangeOf, summarise } from './data-plots.ts';

const EDGE_PX = 24;
const BARS_PX = 130;
const BOX_PX = 76;
const DOTS_PX = 62;
const AXIS_PX = 30;
const TICK_GAP_PX = 38;
const DOT_PX = 6;

export interface DataPlotsProps {
  readonly manipulable: Told & { readonly values: readonly number[]; readonly shows: readonly ('histogram' | 'box')[] };
}

/** Data as points that are moved, and what a histogram and a box make of them. */
export default function DataPlots({ manipulable }: DataPlotsProps) {
  const { shows } = manipulable;
  const range = rangeOf(manipulable.values);
  const [{ values, chosen }, setState, reset] = useMoved(() => ({
    values: manipulable.values,
    // The largest: moving it shows most.
    chosen: manipulable.values.indexOf(Math.max(...manipulable.values)),
  }));
  const move = (to: number) => setState((now) => ({ ...now, values: moveDatum(now.values, now.chosen, to, range) }));
  const choose = (index: number) => setState((now) => ({ ...now, chosen: clamp(index, 0, now.values.length - 1) }));
  const summary = summarise(values);
  const bins = binsOf(values, range);
  const at = values[chosen] ?? 0;
  const [barsTall, boxTall] = [shows.includes('histogram') ? BARS_PX : 0, shows.includes('box') ? BOX_PX : 0];
  const dotsY = barsTall + boxTall + DOTS_PX - 16;
  return (
    <Frame
      told={manipulable}
      sentence={describeData(values)}
      onReset={reset}
      figure={
        <Drawing label="Datos en sus gráficos" height={() => barsTall + boxTall + DOTS_PX + AXIS_PX}>
          {(width) => {
            const x = linearScale([range.from, range.to], [EDGE_PX, width - EDGE_PX]);
            const perBin = x(range.from + range.bin) - x(range.from);
            const tall = linearScale([0, Math.max(4, ...bins)], [barsTall - 6, 18]);
            const boxY = barsTall + boxTall / 2;
            const labels = niceStep((TICK_GAP_PX * (range.to - range.from)) / (width - 2 * EDGE_PX));
            return (
              <>
                <Still>
                  {barsTall === 0
                    ? null
                    : bins.map((number, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: intervals stay where they are
                        <g key={index}>
                          {number === 0 ? null : (
                            <>
                              <rect
                                className={css.shape}
                                x={EDGE_PX + index * perBin}
                                y={tall(number)}
                                width={perBin}
                                height={tall(0) - tall(number)}
                              />
                              <text x={EDGE_PX + (index + 0.5) * perBin} y={tall(number) - 4} textAnchor="middle">
                                {number}
                              </text>
                            </>
                          )}
                        </g>
                      ))}
                  {barsTall === 0 ? null : (
                    <line className={css.axis} x1={EDGE_PX} x2={width - EDGE_PX} y1={tall(0)} y2={tall(0)} />
                  )}
                  {boxTall === 0 ? null : (
                    <>
                      <path
                        className={css.curve}
                        d={`M${x(summary.least)} ${boxY - 10}v20m0 -10H${x(summary.first)}M${x(summary.third)} ${boxY}H${x(summary.most)}m0 -10v20`}
                      />
                      <rect
                        className={css.shape}
                        x={x(summary.first)}
                        y={boxY - 20}
                        width={x(summary.third) - x(summary.first)}
                        height={40}
                      />
                      <line
                        className={css.second}
                        x1={x(summary.median)}
                        x2={x(summary.median)}
                        y1={boxY - 20}
                        y2={boxY + 20}
                      />
                    </>
                  )}
                  <line className={css.axis} x1={EDGE_PX} x2={width - EDGE_PX} y1={dotsY + 10} y2={dotsY + 10} />
                  {ticks(range.from, range.to, labels).map((tick) => (
                    <text key={tick} className={css.tick} x={x(tick)} y={dotsY + 28} textAnchor="middle">
                      {formatNumber(tick)}
                    </text>
                  ))}
                  {values.map((value, index) => {
                    const below = values.slice(0, index).filter((other) => other === value).length;
                    return index === chosen ? null : (
                      <circle
                        // biome-ignore lint/suspicious/noArrayIndexKey: data keep their place
                        key={index}
                        className={css.filled}
                        cx={x(value)}
                        cy={dotsY - below * DOT_PX * 1.4}
                        r={DOT_PX}
                      />
                    );
                  })}
                  <path className={css.mark} d={`M${x(summary.mean)} ${dotsY + 11}l6 9h-12Z`} />
                </Still>
                <Handle
                  x={x(at)}
                  y={dotsY}
                  label={`Dato ${chosen + 1}`}
                  text={formatNumber(at)}
                  now={at}
                  least={range.from}
                  most={range.to}
                  tone="spark"
                  onDrag={(to) => move(x.invert(to))}
                  onStep={(steps) => move(at + steps * range.step)}
                />
              </>
            );
          }}
        </Drawing>
      }
    >
      <Slider
        label="Dato que se mueve"
        value={chosen + 1}
        text={`${chosen + 1} de ${values.length}: vale ${formatNumber(at)}`}
        least={1}
        most={values.length}
        step={1}
        onChange={(to) => choose(to - 1)}
      />
      <p className={css.legend}>
        <span data-tone="spark">Mediana y dato elegido</span>
        <span data-tone="mark">Media</span>
      </p>
    </Frame>
  );
}
