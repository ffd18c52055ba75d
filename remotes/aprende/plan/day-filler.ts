import type { ContentId, TestId } from '@travesia/contracts/temario';
import { INTERFERENCE_GROUPS } from '../mastery/interference.ts';
import { SUBJECTS_A_DAY_MAX } from './constants.ts';
import type { PlanTask } from './plan.ts';

const GROUPS = new Map<ContentId, number[]>();
for (const [index, group] of INTERFERENCE_GROUPS.entries()) {
  for (const id of group) GROUPS.set(id, [...(GROUPS.get(id) ?? []), index]);
}

/** What a day has so far. */
export class DayFiller {
  readonly tasks: PlanTask[] = [];
  lessons = 0;
  /** Of what is learnt or practised; reviews are of any. */
  readonly subjects = new Set<TestId>();
  lastSubject: TestId | null = null;
  readonly #contents = new Map<number, ContentId>();
  readonly date: string;
  /** Minutes. */
  left: number;

  constructor(date: string, left: number) {
    this.date = date;
    this.left = left;
  }

  /** Nothing that is easily taken for it was asked or learnt on the same day. */
  keepsApart(id: ContentId): boolean {
    return (GROUPS.get(id) ?? []).every((group) => (this.#contents.get(group) ?? id) === id);
  }

  hasRoomFor(test: TestId): boolean {
    return this.subjects.has(test) || this.subjects.size < SUBJECTS_A_DAY_MAX;
  }

  study(test: TestId): void {
    this.subjects.add(test);
    this.lastSubject = test;
  }

  /** `asked`: what is met openly, not by the way. */
  add(task: Omit<PlanTask, 'id'>, asked: readonly ContentId[] = task.contents): void {
    const same = this.tasks.filter(({ kind }) => kind === task.kind).length;
    const subject = task.contents[0] ?? task.test ?? '';
    const own = task.kind === 'lesson' || task.kind === 'practice' ? subject : `${subject}:${same}`;
    this.tasks.push({ id: `${this.date}:${task.kind}:${own}`, ...task });
    this.left -= task.minutes;
    for (const id of asked) for (const group of GROUPS.get(id) ?? []) this.#contents.set(group, id);
  }
}
