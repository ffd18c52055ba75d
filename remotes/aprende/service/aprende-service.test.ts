import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  CONTENT_GAINS_PATH,
  type ContentGainsAnswer,
  DONE_CHALLENGES_PATH,
  EXPECTED_USER_HEADER,
  GOALS_PATH,
  GRADED_ANSWERS_PATH,
  type GradedAnswer,
  MASTERY_PATH,
  type MasteryAnswer,
  PROFILE_PATH,
  SCORE_ESTIMATES_PATH,
} from '@travesia/contracts/slices';
import { allContents } from '@travesia/contracts/temario';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { SERVICE_CALL_HEADER } from '@travesia/kit-service';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evidenceAnswer, homeAnswer, lessonProgress, lessonsAnswer } from '../api/answers.ts';
import { EVIDENCE_A_REQUEST_MAX, evidenceId, type ToldEvidence } from '../api/evidence.ts';
import type { HomeAnswer } from '../api/home.ts';
import { type LessonReport, POINTS_MAX } from '../api/lessons.ts';
import { EVIDENCE_PATH, HOME_PATH, LESSONS_PATH, lessonPath, OWN_DATA_PATH, REFRESH_PATH } from '../api/paths.ts';
import { ANSWER_PAGES_A_REFRESH } from './limits.ts';
import { rebuildAll } from './rebuild-all.ts';
import { keys, NOON, openTestService, type TestService } from './testing/aprende-app.ts';
import { createOtherAreas } from './testing/other-areas.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';
const OTHER = 'm1.algebra.proporcionalidad.problemas';
const DAY_MS = 86_400_000;

const PROFILE = {
  profile: {
    name: 'Ana',
    tests: ['cl', 'm1', 'hcs'],
    sitting: { year: 2027, round: 'regular' },
    minutesByWeekday: { mon: 60, wed: 90 },
  },
  version: 3,
  nextStep: null,
};

const GOAL = {
  programId: '11001',
  program: {
    name: 'Derecho',
    university: 'Universidad de Chile',
    lastCutoff: { year: 2026, score: 800.5, unfilled: false },
    terms: { weighedTests: ['cl', 'm1', 'hcs'], weights: { cl: 30, m1: 10, hcs: 20 } },
  },
};

