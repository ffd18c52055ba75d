import { TUTOR_CLOSED_REASON, type TutorSubject } from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import {
  ProblemError,
  parseInput,
  type RateLimits,
  type RevocationCheck,
  sessionVerdict,
  type WriteBudget,
} from '@travesia/kit-service';
import type { Consent } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { conversationBody, modelAgreementBody, turnBody, turnReportBody } from '../../api/bodies.ts';
import {
  CONVERSATIONS_PATH,
  conversationEventsPath,
  conversationPath,
  MODEL_AGREEMENT_PATH,
  stopPath,
  turnReportsPath,
  turnsPath,
} from '../../api/paths.ts';
import {
  type Conversation,
  type ConversationsAnswer,
  type ModelStanding,
  TUTOR_BUSY_REASON,
  type TutorSay,
} from '../../api/tutor.ts';
import type { LessonIndex } from '../../tutor/lesson-index.ts';
import {
  aboutQuestion,
  afterContent,
  afterHint,
  EMPTY_MEMORY,
  stateOf,
  type TurnOutcome,
} from '../../tutor/reduce-conversation.ts';
import { titleOfWords } from '../../tutor/title-of-words.ts';
import { SAID } from '../../tutor/turn-texts.ts';
import type { Voice } from '../../tutor/voice.ts';
import { isContentId } from '../is-content-id.ts';
import {
  STREAMS_PER_USER_A_MINUTE,
  TURN_BYTES,
  TURN_REPORTS_PER_USER_A_MINUTE,
  TURNS_PER_USER_A_MINUTE,
  TUTOR_WRITES,
} from '../limits.ts';
import { type AskEnsayos, TutorClosed } from './ask-ensayos.ts';
import type { KeptConversation, TurnRefusal, TutorStore } from './tutor-store.ts';
import type { TutorStreams } from './tutor-streams.ts';
import type { TutorTurns } from './tutor-turns.ts';

