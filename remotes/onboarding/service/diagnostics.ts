import { randomInt } from 'node:crypto';
import {
  type AnsweredQuestion,
  type AskedQuestion,
  QUESTIONS_PATH,
  questionAnswerPath,
} from '@travesia/contracts/slices';
import { findContent, type TestId } from '@travesia/contracts/temario';
import { ProblemError, type ServiceCall, UnavailableError } from '@travesia/kit-service';
import * as z from 'zod/mini';
import { askedQuestion } from '../api/answers.ts';
import type { AppealAnswer, DiagnosisAnswer, DiagnosticStepAnswer } from '../api/diagnostics.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from '../diagnostic/constants.ts';
import type { EndReason, GivenAnswer } from '../diagnostic/diagnostic.ts';
import type { Outcome } from '../diagnostic/posterior.ts';
import { APPEAL_QUESTIONS, appealsOf, givenBy, KNOWN_BY_APPEAL } from './appeals-of.ts';
import type { openEngines } from './diagnostic-engines.ts';
import type { AskedRow, DiagnosticRow, DiagnosticStore, QuestionRow } from './diagnostic-store.ts';
import { APPEALS_MAX } from './limits.ts';
import { questionsOf, scoreRange } from './score-range.ts';

/** Milliseconds that a question takes, about: of reading, with a part of its text. */
const USUAL_MS: Readonly<Record<TestId, number>> = {
  cl: 150_000,
  m1: 110_000,
  m2: 130_000,
  hcs: 90_000,
  ciencias: 100_000,
};

const RETRY_AFTER_S = 10;

const answeredQuestion = z.object({ outcome: z.enum(['correct', 'wrong', 'omitted']) });

export interface Diagnostics {
  begin(uid: string, id: string, test: TestId): Promise<DiagnosticStepAnswer>;
  /** Where it stands: the question that waits for an answer, the next one, or how it ended. */
  step(uid: string, id: string): Promise<DiagnosticStepAnswer>;
  answer(
    uid: string,
    id: string,
    given: { readonly question: string; readonly option: string | null; readonly activeMs?: number },
  ): Promise<DiagnosticStepAnswer>;
  stop(uid: string, id: string): Promise<DiagnosticStepAnswer>;
  /** Where “esto sí lo sé” stands for a content, which the first request begins. */
  appeal(uid: string, id: string, content: string): Promise<AppealAnswer>;
  diagnosis(uid: string, id: string): Promise<DiagnosisAnswer>;
}

export interface DiagnosticsOptions {
  readonly store: DiagnosticStore;
  readonly engineOf: ReturnType<typeof openEngines>;
  readonly call: ServiceCall;
  /** Makes the ids of questions, UUIDv7. */
  newId(): string;
}

type Known = NonNullable<Awaited<ReturnType<DiagnosticStore['read']>>>;

type GivenRow = QuestionRow & { readonly outcome: Outcome };

const isAnswered = ({ outcome, purpose }: QuestionRow) =>
  outcome !== null && outcome !== 'absent' && purpose !== 'appeals';

