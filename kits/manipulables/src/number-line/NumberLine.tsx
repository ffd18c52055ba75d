import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import css from '../shared/shared.module.css';
import { linearScale, niceStep, ticks } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describePoints, distance, letterOf, movePoint, type NumberLineData, stepOf } from './number-line.ts';

const HEIGHT_PX = 132;
const LINE_PX = 84;
const EDGE_PX = 24;
/** Least room of a number below its line, and of a mark without one. */
const LABEL_PX = 36;
const MARK_PX = 6;

export interface NumberLineProps {
  readonly manipulable: Told & NumberLineData;
}

export default function NumberLine({ manipulable }: NumberLineProps) {
  const { from, to } = manipulable;
  const [points, setPoints, reset] = useMoved(() => manipulable.points);
  const step = stepOf(manipulable);
  const move = (index: number, value: number) =>
    setPoints((now) => movePoint({ ...manipulable, points: now }, index, value, step));
  return (
    <Frame
      told={manipulable}
      sentence={describePoints(points)}
      onReset={reset}
      figure={
        <Drawing label="Recta numérica" height={() => HEIGHT_PX}>
          {(width) => {
            const toX = linearScale([from, to], [EDGE_PX, width - EDGE_PX]);
            const perUnit = (width - 2 * EDGE_PX) / (to - from);
            const labels = Math.max(step, niceStep(LABEL_PX / perUnit));
            const marks = step * perUnit >= MARK_PX ? step : labels;
            const [first = 0, second] = points;
            return (
              <>
                <Still>
                  <path
                    className={css.axis}
                    fill="none"
                    d={`M8 ${LINE_PX}H${width - 8}M15 ${LINE_PX - 6}L8 ${LINE_PX}L15 ${LINE_PX + 6}M${width - 15} ${LINE_PX - 6}L${width - 8} ${LINE_PX}L${width - 15} ${LINE_PX + 6}`}
                  />
                  {ticks(from, to, marks).map((at) => (
                    <line key={at} className={css.axis} x1={toX(at)} x2={toX(at)} y1={LINE_PX - 4} y2={LINE_PX + 4} />
                  ))}
                  {ticks(from, to, labels).map((at) => (
                    <g key={at}>
                      <line className={css.axis} x1={toX(at)} x2={toX(at)} y1={LINE_PX - 8} y2={LINE_PX + 8} />
                      <text x={toX(at)} y={LINE_PX + 38} textAnchor="middle">
                        {formatNumber(at, 4)}
                      </text>
                    </g>
                  ))}
                  {second === undefined || points.length > 2 ? null : (
                    <>
                      <path
                        className={css.help}
                        d={`M${toX(first)} ${LINE_PX - 34}V${LINE_PX - 54}H${toX(second)}V${LINE_PX - 34}`}
                      />
                      <text
                        x={Math.min(Math.max((toX(first) + toX(second)) / 2, EDGE_PX), width - EDGE_PX)}
                        y={LINE_PX - 62}
                        textAnchor="middle"
                        className={css.strong}
                      >
                        {formatNumber(distance(first, second), 4)}
                      </text>
                    </>
                  )}
                </Still>
                {points.map((point, index) => (
                  <Handle
                    // biome-ignore lint/suspicious/noArrayIndexKey: points keep their letter
                    key={index}
                    x={toX(point)}
                    y={LINE_PX}
                    label={`Punto ${letterOf(index)}`}
                    text={formatNumber(point, 4)}
                    now={point}
                    least={from}
                    most={to}
                    tone={index % 2 === 0 ? 'area' : 'spark'}
                    onDrag={(x) => move(index, toX.invert(x))}
                    onStep={(steps) => move(index, point + steps * step)}
                  >
                    <circle r={9} className={css.knob} />
                    <text y={-16} textAnchor="middle" className={css.strong}>
                      {letterOf(index)}
                    </text>
                  </Handle>
                ))}
              </>
            );
          }}
        </Drawing>
      }
    />
  );
}
