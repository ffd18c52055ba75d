import { Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Plane } from '../shared/Plane.tsx';
import css from '../shared/shared.module.css';
import { clamp, snap } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import {
  anglesOf,
  describeTriangle,
  footOf,
  moveVertex,
  type Point,
  type Shown,
  sidesOf,
  type Vertices,
  wholeAngles,
} from './triangle.ts';

const ROOM = 2;
const STEP = 0.5;
const LETTERS = ['A', 'B', 'C'] as const;
const PLACES = [0, 1, 2] as const;
/** Of each vertex, the ends of the side that it does not touch. */
const ACROSS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

export interface TriangleProps {
  readonly manipulable: Told & { readonly vertices: readonly Point[]; readonly shows: readonly Shown[] };
}

/** A triangle whose vertices are moved, with what is to be seen of it. */
export default function Triangle({ manipulable }: TriangleProps) {
  const { shows } = manipulable;
  const [a = [0, 0], b = [4, 0], c = [1, 3]] = manipulable.vertices;
  const [vertices, setVertices, reset] = useMoved<Vertices>(() => [a, b, c]);
  const ends = (at: 0 | 1): readonly [number, number] => [
    Math.floor(Math.min(a[at], b[at], c[at])) - ROOM,
    Math.ceil(Math.max(a[at], b[at], c[at])) + ROOM,
  ];
  const [xEnds, yEnds] = [ends(0), ends(1)];
  const move = (index: number, x: number, y: number) =>
    setVertices((now) => moveVertex(now, index, [snap(clamp(x, ...xEnds), STEP), snap(clamp(y, ...yEnds), STEP)]));
  const angles = wholeAngles(anglesOf(vertices));
  const sides = sidesOf(vertices);
  const foot = footOf(vertices);
  return (
    <Frame
      told={manipulable}
      sentence={describeTriangle(vertices, shows)}
      onReset={reset}
      figure={
        <Plane x={xEnds} y={yEnds} isSquare label="Triángulo">
          {({ x, y }) => {
            const middle = (at: 0 | 1) => vertices.reduce((sum, vertex) => sum + vertex[at], 0) / 3;
            const [middleX, middleY] = [middle(0), middle(1)];
            // From the middle outwards, so that words do not lie on the lines.
            const away = (at: Point, by: number) => {
              const [dx, dy] = [x(at[0]) - x(middleX), y(at[1]) - y(middleY)];
              const far = Math.hypot(dx, dy) || 1;
              return {
                x: x(at[0]) + (dx / far) * by,
                y: y(at[1]) + (dy / far) * by + 5,
                textAnchor: 'middle' as const,
              };
            };
            return (
              <>
                <Still>
                  <polygon className={css.shape} points={vertices.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')} />
                  {shows.includes('height') ? (
                    <path
                      className={css.help}
                      d={`M${x(vertices[2][0])} ${y(vertices[2][1])}L${x(foot[0])} ${y(foot[1])}L${x(vertices[0][0])} ${y(vertices[0][1])}`}
                    />
                  ) : null}
                  {PLACES.map((index) => {
                    const [one, other] = ACROSS[index].map((place) => vertices[place]);
                    if (!one || !other) return null;
                    const half: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
                    return (
                      <g key={index}>
                        {shows.includes('sides') ? (
                          <text className={css.outlined} {...away(half, 16)}>
                            {formatNumber(sides[index], 1)}
                          </text>
                        ) : null}
                        {shows.includes('angles') ? (
                          <text {...away(vertices[index], -32)}>{angles[index]}°</text>
                        ) : null}
                      </g>
                    );
                  })}
                </Still>
                {PLACES.map((index) => {
                  const [px, py] = vertices[index];
                  const label = away(vertices[index], 20);
                  return (
                    <Handle
                      key={index}
                      x={x(px)}
                      y={y(py)}
                      label={`Vértice ${LETTERS[index]}`}
                      text={formatPoint(px, py)}
                      now={px}
                      least={xEnds[0]}
                      most={xEnds[1]}
                      moves="plane"
                      onDrag={(toX, toY) => move(index, x.invert(toX), y.invert(toY))}
                      onStep={(right, up) => move(index, px + right * STEP, py + up * STEP)}
                    >
                      <circle r={9} className={css.knob} />
                      <text className={css.outlined} x={label.x - x(px)} y={label.y - y(py)} textAnchor="middle">
                        {LETTERS[index]}
                      </text>
                    </Handle>
                  );
                })}
              </>
            );
          }}
        </Plane>
      }
    />
  );
}