export interface TutorRoutesOptions {
  readonly store: TutorStore;
  readonly streams: TutorStreams;
  readonly turns: TutorTurns;
  readonly ensayos: AskEnsayos;
  readonly lessonIndex: LessonIndex;
  readonly voice: Voice | undefined;
  readonly consent?: Pick<Consent, 'standing'> | undefined;
  readonly checkRevoked: RevocationCheck;
  readonly limits: RateLimits;
  readonly budget: WriteBudget;
  /** Of a signed-in student's own. */
  readonly own: RouteShorthandOptions;
  /** Milliseconds since 1970. */
  now(): number;
  whileKept<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

type OfConversation = { readonly Params: { readonly id: string } };

/** Of the budget of what is written to conversations. */
export const tutorBudgetKey = (uid: string) => `tutor:${uid}`;

const CLOSED = 'Mientras haces un simulacro el tutor está cerrado. Cuando termine, sigues donde quedaste.';
const NO_CONVERSATION = 'There is no such conversation.';

const REFUSALS: Readonly<Record<Exclude<TurnRefusal, 'known'>, () => ProblemError>> = {
  busy: () =>
    new ProblemError(409, 'Todavía te estoy respondiendo, quizás en otra pestaña. Espera a que termine.', undefined, {
      reason: TUTOR_BUSY_REASON,
    }),
  gone: () => new ProblemError(404, NO_CONVERSATION),
  day: () => new ProblemError(429, 'Por hoy ya conversamos bastante. Mañana seguimos: lo que hay aquí no se pierde.'),
  long: () => new ProblemError(422, 'Esta conversación ya es muy larga. Empieza otra: esta queda guardada.'),
};

const nameOf = (content: string) => findContent(content)?.name ?? content;

const conversationId = z.uuid();

/** Of the last event that somebody knows of. */
const LAST_EVENT = /^\d{1,9}$/;

/** Conversations with the tutor: made, read, deleted, and followed while they go on. */
export function tutorRoutes(app: FastifyInstance, options: TutorRoutesOptions): void {
  const { store, streams, turns, ensayos, lessonIndex, voice, consent, checkRevoked, limits, own, now } = options;
  const { budget, whileKept } = options;
  const limitTurns = limits.perUser('tutor-turns', TURNS_PER_USER_A_MINUTE);
  const limitStreams = limits.perUser('tutor-streams', STREAMS_PER_USER_A_MINUTE);
  const limitReports = limits.perUser('tutor-reports', TURN_REPORTS_PER_USER_A_MINUTE);
  const allowanceOf = (uid: string) => [{ key: tutorBudgetKey(uid), ...TUTOR_WRITES }];
  const takeBudget = (uid: string) => budget.take(allowanceOf(uid), TURN_BYTES);

  const idOf = ({ params: { id } }: FastifyRequest<OfConversation>): string => {
    if (!conversationId.safeParse(id).success) throw new ProblemError(404, NO_CONVERSATION);
    return id;
  };

  const closedProblem = () => new ProblemError(409, CLOSED, undefined, { reason: TUTOR_CLOSED_REASON });

  /** Rejects where a simulacro runs, and where nobody can say whether one does. */
  async function needOpen(uid: string): Promise<void> {
    const closedBy = await ensayos.standing(uid);
    streams.tellStanding(uid, closedBy);
    if (closedBy) throw closedProblem();
  }

  /** There is a model, and the student is of an age, or has a guardian, to agree to it. */
  async function maySpeak(uid: string): Promise<boolean> {
    if (!voice || !consent) return false;
    try {
      return (await consent.standing(uid)) !== 'needed';
    } catch {
      return false;
    }
  }

  async function modelStanding(uid: string): Promise<ModelStanding> {
    const [available, agreed] = await Promise.all([maySpeak(uid), voice ? store.hasAgreed(uid) : false]);
    return { available, agreed };
  }

  const answerOf = ({ turns: kept, memory, revision, ...summary }: KeptConversation): Conversation => ({
    ...{ id: summary.id, title: summary.title, subject: summary.subject, at: summary.at },
    turns: kept.map(({ turn }) => turn).sort((one, other) => one.seq - other.seq),
    state: stateOf(memory, now()),
    changes: revision,
  });

  async function read(uid: string, id: string): Promise<Conversation | undefined> {
    const kept = await store.read(uid, id);
    return kept && answerOf(kept);
  }

  /** What the tutor says first. */
  async function begin(uid: string, subject: TutorSubject): Promise<TurnOutcome & { readonly title: string }> {
    if (subject.kind === 'words') return { parts: SAID.hello, memory: EMPTY_MEMORY, title: titleOfWords('') };
    if (subject.kind === 'question') {
      const { attempt, slot, step } = subject;
      const found = await ensayos.question(uid, { attempt, slot, rung: 0 });
      const [hint] = found?.ladder ?? [];
      if (!found || !hint) throw new ProblemError(404, 'Con esa pregunta no se puede pedir ayuda.');
      const { content, question, state, steps, highest } = found;
      const asked = { id: attempt, content, ...question };
      const isAnswered = state === 'answered';
      const memory = aboutQuestion(content, { attempt, slot, asked, place: 'elsewhere', isAnswered, steps }, highest);
      const before = step === undefined ? [] : SAID.stepUnderstood(step);
      return { ...afterHint(memory, hint, before, now()), title: nameOf(content) };
    }
    const { content } = subject;
    if (!isContentId(content)) throw new ProblemError(404, 'There is no such content.');
    const part = subject.kind === 'lesson' ? lessonIndex.part(content, subject.point, subject.part) : undefined;
    const parts = part ? [part] : lessonIndex.partsOf(content);
    const isMarked = part !== undefined && subject.kind === 'lesson' && subject.part !== undefined;
    return { ...afterContent(EMPTY_MEMORY, content, parts, isMarked ? SAID.marked : []), title: nameOf(content) };
  }

  app.get(CONVERSATIONS_PATH, own, async ({ signedInUser: { uid } }): Promise<ConversationsAnswer> => {
    const [closedBy, model] = await Promise.all([ensayos.standing(uid), modelStanding(uid)]);
    streams.tellStanding(uid, closedBy);
    // A title is what the student wrote: it may be a note for the test that runs.
    return { conversations: closedBy ? [] : await store.list(uid), closedBy, model };
  });

  app.post(CONVERSATIONS_PATH, own, async (request, reply): Promise<Conversation> => {
    const { uid } = request.signedInUser;
    await limitTurns(request, reply, uid);
    const { id, subject } = parseInput(conversationBody, request.body);
    await needOpen(uid);
    const known = (await read(uid, id)) ?? (await readAbout(uid, subject));
    if (known) return known;
    const { parts, memory, title } = await begin(uid, subject).catch((error: unknown) => {
      throw error instanceof TutorClosed ? closedProblem() : error;
    });
    await takeBudget(uid);
    const made = await whileKept(request, () =>
      store.create(uid, { id, subject, title, memory, parts, firstTurn: uuidV7(now()), at: now() }),
    );
    if (made === 'day') throw REFUSALS.day();
    const conversation = await read(uid, id);
    if (!conversation) throw new ProblemError(404, NO_CONVERSATION);
    return conversation;
  });

  async function readAbout(uid: string, subject: TutorSubject): Promise<Conversation | undefined> {
    const id = await store.about(uid, subject);
    return id === undefined ? undefined : read(uid, id);
  }

  app.delete(CONVERSATIONS_PATH, own, async ({ signedInUser: { uid } }, reply) => {
    await store.deleteAll(uid);
    return reply.code(204).send();
  });

  app.get<OfConversation>(conversationPath(':id'), own, async (request): Promise<Conversation> => {
    const { uid } = request.signedInUser;
    const id = idOf(request);
    await needOpen(uid);
    await store.endLate(uid, now());
    const conversation = await read(uid, id);
    if (!conversation) throw new ProblemError(404, NO_CONVERSATION);
    return conversation;
  });

  app.delete<OfConversation>(conversationPath(':id'), own, async (request, reply) => {
    await store.delete(request.signedInUser.uid, idOf(request));
    return reply.code(204).send();
  });

  /** A conversation of typed words is called by the first of them; never by what somebody said of harm. */
  function titleAfter(say: TutorSay, subject: TutorSubject, seq: number): string | undefined {
    if (say.kind !== 'words' || subject.kind !== 'words' || seq > 2) return undefined;
    return titleOfWords(say.text);
  }

  app.post<OfConversation>(turnsPath(':id'), own, async (request, reply) => {
    const since = performance.now();
    const { uid } = request.signedInUser;
    await limitTurns(request, reply, uid);
    const conversation = idOf(request);
    const { id, say } = parseInput(turnBody, request.body);
    await needOpen(uid);
    await takeBudget(uid);
    const model = voice ? await modelStanding(uid) : undefined;
    const answer = uuidV7(now());
    const opened = await whileKept(request, () => store.open(uid, conversation, { id, say, answer, at: now() }));
    if (typeof opened === 'string') {
      await budget.giveBack(allowanceOf(uid), TURN_BYTES);
      if (opened === 'known') return reply.code(202).send();
      throw REFUSALS[opened]();
    }
    const title = titleAfter(say, opened.subject, opened.turns[0]?.turn.seq ?? 0);
    const mayModel = model?.available === true && model.agreed;
    turns.start({ opened, say, since, title, mayModel });
    return reply.code(202).send();
  });

  app.post<OfConversation>(stopPath(':id'), own, async (request, reply) => {
    const { uid } = request.signedInUser;
    const conversation = idOf(request);
    turns.stop(uid, conversation);
    const stopped = await store.stop(uid, conversation);
    if (stopped) {
      streams.publish(uid, conversation, [{ id: stopped.revision, event: { type: 'turn', turn: stopped.turn } }]);
    }
    return reply.code(204).send();
  });

  app.post<OfConversation>(turnReportsPath(':id'), own, async (request, reply) => {
    const { uid } = request.signedInUser;
    await limitReports(request, reply, uid);
    const conversation = idOf(request);
    const body = parseInput(turnReportBody, request.body);
    const reported = await store.report(uid, conversation, body, now());
    if (!reported) throw new ProblemError(404, 'There is no such turn.');
    streams.publish(uid, conversation, [{ id: reported.revision, event: { type: 'turn', turn: reported.turn } }]);
    return reply.code(204).send();
  });

  app.put(MODEL_AGREEMENT_PATH, own, async (request): Promise<ModelStanding> => {
    const { uid } = request.signedInUser;
    const { agreed } = parseInput(modelAgreementBody, request.body);
    await whileKept(request, () => store.agree(uid, agreed, now()));
    return { available: await maySpeak(uid), agreed };
  });

  /** Whether the session that a stream was opened with still stands. */
  async function isStanding(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const verdict = sessionVerdict(request);
    if (verdict.status !== 'signed-in') return false;
    return (await checkRevoked(verdict.claims, request, reply)) === 'good';
  }

  // Asked for its headers alone, a stream would be open that nobody reads.
  const stream = { ...own, compress: false, exposeHeadRoute: false } as const;
  app.get<OfConversation>(conversationEventsPath(':id'), stream, async (request, reply) => {
    const { uid } = request.signedInUser;
    await limitStreams(request, reply, uid);
    const conversation = idOf(request);
    const verdict = sessionVerdict(request);
    if (verdict.status !== 'signed-in') throw new Error('the route is for signed-in users');
    const last = request.headers['last-event-id'];
    const after = typeof last === 'string' && LAST_EVENT.test(last) ? Number(last) : 0;
    const [closedBy, [kept]] = await Promise.all([ensayos.standing(uid), store.followed([{ uid, id: conversation }])]);
    if (!kept) throw new ProblemError(404, NO_CONVERSATION);
    const out = streams.open({
      ...{ uid, conversation, closedBy, expiresAt: verdict.claims.expiresAtS * 1_000 },
      // A number that was never given out is of another conversation, or made up.
      after: after > kept.revision ? 0 : after,
      isStanding: () => isStanding(request, reply),
    });
    reply.header('content-type', 'text/event-stream; charset=utf-8');
    // No proxy changes, keeps or collects what is told as it comes.
    reply.header('cache-control', 'no-store, no-transform');
    reply.header('x-accel-buffering', 'no');
    return reply.send(out);
  });
}
