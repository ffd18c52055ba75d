import { DATA_FIELDS, type DataField } from '../../../api/data-reports.ts';

/** What is being written about a figure. */
export interface ReportDraft {
  readonly field: DataField | null;
  /** Code of a programme; `null` where it is none, or not one alone. */
  readonly program: string | null;
  readonly words: string;
  /** Of these words, once they were sent: sent again after a lost answer they are kept once. */
  readonly id: string | null;
}

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** In the tab alone: it goes with it, and nobody else at this computer finds it. */
const keyOf = (place: string) => `travesia.carreras.data-report.${place}`;

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was left unsent at a place of a page; `null` where nothing was, and where the browser keeps nothing. */
export function recallDraft(drafts: () => Drafts, place: string): ReportDraft | null {
  try {
    const kept: unknown = JSON.parse(drafts().getItem(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { field, program, words, id }: { [name: string]: unknown } = { ...kept };
    if (typeof words !== 'string') return null;
    const known = DATA_FIELDS.find((one) => one === field) ?? null;
    return { field: known, program: textOr(program), words, id: textOr(id) };
  } catch {
    return null;
  }
}

/** Keeps what stands in the form; `null` once it was sent. */
export function keepDraft(drafts: () => Drafts, place: string, draft: ReportDraft | null): void {
  try {
    if (draft === null) drafts().removeItem(keyOf(place));
    else drafts().setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}
