import { randomInt } from 'node:crypto';
import type { FrozenItem } from '@travesia/content-item-model';
import { createRandom } from '@travesia/content-item-model';
import { GUEST_PREFIX, LRUCache, ProblemError, UnavailableError } from '@travesia/kit-service';
import type { Database } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type {
  AttemptRequest,
  AttemptResult,
  AttemptSummary,
  CheckBody,
  CheckedAnswer,
  EventsAnswer,
  EventsBody,
  ReportBody,
  ReviewedItem,
  RunningAttempt,
  SentEvent,
  WaitingProblem,
} from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { NO_RESPONSE, project, type Response } from '../practice/attempt/project.ts';
import { CORRECTIONS, type Correction, corrected, correctionsSince } from '../practice/corrections.ts';
import type { Form } from '../practice/form/form.ts';
import { type Grade, grade } from '../practice/grade.ts';
import { createQuestionAnswerer } from './answer-question.ts';
import {
  type AttemptRow,
  type AttemptStore,
  answeredOf,
  createAttemptStore,
  type Expired,
  isOver,
  newestResults,
  type Refusal,
  remainingMs,
  runningSimulacro,
  summaryOf,
} from './attempt-store.ts';
import { askedNow, isReleased } from './embargo.ts';
import { createFrozenStore } from './frozen-store.ts';
import { createGrader, type GraderOptions } from './grade-attempt.ts';
import { gradeEach } from './grade-each.ts';
import { helpedOf } from './hint-store.ts';
import { FINALISED_A_PAGE } from './limits.ts';
import type { MadeForm } from './make-form.ts';
import { type FrozenSource, publicForm, publicResponse } from './public-form.ts';
import { type OptionSource, optionSourceOf, receivedEvents } from './received-events.ts';
import { createReportStore, type ReportRefusal } from './report-store.ts';
import { type HelpAround, NO_HELP, reviewedForm, reviewedItem } from './review.ts';
import { isSealed } from './sealed-evidence.ts';
import type { ServedBank } from './served-bank.ts';
import { standingChanges } from './standing-changes.ts';
import { ATTEMPT_COLUMNS, type Tables } from './tables.ts';

/** Everything that can be done with the attempts of a student. What can't be done is a {@link ProblemError}. */
export interface Practice {
  list(uid: string): Promise<readonly AttemptSummary[]>;
  /** Whether anything is kept of them, what no list shows too. */
  hasAny: AttemptStore['hasAny'];
  met: AttemptStore['met'];
  create(
    uid: string,
    id: string,
    request: AttemptRequest,
    make: () => Promise<MadeForm>,
  ): Promise<AttemptSummary | undefined>;
  /** Makes one of a single question, which has begun: its id stands for the device. */
  ask(
    uid: string,
    id: string,
    request: AttemptRequest,
    make: () => Promise<MadeForm>,
  ): Promise<RunningAttempt | undefined>;
  /** Hands in a single question, once: the first answer stands. */
  answer(uid: string, id: string, events: readonly SentEvent[], asker: Asker): Promise<ReviewedItem>;
  start(uid: string, id: string, device: string): Promise<RunningAttempt>;
  lease(uid: string, id: string, device: string): Promise<RunningAttempt>;
  running(uid: string, id: string): Promise<RunningAttempt>;
  /** `stored`: how many of the events were not there before. */
  append(uid: string, id: string, body: EventsBody): Promise<EventsAnswer & { readonly stored: number }>;
  check(uid: string, id: string, body: CheckBody): Promise<CheckedAnswer>;
  submit(uid: string, id: string, body: EventsBody, asker?: Asker): Promise<AttemptSummary>;
  result(uid: string, id: string, asker?: Asker): Promise<AttemptResult>;
  /**
   * Whether a simulacro of theirs runs now. One whose time is over is graded first, as wherever somebody looks at it; while
   * that cannot be done, it runs.
   */
  sitsSimulacro(uid: string): Promise<boolean>;
  /** Refuses, as long as the simulacro that `sitter` sits asks something that an attempt of `uid` asks. */
  refuseWhileSat(sitter: string, uid: string, id: string): Promise<void>;
  /** A question as it stands for who helps with it; 404 where it is none that a student may be helped with. */
  question(uid: string, id: string, slot: number): Promise<StandingQuestion>;
  /** The question of a slot, once its answer is released to the student. */
  releasedItem(uid: string, id: string, slot: number): Promise<FrozenItem>;
  report(uid: string, id: string, body: ReportBody): Promise<void>;
  /** Hands in what ran out of time, until nothing of it is left or `enough`. Resolves with how many those were. */
  finalise(enough: AbortSignal): Promise<number>;
}

