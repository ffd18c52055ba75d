import { Choice } from '../shared/Choice.tsx';
import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { type CircuitData, describeCircuit, solveCircuit, type Wiring } from './circuit.ts';

const HEIGHT_PX = 230;
const TOP_PX = 44;
const BOTTOM_PX = 206;
const EDGE_PX = 26;
const BULB_PX = 19;
const MOST_VOLTS = 24;
const MOST_OHMS = 20;
/** A bulb that shines as brightly as it is drawn. */
const BRIGHT_WATTS = 24;

const WIRINGS: readonly { readonly value: Wiring; readonly label: string }[] = [
  { value: 'series', label: 'En serie' },
  { value: 'parallel', label: 'En paralelo' },
];

export interface CircuitProps {
  readonly manipulable: Told & CircuitData;
}

/** A battery and bulbs, one after the other or side by side. */
export default function Circuit({ manipulable }: CircuitProps) {
  const begin: CircuitData = { volts: manipulable.volts, ohms: manipulable.ohms, wiring: manipulable.wiring };
  const [circuit, setCircuit, reset] = useMoved(() => begin);
  const { bulbs } = solveCircuit(circuit);
  return (
    <Frame
      told={manipulable}
      sentence={describeCircuit(circuit)}
      onReset={reset}
      figure={
        <Drawing label="Circuito" height={() => HEIGHT_PX}>
          {(width) => {
            const right = width - EDGE_PX;
            const middle = (TOP_PX + BOTTOM_PX) / 2;
            const isSeries = circuit.wiring === 'series';
            const gap = (right - EDGE_PX) / (bulbs.length + (isSeries ? 1 : 0));
            const bulbAt = (index: number) => ({
              x: EDGE_PX + gap * (index + 1),
              y: isSeries ? TOP_PX : middle,
            });
            const end = isSeries ? right : bulbAt(bulbs.length - 1).x;
            return (
              <Still>
                <path
                  className={css.wire}
                  d={`M${EDGE_PX} ${middle - 8}V${TOP_PX}H${end}${isSeries ? `V${BOTTOM_PX}` : ''}M${end} ${BOTTOM_PX}H${EDGE_PX}V${middle + 8}`}
                />
                {isSeries
                  ? null
                  : bulbs.map((_, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: bulbs stay in their place
                      <path key={index} className={css.wire} d={`M${bulbAt(index).x} ${TOP_PX}V${BOTTOM_PX}`} />
                    ))}
                <path className={css.wire} d={`M${EDGE_PX - 18} ${middle - 8}h36M${EDGE_PX - 9} ${middle + 8}h18`} />
                <text x={EDGE_PX + 22} y={middle + 5} className={css.strong}>
                  {formatNumber(circuit.volts)} V
                </text>
                {bulbs.map(({ ohms, amperes, watts }, index) => {
                  const { x, y } = bulbAt(index);
                  const cross = BULB_PX * Math.SQRT1_2;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: bulbs stay in their place
                    <g key={index}>
                      <circle className={css.empty} cx={x} cy={y} r={BULB_PX} />
                      <circle
                        className={css.glow}
                        cx={x}
                        cy={y}
                        r={BULB_PX}
                        fillOpacity={Math.min(1, watts / BRIGHT_WATTS)}
                      />
                      <path
                        className={css.axis}
                        d={`M${x - cross} ${y - cross}L${x + cross} ${y + cross}M${x + cross} ${y - cross}L${x - cross} ${y + cross}`}
                      />
                      <text className={css.outlined} x={x} y={y - BULB_PX - 6} textAnchor="middle">
                        {formatNumber(ohms)} Ω
                      </text>
                      <text className={css.outlined} x={x} y={y + BULB_PX + 17} textAnchor="middle">
                        {formatNumber(amperes)} A
                      </text>
                    </g>
                  );
                })}
              </Still>
            );
          }}
        </Drawing>
      }
    >
      <Choice
        legend="Conexión"
        options={WIRINGS}
        value={circuit.wiring}
        onChange={(wiring) => setCircuit((now) => ({ ...now, wiring }))}
      />
      <div className={css.sliders}>
        <Slider
          label="Voltaje de la batería"
          value={circuit.volts}
          text={`${formatNumber(circuit.volts)} V`}
          least={1}
          most={Math.max(MOST_VOLTS, begin.volts)}
          step={0.5}
          onChange={(volts) => setCircuit((now) => ({ ...now, volts }))}
        />
        {circuit.ohms.map((ohms, index) => (
          <Slider
            // biome-ignore lint/suspicious/noArrayIndexKey: bulbs stay in their place
            key={index}
            label={`Ampolleta ${index + 1}`}
            value={ohms}
            text={`${formatNumber(ohms)} Ω`}
            least={1}
            most={Math.max(MOST_OHMS, ...begin.ohms)}
            step={1}
            onChange={(to) =>
              setCircuit((now) => ({ ...now, ohms: now.ohms.map((one, at) => (at === index ? to : one)) }))
            }
          />
        ))}
      </div>
    </Frame>
  );
}
