import type { HttpClient, StateStream } from '@travesia/contracts/page';
import { type BrowserPorts, createSynchroniser, isInvalidRequest, type SyncState } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { EVIDENCE_A_REQUEST_MAX, type ToldEvidence } from '../../../api/evidence.ts';
import type { HomeAnswer } from '../../../api/home.ts';
import type { LessonProgress, LessonReport, LessonsAnswer } from '../../../api/lessons.ts';
import { dayTurn } from '../../../cards/study-day.ts';
import { addReport } from '../../../lesson/add-report.ts';
import type { LessonRun } from '../../../lesson/lesson-run.ts';
import type { StudyRequests } from './study-requests.ts';
import type { StudyStorage, Waiting } from './study-storage.ts';

/** How often a page that is looked at asks whether the day has turned. */
const TURN_CHECK_MS = 60_000;

/** Answers that come one after another travel together. */
const SEND_PAUSE_MS = 1_500;

export interface StudyState {
  /** What the service said last; `null` while nothing is known. */
  readonly home: HomeAnswer | null;
  /** By content, with what this device has not sent yet; `null` while nothing is known. */
  readonly lessons: Readonly<Record<string, LessonProgress>> | null;
  /** Answers and steps that the service has not heard of. */
  readonly waiting: number;
  readonly sync: SyncState;
}

/** What this area knows of one student, and what they do in it. */
export interface StudyAccount {
  readonly uid: string;
  readonly state$: StateStream<StudyState>;
  /** Resolves once what this device keeps has been read. */
  readonly read: Promise<void>;
  /** Where the student stands in a lesson, as this device kept it. */
  keptRun(content: string): Promise<LessonRun | null>;
  /** Keeps where the student stands and what came of it, and sends that when it can be sent. */
  keepRun(run: LessonRun, report: LessonReport | null, evidence: readonly ToldEvidence[]): Promise<void>;
  /** Keeps answers that were given outside of a lesson, and sends them when they can be sent. */
  keepAnswers(evidence: readonly ToldEvidence[]): Promise<void>;
  /** Questions of the bank: with a connection alone. */
  readonly bank: Pick<StudyRequests, 'ask' | 'answer'>;
  /** Asks the service what it knows now. */
  refresh(): void;
  /** From then on nothing is written: as the student signs out, the shell takes away what is known elsewhere. */
  close(): void;
}

/** What reads the service's answers, and what the browser kept. */
export interface StudyCode {
  createStudyRequests(uid: string, http: HttpClient, ended: AbortSignal): StudyRequests;
  readKeptRun(kept: unknown): LessonRun | null;
  readKeptHome(kept: unknown): HomeAnswer | null;
  readKeptLessons(kept: unknown): LessonsAnswer | null;
}

export interface StudyAccountOptions {
  readonly uid: string;
  readonly http: HttpClient;
  readonly ports: BrowserPorts;
  readonly storage: StudyStorage;
  /** Comes with schemas, for which the first screen does not wait. */
  loadCode(): Promise<StudyCode>;
}

const HOUR_MS = 3_600_000;
const hourOf = (at: number) => Math.floor(at / HOUR_MS);

const waitingOf = (evidence: ToldEvidence): Waiting => ({ kind: 'evidence', evidence });

/** What says the same is the same: a screen that shows it is not drawn anew. */
const sameOrNew = (known: HomeAnswer | null, told: HomeAnswer): HomeAnswer =>
  JSON.stringify(known) === JSON.stringify(told) && known !== null ? known : told;

const runName = (content: string) => `run:${content}`;

