import type { ContentId } from '@travesia/contracts/temario';
import { LESSONS_A_DAY_MAX, MIXED_FROM_WORTH, TASK_MINUTES_MIN } from './constants.ts';
import type { DayFiller } from './day-filler.ts';
import { blockingOf, type Step } from './study-order.ts';

interface OpenStep {
  readonly step: Step;
  lessonLeft: number;
  practiceLeft: number;
  /** The last day of its lesson, counted from today. */
  learntOn: number;
}

export interface NextTask {
  readonly step: Step;
  readonly kind: 'lesson' | 'practice';
  readonly minutes: number;
  /** Part of the whole lesson or practice that it is. */
  readonly part: number;
}

/** What is left to learn while days are filled. */
export class StudyQueue {
  #open: OpenStep[];
  readonly #byId: ReadonlyMap<ContentId, OpenStep>;
  readonly #longestDay: number;

  /** `longestDay`: minutes of the day that has most; a lesson that is longer is done in parts. */
  constructor(order: readonly Step[], longestDay: number, learntToday: ReadonlySet<ContentId>) {
    this.#open = order.map((step) => ({
      step,
      lessonLeft: step.lessonMinutes,
      practiceLeft: step.practiceMinutes,
      learntOn: learntToday.has(step.id) ? 0 : -1,
    }));
    this.#byId = new Map(this.#open.map((one) => [one.step.id, one]));
    this.#longestDay = longestDay;
  }

  /** In the order in which it would have been learnt. */
  unfinished(): readonly { readonly step: Step; readonly minutes: number }[] {
    return this.#open.map(({ step, lessonLeft, practiceLeft }) => ({ step, minutes: lessonLeft + practiceLeft }));
  }

  /**
   * The next task of a day, and takes it out; `null` where nothing fits. Practice comes a day after its lesson or later,
   * a lesson after those of all that it stands on. Another subject than the last is taken where it is worth about as much.
   */
  take(day: number, filler: DayFiller, { withLessons }: { readonly withLessons: boolean }): NextTask | null {
    let best: { readonly one: OpenStep; readonly minutes: number } | null = null;
    for (const one of this.#open) {
      const minutes = this.#minutesNow(one, day, filler, withLessons);
      if (minutes === 0) continue;
      if (!best) {
        best = { one, minutes };
        if (one.step.test !== filler.lastSubject) break;
        continue;
      }
      if (one.step.rate < best.one.step.rate * MIXED_FROM_WORTH) break;
      if (one.step.test === filler.lastSubject) continue;
      best = { one, minutes };
      break;
    }
    return best ? this.#taken(best.one, best.minutes, day, filler) : null;
  }

  #minutesNow(one: OpenStep, day: number, filler: DayFiller, withLessons: boolean): number {
    const { step, lessonLeft, practiceLeft, learntOn } = one;
    if (!filler.hasRoomFor(step.test) || !filler.keepsApart(step.id)) return 0;
    if (lessonLeft === 0) {
      if (learntOn === day || !this.#standsOnLearnt(step.id)) return 0;
      return practiceLeft <= filler.left ? practiceLeft : this.#partOf(practiceLeft, filler.left);
    }
    if (!withLessons || filler.lessons >= LESSONS_A_DAY_MAX || !this.#standsOnLearnt(step.id)) return 0;
    return lessonLeft <= filler.left ? lessonLeft : this.#partOf(lessonLeft, filler.left);
  }

  #partOf(minutes: number, left: number): number {
    return minutes > this.#longestDay && left >= TASK_MINUTES_MIN ? left : 0;
  }

  #standsOnLearnt(id: ContentId): boolean {
    return blockingOf(id).every((before) => (this.#byId.get(before)?.lessonLeft ?? 0) === 0);
  }

  #taken(one: OpenStep, minutes: number, day: number, filler: DayFiller): NextTask {
    const { step } = one;
    filler.study(step.test);
    const kind = one.lessonLeft > 0 ? 'lesson' : 'practice';
    const whole = kind === 'lesson' ? step.lessonMinutes : step.practiceMinutes;
    const before = kind === 'lesson' ? one.lessonLeft : one.practiceLeft;
    // What would be left is too short for a task of its own: it is done in one of the shortest.
    const after = before - minutes <= 0 ? 0 : Math.max(TASK_MINUTES_MIN, before - minutes);
    const part = Math.min(1, (before - after) / whole);
    if (kind === 'lesson') {
      one.lessonLeft = after;
      one.learntOn = day;
      filler.lessons += 1;
    } else {
      one.practiceLeft = after;
      if (after === 0) this.#open = this.#open.filter((other) => other !== one);
      else one.learntOn = day;
    }
    return { step, kind, minutes, part };
  }
}
