import {
  type Hint,
  type HintRung,
  QUESTIONS_PATH,
  questionAnswerPath,
  TUTOR_CLOSED_REASON,
  TUTOR_QUESTION_PATH,
  TUTOR_STANDING_PATH,
  TUTOR_STEP_PATH,
  type TutorQuestion,
  type TutorQuestionBody,
  type TutorStep,
  type TutorStepBody,
} from '@travesia/contracts/slices';
import type { ServiceCall } from '@travesia/kit-service';
import Fastify, { type FastifyInstance } from 'fastify';

/** A content with a lesson. */
export const TUTOR_CONTENT = 'm1.numeros.porcentaje.calculo';

const OPTIONS = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, text: `<p>${(at + 1) * 12}</p>` }));

const KEY = 'c';

const LADDER: readonly Hint[] = [
  { rung: 0, title: 'Qué te piden', html: '<p>El total después del descuento.</p>' },
  { rung: 1, title: 'La idea', html: '<p>Un porcentaje es una parte de cada cien.</p>' },
  { rung: 2, title: 'Tu error', html: '<p>Restaste el porcentaje como si fueran pesos.</p>' },
  { rung: 3, title: 'El paso que sigue', html: '<p>Calcula primero cuánto se descuenta.</p>' },
  { rung: 4, title: 'Una parecida', html: '<p>El 20 % de 50 es 10, y quedan 40.</p>' },
  { rung: 5, title: 'La solución', html: '<p>Quedan 36 pesos.</p>' },
];

interface AskedHere {
  readonly id: string;
  readonly content: string;
  chosen?: string | null;
}

/** What the slice of practice tests answers about a student. */
export interface TutorAreas {
  /** Who has a simulacro that runs. */
  readonly inSimulacro: Set<string>;
  /** Attempts of students that run, of whatever size, by id: what was answered in them. */
  readonly attempts: Map<string, { readonly uid: string; chosen: string | null | undefined }>;
  /** Contents of which the bank has a question. */
  readonly withQuestions: Set<string>;
  isDown: boolean;
  /** Nobody is answered about a question before it resolves. */
  held: Promise<void> | null;
  /** No named mistake: the ladder has no rung 2. */
  isWithoutMistake: boolean;
  /** Asked for, in order: `path rung`. */
  readonly asked: string[];
  readonly call: ServiceCall;
  close(): Promise<void>;
}

const isRight = (chosen: string | null | undefined) => chosen === KEY;

const closed = { status: 409, title: 'Conflict', type: 'about:blank', reason: TUTOR_CLOSED_REASON };

