import { ProblemError } from '@travesia/kit-service';
import { DatabaseUnavailable } from '@travesia/kit-service/database';
import type {
  AttemptRequest,
  AttemptResult,
  AttemptSummary,
  CheckBody,
  CheckedAnswer,
  EventsAnswer,
  EventsBody,
  RunningAttempt,
} from '../api/attempts.ts';
import type { DeployedBank } from '../bank/deployment.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { project, type Response } from '../practice/attempt/project.ts';
import type { Seen } from '../practice/form/assemble.ts';
import type { FrozenItem } from '../practice/frozen-item.ts';
import { type Grade, grade } from '../practice/grade.ts';
import {
  type AttemptRow,
  createAttemptStore,
  isOver,
  newestResults,
  type Refusal,
  summaryOf,
} from './attempt-store.ts';
import { createFrozenStore } from './frozen-source.ts';
import { createGrader } from './grade-attempt.ts';
import type { MadeForm } from './make-form.ts';
import { type FrozenSource, publicForm, publicResponse } from './public-form.ts';
import { receivedEvents } from './received-events.ts';
import { reviewedForm, reviewedItem } from './review.ts';
import type { PracticeTables } from './tables.ts';

/** Everything that can be done with the attempts of a student. What can't be done is a {@link ProblemError}. */
export interface Practice {
  list(uid: string): Promise<readonly AttemptSummary[]>;
  seen(uid: string): Promise<Seen>;
  /** Variants that the simulacro asks which the student sits, if any. */
  inSimulacro(uid: string): Promise<ReadonlySet<string>>;
  create(
    uid: string,
    id: string,
    request: AttemptRequest,
    make: () => Promise<MadeForm>,
  ): Promise<AttemptSummary | undefined>;
  start(uid: string, id: string, device: string): Promise<RunningAttempt>;
  lease(uid: string, id: string, device: string): Promise<RunningAttempt>;
  running(uid: string, id: string): Promise<RunningAttempt>;
  append(uid: string, id: string, body: EventsBody): Promise<EventsAnswer>;
  check(uid: string, id: string, body: CheckBody): Promise<CheckedAnswer>;
  submit(uid: string, id: string, body: EventsBody): Promise<AttemptSummary>;
  result(uid: string, id: string): Promise<AttemptResult>;
  /** The question of a slot, where the student was told its answer. */
  told(uid: string, id: string, slot: number): Promise<FrozenItem>;
  regrade(uid: string, id: string): Promise<boolean>;
  /** Hands in what ran out of time. Resolves with how many those were. */
  finalise(limit: number): Promise<number>;
}

const REFUSALS: Readonly<Record<Refusal, readonly [status: number, detail: string]>> = {
  missing: [404, 'There is no such attempt.'],
  'not-started': [409, 'The attempt has not begun.'],
  'other-device': [409, 'Another device holds the attempt.'],
  expired: [410, 'The time of the attempt is over.'],
  over: [410, 'The attempt is over.'],
};

/** Attempts whose unchanging part a process remembers: saving an answer then takes one statement. */
const REMEMBERED_ATTEMPTS = 4000;

