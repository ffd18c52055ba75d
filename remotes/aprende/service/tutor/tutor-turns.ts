import { setTimeout as sleep } from 'node:timers/promises';
import { plainText } from '@travesia/content-hints';
import type { Hint, KeyForms, TutorQuestion } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { UnavailableError } from '@travesia/kit-service';
import { DatabaseUnavailable } from '@travesia/kit-service/database';
import type { FastifyInstance } from 'fastify';
import type { TurnPart, TutorSay } from '../../api/tutor.ts';
import type { LessonIndex, LessonPart } from '../../tutor/lesson-index.ts';
import {
  aboutContent,
  afterAnswer,
  afterContent,
  afterHelp,
  afterHint,
  afterQuestion,
  afterReason,
  afterSlower,
  afterStep,
  afterWords,
  type ConversationMemory,
  type KeptQuestion,
  planTurn,
  planUnmatched,
  type QuestionNews,
  refreshed,
  stateOf,
  type TurnOutcome,
  withoutRung,
} from '../../tutor/reduce-conversation.ts';
import { SAID } from '../../tutor/turn-texts.ts';
import { type Voice, VoiceError, type VoiceRequest } from '../../tutor/voice.ts';
import { classifyWords } from '../../tutor/words/classify-words.ts';
import { isContentId } from '../is-content-id.ts';
import { type AskEnsayos, TutorClosed } from './ask-ensayos.ts';
import type { TutorMetrics } from './tutor-metrics.ts';
import type { FollowedConversation, OpenedTurn, TurnChange, TurnEnd, TutorStore } from './tutor-store.ts';
import type { NumberedEvent, TutorStreams } from './tutor-streams.ts';
import { wordless } from './wordless.ts';

/** A page opens its stream within this, or nobody will read what a model says. */
const FIRST_LISTENER_MS = 5_000;

/** Before the end of a turn is kept once more, where the database did not answer. */
const END_AGAIN_AFTER_MS = [300, 1_000, 3_000] as const;

/** Turns of each side that a model is told of. */
const TURNS_BEFORE_MAX = 6;

/** The own mistake, which is told to whoever was wrong. */
const MISTAKE_RUNG = 2;

/** Rungs that a model may say in other words: the others are the statement, and what is worked out with formulas. */
const SPOKEN_RUNGS: ReadonlySet<number> = new Set([1, 2, 3]);

