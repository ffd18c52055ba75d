import type { HttpClient, HttpFailure } from '@travesia/contracts/page';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import type { AttemptResult, EventsBody, RunningAttempt } from '../../../../api/attempts.ts';
import { eventsPath, resultPath, startPath, submitPath } from '../../../../api/paths.ts';
import { type AttemptSession, openAttemptSession } from '../attempt-session.ts';
import { openAttemptStorage } from '../attempt-storage.ts';
import { secondsLeft } from '../seconds-left.ts';

export const ID = '01997b7a-0000-7000-8000-000000000000';
const DEVICE = crypto.randomUUID();
export const LIMIT_MS = 2 * 3_600_000;
const LATE_WINDOW_MS = 15_000;

/** How requests fail: without `status` no answer comes. */
type Trouble = Pick<HttpFailure, 'status' | 'retryAfterMs'>;

/** What is put in the place of the real clock: vitest's. */
interface Clock {
  setSystemTime(now: number): unknown;
  advanceTimersByTimeAsync(ms: number): Promise<unknown>;
}

/** A student's device and the service, of which only the service knows what time it is. */
export async function openWorld(time: Clock, begun: number, troubleAtFirst: Trouble | null = null) {
  time.setSystemTime(begun);
  const storage = await openAttemptStorage();
  let offBy = 0;
  let loadedAt = begun;
  let trouble = troubleAtFirst;
  /** When something was asked, in milliseconds since it was begun. */
  const asked: number[] = [];
  let latencyMs = 0;
  let session: AttemptSession;

  const item = { stem: '<p>1</p>', options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })) };
  const running: RunningAttempt = {
    attempt: {
      id: ID,
      request: { mode: 'simulacro', test: 'm1' },
      state: 'in_progress',
      items: 2,
      createdAt: new Date(begun).toISOString(),
      startedAt: new Date(begun).toISOString(),
      gradedAt: null,
      remainingMs: LIMIT_MS,
      answered: 0,
      result: null,
    },
    form: { items: [item, item], texts: [], sections: [{ name: 'M1', from: 0, items: 2 }] },
    responses: [0, 1].map(() => ({ option: null, flagged: false, eliminated: [] })),
    checks: {},
    lease: { epoch: 1, device: DEVICE },
    seq: 0,
    elapsedMs: 0,
    changes: [],
  };
  const left = () => begun + LIMIT_MS - Date.now();

  const travel = async () => {
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
  };

  const http: HttpClient = async (path, { body } = {}) => {
    asked.push(Date.now() - begun);
    if (trouble) throw Object.assign(new Error('no se pudo'), trouble);
    await travel();
    if (path === resultPath(ID)) {
      return { items: [], late: null } satisfies Partial<AttemptResult>;
    }
    if (left() <= -LATE_WINDOW_MS) throw Object.assign(new Error('se acabó'), { status: 410 });
    const remainingMs = Math.max(0, left());
    await travel();
    if (path === startPath(ID)) return { ...running, attempt: { ...running.attempt, remainingMs } };
    if (path === submitPath(ID)) return { attempt: running.attempt };
    if (path !== eventsPath(ID)) throw Object.assign(new Error('no se pregunta'), { status: 404 });
    const { events } = body as EventsBody;
    return { acknowledged: Math.max(0, ...events.map(({ seq }) => seq)), remainingMs };
  };
  const browser = createFakeBrowser();
  browser.items.set('travesia.ensayos.device', DEVICE);
  const clock = { monotonic: () => Date.now() - loadedAt, wall: () => Date.now() + offBy };
  const open = () =>
    openAttemptSession({
      id: ID,
      owner: 'alumna',
      http,
      storage,
      ports: { ...browser.tab(), clock, random: () => 0.5 },
    });
  session = open();

  return {
    left,
    pass: (ms: number) => time.advanceTimersByTimeAsync(ms),
    setClock(off: number) {
      offBy = off;
    },
    setTrouble(next: Trouble | null) {
      trouble = next;
    },
    asked,
    storage,
    setLatency(ms: number) {
      latencyMs = ms;
    },
    answer: () => session.record({ kind: 'answer', slot: 0, option: 'a' }),
    retry: () => session.retry(),
    reload() {
      session.close();
      loadedAt = Date.now();
      session = open();
    },
    close: () => session.close(),
    /** As the student sees it; `null` where no time is shown. */
    shown() {
      const view = session.view$.get();
      if (view.phase !== 'running' || !view.remaining) return null;
      return { seconds: secondsLeft(view.remaining, clock.monotonic()), ...view.remaining };
    },
    view: () => session.view$.get(),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
