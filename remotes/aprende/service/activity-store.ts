import { ELECTIVES, type Elective, sectionsOf, TEMARIO, type TestId } from '@travesia/contracts/temario';
import { sql } from 'kysely';
import { minutesOfCards } from '../cards/choose-cards.ts';
import type { Evidence, EvidenceSource } from '../mastery/evidence.ts';
import { isContentId } from './is-content-id.ts';
import type { KeptLesson } from './lesson-store.ts';
import { santiagoDay, startOfSantiagoDay } from './santiago-days.ts';
import type { StudentTables } from './tables.ts';

/** About what reading one point of a lesson and answering its questions takes. */
export const POINT_MINUTES = 4;

/** What a student did on a day of Santiago. */
export interface DayDone {
  /** About how many, as tests give time for their questions. */
  readonly minutes: number;
  readonly answers: number;
}

export interface Activity {
  /** Since the first of the days that were asked for, by day. */
  readonly days: ReadonlyMap<string, DayDone>;
  /** When the last whole test of each was graded, in milliseconds since 1970. */
  readonly lastSimulacros: ReadonlyMap<TestId, number>;
  /** Answers of the last test of more than one question since the first of the days that were asked for. */
  readonly lastTest: readonly Evidence[];
  /** What the elective part of the last whole test of Ciencias was of; absent where none was taken. */
  readonly elective?: Elective;
}

/** One that was longer ago is as none. */
const SIMULACRO_DAYS_MAX = 200;

const DAY_MS = 86_400_000;

const MINUTES_A_QUESTION: ReadonlyMap<string, number> = new Map(
  TEMARIO.map(({ id, minutes, items }) => [id, minutes / items]),
);

/** Questions of lessons are counted with their point. */
const minutesOf = (test: string, source: EvidenceSource, answers: number) =>
  source === 'lesson' ? 0 : answers * (MINUTES_A_QUESTION.get(test) ?? 0);

export interface ActivityStore {
  read(uid: string, since: string, now: number): Promise<Activity>;
}

const NONE: DayDone = { minutes: 0, answers: 0 };

/** Adds points of lessons, each on the day on which it was passed. */
export function withLessons(
  days: ReadonlyMap<string, DayDone>,
  lessons: readonly KeptLesson[],
  since: string,
): ReadonlyMap<string, DayDone> {
  const all = new Map(days);
  for (const at of lessons.flatMap(({ passedAt }) => passedAt)) {
    const day = santiagoDay(at);
    const done = all.get(day) ?? NONE;
    if (day >= since) all.set(day, { ...done, minutes: done.minutes + POINT_MINUTES });
  }
  return all;
}

/** Adds cards that were answered, by day. */
export function withCards(
  days: ReadonlyMap<string, DayDone>,
  answered: ReadonlyMap<string, number>,
): ReadonlyMap<string, DayDone> {
  const all = new Map(days);
  for (const [day, cards] of answered) {
    const done = all.get(day) ?? NONE;
    all.set(day, { ...done, minutes: done.minutes + minutesOfCards(cards) });
  }
  return all;
}

/** Questions of a subject in the common part of Ciencias; of the elective one a whole test has more. */
const COMMON_QUESTIONS = Math.max(
  ...sectionsOf('ciencias').flatMap(({ module, items }) => (module === 'comun' ? [items] : [])),
);

export function createActivityStore(tables: StudentTables): ActivityStore {
  return {
    async read(uid, since, now) {
      const from = new Date(startOfSantiagoDay(since));
      const { rows } = await sql<{ day: string; test: string; source: EvidenceSource; answers: number }>`
        select to_char(at at time zone 'America/Santiago', 'YYYY-MM-DD') as day, split_part(content, '.', 1) as test, source,
          count(*)::int as answers
        from aprende.evidence where user_id = ${uid} and at >= ${from}
        group by 1, 2, 3 order by 1, 2, 3`.execute(tables);
      const days = new Map<string, DayDone>();
      for (const { day, test, source, answers } of rows) {
        const done = days.get(day) ?? NONE;
        days.set(day, {
          minutes: done.minutes + minutesOf(test, source, answers),
          answers: done.answers + answers,
        });
      }
      // A test of M2 asks contents of M1 too, and none of the others asks any of M2.
      const { rows: simulacros } = await sql<{ test: TestId; at: Date }>`
        select test, max(at) as at from (
          select max(split_part(content, '.', 1)) as test, max(at) as at from aprende.evidence
          where user_id = ${uid} and source = 'simulacro' and at >= ${new Date(now - SIMULACRO_DAYS_MAX * DAY_MS)}
          group by split_part(id, ':', 2)
        ) as one group by test order by test`.execute(tables);
      const { rows: lastTest } = await sql<Omit<Evidence, 'contentId' | 'at'> & { content: string; at: Date }>`
        select id, content, source, correct, help, at from aprende.evidence
        where user_id = ${uid} and at >= ${from} and starts_with(id, 'ensayos:') and split_part(id, ':', 2) = (
          select split_part(id, ':', 2) from aprende.evidence
          where user_id = ${uid} and at >= ${from} and starts_with(id, 'ensayos:')
          group by 1 having count(*) > 1 order by max(at) desc, 1 limit 1
        ) order by at, id`.execute(tables);
      const { rows: electives } = await sql<{ subject: Elective }>`
        select split_part(content, '.', 2) as subject from aprende.evidence
        where user_id = ${uid} and source = 'simulacro' and at >= ${new Date(now - SIMULACRO_DAYS_MAX * DAY_MS)}
          and split_part(content, '.', 1) = 'ciencias' and split_part(content, '.', 2) in (${sql.join(ELECTIVES)})
        group by split_part(id, ':', 2), subject having count(*) > ${COMMON_QUESTIONS}
        order by max(at) desc, subject limit 1`.execute(tables);
      const [elective] = electives;
      return {
        days,
        lastSimulacros: new Map(simulacros.map(({ test, at }) => [test, at.getTime()])),
        lastTest: lastTest.flatMap(({ content, at, ...row }) =>
          isContentId(content) ? [{ ...row, contentId: content, at: at.getTime() }] : [],
        ),
        ...(elective && { elective: elective.subject }),
      };
    },
  };
}