export interface TutorTurnsOptions {
  readonly store: TutorStore;
  readonly streams: TutorStreams;
  readonly ensayos: AskEnsayos;
  readonly lessonIndex: LessonIndex;
  readonly voice: Voice | undefined;
  readonly metrics: TutorMetrics;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface StartedTurn {
  readonly opened: OpenedTurn;
  readonly say: TutorSay;
  /** Whether the model may speak to this student. */
  readonly mayModel: boolean;
  readonly title: string | undefined;
  /** When the request came, of `performance.now()`. */
  readonly since: number;
}

export interface TutorTurns {
  /** Answers a turn that was opened; what it says comes by streams. */
  start(turn: StartedTurn): void;
  /** Ends what this process is saying in a conversation; what is kept of it, the store decides. */
  stop(uid: string, conversation: string): void;
}

/** What is said, and what a model may say in its place. */
interface Decided extends TurnOutcome {
  readonly help?: TurnEnd['help'];
  readonly spoken?: Spoken;
}

interface Spoken {
  readonly request: Omit<VoiceRequest, 'before'>;
  /** What stands before and behind the model's words. */
  readonly before: readonly TurnPart[];
  readonly behind: readonly TurnPart[];
}

const gone = (memory: ConversationMemory): TurnOutcome => ({
  parts: SAID.gone,
  memory: aboutContent(memory, memory.content),
});

/** Of a question, plain, as a model may read it. */
/** Without its options: see `VoiceRequest`. */
const questionText = ({ stem }: Pick<TutorQuestion['question'], 'stem'>) => plainText(stem);

const hintText = ({ title, html }: Hint) => `${title}: ${plainText(html)}`;

const secretOf = ({ state, secret }: TutorQuestion): { readonly secret?: KeyForms } =>
  state === 'open' ? { secret } : {};

const newsOf = ({ state, steps, highest }: TutorQuestion): QuestionNews => ({
  isAnswered: state === 'answered',
  steps,
  highest,
});

/** What somebody said of harm, or of themselves, and what was said to that: a model hears of neither. */
function isOfPeople(say: TutorSay | undefined, parts: readonly TurnPart[]): boolean {
  if (say?.kind === 'words') return ['harm', 'confides'].includes(classifyWords(say.text).kind);
  return parts.some((part) => part.kind === 'notice' && part.notice === 'harm');
}

const excerptOf = ({ title, text }: LessonPart) => `${title}: ${text}`;

const sentencesOf = (sentences: readonly string[]): readonly TurnPart[] =>
  sentences.map((text) => ({ kind: 'text', text }));

export function createTutorTurns(app: FastifyInstance, options: TutorTurnsOptions): TutorTurns {
  const { store, streams, ensayos, lessonIndex, voice, metrics, now } = options;

  interface Running {
    readonly opened: OpenedTurn;
    readonly cancel: AbortController;
    readonly done: Promise<void>;
  }
  const running = new Set<Running>();

  const ladderOf = (uid: string, { attempt, slot }: KeptQuestion, rung: TutorQuestion['highest']) =>
    ensayos.question(uid, { attempt, slot, rung });

  const excerptsOf = ({ lesson }: Hint): readonly string[] => {
    const part = lesson && isContentId(lesson.content) && lessonIndex.part(lesson.content, lesson.point);
    return part ? [excerptOf(part)] : [];
  };

  const partsOf = (content: string | null): readonly LessonPart[] =>
    content !== null && isContentId(content) ? lessonIndex.partsOf(content) : [];

  async function decideHint(
    uid: string,
    memory: ConversationMemory,
    question: KeptQuestion,
    { rung, before }: { readonly rung: TutorQuestion['highest']; readonly before: readonly TurnPart[] },
  ): Promise<Decided | 'missing'> {
    const found = await ladderOf(uid, question, rung);
    if (!found) return gone(memory);
    const known = refreshed(memory, newsOf(found));
    const hint = found.ladder.at(-1);
    const told = memory.ladder.rung ?? -1;
    const isNew = rung > told;
    if (!hint || (isNew && hint.rung <= told)) return 'missing';
    const outcome = afterHint(known, hint, before, now());
    if (!isNew) return outcome;
    const help = hint.rung > 0 ? { content: found.content, rung: hint.rung } : undefined;
    const request = {
      question: questionText(found.question),
      rungs: found.ladder.map(hintText),
      excerpts: excerptsOf(hint),
      ...secretOf(found),
    };
    const spoken = SPOKEN_RUNGS.has(hint.rung) ? { request, before, behind: [] } : undefined;
    return { ...outcome, ...(help && { help }), ...(spoken && { spoken }) };
  }

  async function decideReason(
    uid: string,
    memory: ConversationMemory,
    question: KeptQuestion,
    { rung, before }: { readonly rung: TutorQuestion['highest']; readonly before: readonly TurnPart[] },
  ): Promise<Decided> {
    const found = await ladderOf(uid, question, rung);
    const hint = found?.ladder.at(-1);
    if (!found || !hint) return gone(memory);
    const known = refreshed(memory, newsOf(found));
    const outcome = afterReason(known, hint, found.outcome, before, now());
    const isNew = hint.rung > (memory.ladder.rung ?? 0);
    return isNew ? { ...outcome, help: { content: found.content, rung: hint.rung } } : outcome;
  }

  async function decideAnswer(
    uid: string,
    memory: ConversationMemory,
    question: KeptQuestion,
    option: string | null,
  ): Promise<Decided> {
    const answered = await ensayos.answer(uid, question.attempt, option);
    if (!answered) return gone(memory);
    // What was graded is told, also where its ladder cannot be read now.
    const ladder = answered.mistake ? await ladderOf(uid, question, MISTAKE_RUNG).catch(() => undefined) : undefined;
    const mistake = ladder?.ladder.find(({ rung }) => rung === MISTAKE_RUNG);
    const outcome = afterAnswer(memory, answered, option, mistake, now());
    const { rung } = outcome.memory.ladder;
    const isHelp = answered.outcome !== 'correct' && rung !== null && rung > 0;
    return isHelp ? { ...outcome, help: { content: answered.content, rung } } : outcome;
  }

  async function decideQuestion(uid: string, content: string, memory: ConversationMemory): Promise<Decided> {
    const asked = await ensayos.ask(uid, uuidV7(now()), content);
    if (!asked) return { parts: SAID.noQuestionOfContent, memory };
    const place = { attempt: asked.id, slot: 0 };
    const found = await ensayos.question(uid, { ...place, rung: 0 });
    return afterQuestion(memory, { ...place, asked, place: 'here', isAnswered: false, steps: found?.steps ?? 0 });
  }

  /** `undefined` where no lesson has it. */
  async function decideWords(
    uid: string,
    memory: ConversationMemory,
    { text, before }: { readonly text: string; readonly before: readonly TurnPart[] },
  ): Promise<Decided | undefined> {
    const { question, ladder } = memory;
    const about = memory.content !== null && isContentId(memory.content) ? memory.content : undefined;
    const matches = lessonIndex.match(text, about);
    const outcome = afterWords(memory, matches, before);
    if (!outcome) return undefined;
    const found = question && ladder.rung !== null ? await ladderOf(uid, question, ladder.rung) : undefined;
    const lessons = outcome.parts.filter((part) => part.kind === 'lesson');
    const shown = matches
      .flatMap(({ parts }) => parts)
      .filter(({ point, content, title }) =>
        lessons.some((part) => part.point === point && part.content === content && part.title === title),
      );
    // Of what nothing was written about, a model would say what it makes up.
    if (shown.length === 0) return outcome;
    const request = {
      ...(found && { question: questionText(found.question), ...secretOf(found) }),
      rungs: found?.ladder.map(hintText) ?? [],
      excerpts: shown.map(excerptOf),
      words: text,
      ...(found?.outcome && found.outcome !== 'omitted' && { verdict: found.outcome }),
    };
    return { ...outcome, spoken: { request, before, behind: lessons.slice(0, 1) } };
  }

  async function decide(uid: string, kept: ConversationMemory, say: TutorSay): Promise<Decided> {
    let memory = kept;
    const { question: asked } = memory;
    if (asked?.place === 'elsewhere' && !asked.isAnswered) {
      // It may have been answered where it was asked.
      const found = await ladderOf(uid, asked, memory.ladder.rung ?? 0);
      if (!found) return gone(memory);
      memory = refreshed(memory, newsOf(found));
    }
    for (;;) {
      let plan = planTurn(memory, say, now());
      const { question } = memory;
      if (plan.kind === 'match') {
        const decided = await decideWords(uid, memory, plan);
        if (decided) return decided;
        plan = planUnmatched(memory, now(), plan.before);
      }
      switch (plan.kind) {
        case 'said':
          return { parts: plan.parts, memory };
        case 'help':
          return afterHelp(memory, plan.about, plan.isFirst);
        case 'question':
          return decideQuestion(uid, plan.content, memory);
        case 'content':
          if (!isContentId(plan.content)) return { parts: SAID.noSuchContent, memory };
          return afterContent(memory, plan.content, lessonIndex.partsOf(plan.content));
        case 'slower':
          return afterSlower(memory, partsOf(memory.content));
        default:
          break;
      }
      if (!question) return gone(memory);
      if (plan.kind === 'reason') return decideReason(uid, memory, question, plan);
      if (plan.kind === 'answer') return decideAnswer(uid, memory, question, plan.option);
      if (plan.kind === 'step') {
        const { attempt, slot } = question;
        const entered = plan.entered === undefined ? {} : { entered: plan.entered };
        const step = await ensayos.step(uid, { attempt, slot, step: plan.step, ...entered });
        return step ? afterStep(memory, { kind: 'step', step }) : { parts: SAID.noSteps, memory };
      }
      const decided = await decideHint(uid, memory, question, plan);
      if (decided !== 'missing') return decided;
      memory = withoutRung(memory, plan.rung);
    }
  }

  function publish({ uid, conversation }: OpenedTurn, events: readonly NumberedEvent[]): void {
    streams.publish(uid, conversation, events);
  }

  function publishEnd(opened: OpenedTurn, change: TurnChange | undefined): void {
    if (!change) return;
    const { turn, stateRevision, memory } = change;
    publish(opened, [
      ...(turn ? [{ id: turn.revision, event: { type: 'turn', turn: turn.turn } } as const] : []),
      { id: stateRevision, event: { type: 'state', state: stateOf(memory, now()) } },
    ]);
  }

  async function turnsBefore({ uid, conversation, turns }: OpenedTurn): Promise<VoiceRequest['before']> {
    const kept = await store.read(uid, conversation);
    const own = new Set(turns.map(({ turn }) => turn.id));
    const said = (kept?.turns ?? [])
      .map(({ turn }) => turn)
      .filter(({ id, state }) => !own.has(id) && state !== 'open')
      .sort((one, other) => one.seq - other.seq)
      .flatMap(({ by, say, parts = [] }) => {
        if (isOfPeople(say, parts)) return [];
        const texts = parts.flatMap((part) => {
          if (part.kind === 'text') return [part.text];
          return part.kind === 'hint' ? [hintText(part.hint)] : [];
        });
        const text = say?.kind === 'words' ? say.text : texts.join(' ');
        return text === '' ? [] : [{ by, text }];
      });
    const last = (by: 'student' | 'tutor') => said.filter((turn) => turn.by === by).slice(-TURNS_BEFORE_MAX);
    const told = new Set([...last('student'), ...last('tutor')]);
    return said.filter((turn) => told.has(turn));
  }

  /** What a model said in place of what was written; `undefined` where that is to be said after all. */
  async function speak(
    { opened, since }: StartedTurn,
    { parts, spoken }: Decided,
    cancel: AbortController,
  ): Promise<readonly TurnPart[] | undefined> {
    if (!voice || !spoken) return undefined;
    const sentences: string[] = [];
    let isWhole = false;
    let heldBack = 0;
    try {
      await store.prepare(opened, parts);
      const request = { ...spoken.request, before: await turnsBefore(opened) };
      for await (const sentence of voice.say(request, opened.uid, cancel.signal)) {
        if (cancel.signal.aborted) break;
        sentences.push(sentence);
        const revision = await store.say(opened, [...spoken.before, ...sentencesOf(sentences)], 'model');
        if (revision === undefined) break;
        if (sentences.length === 1) metrics.firstWord('model', (performance.now() - since) / 1_000);
        publish(opened, [{ id: revision, event: { type: 'sentence', turn: opened.id, text: sentence } }]);
      }
      isWhole = sentences.length > 0 && !cancel.signal.aborted;
    } catch (error) {
      if (error instanceof VoiceError) heldBack = error.heldBack === 'key' ? 1 : 0;
      else app.log.error({ err: wordless(error) }, 'the model of the tutor failed in a way of its own');
    }
    await store.countVoice(now(), { sentences: sentences.length, heldBack });
    return isWhole ? [...spoken.before, ...sentencesOf(sentences), ...spoken.behind] : undefined;
  }

  /** A database that is busy for a moment leaves no turn open for the whole time of one that nobody ends. */
  async function endKept(opened: OpenedTurn, end: TurnEnd): Promise<TurnChange | undefined> {
    for (const pauseMs of END_AGAIN_AFTER_MS) {
      try {
        return await store.end(opened, end, now());
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        await sleep(pauseMs);
      }
    }
    return store.end(opened, end, now());
  }

  async function run(turn: StartedTurn, cancel: AbortController): Promise<void> {
    const { opened, say, mayModel, title, since } = turn;
    const { uid, conversation, id } = opened;
    const openedAt = performance.now();
    let isSpeaking = false;
    let wasHeard = streams.isFollowedHere(uid, conversation);
    const unwatch = streams.watch({
      uid,
      conversation,
      seen(row: FollowedConversation | undefined) {
        if (row?.open !== id) return cancel.abort('stopped');
        if (!isSpeaking) return;
        if (streams.isHeard(row)) wasHeard = true;
        else if (wasHeard || performance.now() - openedAt > FIRST_LISTENER_MS) cancel.abort('left');
      },
    });
    let end: TurnEnd;
    let rung: number | undefined;
    try {
      const decided = await decide(uid, opened.memory, say);
      rung = decided.help?.rung;
      isSpeaking = mayModel;
      const spoken = mayModel ? await speak(turn, decided, cancel) : undefined;
      const { parts, memory, help } = decided;
      const told = { parts: spoken ?? parts, voice: spoken ? 'model' : 'written', memory, help, title } as const;
      end = { ...told, isPrepared: mayModel && decided.spoken !== undefined };
    } catch (error) {
      const isClosed = error instanceof TutorClosed;
      if (isClosed) streams.tellStanding(uid, 'simulacro');
      else if (!(error instanceof UnavailableError)) {
        app.log.error({ err: wordless(error) }, 'a turn of the tutor cannot be answered');
      }
      metrics.unanswered(isClosed ? 'closed' : error instanceof UnavailableError ? 'unavailable' : 'error');
      const parts = isClosed ? SAID.closed : SAID.down;
      end = { parts, voice: 'written', memory: opened.memory, title, isPrepared: false };
    } finally {
      unwatch();
    }
    publishEnd(opened, await endKept(opened, end));
    if (end.voice === 'written') metrics.firstWord('written', (performance.now() - since) / 1_000);
    metrics.answered({ kind: say.kind, rung, voice: end.voice });
  }

  app.addHook('preClose', async () => {
    for (const { cancel } of running) cancel.abort('left');
    await Promise.all([...running].map(({ done }) => done));
  });

  return {
    start(turn) {
      const cancel = new AbortController();
      const done = run(turn, cancel)
        // Whoever comes next ends it, once its time is over.
        .catch((error: unknown) => app.log.error({ err: wordless(error) }, 'a turn of the tutor was left open'))
        .finally(() => running.delete(one));
      const one: Running = { opened: turn.opened, cancel, done };
      running.add(one);
      publish(
        turn.opened,
        turn.opened.turns.map(({ turn: kept, revision }) => ({ id: revision, event: { type: 'turn', turn: kept } })),
      );
    },

    stop(uid, conversation) {
      for (const { opened, cancel } of running) {
        if (opened.uid === uid && opened.conversation === conversation) cancel.abort('stopped');
      }
    },
  };
}