const estimate = (middle: number) => ({
  ...{ test: 'm1', low: middle - 40, middle, high: middle + 40 },
  ...{ results: 1, questions: 60, newestAt: '2026-08-10T12:00:00.000Z' },
});

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('on the %s database', (engine) => {
  const areas = createOtherAreas();
  let service: TestService;
  let now = NOON;
  let standing: 'not-needed' | 'needed' = 'not-needed';
  let revoked: 'good' | 'revoked' = 'good';
  let uid = '';
  let students = 0;

  beforeAll(async () => {
    service = await openTestService({
      postgres: engine === 'embedded' ? undefined : postgres,
      call: areas.call,
      now: () => now,
      checkRevoked: async () => revoked,
      consent: { standing: () => standing, changed: async () => {}, forget() {} },
    });
  });
  beforeEach(() => {
    Object.assign(areas, createOtherAreas(), { call: areas.call });
    now = NOON;
    standing = 'not-needed';
    revoked = 'good';
    students += 1;
    uid = `alumna-${students}`;
  });
  afterAll(() => service.close());

  async function get(path: string, who = uid) {
    const answer = await service.ask(who, 'GET', path);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  const home = async (who = uid): Promise<HomeAnswer> => readAnswer(homeAnswer, await get(HOME_PATH, who));

  async function refresh(): Promise<HomeAnswer> {
    const answer = await service.ask(uid, 'POST', REFRESH_PATH);
    expect(answer.statusCode).toBe(200);
    return readAnswer(homeAnswer, answer.json());
  }

  const told = (more: Partial<ToldEvidence> = {}): ToldEvidence => ({
    ...{ id: evidenceId('lesson', uuidV7(), 'c1'), contentId: CONTENT, source: 'lesson' },
    ...{ correct: true, help: 'none', at: now - 1_000 },
    ...more,
  });

  const tell = (evidence: readonly object[], who = uid) => service.ask(who, 'POST', EVIDENCE_PATH, { evidence });

  async function counted(evidence: readonly object[]): Promise<number> {
    const answer = await tell(evidence);
    expect(answer.statusCode).toBe(200);
    return readAnswer(evidenceAnswer, answer.json()).counted;
  }

  const graded = (slot: number, more: Partial<GradedAnswer> = {}): GradedAnswer => ({
    ...{ id: `ensayos:intento:${slot}`, contentId: CONTENT, outcome: 'correct', mode: 'practica' },
    at: new Date(now - 60_000).toISOString(),
    ...more,
  });

  const report = (more: Partial<LessonReport> = {}): LessonReport => ({
    ...{ version: 1, passed: ['uno'], halts: {}, done: false, at: now - 1_000 },
    ...more,
  });

  const put = (body: object, content = CONTENT) => service.ask(uid, 'PUT', lessonPath(content), body);

  async function rowsOf(table: string): Promise<readonly Record<string, unknown>[]> {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(`aprende.${table}`)} where user_id = ${uid}`.execute(service.database.kysely);
    return rows;
  }

  describe('the plan', () => {
    it('of whom nothing is known says so, and is one all the same', async () => {
      expect(await home()).toMatchObject({ madeAt: null, week: [], missing: [] });
      const made = await refresh();
      expect(made.missing).toEqual(['profile', 'tests', 'sitting', 'minutes', 'goals', 'evidence']);
      expect(made).toMatchObject({ day: '2026-08-12', stale: [], tests: ['cl', 'm1'], levels: {} });
      expect(made.sitting).toEqual({
        ...{ sitting: { year: 2027, round: 'regular' }, date: '2026-11-30', days: 110 },
        official: 'https://demre.cl/calendario/calendario-proceso-2027',
      });
      expect(made.week.flatMap(({ tasks }) => tasks)).not.toEqual([]);
      expect(made.projection).not.toEqual([]);
      expect(made.week.map(({ date }) => date)).toEqual([
        ...['2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14', '2026-08-15', '2026-08-16'],
      ]);
      expect(await home()).toEqual(made);
    });

    it('is sent as it is kept to whoever takes that, and as text to others', async () => {
      const made = await refresh();
      for (const [accepted, isAsKept] of [
        ['br', true],
        ['gzip, deflate, br;q=0.5', true],
        ['br;q=0, gzip', false],
        ['identity', false],
      ] as const) {
        const answer = await service.ask(uid, 'GET', HOME_PATH, undefined, { 'accept-encoding': accepted });
        expect(answer.headers['content-type']).toContain('application/json');
        const encoding = answer.headers['content-encoding'];
        expect(encoding === 'br').toBe(isAsKept);
        const inflate = encoding === 'gzip' ? gunzipSync : brotliDecompressSync;
        const text = encoding === undefined ? answer.body : inflate(answer.rawPayload).toString();
        expect(JSON.parse(text)).toEqual(made);
      }
    });

    it('is of what the student told of', async () => {
      areas.profile = PROFILE;
      areas.goals = [GOAL];
      areas.estimates = [estimate(700)];
      const made = await refresh();
      expect(made).toMatchObject({ missing: ['evidence'], name: 'Ana', tests: ['cl', 'm1', 'hcs'] });
      // It is Wednesday: nobody planned anything for the Monday before the first plan.
      expect(made.week.map(({ planned }) => planned)).toEqual([0, 0, 90, 0, 0, 0, 0]);
      expect(made.week.map(({ outside = false }) => outside)).toEqual([
        ...[true, true, false, false, false, false, false],
      ]);
      const days = [...made.week, ...made.later].filter(({ tasks }) => tasks.length > 0);
      expect(days.map(({ date }) => date)).toEqual(['2026-08-12', '2026-08-17', '2026-08-19', '2026-08-24']);
      const tasks = days.flatMap((day) => day.tasks);
      expect(tasks.filter(({ test }) => test && !made.tests.includes(test))).toEqual([]);
      expect(tasks.filter(({ reason }) => reason === null)).toEqual([]);
      expect(made.goals).toEqual([
        {
          ...{ programId: '11001', name: 'Derecho', university: 'Universidad de Chile' },
          cutoff: { year: 2026, score: 800.5, unfilled: false },
          tests: ['cl', 'm1', 'hcs'],
          // Between 43 right, which is 699 points of the table, and 51.
          distances: [{ test: 'm1', score: 700, points: 101, questions: 8 }],
        },
      ]);
    });

    it('counts the days from the first plan on, whatever becomes of it later', async () => {
      areas.profile = PROFILE;
      await refresh();
      now += DAY_MS;
      areas.profile = { ...PROFILE, version: 4 };
      expect((await refresh()).week.map(({ planned }) => planned)).toEqual([0, 0, 90, 0, 0, 0, 0]);
      now += 5 * DAY_MS;
      const nextWeek = await refresh();
      expect(nextWeek.week.map(({ planned }) => planned)).toEqual([60, 0, 90, 0, 0, 0, 0]);
    });

    it('is of the elective that the student says, and before that of the last whole test of Ciencias', async () => {
      areas.profile = { ...PROFILE, profile: { ...PROFILE.profile, tests: ['ciencias'] } };
      const ids = allContents().filter(({ test }) => test.id === 'ciencias');
      const ofSubject = (subject: string) => ids.filter(({ id }) => id.startsWith(`ciencias.${subject}.`));
      const asked = (attempt: string, elective: string, days: number) =>
        ['biologia', 'fisica', 'quimica'].flatMap((subject) =>
          Array.from({ length: subject === elective ? 44 : 18 }, (_, index) =>
            graded(index, {
              id: `ensayos:${attempt}:${subject}-${index}`,
              contentId: ofSubject(subject)[index % ofSubject(subject).length]?.id ?? '',
              ...{ outcome: 'wrong', mode: 'simulacro', at: new Date(now - days * DAY_MS + index).toISOString() },
            }),
          ),
        );
      const lessonsOf = (made: HomeAnswer, subject: string) =>
        [...made.week, ...made.later]
          .flatMap(({ tasks }) => tasks)
          .filter(({ contents, kind }) => kind === 'lesson' && contents[0]?.startsWith(`ciencias.${subject}.`)).length;
      expect((await refresh()).elective).toBeNull();
      areas.answers = asked('uno', 'quimica', 30);
      const chemist = await refresh();
      expect(chemist.elective).toBe('quimica');
      expect(lessonsOf(chemist, 'quimica')).toBeGreaterThan(lessonsOf(chemist, 'fisica'));
      areas.answers.push(...asked('dos', 'fisica', 3));
      const physicist = await refresh();
      expect(lessonsOf(physicist, 'fisica')).toBeGreaterThan(lessonsOf(physicist, 'quimica'));
      // Who says what they will sit needs no test for it, and is believed.
      areas.profile = {
        ...PROFILE,
        ...{ profile: { ...PROFILE.profile, tests: ['ciencias'], elective: 'biologia' }, version: 4 },
      };
      const biologist = await refresh();
      expect(biologist.elective).toBe('biologia');
      expect(lessonsOf(biologist, 'biologia')).toBeGreaterThan(lessonsOf(biologist, 'fisica'));
      areas.profile = { ...PROFILE, version: 5 };
      expect(await refresh()).not.toHaveProperty('elective');
    });

    it('whose sitting is over is for the next one, and says that nobody published its dates', async () => {
      areas.profile = { ...PROFILE, profile: { ...PROFILE.profile, sitting: { year: 2026, round: 'winter' } } };
      expect(await refresh()).toMatchObject({ missing: ['sitting', 'goals', 'evidence'] });
      now = Date.parse('2026-12-10T15:00:00Z');
      const later = await refresh();
      expect(later.missing).toEqual(['sitting', 'dates', 'goals', 'evidence']);
      expect(later.sitting).toMatchObject({ sitting: { year: 2028, round: 'regular' }, date: '2027-11-30' });
    });

    it('of the last year at school without a sitting is for the next one, two days ahead and while it goes on', async () => {
      const { sitting: _, ...unsaid } = PROFILE.profile;
      const schoolYear = { level: 'medio-4', inYear: 2026 };
      areas.profile = { ...PROFILE, profile: { ...unsaid, schoolYear } };
      now = Date.parse('2026-11-28T15:00:00Z');
      const made = await refresh();
      expect(made.missing).toEqual(['sitting', 'goals', 'evidence']);
      expect(made).toMatchObject({ phase: 'last-week', sitting: { date: '2026-11-30', days: 2 } });
      // The account is of a Saturday: nobody rested before it.
      expect(made.week.map(({ outside = false }) => outside)).toEqual([true, true, true, true, true, false, false]);
      now = Date.parse('2026-12-01T15:00:00Z');
      const during = await refresh();
      expect(during).toMatchObject({ phase: 'sitting', later: [], sitting: { date: '2026-11-30', days: -1 } });
      expect(during.week.every(({ outside, planned }) => outside === true && planned === 0)).toBe(true);
    });

    it('stays as it is until something that it is made of changes, or the day of Santiago', async () => {
      const first = await refresh();
      now += 60_000;
      expect(await refresh()).toEqual(first);
      areas.profile = PROFILE;
      const changed = await refresh();
      expect(changed.madeAt).not.toBe(first.madeAt);
      await tell([told()]);
      now += 60_000;
      expect((await refresh()).madeAt).not.toBe(changed.madeAt);
      // Half past eleven in the night is still that day, and in UTC the next.
      now = Date.parse('2026-08-13T03:30:00Z');
      expect(await refresh()).toMatchObject({ day: '2026-08-12' });
      now = Date.parse('2026-08-13T04:00:00Z');
      expect(await refresh()).toMatchObject({ day: '2026-08-13' });
    });

    it('goes on without areas that are down, says which, and remembers what they said', async () => {
      areas.profile = PROFILE;
      areas.goals = [GOAL];
      areas.estimates = [estimate(600)];
      areas.answers = [graded(0)];
      const known = await refresh();
      areas.down = new Set([PROFILE_PATH, GOALS_PATH, SCORE_ESTIMATES_PATH, GRADED_ANSWERS_PATH]);
      const cut = await refresh();
      expect(cut.stale).toEqual(['answers', 'estimates', 'goals', 'profile']);
      expect({ ...cut, stale: [], madeAt: known.madeAt }).toEqual(known);
      areas.down = new Set();
      expect((await refresh()).stale).toEqual([]);
      uid = `${uid}-nueva`;
      areas.down = new Set([PROFILE_PATH]);
      expect(await refresh()).toMatchObject({ stale: ['profile'], name: null });
    });

    it('passes over what it does not understand of other areas', async () => {
      areas.profile = { profile: { tests: ['filosofía'] }, version: 'x' };
      areas.goals = [{ programId: 1 }];
      areas.answers = [
        graded(0, { contentId: 'm1.numeros.nadie.sabe' }),
        { ...graded(1), outcome: 'half' as GradedAnswer['outcome'] },
        graded(2),
      ];
      expect(await refresh()).toMatchObject({ stale: ['goals', 'profile'] });
      expect(await rowsOf('evidence')).toHaveLength(1);
    });

    it('tells results with what was estimated on other days', async () => {
      areas.estimates = [estimate(600)];
      await refresh();
      now += DAY_MS;
      areas.estimates = [estimate(640)];
      const [result] = (await refresh()).results;
      expect(result).toMatchObject({ test: 'm1', middle: 640, before: [{ date: '2026-08-12', middle: 600 }] });
      // Whatever came in between on one day, its last one stands.
      areas.estimates = [estimate(650)];
      await refresh();
      now += DAY_MS;
      expect((await refresh()).results[0]?.before).toEqual([
        { date: '2026-08-12', middle: 600 },
        { date: '2026-08-13', middle: 650 },
      ]);
    });
  });

  describe('what contents would bring', () => {
    const gains = (): Promise<ContentGainsAnswer> => get(CONTENT_GAINS_PATH);

    it('is of the obligatory tests where nobody said which, and of those that a student named', async () => {
      const before = await gains();
      expect(before.tests).toEqual(['cl', 'm1']);
      expect(new Set(before.contents.map(({ test }) => test))).toEqual(new Set(['cl', 'm1']));
      for (const { worth, questions, probability } of before.contents) {
        expect(Math.min(worth, questions, probability)).toBeGreaterThan(0);
      }
      areas.profile = PROFILE;
      await refresh();
      expect((await gains()).tests).toEqual(['cl', 'm1', 'hcs']);
    });

    it('is what the plan gains by: the task of a content says the same questions and probability', async () => {
      areas.profile = PROFILE;
      areas.answers = [graded(0), graded(1, { contentId: OTHER, outcome: 'wrong' })];
      const { week, later } = await refresh();
      const { contents } = await gains();
      const told = [...week, ...later].flatMap(({ tasks }) =>
        tasks.flatMap(({ reason, contents: [id] }) => (reason?.kind === 'gain' ? [{ id, ...reason }] : [])),
      );
      expect(told.length).toBeGreaterThan(2);
      for (const { id, questions, probability } of told) {
        const gain = contents.find(({ contentId }) => contentId === id);
        expect(Math.abs((gain?.questions ?? 0) - questions)).toBeLessThan(0.06);
        expect(gain?.probability).toBe(probability);
      }
    });

    it('is less of what is known by now', async () => {
      const worthOf = async () => (await gains()).contents.find(({ contentId }) => contentId === CONTENT)?.worth ?? 0;
      const before = await worthOf();
      areas.answers = Array.from({ length: 3 }, (_, slot) => graded(slot, { mode: 'simulacro' }));
      await refresh();
      expect(await worthOf()).toBeLessThan(before / 2);
    });
  });

  describe('answers of practice tests', () => {
    it('are counted once however often they are read, page by page', async () => {
      areas.page = 4;
      areas.answers = Array.from({ length: 11 }, (_, slot) => graded(slot));
      const made = await refresh();
      expect(made.levels[CONTENT]?.answered).toBe(11);
      expect(made.missing).not.toContain('evidence');
      const [before] = await rowsOf('mastery');
      await refresh();
      expect(await rowsOf('mastery')).toEqual([before]);
      areas.answers.push(graded(11), graded(3));
      expect((await refresh()).levels[CONTENT]?.answered).toBe(12);
    });

    it('keep what a correction made of them', async () => {
      areas.answers = [graded(0, { outcome: 'wrong', mistake: 'base-equivocada' }), graded(1)];
      const before = await refresh();
      areas.answers.push(graded(0, { outcome: 'correct' }));
      const after = await refresh();
      expect(after.levels[CONTENT]?.answered).toBe(2);
      expect(after.levels[CONTENT]?.probability).toBeGreaterThan(before.levels[CONTENT]?.probability ?? 1);
      const kept = await rowsOf('evidence');
      expect(kept.map(({ correct, mistake }) => [correct, mistake])).toEqual([
        [true, null],
        [true, null],
      ]);
    });

    it('that were left out count in a whole test and alone, and say nothing in a practice', async () => {
      areas.answers = [
        graded(0, { outcome: 'omitted', mode: 'simulacro' }),
        graded(1, { outcome: 'omitted' }),
        graded(2, { outcome: 'omitted', mode: 'repaso' }),
        // Of one question alone: "no lo sé".
        graded(3, { outcome: 'omitted', mode: 'pregunta', use: 'diagnostic' }),
      ];
      await refresh();
      expect(await rowsOf('evidence')).toMatchObject([
        { source: 'simulacro', correct: false },
        { source: 'diagnostic', correct: false },
      ]);
    });

    it('of a game count a little for the student, and never against them', async () => {
      const ofGame = { mode: 'pregunta', use: 'game' } as const;
      const probability = async () => (await refresh()).levels[CONTENT]?.probability ?? 0;
      areas.answers = [graded(0)];
      const before = await probability();
      areas.answers.push(graded(1, { ...ofGame, outcome: 'wrong' }), graded(2, { ...ofGame, outcome: 'omitted' }));
      expect(await probability()).toBe(before);
      areas.answers.push(graded(3, ofGame));
      const afterGame = await probability();
      areas.answers.push(graded(4));
      const afterPractice = await probability();
      expect(afterGame).toBeGreaterThan(before);
      expect(afterPractice - afterGame).toBeGreaterThan(afterGame - before);
      expect((await rowsOf('evidence')).filter(({ source }) => source === 'game')).toHaveLength(3);
    });

    it('of a test say how many contents they repeated, by the way too, that were met before', async () => {
      const problems = 'm1.numeros.porcentaje.problemas';
      areas.answers = [
        graded(0, { id: 'ensayos:antes:0', contentId: CONTENT, at: new Date(now - 40 * DAY_MS).toISOString() }),
        graded(0, { id: 'ensayos:antes:1', contentId: problems, at: new Date(now - 40 * DAY_MS).toISOString() }),
      ];
      expect((await refresh()).lastTest).toBeNull();
      const at = new Date(now - 60_000).toISOString();
      areas.answers.push(
        graded(0, { id: 'ensayos:hoy:0', contentId: problems, at }),
        graded(1, { id: 'ensayos:hoy:1', contentId: OTHER, at }),
        // One question alone is no test.
        graded(0, { id: 'ensayos:sola:0', mode: 'pregunta', use: 'review', at: new Date(now).toISOString() }),
      );
      expect((await refresh()).lastTest).toEqual({ at, repeats: 2 });
    });

    it('give the minutes of the week, and of today', async () => {
      areas.answers = [
        ...Array.from({ length: 30 }, (_, slot) => graded(slot)),
        graded(99, { at: new Date(now - DAY_MS).toISOString() }),
      ];
      await put(report({ passed: ['uno', 'dos'] }));
      const { week, today } = await refresh();
      // 65 questions in 140 minutes, and two points of a lesson.
      expect(today).toMatchObject({ answers: 30, minutes: 73, lessons: [] });
      expect(week.map(({ done }) => done)).toEqual([0, 2, 73, 0, 0, 0, 0]);
    });
  });

  describe('challenges of games', () => {
    const challenge = (contents: readonly string[], at = now - 1_000) => ({
      ...{ id: uuidV7(), contents },
      at: new Date(at).toISOString(),
    });
    const known = async () => ((await get(MASTERY_PATH)) as MasteryAnswer).contents;

    it('count once for each content that there is, and a little', async () => {
      areas.challenges = [challenge([CONTENT, OTHER, 'no.hay.tal.cosa']), challenge([CONTENT])];
      for (let visit = 0; visit < 3; visit += 1) await refresh();
      const contents = await known();
      expect(contents[CONTENT]?.answered).toBe(2);
      expect(contents[OTHER]?.answered).toBe(1);
      expect(contents[OTHER]?.level).toBe(1);
      expect(contents[OTHER]?.dueAt).toBeNull();
      const before = contents[OTHER]?.probability ?? 1;
      await counted([told({ contentId: OTHER })]);
      expect((await known())[OTHER]?.probability).toBeGreaterThan(before);
    });

    it('are counted at the next visit where games were down', async () => {
      areas.challenges = [challenge([CONTENT])];
      areas.down = new Set([DONE_CHALLENGES_PATH]);
      expect((await refresh()).stale).toEqual([]);
      expect(await known()).toEqual({});
      areas.down = new Set();
      await refresh();
      expect((await known())[CONTENT]?.answered).toBe(1);
    });

    it('are not for pages to tell of', async () => {
      const own = { ...told(), id: `game:${uuidV7()}:${CONTENT}`, source: 'game' };
      expect((await tell([own])).statusCode).toBe(400);
    });
  });

  describe('evidence that pages tell of', () => {
    it('is counted once, and answered with how its contents stand', async () => {
      const evidence = [told(), told({ correct: false, mistake: 'base-equivocada' }), told({ contentId: OTHER })];
      const first = readAnswer(evidenceAnswer, (await tell(evidence)).json());
      expect(first.counted).toBe(3);
      expect(Object.keys(first.contents).sort()).toEqual([OTHER, CONTENT]);
      expect(first.contents[CONTENT]).toMatchObject({ answered: 2 });
      const again = readAnswer(evidenceAnswer, (await tell([...evidence, ...evidence])).json());
      expect(again).toEqual({ ...first, counted: 0 });
      // Told otherwise, what was told first stands.
      expect(await counted([{ ...evidence[0], correct: false }])).toBe(0);
    });

    it('makes the same in whatever order it comes, and by the command to the bit', async () => {
      const all = Array.from({ length: 12 }, (_, index) =>
        told({ at: now - index * 3_600_000, correct: index % 3 !== 0, contentId: index % 2 === 0 ? CONTENT : OTHER }),
      );
      for (const one of all) await counted([one]);
      const state = async () => {
        const { rows } = await sql<{ text: string }>`
          select state::text || through_id as text from aprende.mastery where user_id = ${uid}`.execute(
          service.database.kysely,
        );
        return rows[0]?.text;
      };
      const backwards = await state();
      expect(await rebuildAll(service.database)).toMatchObject({ changed: 0 });
      expect(await state()).toBe(backwards);
      const first = uid;
      uid = `${uid}-otra`;
      await counted(all.toReversed());
      expect(await state()).toBe(backwards);
      await sql`update aprende.mastery set state = '{}' where user_id in (${uid}, ${first})`.execute(
        service.database.kysely,
      );
      expect(await rebuildAll(service.database)).toMatchObject({ changed: 2 });
      expect(await state()).toBe(backwards);
    });

    /** Whatever happens to answers on their way: each may be told of by any device, read page by page, or both again and again. */
    const anyHappenings = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('told' as const),
          which: fc.array(fc.tuple(fc.nat(7), fc.boolean()), { minLength: 1, maxLength: 6 }),
        }),
        fc.record({ kind: fc.constant('graded' as const), which: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }) }),
        fc.record({ kind: fc.constantFrom('read' as const, 'read-from-the-beginning' as const, 'rebuilt' as const) }),
      ),
      { minLength: 4, maxLength: 14 },
    );

    it('and graded answers count once, whatever path they come by, how often and in what order', async () => {
      let tries = 0;
      await fc.assert(
        fc.asyncProperty(anyHappenings, fc.integer({ min: 1, max: 3 }), async (happenings, page) => {
          tries += 1;
          uid = `alumna-${students}-${tries}`;
          Object.assign(areas, createOtherAreas(), { call: areas.call, page });
          const sources = ['lesson', 'review'] as const;
          const modes = ['simulacro', 'practica', 'repaso', 'pregunta'] as const;
          const run = uuidV7();
          const pageTells = Array.from({ length: 8 }, (_, index) => {
            const source = sources[index % 2] ?? 'lesson';
            return told({ id: evidenceId(source, run, `c${index}`), source, at: now - index * 1_000 });
          });
          const tests = Array.from({ length: 8 }, (_, slot) =>
            graded(slot, {
              ...{ mode: modes[slot % 4] ?? 'practica', at: new Date(now - slot * 1_500).toISOString() },
              ...(slot % 4 === 3 && { use: 'diagnostic' as const }),
            }),
          );
          const known = new Map<string, boolean>();
          const isRead = new Set<string>();
          let readOn = 0;
          for (const one of happenings) {
            if (one.kind === 'told') {
              const evidence = one.which.map(([index, correct]) => ({
                ...pageTells[index],
                correct,
              })) as ToldEvidence[];
              for (const { id, correct } of evidence) if (!known.has(id)) known.set(id, correct);
              await tell(evidence);
            } else if (one.kind === 'graded') {
              areas.answers.push(...one.which.flatMap((slot) => tests.slice(slot, slot + 1)));
            } else if (one.kind === 'rebuilt') {
              expect((await rebuildAll(service.database)).changed).toBe(0);
            } else {
              if (one.kind === 'read-from-the-beginning') {
                await sql`update aprende.mastery set answers_after = null where user_id = ${uid}`.execute(
                  service.database.kysely,
                );
                readOn = 0;
              }
              const from = readOn;
              readOn = Math.min(areas.answers.length, from + ANSWER_PAGES_A_REFRESH * page);
              const isLeft = readOn < areas.answers.length;
              expect((await refresh()).stale.includes('answers')).toBe(isLeft);
              for (const { id } of areas.answers.slice(from, readOn)) isRead.add(id);
            }
          }
          const expected = known.size + isRead.size;
          expect(await rowsOf('evidence')).toHaveLength(expected);
          const { contents } = await get(MASTERY_PATH);
          // What is missed in a game weighs nothing and is not counted.
          const weightless = [...known].filter(([id, correct]) => id.startsWith('game:') && !correct).length;
          expect(contents[CONTENT]?.answered ?? 0).toBe(expected - weightless);
          expect((await rebuildAll(service.database)).changed).toBe(0);
        }),
        // Whatever the engine, the same statements are asked: several times of the quicker one.
        { numRuns: process.env['SOAK'] ? 40 : engine === 'embedded' ? 1 : 6 },
      );
    }, 300_000);

    it('of clocks that say anything is neither of the future nor older than a season', async () => {
      await counted([told({ at: now + DAY_MS }), told({ at: 0 })]);
      const times = (await rowsOf('evidence')).map(({ at }) => (at as Date).getTime()).sort();
      expect(times).toEqual([now - 90 * DAY_MS, now]);
    });

    it.each([
      ['nothing', []],
      ['too many', Array.from({ length: EVIDENCE_A_REQUEST_MAX + 1 }, () => told())],
      ['a content that there is not', [told({ contentId: 'm1.numeros.nadie.sabe' })]],
      ['an answer of a practice test', [told({ id: 'ensayos:01999999-0000-7000-8000-000000000001:1' })]],
      ['an answer of the diagnostic', [told({ id: 'diagnostic:01999999-0000-7000-8000-000000000001:1' })]],
      ['an id of another source', [told({ source: 'review' })]],
      ['a source that only tests have', [told({ source: 'simulacro' as ToldEvidence['source'] })]],
      ['a field that nobody knows', [{ ...told(), weight: 9 }]],
      ['a mistake that is no id', [told({ mistake: '<b>' })]],
    ])('is refused with %s', async (_, evidence) => {
      const refused = await tell(evidence);
      expect(refused.statusCode).toBe(400);
      expect(await rowsOf('evidence')).toEqual([]);
    });

    it('is never changed', async () => {
      await counted([told()]);
      const change = sql`update aprende.evidence set correct = false where user_id = ${uid}`;
      await expect(change.execute(service.database.kysely)).rejects.toThrow(/never changed/);
    });
  });

  describe('progress of lessons', () => {
    it('is what all reports say together, however they come', async () => {
      expect(await get(lessonPath(CONTENT))).toEqual({ version: 0, passed: [], halts: {}, doneAt: null });
      const reports = [
        report({ passed: ['uno'], halts: { dos: 1 } }),
        report({ version: 2, passed: ['uno', 'dos'], halts: { dos: 2 }, at: now - 500 }),
        report({ passed: ['tres'], done: true, at: now - 100 }),
        report({ passed: [], done: true, at: now - 50 }),
      ];
      for (const one of [...reports, ...reports.toReversed()]) expect((await put(one)).statusCode).toBe(200);
      const progress = readAnswer(lessonProgress, await get(lessonPath(CONTENT)));
      expect({ ...progress, passed: [...progress.passed].sort() }).toEqual({
        version: 2,
        passed: ['dos', 'tres', 'uno'],
        halts: { dos: 2 },
        doneAt: new Date(now - 100).toISOString(),
      });
      const { lessons } = readAnswer(lessonsAnswer, await get(LESSONS_PATH));
      expect(lessons).toEqual({ [CONTENT]: progress });
    });

    it('changes the plan once, and sent again nothing', async () => {
      await put(report());
      const begun = await refresh();
      expect(begun.lessons).toEqual({ done: [], begun: [CONTENT] });
      await put(report());
      now += 60_000;
      expect(await refresh()).toEqual(begun);
      await put(report({ done: true }));
      const done = await refresh();
      expect(done.lessons).toEqual({ done: [CONTENT], begun: [] });
      expect(done.today.lessons).toEqual([CONTENT]);
    });

    it('is bounded, and of contents that there are', async () => {
      const points = Array.from({ length: POINTS_MAX }, (_, index) => `punto-${index}`);
      await put(report({ passed: points }));
      await put(report({ passed: ['uno-mas'] }));
      expect((await get(lessonPath(CONTENT))).passed).toHaveLength(POINTS_MAX);
      expect((await put(report({ passed: [...points, 'uno-mas'] }))).statusCode).toBe(400);
      expect((await put(report(), 'm1.numeros.nadie.sabe')).statusCode).toBe(404);
      expect((await put({ ...report(), halts: { uno: -1 } })).statusCode).toBe(400);
    });
  });

  describe('who may ask', () => {
    const PATHS = [CONTENT_GAINS_PATH, HOME_PATH, LESSONS_PATH, lessonPath(CONTENT), MASTERY_PATH, OWN_DATA_PATH];

    it('is the student alone, and whom the page means', async () => {
      await tell([told()]);
      for (const path of PATHS) {
        expect((await service.ask('', 'GET', path)).statusCode).toBe(401);
        const asked = await service.ask(uid, 'GET', path, undefined, { [EXPECTED_USER_HEADER]: 'otra' });
        expect(asked.statusCode).toBe(409);
      }
      expect((await service.ask('', 'POST', REFRESH_PATH)).statusCode).toBe(401);
      const elsewhere = { origin: 'https://otra.example' };
      expect((await service.ask(uid, 'POST', REFRESH_PATH, undefined, elsewhere)).statusCode).toBe(403);
      expect(await get(MASTERY_PATH, `${uid}-otra`)).toEqual({ contents: {}, through: null });
    });

    it('is another of our services, for what is known of contents alone', async () => {
      await tell([told()]);
      const call = (path: string) =>
        service.ask('', 'GET', path, undefined, { [SERVICE_CALL_HEADER]: keys.sign('GET', path, uid) });
      const answer = await call(MASTERY_PATH);
      expect(answer.json()).toMatchObject({
        contents: { [CONTENT]: { answered: 1 } },
        through: new Date(now - 1_000).toISOString(),
      });
      expect((await call(HOME_PATH)).statusCode).toBe(403);
    });

    it('of whom a guardian has to agree first nothing is kept, and all can be read and deleted', async () => {
      standing = 'needed';
      for (const answer of [await tell([told()]), await put(report()), await service.ask(uid, 'POST', REFRESH_PATH)]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ reason: 'guardian-consent' });
      }
      for (const path of PATHS) expect((await service.ask(uid, 'GET', path)).statusCode).toBe(200);
      expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
      expect(await rowsOf('mastery')).toEqual([]);
    });
  });

  describe('own data', () => {
    it('is told whole, and deleted for good: this session makes no more', async () => {
      areas.profile = PROFILE;
      areas.answers = [graded(0)];
      await tell([told()]);
      await put(report());
      await refresh();
      const kept = await get(OWN_DATA_PATH);
      expect(Object.fromEntries(Object.entries<object[]>(kept).map(([table, rows]) => [table, rows.length]))).toEqual({
        ...{ evidence: 2, lesson_progress: 1, card_review: 0, card: 0, plan: 1, mastery: 1 },
        ...{ tutor_turn: 0, tutor_conversation: 0, tutor_help: 0, tutor_agreement: 0 },
      });
      expect(kept.plan[0].home).toMatchObject({ day: '2026-08-12', name: 'Ana' });
      expect(JSON.stringify(kept)).not.toContain(uid);
      expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
      for (const answer of [await tell([told()]), await put(report()), await service.ask(uid, 'POST', REFRESH_PATH)]) {
        expect(answer.statusCode).toBe(401);
      }
      expect(Object.values(await get(OWN_DATA_PATH)).flat()).toEqual([]);
      expect(await home()).toMatchObject({ madeAt: null });
    });

    it('asks whether the session stands', async () => {
      revoked = 'revoked';
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await service.ask(uid, method, OWN_DATA_PATH)).statusCode).toBe(401);
      }
    });
  });
});
