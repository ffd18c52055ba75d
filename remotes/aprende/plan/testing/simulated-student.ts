import type { Random } from '@travesia/content-item-model';
import { allContents, type ContentId, type TestId } from '@travesia/contracts/temario';
import { questionsOf, scoreOf, withLuck } from '../content-values.ts';
import type { PlanTask } from '../plan.ts';
import { blockingOf } from '../study-order.ts';

export const STUDENT_KINDS = ['beginner', 'gaps', 'strong', 'random', 'careless'] as const;
export type StudentKind = (typeof STUDENT_KINDS)[number];

/** What a lesson, practice or review adds of what is missing to {@link CEILING}; a quarter of it where what it stands on is missing. */
const LEARNS: Readonly<Partial<Record<PlanTask['kind'], number>>> = { lesson: 0.45, practice: 0.4, review: 0.1 };
const CEILING = 0.92;
const WITHOUT_BASE = 0.25;
const BASE_FROM = 0.5;
/** Of what was learnt half is gone after so many days; each time it is met again it lasts so much longer. */
const FORGETS_HALF_DAYS = 45;
const LASTS_LONGER = 0.8;

/** Share of right answers given away though it was known. */
const SLIPS: Readonly<Record<StudentKind, number>> = {
  beginner: 0.05,
  gaps: 0.05,
  strong: 0.03,
  random: 0.05,
  careless: 0.2,
};

const IDS = allContents();

export const chance = (random: Random) => random.integer(0, 999_999) / 1_000_000;

interface Known {
  readonly start: number;
  value: number;
  met: number;
  day: number;
}

/** Somebody whose knowledge is known, which the plan only guesses from answers. Not the model of mastery: it learns and forgets otherwise. */
export class SimulatedStudent {
  readonly kind: StudentKind;
  readonly #random: Random;
  readonly #known = new Map<ContentId, Known>();

  constructor(kind: StudentKind, tests: readonly TestId[], random: Random) {
    this.kind = kind;
    this.#random = random;
    const axes = [...new Set(IDS.filter(({ test }) => tests.includes(test.id)).map(({ axis }) => axis.id))];
    const gap = random.pick(axes);
    for (const { id, axis } of IDS) {
      const start = this.#startOf(axis.id === gap);
      this.#known.set(id as ContentId, { start, value: start, met: 0, day: 0 });
    }
  }

  #startOf(isGap: boolean): number {
    const around = (middle: number) => Math.min(0.9, Math.max(0.02, middle + (chance(this.#random) - 0.5) * 0.3));
    switch (this.kind) {
      case 'beginner':
        return around(0.15);
      case 'gaps':
        return around(isGap ? 0.1 : 0.6);
      case 'strong':
        return around(0.7);
      case 'random':
        return chance(this.#random) * 0.9;
      case 'careless':
        return around(0.45);
    }
  }

  knows(id: ContentId, day: number): number {
    const known = this.#known.get(id);
    if (!known) return 0;
    const half = FORGETS_HALF_DAYS * (1 + LASTS_LONGER * known.met);
    return known.start + (known.value - known.start) * 0.5 ** ((day - known.day) / half);
  }

  answers(id: ContentId, day: number): boolean {
    const right = chance(this.#random) < withLuck(this.knows(id, day));
    return right && chance(this.#random) >= SLIPS[this.kind];
  }

  /** After a `share` of a whole lesson, practice or review. */
  study(kind: PlanTask['kind'], id: ContentId, day: number, share: number): void {
    const known = this.#known.get(id);
    const learns = LEARNS[kind];
    if (!known || learns === undefined) return;
    const now = this.knows(id, day);
    const hasBase = blockingOf(id).every((before) => this.knows(before, day) >= BASE_FROM);
    known.value = now + Math.max(0, CEILING - now) * learns * share * (hasBase ? 1 : WITHOUT_BASE);
    known.met += 1;
    known.day = day;
  }

  /** What the whole test would give on average. */
  score(test: TestId, day: number): number {
    let correct = 0;
    for (const [id, count] of questionsOf(test)) {
      correct += count * withLuck(this.knows(id, day)) * (1 - SLIPS[this.kind]);
    }
    return scoreOf(test, correct);
  }
}