export function createDiagnostics({ store, engineOf, call, newId }: DiagnosticsOptions): Diagnostics {
  async function known(uid: string, id: string): Promise<Known> {
    return (await store.read(uid, id)) ?? missing();
  }

  /** `null` where there is nothing to be answered: the bank has no question of the content, or it has an answer already. */
  async function asked(uid: string, id: string, row: QuestionRow): Promise<AskedQuestion | null> {
    const { question_id, content, seq } = row;
    const question = { id: question_id, content, use: 'diagnostic' };
    const { status, body } = await reached(call('POST', QUESTIONS_PATH, uid, question));
    if (status === 422) {
      await store.answer(uid, id, seq, 'absent', null);
      return null;
    }
    if (status === 410) {
      // Graded, and cut off before it was written here: the first answer stands, whatever is sent now.
      const told = await reached(call('POST', questionAnswerPath(question_id), uid, { option: null }));
      const { outcome } = readCall(told.status, told.body, answeredQuestion);
      await store.answer(uid, id, seq, outcomeOf(outcome), null);
      return null;
    }
    return readCall(status, body, askedQuestion);
  }

  function summary({ id, test }: DiagnosticRow, questions: readonly QuestionRow[]) {
    return { id, test, answered: questions.filter(isAnswered).length, most: QUESTIONS_MAX };
  }

  /** @param read what is known of it; it is read where that is not said. */
  async function step(uid: string, id: string, read?: Known): Promise<DiagnosticStepAnswer> {
    for (let fresh = read; ; fresh = undefined) {
      const { row, questions } = fresh ?? (await known(uid, id));
      if (row.why !== null) return { ...summary(row, questions), question: null, purpose: null, ended: row.why };
      const open = questions.find(({ outcome }) => outcome === null) ?? (await choose(uid, row, questions));
      if (open === null) continue;
      const question = await asked(uid, id, open);
      const purpose = open.purpose === 'measures' ? 'measures' : 'informs';
      if (question) return { ...summary(row, questions), question, purpose, ended: null };
    }
  }

  /** What comes next: a question, or why it ends. */
  function nextOf({ test, seed }: DiagnosticRow, questions: readonly QuestionRow[]): AskedRow | EndReason {
    const absent = questions.flatMap(({ content, outcome }) => (outcome === 'absent' ? [content] : []));
    const next = engineOf(test, seed).next(givenBy(questions), absent);
    if (next.kind === 'end') return next.why;
    const { contentId: content, purpose } = next;
    return { seq: seqAfter(questions), question_id: newId(), content, purpose };
  }

  /** The question that comes next; `null` where it has ended instead. */
  async function choose(
    uid: string,
    row: DiagnosticRow,
    questions: readonly QuestionRow[],
  ): Promise<QuestionRow | null> {
    const next = nextOf(row, questions);
    if (typeof next !== 'string') return (await store.ask(uid, row.id, next)) ?? missing();
    await finish(uid, row, givenBy(questions), next);
    return null;
  }

  /** Keeps an answer, with the question that comes next. What is known then; nothing where it has to be read. */
  async function keep(uid: string, { row, questions }: Known, given: GivenRow): Promise<Known | undefined> {
    const after = questions.map((one) => (one.seq === given.seq ? given : one));
    const next = row.why === null ? nextOf(row, after) : row.why;
    if (typeof next !== 'string') {
      const asked = await store.answerAndAsk(uid, row.id, given, next);
      return asked && { row, questions: [...after, asked] };
    }
    const isKept = await store.answer(uid, row.id, given.seq, given.outcome, given.times);
    return isKept ? { row, questions: after } : undefined;
  }

  async function finish(
    uid: string,
    { id, test, seed }: DiagnosticRow,
    answers: readonly GivenAnswer[],
    why: Parameters<DiagnosticStore['end']>[2],
  ): Promise<void> {
    if (!(await store.end(uid, id, why))) return;
    const wasRight = engineOf(test, seed).wasRight(answers);
    if (wasRight !== null) await store.check(test, wasRight);
  }

  return {
    step: (uid, id) => step(uid, id),

    async begin(uid, id, test) {
      // Chance that nobody can foretell: whoever knew the seed would know which question measures the engine.
      const begun = await store.begin(uid, { id, test, seed: randomInt(2 ** 31) });
      if (begun === 'too-many') throw new ProblemError(429, 'There are too many diagnostics already.');
      return step(uid, begun.id);
    },

    async answer(uid, id, { question, option, activeMs }) {
      const { row, questions } = await known(uid, id);
      const answered = questions.find(({ question_id }) => question_id === question);
      if (!answered) throw new ProblemError(404, 'The diagnostic has no such question.');
      if (answered.outcome === null && (row.why === null || answered.purpose === 'appeals')) {
        const told = { option, ...(activeMs !== undefined && { activeMs }) };
        const { status, body } = await reached(call('POST', questionAnswerPath(question), uid, told));
        if (status === 400) throw new ProblemError(400, 'The question has no such option.');
        const { outcome } = readCall(status, body, answeredQuestion);
        const times = activeMs === undefined ? null : activeMs / USUAL_MS[row.test];
        return step(uid, id, await keep(uid, { row, questions }, { ...answered, outcome: outcomeOf(outcome), times }));
      }
      return step(uid, id);
    },

    async stop(uid, id) {
      const { row, questions } = await known(uid, id);
      if (row.why === null) await finish(uid, row, givenBy(questions), 'stopped');
      return step(uid, id);
    },

    async appeal(uid, id, content) {
      for (;;) {
        const { row, questions } = await known(uid, id);
        if (row.why === null) throw new ProblemError(409, 'The diagnostic has not ended.');
        if (findContent(content)?.test.id !== row.test) throw new ProblemError(400, 'The test has no such content.');
        const appeals = appealsOf(questions);
        const appeal = appeals.get(content);
        const told = { content, answered: appeal?.outcomes.length ?? 0, most: APPEAL_QUESTIONS };
        if (appeal?.verdict) return { ...told, question: null, verdict: appeal.verdict };
        if (appeal?.isAbsent) throw new ProblemError(422, 'There are too few questions of the content.');
        if (!appeal && appeals.size >= APPEALS_MAX) throw new ProblemError(429, 'Too many contents were asked for.');
        const made = { seq: seqAfter(questions), question_id: newId(), content, purpose: 'appeals' } as const;
        const open = appeal?.open ?? (await store.ask(uid, id, made)) ?? missing();
        // Another request was quicker, and asks of another content.
        if (open.content !== content) continue;
        const question = await asked(uid, id, open);
        if (question) return { ...told, question, verdict: null };
      }
    },

    async diagnosis(uid, id) {
      const { row, questions } = await known(uid, id);
      if (row.why === null) throw new ProblemError(409, 'The diagnostic has not ended.');
      const engine = engineOf(row.test, row.seed);
      const given = givenBy(questions);
      const { contents, ability } = engine.diagnose(given);
      const appeals = appealsOf(questions);
      return {
        id,
        test: row.test,
        answered: questions.filter(isAnswered).length,
        contents: contents.map(({ contentId, probability, asked: isAsked }) => {
          const appealed = appeals.get(contentId)?.verdict;
          const chance = appealed === 'known' ? Math.max(probability, KNOWN_BY_APPEAL) : probability;
          return {
            contentId,
            probability: hundredths(chance),
            asked: isAsked || appealed != null,
            ...(appealed && { appealed }),
          };
        }),
        ability: { mean: hundredths(ability.mean), deviation: hundredths(ability.deviation) },
        score:
          given.length < QUESTIONS_MIN ? null : scoreRange(row.test, engine.rightShare(given, questionsOf(row.test))),
      };
    },
  };
}

const seqAfter = (questions: readonly QuestionRow[]) => Math.max(-1, ...questions.map(({ seq }) => seq)) + 1;

const hundredths = (value: number) => Math.round(value * 100) / 100;

const outcomeOf = (outcome: AnsweredQuestion['outcome']): Outcome => (outcome === 'omitted' ? 'unknown' : outcome);

function missing(): never {
  throw new ProblemError(404, 'There is no such diagnostic.');
}

async function reached<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new UnavailableError('Questions cannot be asked now.', RETRY_AFTER_S, { cause });
  }
}

function readCall<T extends z.ZodMiniType>(status: number, body: unknown, schema: T): z.output<T> {
  if (status === 429) throw new ProblemError(429, 'Too many requests: try again later.');
  const read = schema.safeParse(body);
  if (status !== 200 || !read.success) throw new UnavailableError('Questions cannot be asked now.', RETRY_AFTER_S);
  return read.data;
}
