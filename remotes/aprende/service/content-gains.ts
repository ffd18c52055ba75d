import type { ContentGainsAnswer } from '@travesia/contracts/slices';
import { valuate } from '../plan/content-values.ts';
import type { ActivityStore } from './activity-store.ts';
import { NOTHING_KNOWN } from './known-elsewhere.ts';
import type { LessonStore } from './lesson-store.ts';
import type { MasteryStore } from './mastery-store.ts';
import { valueInputs } from './plan-inputs.ts';
import type { PlanStore } from './plan-store.ts';
import { santiagoDay, startOfSantiagoDay } from './santiago-days.ts';
import { studyBasis } from './study-basis.ts';

export interface ContentGainsOptions {
  readonly mastery: MasteryStore;
  readonly lessons: LessonStore;
  readonly activity: ActivityStore;
  readonly plans: PlanStore;
  /** Milliseconds since 1970. */
  now(): number;
}

const inHundredths = (value: number) => Math.round(value * 100) / 100;

/** Enough digits to tell contents apart, and no more than a page shows proportions of. */
const inThousandths = (value: number) => Math.round(value * 1000) / 1000;

/** What each content would bring, as a plan that is made now would rate it; of what is kept, and nobody else is asked. */
export function createContentGains({ mastery, lessons, activity, plans, now }: ContentGainsOptions) {
  return async (uid: string): Promise<ContentGainsAnswer> => {
    const at = now();
    const today = santiagoDay(at);
    const [plan, kept, begun, done] = await Promise.all([
      plans.read(uid),
      mastery.read(uid),
      lessons.list(uid),
      activity.read(uid, today, at),
    ]);
    const known = plan?.known ?? NOTHING_KNOWN;
    const basis = studyBasis(known, today);
    // Of the day, not of the moment, as in the plan.
    const standsAt = Math.max(startOfSantiagoDay(today), kept.throughMs ?? 0);
    const values = valuate(
      valueInputs({ known, basis, standsAt, mastery: kept.state, lessons: begun, activity: done }),
    );
    return {
      tests: basis.tests,
      contents: [...values.contents.values()]
        .map(({ id, test, questions, probability, worth }) => ({
          ...{ contentId: id, test },
          ...{
            questions: inHundredths(questions),
            probability: inHundredths(probability),
            worth: inThousandths(worth),
          },
        }))
        .filter(({ worth }) => worth > 0),
    };
  };
}
