import { clamp } from '../shared/steps.ts';
import { count } from '../shared/words.ts';

export interface TimelineEvent {
  readonly year: number;
  readonly label: string;
}

/** Two events of those in order, by their places: `from` is before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** By year; of one year, as they were given. */
export function inOrder(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  return [...events].sort((one, other) => one.year - other.year);
}

/** There was no year zero: after 1 a. C. came the year 1. */
export function yearsBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

export function formatYear(year: number): string {
  return year < 0 ? `${-year} a. C.` : String(year);
}

/** An end of the span moved to a place; it never reaches the other. */
export function moveEnd(span: Span, end: keyof Span, place: number, events: number): Span {
  return end === 'from'
    ? { ...span, from: clamp(place, 0, span.to - 1) }
    : { ...span, to: clamp(place, span.from + 1, events - 1) };
}

/**
 * Middles of rows of `heights`, each as near as may be to where it would like to be, in order, none over another, all
 * between 0 and `room`.
 */
export function placeRows(wanted: readonly number[], heights: readonly number[], room: number): readonly number[] {
  const tops: number[] = [];
  let free = 0;
  for (const [index, height] of heights.entries()) {
    const top = Math.max(free, (wanted[index] ?? 0) - height / 2);
    tops.push(top);
    free = top + height;
  }
  let end = room;
  for (let index = heights.length - 1; index >= 0; index -= 1) {
    const height = heights[index] ?? 0;
    tops[index] = Math.min(tops[index] ?? 0, end - height);
    end = tops[index] ?? 0;
  }
  return tops.map((top, index) => top + (heights[index] ?? 0) / 2);
}

export function describeSpan(events: readonly TimelineEvent[], { from, to }: Span): string {
  const [first, last] = [events[from], events[to]];
  if (!first || !last) return '';
  const years = yearsBetween(first.year, last.year);
  const inside = to - from - 1;
  const passes =
    years === 0
      ? `«${first.label}» y «${last.label}» son del mismo año, ${formatYear(first.year)}.`
      : `De «${first.label}» (${formatYear(first.year)}) a «${last.label}» (${formatYear(last.year)}) ${
          years === 1 ? 'pasa 1 año' : `pasan ${years} años`
        }.`;
  return inside === 0 ? passes : `${passes} Entre medio hay ${count(inside, 'hecho', 'hechos')}.`;
}
