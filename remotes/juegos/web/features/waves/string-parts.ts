import { formatNumber } from '../../../models/waves/format.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import { GAP_M, GAPS, NODES, nodeAt } from '../../../models/waves/string.ts';
import { cmToY, metresToX, moved, round, seen, UNITS_PER_CM } from './geometry.ts';
import type { Parts } from './use-picture.ts';

export type StringPart =
  | 'curve'
  | 'beads'
  | 'grip'
  | 'motor'
  | 'wall'
  | 'rod'
  | 'ring'
  | 'damper'
  | 'markA'
  | 'markB'
  | 'dotA'
  | 'dotB'
  | 'span'
  | 'spanText'
  | 'line'
  | 'lineText'
  | 'watch';

/** Every second node: a point each 5 cm. */
const EACH = 2;
/** A bead each 30 cm shows that the string itself goes nowhere. */
const BEAD = 12;
/** What leaves the picture is cut off there. */
const MOST_CM = 34;

/** Where everything of the string is drawn, between two states. */
export function stringParts(state: WavesState, previous: WavesState, alpha: number): Parts<StringPart> {
  const { string, settings, end, drive, tools, marks } = state;
  const before = previous.string.now;
  const y = (node: number): number => {
    const from = before[node] as number;
    const cm = 100 * (from + alpha * ((string.now[node] as number) - from));
    return cmToY(Math.min(Math.max(cm, -MOST_CM), MOST_CM));
  };
  let curve = '';
  let beads = '';
  for (let node = 0; node < NODES; node += EACH) {
    const place = `${round(metresToX(node * GAP_M))} ${round(y(node))}`;
    curve += `${node === 0 ? 'M' : 'L'}${place}`;
    if (node % BEAD === 0) beads += `M${place}h0`;
  }
  const [left, right] = [y(0), y(GAPS)];
  const mark = (metres: number) => ({ transform: moved(metresToX(metres), 0), visibility: seen(tools.ruler) });
  const dot = (metres: number) => ({
    cx: round(metresToX(metres)),
    cy: round(y(nodeAt(metres))),
    visibility: seen(tools.ruler),
  });
  const [a, b] = [metresToX(settings.markA), metresToX(settings.markB)];
  return {
    curve: { d: curve },
    beads: { d: beads },
    grip: { transform: moved(metresToX(0), left) },
    motor: { transform: moved(metresToX(0), left), visibility: seen(drive === 'oscillator') },
    wall: { visibility: seen(end === 'fixed') },
    rod: { visibility: seen(end === 'free') },
    ring: { transform: moved(metresToX(GAPS * GAP_M), right), visibility: seen(end !== 'open') },
    damper: { transform: moved(metresToX(GAPS * GAP_M), right), visibility: seen(end === 'open') },
    markA: mark(settings.markA),
    markB: mark(settings.markB),
    dotA: dot(settings.markA),
    dotB: dot(settings.markB),
    span: { d: `M${round(a)} 352H${round(b)}`, visibility: seen(tools.ruler) },
    spanText: {
      x: round((a + b) / 2),
      text: `${formatNumber(Math.abs(settings.markB - settings.markA))} m`,
      visibility: seen(tools.ruler),
    },
    line: { transform: moved(0, -settings.line * UNITS_PER_CM), visibility: seen(tools.line) },
    lineText: { text: `${formatNumber(settings.line)} cm` },
    watch: { text: tools.watch ? `${marks.watch.seconds.toFixed(2).replace('.', ',')} s` : '' },
  };
}
