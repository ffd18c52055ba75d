import { type Elective, type Section, sectionsOf, type TestId } from '@travesia/contracts/temario';

export { ELECTIVES, type Elective, type Section } from '@travesia/contracts/temario';

/** A whole test as it is taken. */
export interface Blueprint {
  readonly test: TestId;
  readonly sections: readonly Section[];
  readonly minutes: number;
  /** Questions that count: as many as the official table has, which for M2 is one less than its temario says. */
  readonly scored: number;
  /** Whether questions get harder inside a section, as in mathematics; else they stay as they were drawn. */
  readonly risingDifficulty: boolean;
}

/** Official (temarios of Admisión 2026 and 2027). */
const TAKEN: Readonly<Record<TestId, Omit<Blueprint, 'test' | 'sections'>>> = {
  cl: { minutes: 150, scored: 60, risingDifficulty: false },
  m1: { minutes: 140, scored: 60, risingDifficulty: true },
  m2: { minutes: 140, scored: 49, risingDifficulty: true },
  hcs: { minutes: 120, scored: 60, risingDifficulty: false },
  ciencias: { minutes: 160, scored: 75, risingDifficulty: false },
};

/**
 * Blueprints of the PAES Regular.
 *
 * The 65 questions of Lectura are whole texts wherever these sum up to 65; else as few questions as possible are left
 * out, chosen by the form's seed, and no text is asked with fewer than six (`form/assemble.ts`).
 */
export function blueprintOf(test: TestId, elective: Elective = 'biologia'): Blueprint {
  return { test, sections: sectionsOf(test, elective), ...TAKEN[test] };
}

export const itemsOf = ({ sections }: Blueprint) => sections.reduce((sum, { items }) => sum + items, 0);
