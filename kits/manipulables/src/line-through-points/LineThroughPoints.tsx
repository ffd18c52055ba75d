import { Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatPoint } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Plane, pathOf } from '../shared/Plane.tsx';
import css from '../shared/shared.module.css';
import { clamp, snap } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describeLine, lineThrough, movePoint, type TwoPoints } from './line-through-points.ts';

const LEAST_REACH = 6;
const ROOM = 2;

export interface LineThroughPointsProps {
  readonly manipulable: Told & { readonly points: TwoPoints };
}

/** A line by two of its points, with how far it goes and climbs between them. */
export default function LineThroughPoints({ manipulable }: LineThroughPointsProps) {
  const [points, setPoints, reset] = useMoved(() => manipulable.points);
  const reach = Math.max(LEAST_REACH, ...manipulable.points.flat().map((value) => Math.ceil(Math.abs(value)) + ROOM));
  const ends: readonly [number, number] = [-reach, reach];
  const move = (index: 0 | 1, x: number, y: number) =>
    setPoints((now) => movePoint(now, index, [snap(clamp(x, ...ends), 1), snap(clamp(y, ...ends), 1)]));
  const { slope, intercept } = lineThrough(points);
  const [[x1, y1], [x2, y2]] = points;
  return (
    <Frame
      told={manipulable}
      sentence={describeLine(points)}
      onReset={reset}
      figure={
        <Plane x={ends} y={ends} isSquare label="Recta por dos puntos">
          {({ x, y, width }) => (
            <>
              <Still>
                <path
                  className={css.curve}
                  d={
                    slope === null || intercept === null
                      ? `M${x(x1)} ${y(-2 * reach)}V${y(2 * reach)}`
                      : pathOf([
                          [0, y(slope * x.invert(0) + intercept)],
                          [width, y(slope * x.invert(width) + intercept)],
                        ])
                  }
                />
                <path className={css.help} d={`M${x(x1)} ${y(y1)}H${x(x2)}V${y(y2)}`} />
                {intercept === null ? null : <circle className={css.mark} cx={x(0)} cy={y(intercept)} r={5} />}
              </Still>
              {([0, 1] as const).map((index) => {
                const [px, py] = points[index];
                return (
                  <Handle
                    key={index}
                    x={x(px)}
                    y={y(py)}
                    label={`Punto ${index === 0 ? 'A' : 'B'}`}
                    text={formatPoint(px, py)}
                    now={px}
                    least={-reach}
                    most={reach}
                    moves="plane"
                    tone={index === 0 ? 'area' : 'spark'}
                    onDrag={(toX, toY) => move(index, x.invert(toX), y.invert(toY))}
                    onStep={(right, up) => move(index, px + right, py + up)}
                  >
                    <circle r={9} className={css.knob} />
                    <text x={12} y={-12} className={css.strong}>
                      {index === 0 ? 'A' : 'B'}
                    </text>
                  </Handle>
                );
              })}
            </>
          )}
        </Plane>
      }
    />
  );
}
