import type { Mutant } from './mutant.ts';

export interface CheckRun {
  readonly ok: boolean;
  readonly output: string;
}

/** `other-failure`: something failed that is not what the mutant breaks. */
export type Verdict = 'found' | 'missed' | 'other-failure';

/** Lines of what passed: they may name the same file. */
const PASSED = /^\s*(?:✓|↓|√|ok\b)/;

/** What a check said of a mutant. */
export function verdictOf({ ok, output }: CheckRun, { expect }: Pick<Mutant, 'expect'>): Verdict {
  if (ok) return 'missed';
  const failed = output.split('\n').filter((line) => !PASSED.test(line));
  return failed.some((line) => line.includes(expect)) ? 'found' : 'other-failure';
}
