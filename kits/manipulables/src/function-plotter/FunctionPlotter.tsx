import { Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Plane, pathOf } from '../shared/Plane.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp, snap, tidy } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describeFunction, FAMILIES, type Family, type Parameters, samplesOf, slidersOf } from './function-plotter.ts';

const SAMPLES = 240;
const STEP_X = 0.5;

export interface FunctionPlotterProps {
  readonly manipulable: Told & { readonly family: Family; readonly parameters: Parameters };
}

/** A function with a slider for each of its numbers, and a point that runs on the curve. */
export default function FunctionPlotter({ manipulable }: FunctionPlotterProps) {
  const { family } = manipulable;
  const { x, y, at } = FAMILIES[family];
  const sliders = slidersOf(family, manipulable.parameters);
  const begin = (): Parameters => Object.fromEntries(sliders.map((slider) => [slider.name, slider.begin]));
  const [state, setState, reset] = useMoved(() => ({ parameters: begin(), at: 1 }));
  const toX = (value: number) => setState((now) => ({ ...now, at: snap(clamp(value, ...x), STEP_X) }));
  const value = tidy(at(state.at, state.parameters));
  return (
    <Frame
      told={manipulable}
      sentence={describeFunction(family, state.parameters, state.at)}
      onReset={reset}
      figure={
        <Plane x={x} y={y} label="Gráfico de la función">
          {(scales) => {
            const path = (parameters: Parameters) =>
              pathOf(
                samplesOf(family, parameters, SAMPLES).map((point) =>
                  point ? [scales.x(point[0]), scales.y(point[1])] : null,
                ),
              );
            return (
              <>
                <Still>
                  <path className={css.ghost} d={path(begin())} />
                  <path className={css.curve} d={path(state.parameters)} />
                </Still>
                <Handle
                  x={scales.x(state.at)}
                  y={scales.y(Number.isFinite(value) ? clamp(value, ...y) : 0)}
                  label="Punto de la curva"
                  text={
                    Number.isFinite(value) ? formatPoint(state.at, value) : `x ${formatNumber(state.at)}: no existe`
                  }
                  now={state.at}
                  least={x[0]}
                  most={x[1]}
                  tone="spark"
                  onDrag={(pixel) => toX(scales.x.invert(pixel))}
                  onStep={(steps) => toX(state.at + steps * STEP_X)}
                />
              </>
            );
          }}
        </Plane>
      }
    >
      <div className={css.sliders}>
        {sliders.map(({ name, least, most, step }) => (
          <Slider
            key={name}
            label={name}
            value={state.parameters[name] ?? 0}
            text={formatNumber(state.parameters[name] ?? 0)}
            least={least}
            most={most}
            step={step}
            onChange={(to) => setState((now) => ({ ...now, parameters: { ...now.parameters, [name]: tidy(to) } }))}
          />
        ))}
      </div>
    </Frame>
  );
}
