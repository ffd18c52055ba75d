import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { Handle } from '../shared/Handle.tsx';
import css from '../shared/shared.module.css';
import { linearScale } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { wrapWords } from '../shared/words.ts';
import { describeSpan, formatYear, inOrder, moveEnd, placeRows, type Span, type TimelineEvent } from './timeline.ts';

const AXIS_PX = 14;
const HANDLES_PX = 58;
const WORDS_PX = 88;
const LINE_PX = 18;
const LEAST_ROW_PX = 46;
const LEAST_HEIGHT_PX = 260;
/** Of a letter of 14 px, on average, with some to spare. */
const LETTER_PX = 7.4;

export interface TimelineProps {
  readonly manipulable: Told & { readonly events: readonly TimelineEvent[] };
}

/** Events at their true distances; two of them are chosen, and the years between them said. */
export default function Timeline({ manipulable }: TimelineProps) {
  const events = inOrder(manipulable.events);
  const [span, setSpan, reset] = useMoved<Span>(() => ({ from: 0, to: events.length - 1 }));
  const move = (end: keyof Span, place: number) => setSpan((now) => moveEnd(now, end, place, events.length));

  const rowsAt = (width: number) =>
    events.map(({ label }) => wrapWords(label, Math.floor((width - WORDS_PX) / LETTER_PX)));
  const heightsAt = (width: number) =>
    rowsAt(width).map((lines) => Math.max(LEAST_ROW_PX, (lines.length + 1) * LINE_PX + 10));
  const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

  return (
    <Frame
      told={manipulable}
      sentence={describeSpan(events, span)}
      isFigureTelling
      onReset={reset}
      figure={
        <Drawing label="Línea de tiempo" height={(width) => Math.max(LEAST_HEIGHT_PX, sum(heightsAt(width)))}>
          {(width, height) => {
            const rows = rowsAt(width);
            const heights = heightsAt(width);
            const first = events[0]?.year ?? 0;
            const last = events.at(-1)?.year ?? 1;
            const toY = linearScale(
              [first, Math.max(last, first + 1)],
              [(heights[0] ?? 0) / 2, height - (heights.at(-1) ?? 0) / 2],
            );
            const middles = placeRows(
              events.map(({ year }) => toY(year)),
              heights,
              height,
            );
            const middle = (place: number) => middles[place] ?? 0;
            const nearest = (y: number) =>
              middles.reduce((best, at, place) => (Math.abs(at - y) < Math.abs(middle(best) - y) ? place : best), 0);
            return (
              <>
                <Still>
                  <line className={css.axis} x1={AXIS_PX} x2={AXIS_PX} y1={toY(first)} y2={toY(last)} />
                  <line
                    className={css.curve}
                    x1={AXIS_PX}
                    x2={AXIS_PX}
                    y1={toY(events[span.from]?.year ?? 0)}
                    y2={toY(events[span.to]?.year ?? 0)}
                  />
                  {events.map(({ year, label }, place) => {
                    const isIn = place >= span.from && place <= span.to;
                    const lines = rows[place] ?? [];
                    const top = middle(place) - (lines.length * LINE_PX) / 2 + 5;
                    return (
                      <g key={`${year} ${label}`}>
                        <path
                          className={css.grid}
                          d={`M${AXIS_PX} ${toY(year)}L${AXIS_PX + 20} ${middle(place)}H${WORDS_PX - 6}`}
                          fill="none"
                        />
                        <circle className={isIn ? css.filled : css.empty} cx={AXIS_PX} cy={toY(year)} r={5} />
                        <text x={WORDS_PX} y={top} className={css.strong}>
                          {formatYear(year)}
                        </text>
                        {lines.map((line, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
                          <text key={index} x={WORDS_PX} y={top + (index + 1) * LINE_PX}>
                            {line}
                          </text>
                        ))}
                      </g>
                    );
                  })}
                </Still>
                {(['from', 'to'] as const).map((end) => {
                  const event = events[span[end]];
                  return (
                    <Handle
                      key={end}
                      x={HANDLES_PX}
                      y={middle(span[end])}
                      label={end === 'from' ? 'Desde' : 'Hasta'}
                      text={event ? `${formatYear(event.year)}, ${event.label}` : ''}
                      now={span[end]}
                      least={0}
                      most={events.length - 1}
                      tone={end === 'from' ? 'area' : 'spark'}
                      onDrag={(_, y) => move(end, nearest(y))}
                      onStep={(steps) => move(end, span[end] + steps)}
                      isDownwards
                    >
                      <circle r={14} className={css.knob} />
                      <text className={css.inverse} y={5} textAnchor="middle">
                        {end === 'from' ? 'A' : 'B'}
                      </text>
                    </Handle>
                  );
                })}
              </>
            );
          }}
        </Drawing>
      }
    />
  );
}
