import { formatNumber } from '../../../models/waves/format.ts';
import { LENGTH_M, RANGES } from '../../../models/waves/settings.ts';
import { sineOfTurns } from '../../../models/waves/sine.ts';
import { soundLengthOf } from '../../../models/waves/sound.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import { LEFT, metresToX, moved, round, seen, UNITS_PER_METRE } from './geometry.ts';
import type { Parts } from './use-picture.ts';

export type AirPart = 'layers' | 'traced' | 'speaker' | 'pressure' | 'markA' | 'markB' | 'span' | 'spanText';

const LAYERS = 150;
const TUBE_TOP = 62;
const TUBE_BOTTOM = 172;
/** Layers come so much closer at the highest pressure; in air it is a millionth of it. */
const MOST_SQUEEZED = 0.75;
export const PRESSURE_MIDDLE = 262;
/** Units of the graph for the highest pressure that can be chosen. */
const PRESSURE_HEIGHT = 66;
/** Units between two points of the graph. */
const EACH = 3;
/** The layer that is painted, to be followed. */
const TRACED = 75;

/** Where the layers of air are, and the pressure that goes with them: highest where they are closest. */
export function airParts({ settings, tools, air }: WavesState): Parts<AirPart> {
  const { tone, pressure } = settings;
  const length = soundLengthOf(tone);
  const strength = pressure / RANGES.pressure.most;
  const way = (MOST_SQUEEZED * strength * length * UNITS_PER_METRE) / (2 * Math.PI);
  const moveAt = (metres: number): number => way * sineOfTurns(metres / length - air.turns + 0.25);
  const layerX = (layer: number): string => {
    const metres = ((layer + 0.5) * LENGTH_M) / LAYERS;
    return round(metresToX(metres) + moveAt(metres));
  };
  let layers = '';
  for (let layer = 0; layer < LAYERS; layer += 1)
    if (layer !== TRACED) layers += `M${layerX(layer)} ${TUBE_TOP}V${TUBE_BOTTOM}`;
  let graph = '';
  for (let x = 0; x <= LENGTH_M * UNITS_PER_METRE; x += EACH) {
    const part = sineOfTurns(x / UNITS_PER_METRE / length - air.turns);
    graph += `${x === 0 ? 'M' : 'L'}${LEFT + x} ${round(PRESSURE_MIDDLE - PRESSURE_HEIGHT * strength * part)}`;
  }
  const [a, b] = [metresToX(settings.markA), metresToX(settings.markB)];
  const visibility = seen(tools.ruler);
  return {
    layers: { d: layers },
    traced: { d: `M${layerX(TRACED)} ${TUBE_TOP}V${TUBE_BOTTOM}` },
    speaker: { transform: moved(moveAt(0), 0) },
    pressure: { d: graph },
    markA: { transform: moved(a, 0), visibility },
    markB: { transform: moved(b, 0), visibility },
    span: { d: `M${round(a)} 352H${round(b)}`, visibility },
    spanText: {
      x: round((a + b) / 2),
      text: `${formatNumber(Math.abs(settings.markB - settings.markA))} m`,
      visibility,
    },
  };
}