/** A question that a student was asked, and what became of it. */
export interface StandingQuestion {
  readonly row: AttemptRow;
  readonly slot: number;
  readonly source: FrozenSource;
  readonly item: FrozenItem;
  /** A correction says that another option is right, or none: what was written of it is not so. */
  readonly isCorrected: boolean;
  /** Id of the option that stands. */
  readonly chosen: string | null;
  /** Everything that is known of it, once its answer is known to the student. */
  readonly reviewed: ReviewedItem | null;
}

/** Whether it may be helped with before it is answered. What counts as a test is sat alone, and a game is played so. */
function isHelped({ request }: AttemptRow): boolean {
  if (request.mode === 'pregunta') return request.use !== 'diagnostic' && request.use !== 'game';
  return request.mode === 'practica' || request.mode === 'repaso' || request.mode === 'parecida';
}

/**
 * Who asks. What was right in a question of a diagnostic is told to the service that asks them, and by that one when its
 * diagnostic has ended: an attempt of the student's own would tell it after each.
 */
export type Asker = 'student' | 'service';

export interface PracticeOptions {
  /** Those of the project where absent. */
  readonly corrections?: readonly Correction[];
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Hears of an attempt that ran out of time and cannot be graded, each time that somebody looks. */
  ungraded?(error: unknown, attempt: string): void;
  /** As in {@link GraderOptions}. */
  readonly timed?: GraderOptions['timed'];
}

const REFUSALS: Readonly<Record<Exclude<Refusal, Over>, readonly [status: number, detail: string]>> = {
  missing: [404, 'There is no such attempt.'],
  'not-started': [409, 'The attempt has not begun.'],
  'other-device': [409, 'Another device holds the attempt.'],
  full: [422, 'The attempt holds as many events as it may: it can be handed in.'],
};

/** Refusals that name the attempt. */
type Over = 'expired' | 'over';

const REPORT_REFUSALS: Readonly<Record<Exclude<ReportRefusal, Refusal>, readonly [status: number, detail: string]>> = {
  'no-question': [400, 'The form has no such question.'],
  other: [409, 'There is another report with this id.'],
  'too-many': [429, 'Too many reports in a day: try again tomorrow.'],
};

/**
 * Attempts of which a process remembers what saving an answer needs, so that it takes one statement: half a kilobyte each,
 * and more than sit a simulacro on one process.
 */
const REMEMBERED_ATTEMPTS = 20_000;

/** Questions that wait for their answer here, which is graded without being read again: a kilobyte each. */
const REMEMBERED_QUESTIONS = 5_000;

