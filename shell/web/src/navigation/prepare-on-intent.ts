import { ownLink } from './link-capture.ts';

/** A pointer that only passes over a link rests on it for less than this. */
export const HOVER_DWELL_MS = 80;

interface ConnectionHint {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is fetched ahead for a student who pays by the byte. */
function isCostly(navigator: Navigator & { connection?: ConnectionHint }): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Both are given the path of the link. */
export interface Preparations {
  /** A pointer came upon it, and may only pass over it. */
  approach(pathname: string): void;
  /** The student is about to follow it. */
  prepare(pathname: string): void;
}

export function prepareOnIntent(document: Document, { approach, prepare }: Preparations): void {
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const start = (event: Event, delay: number) => {
    const link = ownLink(event);
    if (!link || isCostly(navigator)) return;
    clearTimeout(dwell);
    dwell = setTimeout(() => prepare(link.pathname), delay);
    if (delay > 0) approach(link.pathname);
  };
  document.addEventListener('pointerover', (event) => start(event, HOVER_DWELL_MS), { passive: true });
  document.addEventListener('pointerout', () => clearTimeout(dwell), { passive: true });
  document.addEventListener('focusin', (event) => start(event, 0));
  document.addEventListener('touchstart', (event) => start(event, 0), { passive: true });
}
