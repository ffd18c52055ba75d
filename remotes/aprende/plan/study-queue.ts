import type { ContentId } from '@travesia/contracts/temario';
import { KNOWN_FROM, LESSONS_A_DAY_MAX, MIXED_FROM_WORTH, TASK_MINUTES_MIN } from './constants.ts';
import type { DayFiller } from './day-filler.ts';
import { blockingOf, type Step } from './study-order.ts';

interface OpenStep {
  readonly step: Step;
  /** In the order. */
  readonly place: number;
  lessonLeft: number;
  practiceLeft: number;
  /** The last day of its lesson, counted from today. */
  learntOn: number;
}

/** Its lesson or its practice. */
interface OpenTask {
  readonly one: OpenStep;
  readonly kind: 'lesson' | 'practice';
  /** Worth a minute. */
  readonly rate: number;
}

export interface NextTask {
  readonly step: Step;
  readonly kind: 'lesson' | 'practice';
  readonly minutes: number;
  /** Part of the whole lesson or practice that it is. */
  readonly part: number;
}

const lessonOf = (one: OpenStep): OpenTask => ({ one, kind: 'lesson', rate: one.step.rate });
const practiceOf = (one: OpenStep): OpenTask => ({ one, kind: 'practice', rate: one.step.practiceRate });

/** What brings most a minute first; of two alike, as they come in the order. */
const compareTasks = (one: OpenTask, other: OpenTask) => other.rate - one.rate || one.one.place - other.one.place;

/** What is left to learn while days are filled. */
export class StudyQueue {
  readonly #steps: readonly OpenStep[];
  readonly #byId: ReadonlyMap<ContentId, OpenStep>;
  readonly #longestDay: number;
  /** By {@link compareTasks}; practice from the end of its lesson on. */
  readonly #open: OpenTask[];

  /** `longestDay`: minutes of the day that has most; a lesson that is longer is done in parts. */
  constructor(order: readonly Step[], longestDay: number, learntToday: ReadonlySet<ContentId>) {
    this.#steps = order.map((step, place) => ({
      ...{ step, place },
      lessonLeft: step.lessonMinutes,
      practiceLeft: step.practiceMinutes,
      learntOn: learntToday.has(step.id) ? 0 : -1,
    }));
    this.#byId = new Map(this.#steps.map((one) => [one.step.id, one]));
    this.#open = this.#steps.map((one) => (one.lessonLeft > 0 ? lessonOf(one) : practiceOf(one))).sort(compareTasks);
    this.#longestDay = longestDay;
  }

  /** In the order in which it would have been learnt. */
  unfinished(): readonly { readonly step: Step; readonly minutes: number }[] {
    return this.#steps
      .map(({ step, lessonLeft, practiceLeft }) => ({ step, minutes: lessonLeft + practiceLeft }))
      .filter(({ minutes }) => minutes > 0);
  }

  /**
   * The next task of a day, and takes it out; `null` where nothing fits. Practice comes a day after its lesson or later,
   * a lesson after those of all that it stands on. Another subject than the last is taken where it is worth about as much.
   */
  take(day: number, filler: DayFiller, { withLessons }: { readonly withLessons: boolean }): NextTask | null {
    let best: { readonly task: OpenTask; readonly minutes: number } | null = null;
    for (const task of this.#open) {
      if (best && task.rate < best.task.rate * MIXED_FROM_WORTH) break;
      const { test } = task.one.step;
      if (best && test === filler.lastSubject) continue;
      const minutes = this.#minutesNow(task, day, filler, withLessons);
      if (minutes === 0) continue;
      best = { task, minutes };
      if (test !== filler.lastSubject) break;
    }
    return best ? this.#taken(best.task, best.minutes, day, filler) : null;
  }

  #minutesNow({ one, kind }: OpenTask, day: number, filler: DayFiller, withLessons: boolean): number {
    const { step, lessonLeft, practiceLeft, learntOn } = one;
    const isLesson = kind === 'lesson';
    if (isLesson ? !withLessons || filler.lessons >= LESSONS_A_DAY_MAX : learntOn === day) return 0;
    if (!filler.hasRoomFor(step.test) || !filler.keepsApart(step.id) || !this.#standsOnLearnt(step.id)) return 0;
    const minutes = isLesson ? lessonLeft : practiceLeft;
    if (minutes <= filler.left) return minutes;
    return minutes > this.#longestDay && filler.left >= TASK_MINUTES_MIN ? filler.left : 0;
  }

  #standsOnLearnt(id: ContentId): boolean {
    return blockingOf(id).every((before) => {
      const one = this.#byId.get(before);
      if (!one) return true;
      return one.lessonLeft === 0 && (one.practiceLeft === 0 || one.step.probability >= KNOWN_FROM);
    });
  }

  #taken(task: OpenTask, minutes: number, day: number, filler: DayFiller): NextTask {
    const { one, kind } = task;
    const { step } = one;
    filler.study(step.test);
    const whole = kind === 'lesson' ? step.lessonMinutes : step.practiceMinutes;
    const before = kind === 'lesson' ? one.lessonLeft : one.practiceLeft;
    // What would be left is too short for a task of its own: it is done in one of the shortest.
    const after = before - minutes <= 0 ? 0 : Math.max(TASK_MINUTES_MIN, before - minutes);
    const part = Math.min(1, (before - after) / whole);
    one.learntOn = day;
    if (kind === 'lesson') {
      one.lessonLeft = after;
      filler.lessons += 1;
    } else {
      one.practiceLeft = after;
    }
    if (after === 0) this.#finish(task);
    return { step, kind, minutes, part };
  }

  #finish(task: OpenTask): void {
    this.#open.splice(this.#open.indexOf(task), 1);
    if (task.kind === 'practice') return;
    const practice = practiceOf(task.one);
    const later = this.#open.findIndex((other) => compareTasks(practice, other) < 0);
    this.#open.splice(later === -1 ? this.#open.length : later, 0, practice);
  }
}
