import { Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Plane } from '../shared/Plane.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { angleAt, describeAngle, inRadians, pointAt, turn } from './unit-circle.ts';

const ENDS: readonly [number, number] = [-1.35, 1.35];
const STEP_DEGREES = 5;
const ARC = 0.28;

export interface UnitCircleProps {
  readonly manipulable: Told & { readonly degrees: number };
}

/** A point on the circle of radius 1: its height is the sine, what it is off to the side the cosine. */
export default function UnitCircle({ manipulable }: UnitCircleProps) {
  const [degrees, setDegrees, reset] = useMoved(() => turn(manipulable.degrees));
  const { cos, sin } = pointAt(degrees);
  const text = `${formatNumber(degrees)}°`;
  return (
    <Frame
      told={manipulable}
      sentence={describeAngle(degrees)}
      onReset={reset}
      figure={
        <Plane x={ENDS} y={ENDS} isSquare label="Circunferencia de radio 1">
          {({ x, y }) => {
            const radius = x(1) - x(0);
            const end = pointAt(degrees);
            return (
              <>
                <Still>
                  <circle className={css.ghost} cx={x(0)} cy={y(0)} r={radius} />
                  <path
                    className={css.help}
                    d={`M${x(ARC)} ${y(0)}A${ARC * radius} ${ARC * radius} 0 ${degrees > 180 ? 1 : 0} 0 ${x(end.cos * ARC)} ${y(end.sin * ARC)}`}
                  />
                  <line className={css.axis} x1={x(0)} y1={y(0)} x2={x(cos)} y2={y(sin)} />
                  <line className={css.curve} x1={x(0)} y1={y(0)} x2={x(cos)} y2={y(0)} />
                  <line className={css.second} x1={x(cos)} y1={y(0)} x2={x(cos)} y2={y(sin)} />
                  <text className={css.outlined} x={x(cos / 2)} y={y(0) + (sin > 0 ? 30 : -12)} textAnchor="middle">
                    cos
                  </text>
                  <text
                    className={css.outlined}
                    x={x(cos) + (cos < 0 ? -8 : 8)}
                    y={y(sin / 2) + 5}
                    textAnchor={cos < 0 ? 'end' : 'start'}
                  >
                    sen
                  </text>
                </Still>
                <Handle
                  x={x(cos)}
                  y={y(sin)}
                  label="Ángulo"
                  text={`${text}, ${inRadians(degrees)}`}
                  now={degrees}
                  least={0}
                  most={360}
                  onDrag={(px, py) => setDegrees(angleAt(x.invert(px), y.invert(py)))}
                  onStep={(steps) => setDegrees((now) => turn(now + steps * STEP_DEGREES))}
                />
              </>
            );
          }}
        </Plane>
      }
    >
      <Slider label="Ángulo" value={degrees} text={text} least={0} most={359} step={1} onChange={setDegrees} />
    </Frame>
  );
}
