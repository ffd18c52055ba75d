import { Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Plane } from '../shared/Plane.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp, snap } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describeHomothety, imageOf, type Point } from './homothety.ts';

const MOST_RATIO = 3;
const RATIO_STEP = 0.25;
const STEP = 0.5;
const ROOM = 1;
const LEAST_REACH = 4;

export interface HomothetyProps {
  readonly manipulable: Told & {
    readonly centre: Point;
    readonly ratio: number;
    readonly vertices: readonly Point[];
  };
}

/** A figure and its image about a centre: the centre is moved, the ratio slides. */
export default function Homothety({ manipulable }: HomothetyProps) {
  const { vertices } = manipulable;
  const [{ centre, ratio }, setState, reset] = useMoved(() => ({
    centre: manipulable.centre,
    ratio: manipulable.ratio,
  }));
  const begins = [...vertices, manipulable.centre, ...imageOf(vertices, manipulable.centre, manipulable.ratio)];
  const reach = Math.max(LEAST_REACH, ...begins.flat().map((value) => Math.ceil(Math.abs(value)) + ROOM));
  const ends: readonly [number, number] = [-reach, reach];
  const move = (x: number, y: number) =>
    setState((now) => ({ ...now, centre: [snap(clamp(x, ...ends), STEP), snap(clamp(y, ...ends), STEP)] }));
  const image = imageOf(vertices, centre, ratio);
  return (
    <Frame
      told={manipulable}
      sentence={describeHomothety(vertices, centre, ratio)}
      onReset={reset}
      figure={
        <Plane x={ends} y={ends} isSquare label="Homotecia">
          {({ x, y }) => {
            const points = (all: readonly Point[]) => all.map(([px, py]) => `${x(px)},${y(py)}`).join(' ');
            return (
              <>
                <Still>
                  {/* The lesser one lies above. */}
                  {Math.abs(ratio) < 1 ? <polygon className={css.shape} points={points(vertices)} /> : null}
                  <polygon className={css['shape-second']} points={points(image)} />
                  {Math.abs(ratio) < 1 ? null : <polygon className={css.shape} points={points(vertices)} />}
                  {vertices.map((vertex, index) => {
                    const [toX, toY] = image[index] ?? vertex;
                    // As far as the farther of both, and through the centre where they are on either side of it.
                    const [fromX, fromY] = ratio < 0 ? vertex : centre;
                    const [endX, endY] = ratio >= 0 && ratio < 1 ? vertex : [toX, toY];
                    return (
                      <line
                        key={vertex.join()}
                        className={css.ghost}
                        x1={x(fromX)}
                        y1={y(fromY)}
                        x2={x(endX)}
                        y2={y(endY)}
                      />
                    );
                  })}
                </Still>
                <Handle
                  x={x(centre[0])}
                  y={y(centre[1])}
                  label="Centro"
                  text={formatPoint(...centre)}
                  now={centre[0]}
                  least={-reach}
                  most={reach}
                  moves="plane"
                  tone="spark"
                  onDrag={(toX, toY) => move(x.invert(toX), y.invert(toY))}
                  onStep={(right, up) => move(centre[0] + right * STEP, centre[1] + up * STEP)}
                >
                  <circle r={9} className={css.knob} />
                  <text className={css.outlined} x={-12} y={20} textAnchor="end">
                    O
                  </text>
                </Handle>
              </>
            );
          }}
        </Plane>
      }
    >
      <Slider
        label="Razón"
        value={ratio}
        text={formatNumber(ratio)}
        least={Math.min(-MOST_RATIO, manipulable.ratio)}
        most={Math.max(MOST_RATIO, manipulable.ratio)}
        step={RATIO_STEP}
        onChange={(to) => setState((now) => ({ ...now, ratio: to }))}
      />
      <p className={css.legend}>
        <span data-tone="area">Figura</span>
        <span data-tone="spark">Imagen</span>
      </p>
    </Frame>
  );
}
