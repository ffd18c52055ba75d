import type { PageId } from '@travesia/contracts/page';
import type { LoadPhase, ResolvedRelease } from '@travesia/contracts/release';

/** What the names of the measures begin with; the phase follows. */
export const PHASE_MEASURES = 'travesia:phase:';

/** What is attached to each of them. */
export interface PhaseDetail {
  readonly remote: string;
  readonly release: string;
  readonly page: PageId;
}

/** Leaves how long a phase took where the browser's own tools, and ours, look for it. */
export function measurePhase(phase: LoadPhase, { name, id }: ResolvedRelease, page: PageId, start: number): void {
  const detail: PhaseDetail = { remote: name, release: id, page };
  performance.measure(PHASE_MEASURES + phase, { start, end: performance.now(), detail });
}