export function createPractice(
  database: Database,
  bank: Pick<ServedBank, 'compile'>,
  { corrections = CORRECTIONS, now = Date.now, ungraded = () => {}, timed }: PracticeOptions = {},
): Practice {
  const tables = database.kysely.withTables<Tables>();
  const frozen = createFrozenStore(tables, bank);
  const store = createAttemptStore(database, frozen);
  const grader = createGrader({ tables, frozen, corrections, ...(timed && { timed }) });
  const answerQuestion = createQuestionAnswerer({
    pipelined: database.pipelined,
    frozen,
    corrections,
    ...(timed && { timed }),
  });
  const reports = createReportStore(tables);
  const remembered = new LRUCache<string, OptionSource>({ max: REMEMBERED_ATTEMPTS });
  const asked = new LRUCache<string, AttemptRow>({ max: REMEMBERED_QUESTIONS });

  function remember(row: AttemptRow): AttemptRow {
    remembered.set(`${row.user_id} ${row.id}`, optionSourceOf(row));
    return row;
  }

  async function known(uid: string, id: string): Promise<AttemptRow> {
    const row = await store.read(uid, id);
    return row ? remember(row) : refused('missing');
  }

  async function summary(row: AttemptRow): Promise<AttemptSummary> {
    const { user_id: uid, id } = row;
    const result = (await newestResults(tables, uid, [id])).get(id);
    return summaryOf(row, result, result ? 0 : ((await answeredOf(tables, uid, [id])).get(id) ?? 0));
  }

  /** Throws what is said where something is not possible; of an attempt that is over, with what became of it. */
  async function refuse(refusal: Refusal, uid: string, id: string): Promise<never> {
    if (refusal !== 'expired' && refusal !== 'over') return refused(refusal);
    const row = await closeIfOver(await known(uid, id));
    throw new ProblemError(
      410,
      'The attempt is over.',
      undefined,
      isSealed(row) ? {} : { attempt: await summary(row) },
    );
  }

  async function received(uid: string, id: string, { epoch, events }: EventsBody) {
    const source = remembered.get(`${uid} ${id}`) ?? optionSourceOf(await known(uid, id));
    return { mode: source.mode, events: receivedEvents(source, epoch, events), items: source.optionCounts.length };
  }

  async function view(row: AttemptRow): Promise<RunningAttempt> {
    if (row.state === 'graded') return refuse('over', row.user_id, row.id);
    if (row.state === 'created') return refused('not-started');
    return viewOf(row, await store.events(row.user_id, row.id, { late: false }));
  }

  async function viewOf(row: AttemptRow, events: readonly AttemptEvent[]): Promise<RunningAttempt> {
    const responses = project(events, row.form.slots.length);
    const isChecked = responses.some(({ checked }) => checked);
    const [source, changes, help] = await Promise.all([
      frozen.sourceOf([row.form]),
      standingChanges(tables, row),
      isChecked ? helpAround(row.user_id, row.id) : NO_HELP,
    ]);
    return {
      attempt: summaryOf(row, undefined, responses.filter(({ option }) => option !== null).length),
      form: publicForm(row, source),
      responses: responses.map((response, slot) => publicResponse(row, slot, response)),
      checks: isChecked ? checksOf(row, responses, source, corrections, help) : {},
      lease: { epoch: row.lease_epoch, device: row.lease_device ?? '' },
      seq: Math.max(0, ...events.filter(({ epoch }) => epoch === row.lease_epoch).map(({ seq }) => seq)),
      elapsedMs: row.started_at ? Math.max(0, now() - row.started_at.getTime()) : 0,
      changes,
    };
  }

  /** An attempt whose time is over is graded as soon as anybody looks, and not only when the finaliser comes by. */
  async function closeIfOver(row: AttemptRow): Promise<AttemptRow> {
    if (row.state !== 'in_progress' || !isOver(row)) return row;
    await grader.submit(row.user_id, row.id, 'clock');
    return known(row.user_id, row.id);
  }

  async function list(uid: string): Promise<readonly AttemptSummary[]> {
    const attempts = await store.list(uid);
    const over = attempts.filter(({ state, remainingMs }) => state === 'in_progress' && remainingMs === 0);
    if (over.length === 0) return attempts;
    // One that cannot be graded stays as it is: the student has others.
    await gradeEach(
      over,
      async ({ id }) => {
        const row = await store.read(uid, id);
        if (row) await closeIfOver(row);
      },
      (error, { id }) => ungraded(error, id),
    );
    return store.list(uid);
  }

  /**
   * Oldest first; none while they wait for a simulacro. What newer corrections concern is graded again as soon as
   * somebody looks, and not only by the job.
   */
  async function resultsOf({ user_id: uid, id, form }: AttemptRow) {
    const read = () =>
      tables
        .selectFrom('ensayos.result')
        .select(['grading_version', 'summary', 'breakdown', 'grade'])
        .where('user_id', '=', uid)
        .where('attempt_id', '=', id)
        .where(isReleased(uid))
        .orderBy('grading_version')
        .execute();
    const results = await read();
    const isOld = correctionsSince(results.at(-1)?.grading_version ?? 1, form, corrections).length > 0;
    return isOld && (await grader.regrade(uid, id)) ? read() : results;
  }

  /** The last one of its kind by the server's clock: ids are made by that of the browser. */
  async function previousTo({ user_id: uid, mode, test, graded_at }: AttemptRow): Promise<AttemptResult['previous']> {
    // Two questions that were asked one by one have nothing to be compared by.
    if (mode === 'pregunta') return null;
    const before = await tables
      .selectFrom('ensayos.attempt')
      .select(ATTEMPT_COLUMNS)
      .select(remainingMs)
      .where('user_id', '=', uid)
      .where('mode', '=', mode)
      .where('test', '=', test)
      .where('graded_at', '<', graded_at)
      .orderBy('graded_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const result = before && (await resultsOf(before)).at(-1);
    return result ? { attempt: summaryOf(before, result.summary, 0), breakdown: result.breakdown } : null;
  }

  async function append(uid: string, id: string, body: EventsBody) {
    const { epoch } = body;
    const { mode, events, items } = await received(uid, id, body);
    // Graded with its answer, whatever came before would be left out.
    if (mode === 'pregunta') throw new ProblemError(403, 'A question takes its answer alone.');
    const acknowledged = Math.max(0, ...events.map(({ seq }) => seq));
    const appended = await store.append(uid, id, epoch, events, items);
    if (appended.status === 'kept') {
      return {
        acknowledged,
        stored: appended.stored,
        remainingMs: appended.remainingMs === null ? null : Math.max(0, Math.round(appended.remainingMs)),
      };
    }
    if (appended.status === 'expired') await closeIfOver(await known(uid, id));
    if ((appended.status === 'expired' || appended.status === 'over') && events.length > 0) {
      await store.appendLate(uid, id, events);
    }
    return refuse(appended.status, uid, id);
  }

  async function start(uid: string, id: string, device: string): Promise<RunningAttempt> {
    let row = await store.start(uid, id, device);
    if (row === 'busy') {
      // The other simulacro may be one whose time is over and that nobody has looked at since.
      await list(uid);
      row = await store.start(uid, id, device);
    }
    if (row === 'busy') {
      const attempt = (await list(uid)).find(
        ({ state, request }) => state === 'in_progress' && request.mode === 'simulacro',
      );
      throw new ProblemError(409, 'Another simulacro is running.', undefined, { attempt });
    }
    if (!row) return refused('missing');
    remember(row);
    // The moment in which everybody begins: nothing is read of an attempt in which nothing has been done.
    return row.begun ? viewOf(row, []) : view(await closeIfOver(row));
  }

  async function submit(uid: string, id: string, body: EventsBody, asker: Asker = 'student'): Promise<AttemptSummary> {
    const { events } = await received(uid, id, body);
    const outcome = await grader.submit(uid, id, { epoch: body.epoch, events });
    if (outcome !== 'graded') return refuse(outcome, uid, id);
    const row = await known(uid, id);
    // Where the clock was quicker; what did come in time is there already, and without a clock all of it did.
    if (events.length > 0 && row.deadline_at !== null) await store.appendLate(uid, id, events);
    return isSealed(row) && asker === 'student' ? refused('missing') : summary(row);
  }

  async function result(uid: string, id: string, asker: Asker = 'student'): Promise<AttemptResult> {
    const row = await closeIfOver(await known(uid, id));
    if (isSealed(row) && asker === 'student') return refused('missing');
    if (row.state !== 'graded') throw new ProblemError(409, 'The attempt is not graded yet.');
    const [results, counted, all, source, previous, help] = await Promise.all([
      resultsOf(row),
      store.events(uid, id, { late: false }),
      store.events(uid, id, { late: true }),
      frozen.sourceOf([row.form]),
      previousTo(row),
      helpAround(uid, id),
    ]);
    const responses = project(counted, row.form.slots.length);
    const [first, result] = [results[0], results.at(-1)];
    // What is graded has one: it is not told now.
    if (!first || !result) throw waiting();
    const mended = correctionsSince(first.grading_version, row.form, corrections);
    return {
      attempt: summaryOf(row, result.summary, 0),
      breakdown: result.breakdown,
      ...reviewedForm(row, responses, result.grade.slots, source, corrections, help),
      previous,
      corrected: first === result ? null : { before: first.summary, reasons: reasonsOf(row.form, mended) },
      late:
        all.length > counted.length
          ? lateOf(row, responses, project(all, row.form.slots.length), source, corrections)
          : null,
    };
  }

  async function sitsSimulacro(uid: string): Promise<boolean> {
    const running = await runningSimulacro(tables, uid);
    if (!running || !isOver(running)) return running !== undefined;
    try {
      await grader.submit(uid, running.id, 'clock');
    } catch (error) {
      if (error instanceof UnavailableError) throw error;
      ungraded(error, running.id);
    }
    return (await runningSimulacro(tables, uid)) !== undefined;
  }

  /** Who has no account has no tutor. */
  async function helpAround(uid: string, id: string): Promise<HelpAround> {
    const [helped, isSitting] = await Promise.all([
      helpedOf(tables, uid, id),
      uid.startsWith(GUEST_PREFIX) || sitsSimulacro(uid),
    ]);
    return { helped, canAsk: !isSitting };
  }

  async function question(uid: string, id: string, slot: number): Promise<StandingQuestion> {
    const row = await closeIfOver(await known(uid, id));
    const asked = row.form.slots[slot];
    if (!asked || row.state === 'created') return refused('missing');
    const isGraded = row.state === 'graded';
    if (!isGraded && !isHelped(row)) return refused('missing');
    const [source, events, results] = await Promise.all([
      frozen.sourceOf([row.form]),
      store.events(uid, id, { late: false }),
      isGraded ? resultsOf(row) : null,
    ]);
    const responses = project(events, row.form.slots.length);
    const response = responses[slot] ?? NO_RESPONSE;
    const item = source.item(asked.item);
    const mended = corrected(item, corrections);
    const standing = {
      row,
      slot,
      source,
      item,
      isCorrected: mended.isVoid === true || mended.key !== item.key,
      chosen: publicResponse(row, slot, response).option,
    };
    if (!isGraded && !response.checked) return { ...standing, reviewed: null };
    const graded = results ? results.at(-1)?.grade : grade(row.form, responses, source.item, corrections);
    const slotGrade = graded?.slots[slot];
    // What is graded has a result: it is not told now.
    if (!slotGrade) throw waiting();
    return { ...standing, reviewed: reviewedItem(row, slot, response, slotGrade, source, corrections, NO_HELP) };
  }

  return {
    list,

    sitsSimulacro,
    async refuseWhileSat(sitter, uid, id) {
      const { rows } = await sql<{ asked: boolean }>`
        select ${askedNow(sitter)} as asked from ensayos.attempt as attempt
        where user_id = ${uid} and id = ${id}`.execute(tables);
      if (rows[0]?.asked) throw waiting();
    },
    question,

    met: store.met,
    hasAny: store.hasAny,

    async create(uid, id, request, make) {
      const row = created(await store.create(uid, id, request, make));
      return row && summaryOf(remember(row), undefined, 0);
    },

    async ask(uid, id, request, make) {
      const row = created(await store.create(uid, id, request, make, id));
      if (!row) return;
      asked.set(`${uid} ${id}`, row);
      return row.made ? viewOf(row, []) : start(uid, id, id);
    },

    async answer(uid, id, sent, asker) {
      const row = asked.get(`${uid} ${id}`) ?? (await known(uid, id));
      if (row.mode !== 'pregunta') return refused('missing');
      const events = receivedEvents(optionSourceOf(row), 1, sent);
      const reviewed = await answerQuestion(row, events);
      asked.delete(`${uid} ${id}`);
      if (reviewed && !(isSealed(row) && asker === 'student')) return reviewed;
      // Not the first answer, or one that is not told now.
      await submit(uid, id, { epoch: 1, events: sent }, asker);
      return (await result(uid, id, asker)).items[0] ?? refused('missing');
    },

    start,

    async lease(uid, id, device) {
      const row = await closeIfOver((await store.lease(uid, id, device)) ?? (await known(uid, id)));
      return view(remember(row));
    },

    running: async (uid, id) => view(await closeIfOver(await known(uid, id))),

    append,

    async check(uid, id, { slot, seq, ...body }) {
      const row = await known(uid, id);
      if (!('feedback' in row.request) || row.request.feedback !== 'at-once') {
        throw new ProblemError(403, 'The answers of this attempt are told when it is over.');
      }
      const asked = row.form.slots[slot];
      if (!asked) throw new ProblemError(400, 'The form has no such question.');
      if ((await store.met(uid)).inSimulacro.has(asked.item)) throw waiting();
      const { events } = await received(uid, id, body);
      const checked = await store.check(uid, id, { epoch: body.epoch, events, slot, seq });
      if (typeof checked === 'string') return refuse(checked, uid, id);
      const [source, help] = await Promise.all([frozen.sourceOf([row.form]), helpAround(uid, id)]);
      const responses = project(checked, row.form.slots.length);
      const response = responses[slot];
      if (!response?.checked) throw new ProblemError(400, 'Another event has the number of the check.');
      const graded = grade(row.form, responses, source.item, corrections);
      return checkedAnswer(row, slot, response, graded, source, corrections, help);
    },

    submit,

    result,

    async releasedItem(uid, id, slot) {
      const row = await closeIfOver(await known(uid, id));
      if (isSealed(row)) return refused('missing');
      const asked = row.form.slots[slot];
      if (!asked) throw new ProblemError(400, 'The form has no such question.');
      if (row.state !== 'graded') {
        const responses = project(await store.events(uid, id, { late: false }), row.form.slots.length);
        if (!responses[slot]?.checked) throw new ProblemError(403, 'The answer of the question is not released yet.');
      }
      return (await frozen.sourceOf([row.form])).item(asked.item);
    },

    async report(uid, id, body) {
      const kept = await reports.add(uid, id, body);
      if (kept === 'kept') return;
      if (kept === 'missing' || kept === 'not-started') refused(kept);
      throw new ProblemError(...REPORT_REFUSALS[kept]);
    },

    async finalise(enough) {
      let handedIn = 0;
      let page: readonly Expired[] = [];
      do {
        page = await store.expired(FINALISED_A_PAGE, page.at(-1));
        await gradeEach(
          // Each process in an order of its own: what another one was quicker with costs next to nothing.
          createRandom(randomInt(2 ** 32)).sample(page, page.length),
          async ({ user_id, id }) => {
            await grader.submit(user_id, id, 'clock');
            handedIn += 1;
          },
          (error, { id }) => ungraded(error, id),
        );
      } while (page.length === FINALISED_A_PAGE && !enough.aborted);
      return handedIn;
    },
  };
}

function created<Row>(row: Row | 'too-many' | undefined): Row | undefined {
  if (row === 'too-many') throw new ProblemError(429, 'Too many attempts in a day: try again tomorrow.');
  return row;
}

function refused(refusal: Exclude<Refusal, Over>): never {
  throw new ProblemError(...REFUSALS[refusal]);
}

/** A running simulacro asks the same: its keys are told when it is over, and with them this. */
const waiting = () =>
  new ProblemError(409, 'A running simulacro asks this as well: it is told once that is over.', undefined, {
    waitsFor: 'simulacro',
  } satisfies Pick<WaitingProblem, 'waitsFor'>);

function checksOf(
  row: AttemptRow,
  responses: readonly Response[],
  source: FrozenSource,
  corrections: readonly Correction[],
  help: HelpAround,
): RunningAttempt['checks'] {
  const graded = grade(row.form, responses, source.item, corrections);
  return Object.fromEntries(
    responses.flatMap((response, slot) =>
      response.checked ? [[slot, checkedAnswer(row, slot, response, graded, source, corrections, help)]] : [],
    ),
  );
}

function checkedAnswer(
  row: AttemptRow,
  slot: number,
  response: Response,
  graded: Grade,
  source: FrozenSource,
  corrections: readonly Correction[],
  help: HelpAround,
): CheckedAnswer {
  const slotGrade = graded.slots[slot];
  if (!slotGrade) throw new RangeError(`There is no grade of slot ${slot}.`);
  return {
    correct: slotGrade.outcome === 'correct',
    review: reviewedItem(row, slot, response, slotGrade, source, corrections, help),
  };
}

/** What reached us after the time was over, where it differs from what counted. */
function lateOf(
  row: AttemptRow,
  counted: readonly Response[],
  all: readonly Response[],
  source: FrozenSource,
  corrections: readonly Correction[],
): AttemptResult['late'] {
  const graded = grade(row.form, all, source.item, corrections);
  const changed = all.flatMap((response, slot) =>
    response.option !== counted[slot]?.option && response.option !== null ? [slot] : [],
  );
  return {
    answered: changed.length,
    correct: changed.filter((slot) => graded.slots[slot]?.outcome === 'correct').length,
  };
}

/** Each question, and the grading, with what was said of it last. */
function reasonsOf(
  { slots }: Form,
  corrections: readonly Correction[],
): NonNullable<AttemptResult['corrected']>['reasons'] {
  const last = new Map(corrections.map(({ item, reason }) => [item, reason]));
  return [...last].map(([item, reason]) => ({
    slot: item === null ? null : slots.findIndex((slot) => slot.item === item),
    reason,
  }));
}