export function createPractice(tables: PracticeTables, bank: DeployedBank): Practice {
  const frozen = createFrozenStore(tables, bank);
  const store = createAttemptStore(tables, frozen);
  const grader = createGrader({ tables, frozen });
  const remembered = new Map<string, Pick<AttemptRow, 'form' | 'salt'>>();

  function remember(row: AttemptRow): AttemptRow {
    if (remembered.size >= REMEMBERED_ATTEMPTS) {
      const [oldest] = remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
    }
    remembered.set(`${row.user_id} ${row.id}`, { form: row.form, salt: row.salt });
    return row;
  }

  async function known(uid: string, id: string): Promise<AttemptRow> {
    const row = await store.read(uid, id);
    return row ? remember(row) : refuse('missing');
  }

  async function received(uid: string, id: string, { epoch, events }: EventsBody): Promise<readonly AttemptEvent[]> {
    const salted = remembered.get(`${uid} ${id}`) ?? (await known(uid, id));
    return receivedEvents(salted, epoch, events);
  }

  const gradedAs = (uid: string, id: string) =>
    tables
      .selectFrom('ensayos.result')
      .select(['summary', 'breakdown', 'grade'])
      .where('user_id', '=', uid)
      .where('attempt_id', '=', id)
      .orderBy('grading_version', 'desc')
      .executeTakeFirstOrThrow();

  async function view(row: AttemptRow): Promise<RunningAttempt> {
    if (row.state === 'graded') refuse('over');
    if (row.state === 'created') refuse('not-started');
    const [events, source] = await Promise.all([
      store.events(row.user_id, row.id, { late: false }),
      frozen.sourceOf([row.form]),
    ]);
    const responses = project(events, row.form.slots.length);
    const graded = grade(row.form, responses, source.item);
    const checks = responses.flatMap((response, slot) =>
      response.checked ? [[slot, checkedAnswer(row, slot, response, graded, source)] as const] : [],
    );
    return {
      attempt: summaryOf(row, undefined, responses.filter(({ option }) => option !== null).length),
      form: publicForm(row, source),
      responses: responses.map((response, slot) => publicResponse(row, slot, response)),
      checks: Object.fromEntries(checks),
      lease: { epoch: row.lease_epoch, device: row.lease_device ?? '' },
      seq: Math.max(0, ...events.filter(({ epoch }) => epoch === row.lease_epoch).map(({ seq }) => seq)),
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
    for (const { id } of over) await closeIfOver(await known(uid, id));
    return store.list(uid);
  }

  async function append(
    uid: string,
    id: string,
    epoch: number,
    events: readonly AttemptEvent[],
  ): Promise<EventsAnswer> {
    const acknowledged = Math.max(0, ...events.map(({ seq }) => seq));
    const appended = await store.append(uid, id, epoch, events);
    if (appended.status === 'kept') {
      return {
        acknowledged,
        remainingMs: appended.remainingMs === null ? null : Math.max(0, Math.round(appended.remainingMs)),
      };
    }
    if (appended.status === 'expired') await closeIfOver(await known(uid, id));
    if ((appended.status === 'expired' || appended.status === 'over') && events.length > 0) {
      await store.appendLate(uid, id, events);
    }
    return refuse(appended.status);
  }

  return {
    list,

    seen: (uid) => store.seen(uid),

    inSimulacro: (uid) => store.inSimulacro(uid),

    async create(uid, id, request, make) {
      const row = await store.create(uid, id, request, make);
      return row && summaryOf(remember(row), undefined, 0);
    },

    async start(uid, id, device) {
      let row = await store.start(uid, id, device);
      if (row === 'busy') {
        // The other simulacro may be one whose time is over and that nobody has looked at since.
        await list(uid);
        row = await store.start(uid, id, device);
      }
      if (row === 'busy') throw new ProblemError(409, 'Another simulacro is running.');
      return view(await closeIfOver(row ? remember(row) : refuse('missing')));
    },

    async lease(uid, id, device) {
      const row = await closeIfOver((await store.lease(uid, id, device)) ?? (await known(uid, id)));
      return view(remember(row));
    },

    running: async (uid, id) => view(await closeIfOver(await known(uid, id))),

    append: async (uid, id, body) => append(uid, id, body.epoch, await received(uid, id, body)),

    async check(uid, id, { slot, seq, ...body }) {
      const row = await known(uid, id);
      if (!('feedback' in row.request) || row.request.feedback !== 'at-once') {
        throw new ProblemError(403, 'The answers of this attempt are told when it is over.');
      }
      if (!row.form.slots[slot]) throw new ProblemError(400, 'The form has no such question.');
      const events = await received(uid, id, body);
      const checked = await store.check(uid, id, { epoch: body.epoch, events, slot, seq });
      if (typeof checked === 'string') return refuse(checked);
      const source = await frozen.sourceOf([row.form]);
      const responses = project(checked, row.form.slots.length);
      const response = responses[slot];
      if (!response?.checked) throw new ProblemError(400, 'Another event has the number of the check.');
      return checkedAnswer(row, slot, response, grade(row.form, responses, source.item), source);
    },

    async submit(uid, id, body) {
      const events = await received(uid, id, body);
      const outcome = await grader.submit(uid, id, { epoch: body.epoch, events });
      if (outcome !== 'graded') refuse(outcome);
      // Where the clock was quicker; what did come in time is there already.
      if (events.length > 0) await store.appendLate(uid, id, events);
      const row = await known(uid, id);
      return summaryOf(row, (await newestResults(tables, uid, id)).get(id), 0);
    },

    async result(uid, id) {
      const row = await closeIfOver(await known(uid, id));
      if (row.state !== 'graded') throw new ProblemError(409, 'The attempt is not graded yet.');
      const [result, all, source, attempts] = await Promise.all([
        gradedAs(uid, id),
        store.events(uid, id, { late: true }),
        frozen.sourceOf([row.form]),
        store.list(uid),
      ]);
      const counted = await store.events(uid, id, { late: false });
      const responses = project(counted, row.form.slots.length);
      const attempt = summaryOf(row, result.summary, 0);
      const before = previousOf(attempt, attempts);
      return {
        attempt,
        breakdown: result.breakdown,
        ...reviewedForm(row, responses, result.grade.slots, source),
        previous: before && { attempt: before, breakdown: (await gradedAs(uid, before.id)).breakdown },
        late: all.length > counted.length ? lateOf(row, responses, project(all, row.form.slots.length), source) : null,
      };
    },

    async told(uid, id, slot) {
      const row = await closeIfOver(await known(uid, id));
      const asked = row.form.slots[slot];
      if (!asked) throw new ProblemError(400, 'The form has no such question.');
      if (row.state !== 'graded') {
        const responses = project(await store.events(uid, id, { late: false }), row.form.slots.length);
        if (!responses[slot]?.checked) throw new ProblemError(403, 'The answer of the question is not told yet.');
      }
      return (await frozen.sourceOf([row.form])).item(asked.item);
    },

    regrade: (uid, id) => grader.regrade(uid, id),

    async finalise(limit) {
      const expired = await store.expired(limit);
      const failures: unknown[] = [];
      for (const { uid, id } of expired) {
        try {
          await grader.submit(uid, id, 'clock');
        } catch (error) {
          if (error instanceof DatabaseUnavailable) throw error;
          // One that cannot be graded must not keep the others waiting.
          failures.push(error);
        }
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} of ${expired.length} attempts could not be graded.`);
      return expired.length;
    },
  };
}

function refuse(refusal: Refusal): never {
  throw new ProblemError(...REFUSALS[refusal]);
}

function checkedAnswer(
  row: AttemptRow,
  slot: number,
  response: Response,
  graded: Grade,
  source: FrozenSource,
): CheckedAnswer {
  const slotGrade = graded.slots[slot];
  if (!slotGrade) throw new RangeError(`There is no grade of slot ${slot}.`);
  return { correct: slotGrade.outcome === 'correct', review: reviewedItem(row, slot, response, slotGrade, source) };
}

function previousOf(attempt: AttemptSummary, attempts: readonly AttemptSummary[]): AttemptSummary | null {
  const { request } = attempt;
  const isAlike = ({ id, state, request: other }: AttemptSummary) =>
    id < attempt.id &&
    state === 'graded' &&
    other.mode === request.mode &&
    (other.mode === 'muestra' || request.mode === 'muestra' || other.test === request.test);
  return attempts.find(isAlike) ?? null;
}

/** What reached us after the time was over, where it differs from what counted. */
function lateOf(
  row: AttemptRow,
  counted: readonly Response[],
  all: readonly Response[],
  source: FrozenSource,
): AttemptResult['late'] {
  const graded = grade(row.form, all, source.item);
  const changed = all.flatMap((response, slot) =>
    response.option !== counted[slot]?.option && response.option !== null ? [slot] : [],
  );
  return {
    answered: changed.length,
    correct: changed.filter((slot) => graded.slots[slot]?.outcome === 'correct').length,
  };
}
