import { formatNumber } from '../../../models/waves/format.ts';
import { hearing, ROAD_M, radiusOf } from '../../../models/waves/sound.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import { moved, round, seen, WIDTH } from './geometry.ts';
import type { Parts } from './use-picture.ts';

export type DopplerPart = 'fronts' | 'source' | 'sourceWay' | 'observer' | 'observerWay' | 'emitted' | 'heard';

export const ROAD_Y = 212;
const UNITS_PER_METRE = WIDTH / (2 * ROAD_M);
/** Units of an arrow for each m/s. */
const ARROW = 0.5;

const roadX = (metres: number): number => WIDTH / 2 + metres * UNITS_PER_METRE;

function arrow(mps: number): { readonly d: string; readonly visibility: string } {
  const way = Math.sign(mps);
  const tip = way * 34 + mps * ARROW;
  return {
    d: `M${way * 30} 0H${round(tip)}M${round(tip - way * 9)} -7L${round(tip)} 0L${round(tip - way * 9)} 7`,
    visibility: seen(mps !== 0),
  };
}

/** Where fronts, source and observer are. */
export function dopplerParts({ doppler, settings }: WavesState): Parts<DopplerPart> {
  let fronts = '';
  for (const front of doppler.fronts) {
    const radius = radiusOf(front, doppler) * UNITS_PER_METRE;
    const x = roadX(front.atM) - radius;
    fronts += `M${round(x)} ${ROAD_Y}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0`;
  }
  return {
    fronts: { d: fronts },
    source: { transform: moved(roadX(doppler.sourceM), ROAD_Y) },
    sourceWay: arrow(settings.source),
    observer: { transform: moved(roadX(doppler.observerM), ROAD_Y) },
    observerWay: arrow(settings.observer),
    emitted: { text: `Emite ${formatNumber(settings.tone)} Hz` },
    heard: { text: `Oye ${formatNumber(hearing(doppler, settings), 0)} Hz` },
  };
}