/** A stand-in for the slice of practice tests: a service of its own, over its contract. */
export function createTutorAreas(): TutorAreas {
  const app: FastifyInstance = Fastify();
  const questions = new Map<string, AskedHere>();
  const areas = {
    inSimulacro: new Set<string>(),
    attempts: new Map<string, { readonly uid: string; chosen: string | null | undefined }>(),
    withQuestions: new Set([TUTOR_CONTENT]),
    isDown: false,
    held: null as Promise<void> | null,
    isWithoutMistake: false,
    asked: [] as string[],
  };

  const uidOf = (headers: Readonly<Record<string, unknown>>) => String(headers['x-user']);

  const chosenOf = (uid: string, attempt: string): string | null | undefined | 'none' => {
    const here = questions.get(`${uid}:${attempt}`);
    if (here) return here.chosen;
    const elsewhere = areas.attempts.get(attempt);
    return elsewhere?.uid === uid ? elsewhere.chosen : 'none';
  };

  app.get(TUTOR_STANDING_PATH, async ({ headers }) => ({
    closedBy: areas.inSimulacro.has(uidOf(headers)) ? 'simulacro' : null,
  }));

  app.post<{ Body: TutorQuestionBody }>(TUTOR_QUESTION_PATH, async ({ headers, body }, reply) => {
    const uid = uidOf(headers);
    if (areas.inSimulacro.has(uid)) return reply.code(409).send(closed);
    const chosen = chosenOf(uid, body.attempt);
    if (chosen === 'none') return reply.code(404).send({});
    const isAnswered = chosen !== undefined;
    const highest: HintRung = isAnswered ? 5 : 4;
    const outcome = chosen === null ? 'omitted' : isRight(chosen) ? 'correct' : 'wrong';
    return {
      content: TUTOR_CONTENT,
      test: 'm1',
      question: { stem: '<p>¿Cuánto queda de 40 con 10 % menos?</p>', options: OPTIONS },
      state: isAnswered ? 'answered' : 'open',
      chosen: chosen ?? null,
      ...(isAnswered && { key: KEY, outcome }),
      mistake: null,
      ladder: LADDER.filter(
        ({ rung }) => rung <= Math.min(body.rung, highest) && !(rung === 2 && areas.isWithoutMistake),
      ),
      highest,
      secret: { text: '36', letter: 'C', value: '36', options: ['12', '24', '36', '48'], known: '40 10 %' },
      steps: 2,
    } satisfies TutorQuestion;
  });

  app.post<{ Body: TutorStepBody }>(TUTOR_STEP_PATH, async ({ headers, body }, reply) => {
    const uid = uidOf(headers);
    if (areas.inSimulacro.has(uid)) return reply.code(409).send(closed);
    if (chosenOf(uid, body.attempt) === 'none') return reply.code(404).send({});
    const verdict = body.entered === undefined ? undefined : body.entered === '10' ? 'right' : 'wrong';
    return {
      statement: '<p>¿Cuánto queda de 50 con 20 % menos?</p>',
      step: verdict === 'right' ? body.step + 1 : body.step,
      steps: 2,
      prompt: '<p>¿Cuánto se descuenta?</p>',
      entry: { kind: 'number' },
      ...(verdict && { verdict, feedback: '<p>Mira el porcentaje.</p>' }),
      isDone: verdict === 'right' && body.step === 1,
    } satisfies TutorStep;
  });

  app.post<{ Body: { id: string; content: string; use: string } }>(QUESTIONS_PATH, async ({ headers, body }, reply) => {
    if (body.use !== 'tutor') return reply.code(400).send({});
    if (!areas.withQuestions.has(body.content)) return reply.code(422).send({});
    questions.set(`${uidOf(headers)}:${body.id}`, { id: body.id, content: body.content });
    return { id: body.id, content: body.content, stem: '<p>¿Cuánto queda de 40 con 10 % menos?</p>', options: OPTIONS };
  });

  app.post<{ Params: { id: string }; Body: { option: string | null } }>(
    questionAnswerPath(':id'),
    async ({ headers, body, params }, reply) => {
      const question = questions.get(`${uidOf(headers)}:${params.id}`);
      if (!question) return reply.code(404).send({});
      if (question.chosen === undefined) question.chosen = body.option;
      const { chosen } = question;
      const outcome = chosen === null ? 'omitted' : isRight(chosen) ? 'correct' : 'wrong';
      const mistake =
        outcome === 'wrong' && !areas.isWithoutMistake
          ? { id: 'resta-porcentaje', name: 'Restar el porcentaje', feedback: '<p>El 10 % no son 10 pesos.</p>' }
          : null;
      return {
        content: question.content,
        outcome,
        key: KEY,
        mistake,
        solution: [{ title: 'Descuento', text: '<p>10 % de 40 es 4.</p>' }],
      };
    },
  );

  return Object.assign(areas, {
    async call(method: 'GET' | 'DELETE' | 'POST', path: string, uid: string, body?: unknown) {
      if (areas.isDown) throw new Error('nobody answers');
      const { rung } = Object(body) as { rung?: number };
      areas.asked.push(rung === undefined ? path : `${path} ${rung}`);
      if (path === TUTOR_QUESTION_PATH) await areas.held;
      const headers = { 'x-user': uid, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      const answer = await app.inject({ method, url: path, headers, ...payload });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    },
    close: () => app.close(),
  });
}
