import { createWriteBudget, TooMuchError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { createFilter } from '../../tutor/voice/filter.ts';
import { promptOf } from '../../tutor/voice/prompt.ts';
import { createSentenceSplitter } from '../../tutor/voice/sentences.ts';
import { type Voice, VoiceError, type VoiceFailure, type VoiceRequest } from '../../tutor/voice.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { CompletionError, readCompletion } from './read-completion.ts';
import type { VoiceSettings } from './voice-settings.ts';

/** Each beside what it is against. */
export interface VoiceBounds {
  /** A student who looks at an empty bubble: to the first word, and between two. */
  readonly firstWordMs: number;
  /** Answers that never end. */
  readonly wholeMs: number;
  /** A process that only holds connections to a model. */
  readonly atOnce: number;
  /** A model that talks on: it is told to stop behind this sentence. */
  readonly sentencesMax: number;
}

export const VOICE_BOUNDS: VoiceBounds = { firstWordMs: 8_000, wholeMs: 30_000, atOnce: 64, sentencesMax: 4 };

/** What an answer has at most: so much is taken from the budget beforehand, and what was not said is given back. */
const ANSWER_WORDS_MAX = 160;

/** A header that asks for longer is not believed. */
const RETRY_AFTER_MAX_S = 300;

const REFUSAL = 'El tutor habló mucho contigo hoy: sigue la pista guiada.';

export interface VoiceOptions {
  readonly settings: VoiceSettings;
  /** Redis, to count words for all processes together; each counts for itself where absent. */
  readonly redisUrl?: string | undefined;
  /** Milliseconds. */
  readonly now?: () => number;
  readonly bounds?: VoiceBounds;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

const allowance = (key: string, wordsADay: number) =>
  // Half of it at once and half of it over a day: no 24 hours have more than a day's.
  ({ key, burstBytes: wordsADay / 2, bytesAnHour: wordsADay / 48 });

function retryAfterMs(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, Math.min(RETRY_AFTER_MAX_S, seconds)) * 1000 : 0;
}

/** Of a model that answers otherwise than by a stream of words. `waitMs`: it asked to be left alone for so long. */
class ModelRefusal extends Error {
  override readonly name = 'ModelRefusal';
  readonly waitMs: number;

  constructor(what: string, waitMs = 0) {
    super(what);
    this.waitMs = waitMs;
  }
}

function measuresOf(app: FastifyInstance) {
  const registers = [app.metrics];
  return {
    answers: new Counter({
      name: 'tutor_model_answers_total',
      help: 'Answers of the language model by how they ended: said whole, or what was written beforehand was said instead',
      labelNames: ['outcome'] as const,
      registers,
    }),
    sentences: new Counter({
      name: 'tutor_model_sentences_total',
      help: 'Sentences of the language model that students got',
      registers,
    }),
    heldBack: new Counter({
      name: 'tutor_model_held_back_total',
      help: 'Sentences of the language model that the filter held back, by why',
      labelNames: ['reason'] as const,
      registers,
    }),
    running: new Gauge({
      name: 'tutor_model_running',
      help: 'Answers of the language model that are being read now',
      registers,
    }),
    firstWord: new Histogram({
      name: 'tutor_model_first_word_seconds',
      help: 'Seconds until the first word of the language model',
      buckets: [0.25, 0.5, 1, 2, 4, 8],
      registers,
    }),
  };
}

/**
 * A language model at an address with OpenAI's interface, behind the filter. It is asked with nothing but `promptOf`; no
 * error of its has its words, the student's or the key. `student` is only counted.
 */
export function createVoice(app: FastifyInstance, options: VoiceOptions): Voice {
  const { settings, redisUrl, now = Date.now, bounds = VOICE_BOUNDS } = options;
  const { baseUrl, model, key, wordsPerStudentADay, wordsADay } = settings;
  const budget = createWriteBudget(app, { service: 'tutor-words', redisUrl, refusal: REFUSAL, now });
  const breaker = createCircuitBreaker(now);
  const measures = measuresOf(app);
  const address = `${baseUrl}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  let running = 0;

  const studentKey = (student: string) => `student:${student}`;
  const allowancesOf = (student: string) => [
    allowance(studentKey(student), wordsPerStudentADay),
    allowance('everybody', wordsADay),
  ];

  /** The body of the model's answer. Throws {@link ModelRefusal} where it has none that is a stream. */
  async function ask(messages: readonly object[], signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      // No limits of tokens: models disagree on the name of that setting, and we stop reading ourselves.
      body: JSON.stringify({ model, messages, stream: true }),
      redirect: 'error',
      signal,
    });
    if (answer.status !== 200) throw new ModelRefusal(`status ${answer.status}`, retryAfterMs(answer));
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.body || !/^text\/event-stream\b/i.test(type)) throw new ModelRefusal('no stream');
    return answer.body;
  }

  /** Sentences that passed, from an answer that is being read. `stop` is called for each sign of life. */
  async function* sentencesOf(request: VoiceRequest, body: AsyncIterable<Uint8Array>, heard: () => void) {
    const filter = createFilter(request);
    const splitter = createSentenceSplitter();
    const passed = (sentence: string) => {
      const heldBack = filter.check(sentence);
      if (heldBack === null) return sentence;
      measures.heldBack.inc({ reason: heldBack });
      throw new VoiceError('held-back', { heldBack });
    };
    let said = 0;
    for await (const piece of readCompletion(body)) {
      if (piece.kind === 'end') {
        const rest = splitter.rest();
        // What was cut in the middle of a sentence is no sentence.
        if (rest !== '' && !piece.isCut) {
          yield passed(rest);
          said += 1;
        }
        break;
      }
      heard();
      const whole = splitter.push(piece.text);
      if (filter.isTooLong(splitter.rest())) throw new VoiceError('held-back', { heldBack: 'form' });
      for (const sentence of whole) {
        yield passed(sentence);
        said += 1;
        if (said === bounds.sentencesMax) return;
      }
    }
    if (said === 0) throw new CompletionError('no words');
  }

  async function* read(
    messages: readonly { readonly content: string }[],
    request: VoiceRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const late = new AbortController();
    const over = new AbortController();
    const startedAt = performance.now();
    const whole = setTimeout(() => late.abort(), bounds.wholeMs);
    let silence = setTimeout(() => late.abort(), bounds.firstWordMs);
    let isHeard = false;
    const heard = () => {
      if (!isHeard) measures.firstWord.observe((performance.now() - startedAt) / 1000);
      isHeard = true;
      clearTimeout(silence);
      silence = setTimeout(() => late.abort(), bounds.firstWordMs);
    };
    // One that the student's signal is not kept by: a conversation has one signal and many answers.
    const ended = AbortSignal.any([signal, late.signal, over.signal]);
    try {
      const body = await ask(messages, ended);
      yield* sentencesOf(request, body, heard);
      breaker.worked();
    } catch (error) {
      if (signal.aborted) return breaker.left();
      if (error instanceof VoiceError) {
        breaker.worked();
        throw error;
      }
      breaker.failed(error instanceof ModelRefusal ? error.waitMs : 0);
      if (late.signal.aborted) throw new VoiceError('late');
      // Of others' errors only ours are told on: messages of parsers and of the network quote what they were given.
      const isOurs = error instanceof ModelRefusal || error instanceof CompletionError;
      throw new VoiceError('broken', { cause: isOurs ? error : new ModelRefusal('out of reach') });
    } finally {
      clearTimeout(whole);
      clearTimeout(silence);
      breaker.left();
      // Closes the connection, by which the model hears that nobody listens any more.
      over.abort();
    }
  }

  async function* speak(request: VoiceRequest, student: string, signal: AbortSignal): AsyncGenerator<string> {
    const messages = promptOf(request);
    if (messages === null) throw new VoiceError('held-back', { heldBack: 'key' });
    if (signal.aborted) return;
    if (running >= bounds.atOnce) throw new VoiceError('spent');
    if (!breaker.enter()) throw new VoiceError('broken', { cause: new ModelRefusal('it failed a moment ago') });
    running += 1;
    measures.running.inc();
    let unsaid = ANSWER_WORDS_MAX;
    const allowances = allowancesOf(student);
    let isTaken = false;
    try {
      const sent = messages.reduce((count, { content }) => count + wordsIn(content), 0);
      await budget.take(allowances, sent + ANSWER_WORDS_MAX).catch((error: unknown) => {
        throw error instanceof TooMuchError ? new VoiceError('spent') : error;
      });
      isTaken = true;
      for await (const sentence of read(messages, request, signal)) {
        unsaid = Math.max(0, unsaid - wordsIn(sentence));
        measures.sentences.inc();
        yield sentence;
      }
    } finally {
      running -= 1;
      measures.running.dec();
      breaker.left();
      if (isTaken) await budget.giveBack(allowances, unsaid);
    }
  }

  return {
    async *say(request, student, signal) {
      let outcome: VoiceFailure | 'said' | 'stopped' = 'stopped';
      try {
        yield* speak(request, student, signal);
        if (!signal.aborted) outcome = 'said';
      } catch (error) {
        outcome = error instanceof VoiceError ? error.failure : 'broken';
        throw error;
      } finally {
        measures.answers.inc({ outcome });
      }
    },
    forget: (student) => budget.forget([studentKey(student)]),
  };
}
