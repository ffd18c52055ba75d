import {
  type AnsweredQuestion,
  type AskedQuestion,
  HINT_RUNGS,
  type HintRung,
  QUESTIONS_PATH,
  questionAnswerPath,
  TUTOR_CLOSED_REASON,
  TUTOR_QUESTION_PATH,
  TUTOR_STANDING_PATH,
  TUTOR_STEP_PATH,
  type TutorQuestion,
  type TutorQuestionBody,
  type TutorStandingAnswer,
  type TutorStep,
  type TutorStepBody,
} from '@travesia/contracts/slices';
import { type CallAnswer, type ServiceCall, UnavailableError } from '@travesia/kit-service';
import * as z from 'zod/mini';

/** Nothing is told while nobody can say whether it may be: what was typed stays where it was. */
const DOWN =
  'El tutor no puede responder en este momento. Lo que escribiste no se pierde: inténtalo de nuevo en un rato.';
const RETRY_AFTER_S = 10;

const standing = z.object({ closedBy: z.nullable(z.literal('simulacro')) });

const solution = z.array(z.object({ title: z.string(), text: z.string() }));

const reading = z.object({
  title: z.string(),
  introduction: z.string(),
  paragraphs: z.array(z.string()),
  figures: z.array(z.string()),
});

const shown = {
  stem: z.string(),
  figure: z.exactOptional(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  reading: z.exactOptional(reading),
};

const askedQuestion = z.object({ id: z.string(), content: z.string(), ...shown });

const answeredQuestion = z.object({
  content: z.string(),
  outcome: z.enum(['correct', 'wrong', 'omitted']),
  key: z.nullable(z.string()),
  mistake: z.nullable(z.object({ id: z.string(), name: z.string(), feedback: z.string() })),
  solution,
});

const rung = z.pipe(
  z.int().check(z.minimum(0), z.maximum(HINT_RUNGS.length - 1)),
  z.transform((value) => value as HintRung),
);

const hint = z.object({
  rung,
  title: z.string(),
  html: z.string(),
  lesson: z.exactOptional(z.object({ content: z.string(), point: z.string() })),
});

const keyForms = z.object({
  text: z.string(),
  letter: z.exactOptional(z.string()),
  value: z.exactOptional(z.string()),
  unit: z.exactOptional(z.string()),
  options: z.array(z.string()),
  known: z.string(),
});

const tutorQuestion = z.object({
  content: z.string(),
  test: z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']),
  question: z.object(shown),
  state: z.enum(['open', 'answered']),
  chosen: z.nullable(z.string()),
  key: z.exactOptional(z.nullable(z.string())),
  outcome: z.exactOptional(z.enum(['correct', 'wrong', 'omitted'])),
  mistake: z.nullable(z.object({ id: z.string(), name: z.string() })),
  ladder: z.array(hint),
  highest: rung,
  secret: keyForms,
  steps: z.int(),
});

const texts = z.array(z.string());

const stepEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), unit: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal('expression'), variables: texts }),
  z.object({ kind: z.literal('equation'), variables: texts }),
  z.object({ kind: z.literal('choice'), options: texts }),
]);

const tutorStep = z.object({
  statement: z.string(),
  step: z.int(),
  steps: z.int(),
  prompt: z.string(),
  entry: stepEntry,
  verdict: z.exactOptional(z.enum(['right', 'slip', 'wrong', 'not-read'])),
  feedback: z.exactOptional(z.string()),
  mistake: z.exactOptional(z.string()),
  isDone: z.boolean(),
});

const closedProblem = z.object({ reason: z.literal(TUTOR_CLOSED_REASON) });

/** A simulacro of the student runs: thrown by whoever asked for something of a question meanwhile. */
export class TutorClosed extends Error {
  override readonly name = 'TutorClosed';

  constructor() {
    super('a simulacro of the student runs');
  }
}

/** What other areas know of questions, and who may be helped. Each rejects with {@link UnavailableError} where nobody can say. */
export interface AskEnsayos {
  standing(uid: string): Promise<TutorStandingAnswer['closedBy']>;
  /** `undefined`: it is not the student's, or cannot be helped with. */
  question(uid: string, body: TutorQuestionBody): Promise<TutorQuestion | undefined>;
  step(uid: string, body: TutorStepBody): Promise<TutorStep | undefined>;
  /** `undefined`: the bank has none. */
  ask(uid: string, id: string, content: string): Promise<AskedQuestion | undefined>;
  answer(uid: string, id: string, option: string | null): Promise<AnsweredQuestion | undefined>;
}

interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

const MISSING_STATUSES: ReadonlySet<number> = new Set([404, 410, 422]);

export function createAskEnsayos(call: ServiceCall | undefined): AskEnsayos {
  async function ask<T>(
    ...[schema, method, path, uid, body]: [Schema<T>, 'GET' | 'POST', string, string, unknown?]
  ): Promise<T | undefined> {
    let answer: CallAnswer;
    try {
      if (!call) throw new Error('there is nobody to ask');
      answer = await call(method, path, uid, body);
    } catch (error) {
      throw new UnavailableError(DOWN, RETRY_AFTER_S, { cause: error });
    }
    if (answer.status === 409 && closedProblem.safeParse(answer.body).success) throw new TutorClosed();
    if (MISSING_STATUSES.has(answer.status)) return undefined;
    const read = answer.status === 200 || answer.status === 201 ? schema.safeParse(answer.body) : undefined;
    if (read?.success) return read.data;
    throw new UnavailableError(DOWN, RETRY_AFTER_S, { cause: new Error(`${path} answered ${answer.status}`) });
  }

  return {
    async standing(uid) {
      const answer = await ask(standing, 'GET', TUTOR_STANDING_PATH, uid);
      if (!answer) throw new UnavailableError(DOWN, RETRY_AFTER_S);
      return answer.closedBy;
    },
    question: (uid, body) => ask(tutorQuestion, 'POST', TUTOR_QUESTION_PATH, uid, body),
    step: (uid, body) => ask(tutorStep, 'POST', TUTOR_STEP_PATH, uid, body),
    ask: (uid, id, content) => ask(askedQuestion, 'POST', QUESTIONS_PATH, uid, { id, content, use: 'tutor' }),
    answer: (uid, id, option) => ask(answeredQuestion, 'POST', questionAnswerPath(id), uid, { option }),
  };
}