export function createStudyAccount({ uid, http, ports, storage, loadCode }: StudyAccountOptions): StudyAccount {
  let home: HomeAnswer | null = null;
  let lessons: LessonsAnswer['lessons'] | null = null;
  let waiting: readonly Waiting[] = [];
  /** What the disk did not take. It ends with the page, if it cannot be sent before. */
  let unstored: readonly Waiting[] = [];
  let isAsked = true;
  /** When the service was asked last. */
  let askedAt = 0;
  function hasTurned(): boolean {
    const now = ports.clock.wall();
    // Days turn with an hour. Within one nobody asks the zone, which takes a phone 100 ms the first time.
    return hourOf(askedAt) !== hourOf(now) && dayTurn(askedAt) !== dayTurn(now);
  }

  const { sync, ended, synchronise, synchroniseAfter, close } = createSynchroniser({
    ports,
    exchange: (signal) => ports.locks.exclusively(`travesia.aprende.outbox.${uid}`, signal, exchange),
    show,
  });
  const state = createState<StudyState>({ home, lessons, waiting: 0, sync: sync() });

  function show(): void {
    const all = [...waiting, ...unstored];
    const reports = all.filter((one) => one.kind === 'report');
    const added = { ...lessons };
    for (const { content, report } of reports) added[content] = addReport(added[content], report);
    state.set({
      home,
      lessons: lessons === null && reports.length === 0 ? null : added,
      waiting: all.length,
      sync: sync(),
    });
  }

  async function readWaiting(): Promise<void> {
    waiting = await storage.waiting();
  }

  async function readKept(): Promise<void> {
    const [keptHome, keptLessons] = await Promise.all([storage.known('home'), storage.known('lessons')]);
    // Whoever has nothing here does not wait for what would read it.
    if (keptHome !== undefined || keptLessons !== undefined) {
      const { readKeptHome, readKeptLessons } = await loadCode();
      home = readKeptHome(keptHome);
      lessons = readKeptLessons(keptLessons)?.lessons ?? null;
    }
    await readWaiting();
    show();
  }

  async function forget(sent: readonly Waiting[]): Promise<void> {
    await storage.forget(sent);
    unstored = unstored.filter((one) => !sent.includes(one));
    await readWaiting();
    show();
  }

  /** Sends `all`, fewer at a time where the service refuses them together; one that it will never take is given up. */
  async function tell({ tell: send }: StudyRequests, all: readonly (Waiting & { kind: 'evidence' })[]): Promise<void> {
    let size = EVIDENCE_A_REQUEST_MAX;
    for (let from = 0; from < all.length; ) {
      const sent = all.slice(from, from + size);
      try {
        await send(sent.map(({ evidence }) => evidence));
      } catch (error) {
        if (!isInvalidRequest(error)) throw error;
        if (sent.length > 1) {
          size = 1;
          continue;
        }
      }
      await forget(sent);
      from += sent.length;
    }
  }

  async function report({ report: put }: StudyRequests, one: Waiting & { kind: 'report' }): Promise<void> {
    try {
      lessons = { ...lessons, [one.content]: await put(one.content, one.report) };
    } catch (error) {
      if (!isInvalidRequest(error)) throw error;
    }
    await forget([one]);
  }

  async function ask(service: StudyRequests): Promise<void> {
    askedAt = ports.clock.wall();
    // Beside the plan that was made before, which shows while the service makes it anew.
    const refreshed = service.refresh();
    refreshed.catch(() => undefined);
    const [known, prepared] = await Promise.all([service.lessons(), service.home()]);
    lessons = known.lessons;
    home = sameOrNew(home, prepared);
    show();
    home = sameOrNew(home, await refreshed);
    isAsked = false;
    if (!ended.aborted) await storage.write({ home, lessons: known }, []);
  }

  async function keep(values: Readonly<Record<string, unknown>>, added: readonly Waiting[]): Promise<void> {
    try {
      await storage.write(values, added);
      await readWaiting();
    } catch {
      unstored = [...unstored, ...added];
    }
    if (added.length === 0) return;
    show();
    synchroniseAfter(SEND_PAUSE_MS);
  }

  const requests = async () => (await loadCode()).createStudyRequests(uid, http, ended);

  async function exchange(): Promise<void> {
    const service = await requests();
    await readWaiting();
    const all = [...waiting, ...unstored];
    await tell(
      service,
      all.filter((one) => one.kind === 'evidence'),
    );
    for (const one of all) if (one.kind === 'report') await report(service, one);
    if (isAsked || hasTurned()) await ask(service);
    show();
  }

  let cancelCheck = () => {};
  /** A page that stays open over night shows the day that has begun. */
  function followDay(): void {
    cancelCheck();
    cancelCheck = ports.schedule(() => {
      if (hasTurned()) synchronise();
      followDay();
    }, TURN_CHECK_MS);
  }
  const cancels = [ports.onWake(followDay), ports.onHide(() => cancelCheck()), () => cancelCheck()];
  followDay();

  const read = readKept().catch(() => undefined);
  void read.then(synchronise);

  return {
    uid,
    state$: state.stream,
    read,
    async keptRun(content) {
      const kept = await storage.known(runName(content));
      return kept === undefined ? null : (await loadCode()).readKeptRun(kept);
    },
    keepRun(run, made, evidence) {
      const report = made ? [{ kind: 'report', content: run.content, report: made } as const] : [];
      return keep({ [runName(run.content)]: run }, [...evidence.map(waitingOf), ...report]);
    },
    keepAnswers: (evidence) => keep({}, evidence.map(waitingOf)),
    bank: {
      ask: async (id, content) => (await requests()).ask(id, content),
      answer: async (id, option) => (await requests()).answer(id, option),
    },
    refresh() {
      isAsked = true;
      synchronise();
    },
    close() {
      for (const cancel of cancels) cancel();
      close();
    },
  };
}
