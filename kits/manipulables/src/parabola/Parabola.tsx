import { Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Plane, pathOf } from '../shared/Plane.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp, snap } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describeParabola, type ParabolaData, valueAt, vertexOf, withVertex, zerosOf } from './parabola.ts';

const X: readonly [number, number] = [-8, 8];
const Y: readonly [number, number] = [-12, 12];
const SAMPLES = 200;
const STEP = 0.5;
const A_STEP = 0.25;
const REACH = { a: 4, b: 10, c: 12 };

export interface ParabolaProps {
  readonly manipulable: Told & ParabolaData;
}

/** A parabola by its three numbers, or by its vertex. */
export default function Parabola({ manipulable }: ParabolaProps) {
  const begin: ParabolaData = { a: manipulable.a, b: manipulable.b, c: manipulable.c };
  const [parabola, setParabola, reset] = useMoved(() => begin);
  const vertex = vertexOf(parabola);
  const moveVertex = (x: number, y: number) =>
    setParabola((now) => withVertex(now, [snap(clamp(x, ...X), STEP), snap(clamp(y, ...Y), STEP)]));
  return (
    <Frame
      told={manipulable}
      sentence={describeParabola(parabola)}
      onReset={reset}
      figure={
        <Plane x={X} y={Y} label="Parábola en el plano">
          {({ x, y }) => {
            const path = (one: ParabolaData) =>
              pathOf(
                Array.from({ length: SAMPLES + 1 }, (_, index) => {
                  const at = X[0] + ((X[1] - X[0]) * index) / SAMPLES;
                  const value = valueAt(one, at);
                  return Math.abs(value) > 3 * Y[1] ? null : [x(at), y(value)];
                }),
              );
            return (
              <>
                <Still>
                  <path className={css.ghost} d={path(begin)} />
                  {vertex ? (
                    <line className={css.help} x1={x(vertex[0])} x2={x(vertex[0])} y1={y(Y[1])} y2={y(Y[0])} />
                  ) : null}
                  <path className={css.curve} d={path(parabola)} />
                  {zerosOf(parabola).map((zero) => (
                    <circle key={zero} className={css.mark} cx={x(zero)} cy={y(0)} r={5} />
                  ))}
                </Still>
                {vertex ? (
                  <Handle
                    x={x(clamp(vertex[0], ...X))}
                    y={y(clamp(vertex[1], ...Y))}
                    label="Vértice"
                    text={formatPoint(...vertex)}
                    now={vertex[0]}
                    least={X[0]}
                    most={X[1]}
                    moves="plane"
                    tone="spark"
                    onDrag={(toX, toY) => moveVertex(x.invert(toX), y.invert(toY))}
                    onStep={(right, up) => moveVertex(vertex[0] + right * STEP, vertex[1] + up * STEP)}
                  />
                ) : null}
              </>
            );
          }}
        </Plane>
      }
    >
      <div className={css.sliders}>
        {(['a', 'b', 'c'] as const).map((name) => (
          <Slider
            key={name}
            label={name}
            value={parabola[name]}
            text={formatNumber(parabola[name])}
            least={Math.min(-REACH[name], parabola[name])}
            most={Math.max(REACH[name], parabola[name])}
            step={name === 'a' ? A_STEP : STEP}
            onChange={(to) => setParabola((now) => ({ ...now, [name]: to }))}
          />
        ))}
      </div>
    </Frame>
  );
}
