import { count } from '../shared/words.ts';

export interface Mark {
  readonly words: string;
  readonly note: string;
}

export interface Segment {
  readonly text: string;
  /** Place of its mark; null where the text is bare. */
  readonly mark: number | null;
}

/** The text in pieces, in order: each mark takes the first place of its words that is still free. */
export function splitByMarks(text: string, marks: readonly Mark[]): readonly Segment[] {
  const taken: { readonly start: number; readonly end: number; readonly mark: number }[] = [];
  for (const [mark, { words }] of marks.entries()) {
    if (words === '') continue;
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
      const end = start + words.length;
      if (taken.some((other) => start < other.end && other.start < end)) continue;
      taken.push({ start, end, mark });
      break;
    }
  }
  taken.sort((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, mark } of taken) {
    if (start > at) segments.push({ text: text.slice(at, start), mark: null });
    segments.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), mark: null });
  return segments;
}

export function describeSeen(seen: number, all: number): string {
  if (seen === 0) return `Hay ${count(all, 'marca', 'marcas')}. Toca una para leer su nota.`;
  return seen === all ? `Leíste todas las notas: ${all}.` : `Leíste ${count(seen, 'nota', 'notas')} de ${all}.`;
}
