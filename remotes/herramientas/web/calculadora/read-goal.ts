import type { Goal } from '@travesia/contracts/slices';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The programme that a student aims at, as far as a calculator says something about it. */
export interface MainGoal extends Pick<Goal, 'programId'> {
  readonly name: string;
  readonly university: string;
  /** Weighted score of the last applicant selected; `null` where there is no bar. */
  readonly cutoff: { readonly year: number; readonly score: number } | null;
}

function readCutoff(value: unknown): MainGoal['cutoff'] {
  if (!isRecord(value) || value['unfilled'] !== false) return null;
  const { year, score } = value;
  return typeof year === 'number' && typeof score === 'number' ? { year, score } : null;
}

/** The main goal of what the service of goals answered; `null` without one, or where it is not offered any more. */
export function readMainGoal(answer: unknown): MainGoal | null {
  if (!isRecord(answer) || !Array.isArray(answer['goals'])) return null;
  const [goal]: unknown[] = answer['goals'];
  if (!isRecord(goal) || !isRecord(goal['program'])) return null;
  const { programId } = goal;
  const { name, university, lastCutoff } = goal['program'];
  if (typeof programId !== 'string' || typeof name !== 'string' || typeof university !== 'string') return null;
  return { programId, name, university, cutoff: readCutoff(lastCutoff) };
}
