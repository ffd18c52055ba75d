import { createHash } from 'node:crypto';
import type { ContentId } from '@travesia/contracts/temario';
import type { ServiceCall } from '@travesia/kit-service';
import { studyDay } from '../cards/study-day.ts';
import { standingsAt } from '../mastery/mastery-state.ts';
import { makePlan } from '../plan/make-plan.ts';
import { type ActivityStore, withCards, withLessons } from './activity-store.ts';
import { askElsewhere } from './ask-elsewhere.ts';
import { askGames } from './ask-games.ts';
import { type CardDecks, startOfStudyDay } from './card-decks.ts';
import type { CardStore } from './card-store.ts';
import { NOTHING_KNOWN } from './known-elsewhere.ts';
import type { LessonStore } from './lesson-store.ts';
import type { MasteryStore } from './mastery-store.ts';
import { planInputs } from './plan-inputs.ts';
import type { PlanStore } from './plan-store.ts';
import { prepareHome } from './prepare-home.ts';
import { type PreparedJson, prepareJson } from './prepared-json.ts';
import { pullAnswers } from './pull-answers.ts';
import { santiagoDay, startOfSantiagoDay, weekOf } from './santiago-days.ts';
import { studyBasis } from './study-basis.ts';

/** Raised by one when plans are made otherwise of the same, or their answer has other fields: what is kept is made anew. */
const PLAN_FORMAT = 5;

export interface RefreshOptions {
  readonly mastery: MasteryStore;
  readonly lessons: LessonStore;
  readonly activity: ActivityStore;
  readonly plans: PlanStore;
  readonly cards: CardStore;
  readonly decks: CardDecks;
  readonly lessonMinutes: ReadonlyMap<ContentId, number>;
  /** Absent where no other area can be asked. */
  readonly call: ServiceCall | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /** Hears what cannot be read, with the status that was answered, if any was. */
  unread(what: 'graded answers' | 'challenges', status: number | undefined): void;
}

const digestOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Brings a student's plan up to date. Resolves with the prepared answer, which is what was kept before where neither
 * the day, nor that of the cards, nor anything that it is made of has changed.
 */
export function createRefresh(options: RefreshOptions): (uid: string) => Promise<PreparedJson> {
  const { mastery, lessons, activity, plans, cards, decks, lessonMinutes, call, now, unread } = options;
  return async (uid) => {
    const at = now();
    const today = santiagoDay(at);
    const before = await plans.read(uid);
    const [pulled, elsewhere, played] = await Promise.all([
      pullAnswers(mastery, call, uid, (status) => unread('graded answers', status)),
      askElsewhere(call, uid, { before: before?.known ?? { ...NOTHING_KNOWN, since: today }, today }),
      askGames(call, uid, (status) => unread('challenges', status)),
    ]);
    const learnt = played.length === 0 ? pulled.mastery : (await mastery.add(uid, played)).mastery;
    const { known } = elsewhere;
    const stale = pulled.isStale ? (['answers', ...elsewhere.stale] as const) : elsewhere.stale;
    const cardDay = studyDay(at);
    const digest = digestOf(PLAN_FORMAT, cardDay, known, stale);
    const { revision } = learnt;
    if (before?.digest === digest && before.day === today && before.revision === revision) return before.home;

    const since = weekOf(today)[0] ?? today;
    const [begun, done, answered] = await Promise.all([
      lessons.list(uid),
      activity.read(uid, since, at),
      cards.answeredByDay(uid, startOfStudyDay(since)),
    ]);
    const basis = studyBasis(known, today);
    const days = withLessons(done.days, begun, since);
    const { deck, examples } = await decks.deal(uid, {
      ...{ day: cardDay, basis, lessons: begun, done: days.get(cardDay) },
      mastery: learnt,
    });
    // Of the day, not of the moment: the same is made of the same.
    const standsAt = Math.max(startOfSantiagoDay(today), learnt.throughMs ?? 0);
    const facts = {
      ...{ known, stale, today, standsAt, now: at },
      basis,
      ...{ deck, examples, uid },
      mastery: learnt.state,
      standings: standingsAt(learnt.state, standsAt),
      ...{ lessons: begun, lessonMinutes },
      activity: { ...done, days: withCards(days, answered) },
    };
    const home = await prepareJson(prepareHome({ ...facts, plan: makePlan(planInputs(facts)) }));
    return plans.write(uid, { day: today, digest, revision, home, known });
  };
}
