import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EvidenceBody, evidenceId, type ToldEvidence } from '../../../api/evidence.ts';
import type { HomeAnswer } from '../../../api/home.ts';
import type { LessonProgress, LessonReport } from '../../../api/lessons.ts';
import { EVIDENCE_PATH, HOME_PATH, LESSONS_PATH, REFRESH_PATH } from '../../../api/paths.ts';
import { addReport } from '../../../lesson/add-report.ts';
import { beginRun, type LessonRun } from '../../../lesson/lesson-run.ts';
import { createStudyAccount, type StudyAccount } from './study-account.ts';
import * as code from './study-code.ts';
import { openStudyStorage } from './study-storage.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';
const HOME: HomeAnswer = {
  madeAt: '2026-11-25T12:00:00.000Z',
  day: '2026-11-25',
  missing: [],
  stale: [],
  name: null,
  sitting: null,
  phase: null,
  tests: [],
  week: [],
  later: [],
  today: { lessons: [], answers: 0, minutes: 0 },
  levels: {},
  cards: { minutes: 0, due: 0 },
  due: [],
  lessons: { done: [], begun: [] },
  goals: [],
  results: [],
  projection: [],
  left: null,
};

const failure = (status?: number) =>
  Object.assign(new Error(`status ${status}`), status === undefined ? {} : { status });

/** The service as its contract says: evidence counts once by its id, reports are added. */
function createService() {
  const evidence = new Map<string, ToldEvidence>();
  const lessons: Record<string, LessonProgress> = {};
  let mood: 'well' | 'deaf' | 'mute' = 'well';
  let refused = '';
  let refreshed = 0;
  const http: HttpClient = async (path, { method, body, headers } = {}) => {
    await Promise.resolve();
    if (mood === 'deaf') throw failure();
    if (headers?.[EXPECTED_USER_HEADER] !== 'ana') throw failure(409);
    const answer = answerTo(path, method, JSON.parse(JSON.stringify(body ?? null)));
    if (mood === 'mute') throw failure();
    return answer;
  };
  function answerTo(path: string, method: string | undefined, body: unknown): unknown {
    if (path === REFRESH_PATH) refreshed += 1;
    if (path === HOME_PATH || path === REFRESH_PATH) return HOME;
    if (path === LESSONS_PATH) return { lessons };
    if (path === EVIDENCE_PATH) {
      const told = (body as EvidenceBody).evidence;
      if (told.some(({ id }) => id === refused)) throw failure(400);
      const counted = told.filter(({ id }) => !evidence.has(id)).length;
      for (const one of told) evidence.set(one.id, one);
      return { counted, contents: {} };
    }
    if (method !== 'PUT') throw failure(404);
    const content = path.slice(LESSONS_PATH.length + 1);
    const progress = addReport(lessons[content], body as LessonReport);
    lessons[content] = progress;
    return progress;
  }
  return {
    http,
    evidence,
    lessons,
    refreshed: () => refreshed,
    fare(how: typeof mood) {
      mood = how;
    },
    refuse(id: string) {
      refused = id;
    },
  };
}

const LESSON = { content: CONTENT, version: 1, points: [] };
const run: LessonRun = beginRun('0193a000-0000-7000-8000-000000000001', LESSON, null);
const told = (check: string): ToldEvidence => ({
  id: evidenceId('lesson', run.id, check),
  contentId: CONTENT,
  source: 'lesson',
  correct: true,
  help: 'none',
  at: 1_764_000_000_000,
});
const report = (...passed: readonly string[]): LessonReport => ({
  version: 1,
  passed,
  halts: {},
  done: false,
  at: 1_764_000_000_000,
});

let service: ReturnType<typeof createService>;
let owner = 0;

/** A page of the student, in a browser that keeps what its pages keep. */
function openPage(): StudyAccount {
  return createStudyAccount({
    uid: 'ana',
    http: service.http,
    ports: createFakeBrowser().tab(),
    storage: openStudyStorage(`ana-${owner}`),
    loadCode: async () => code,
  });
}

/** As long as it takes to try everything again. */
const aWhile = () => vi.advanceTimersByTimeAsync(180_000);

beforeEach(() => {
  vi.useFakeTimers();
  service = createService();
  owner += 1;
});
afterEach(() => void vi.useRealTimers());

it('gives screens the plan that they have, as long as the service says the same', async () => {
  const account = openPage();
  await aWhile();
  const { home } = account.state$.get();
  expect(home).toEqual(HOME);
  account.refresh();
  await aWhile();
  expect(service.refreshed()).toBe(2);
  expect(account.state$.get().home).toBe(home);
});

it('asks for the plan anew without waiting for the one that was made before', async () => {
  const prepared = Promise.withResolvers<void>();
  const { http } = service;
  service = {
    ...service,
    http: async (path, request) => {
      if (path === HOME_PATH) await prepared.promise;
      return http(path, request);
    },
  };
  const account = openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(service.refreshed()).toBe(1);
  expect(account.state$.get()).toMatchObject({ home: null, sync: 'sending' });
  prepared.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(account.state$.get()).toMatchObject({ home: HOME, sync: 'synced' });
});

it('what was answered reaches the service once, however often it is sent', async () => {
  const account = openPage();
  service.fare('mute');
  await account.keepRun(run, report('a'), [told('one')]);
  await aWhile();
  expect(service.evidence.size).toBe(1);
  expect(account.state$.get()).toMatchObject({ sync: 'waiting', waiting: 2 });
  service.fare('well');
  await aWhile();
  expect(account.state$.get()).toMatchObject({ sync: 'synced', waiting: 0 });
  expect([...service.evidence.keys()]).toEqual([told('one').id]);
  expect(service.lessons[CONTENT]?.passed).toEqual(['a']);
});

it('what was done without a connection waits on the device, is shown as done, and is sent by the next page', async () => {
  service.fare('deaf');
  const first = openPage();
  await first.keepRun({ ...run, guess: 1 }, report('a'), [told('one')]);
  await first.keepRun(run, report('b'), [told('two')]);
  await aWhile();
  expect(first.state$.get()).toMatchObject({ sync: 'waiting', waiting: 3 });
  expect(first.state$.get().lessons?.[CONTENT]?.passed).toEqual(['a', 'b']);
  first.close();
  expect(service.evidence.size).toBe(0);

  service.fare('well');
  const next = openPage();
  expect(await next.keptRun(CONTENT)).toEqual(run);
  await aWhile();
  expect(service.evidence.size).toBe(2);
  expect(service.lessons[CONTENT]?.passed).toEqual(['a', 'b']);
});

it('one answer that the service will never take does not hold up the others', async () => {
  service.refuse(told('bad').id);
  const account = openPage();
  await account.keepRun(run, null, [told('bad'), told('good')]);
  await aWhile();
  expect(account.state$.get().waiting).toBe(0);
  expect([...service.evidence.keys()]).toEqual([told('good').id]);
});

it('a page that stays open over night is told of the new day at midnight, and of the new cards at four, once each', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T02:58:00Z'));
  const account = openPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(service.refreshed()).toBe(1);
  // Midnight in Santiago is three in the morning in UTC.
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(service.refreshed()).toBe(2);
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  expect(service.refreshed()).toBe(3);
  account.close();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(service.refreshed()).toBe(3);
});
