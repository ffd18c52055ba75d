/**
 * What clients did to lists at the same time, and what of it no order of one after the other explains: after Elle, the
 * checker of Jepsen, for lists whose elements are told apart by name and whose own order is not that of arrival.
 * Source: https://github.com/jepsen-io/elle
 */
export type Operation =
  | {
      readonly kind: 'append';
      readonly list: string;
      /** All of them or none. */
      readonly elements: readonly string[];
      readonly outcome: 'kept' | 'refused' | 'unknown';
      /** Instants of one clock that gives each only once. */
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'read';
      readonly list: string;
      readonly elements: readonly string[];
      readonly from: number;
      readonly to: number;
    };

type Append = Extract<Operation, { readonly kind: 'append' }>;

export type Anomaly =
  /** An element is there twice. */
  | 'duplicate'
  /** Of an append that was refused, or that had not begun when the read ended. */
  | 'aborted read'
  /** Some elements of an append, and not the others. */
  | 'partial read'
  /** What was kept before the read began, or before something it tells of began, is missing. */
  | 'lost append'
  /** What another read that ended before told of is missing. */
  | 'gone'
  /** Two reads of which each has something that the other has not. */
  | 'no order';

/** Every anomaly once for each list that shows it. */
export function anomaliesOf(history: readonly Operation[]): readonly (readonly [anomaly: Anomaly, list: string])[] {
  return [...Map.groupBy(history, ({ list }) => list)].flatMap(([list, operations]) =>
    [...new Set(anomaliesOfList(operations))].map((anomaly) => [anomaly, list] as const),
  );
}

function anomaliesOfList(operations: readonly Operation[]): readonly Anomaly[] {
  const appends = operations.filter((one) => one.kind === 'append');
  const reads = operations
    .filter((one) => one.kind === 'read')
    .map((read) => ({ ...read, seen: new Set(read.elements) }));
  const anomalies: Anomaly[] = [];

  // What is sent again is one append: kept where it was kept once, begun when it first was.
  const sent = new Map<string, Pick<Append, 'outcome' | 'from'>>();
  for (const { elements, outcome, from } of appends) {
    for (const element of elements) {
      const before = sent.get(element) ?? { outcome: 'refused', from };
      const isRefused = before.outcome === 'refused';
      sent.set(element, { outcome: isRefused ? outcome : before.outcome, from: Math.min(before.from, from) });
    }
  }

  for (const read of reads) {
    if (read.seen.size < read.elements.length) anomalies.push('duplicate');
    const sources = [...read.seen].map((element) => sent.get(element));
    if (sources.some((source) => !source || source.outcome === 'refused' || source.from > read.to)) {
      anomalies.push('aborted read');
    }
    const known = Math.max(read.from, ...sources.map((source) => source?.from ?? 0));
    for (const { elements, outcome, to } of appends) {
      const found = elements.filter((element) => read.seen.has(element)).length;
      if (found > 0 && found < elements.length) anomalies.push('partial read');
      if (found < elements.length && outcome === 'kept' && to < known) anomalies.push('lost append');
    }
  }

  const bySize = reads.toSorted((one, other) => one.seen.size - other.seen.size);
  for (const [index, read] of bySize.entries()) {
    const larger = bySize[index + 1];
    if (larger && !read.elements.every((element) => larger.seen.has(element))) anomalies.push('no order');
  }
  const byEnd = reads.toSorted((one, other) => one.to - other.to);
  let ended = 0;
  let largest = 0;
  for (const read of reads.toSorted((one, other) => one.from - other.from)) {
    for (; (byEnd[ended]?.to ?? Number.POSITIVE_INFINITY) < read.from; ended += 1) {
      largest = Math.max(largest, byEnd[ended]?.seen.size ?? 0);
    }
    if (read.seen.size < largest) anomalies.push('gone');
  }
  return anomalies;
}
