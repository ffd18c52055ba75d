import { Worker } from 'node:worker_threads';
import { UnavailableError } from '@travesia/kit-service';
import type { CompileReady, CompileReply, CompileRequest } from './compile-messages.ts';
import type { ServedBank } from './served-bank.ts';

/** Questions that wait for the thread, some 5 s of its work: who asks for more is told to come back. */
const WAITING_MAX = 4_000;

/** On their way to the thread: it needs not wait for the serving thread's turn after each, and what it leaves is few. */
const SENT_MAX = 8;

/** A question that takes longer never ends. Others take some milliseconds, the first of a process up to a second. */
const COMPILING_MAX_MS = 30_000;

/** Who cannot have questions compiled is told to come back after this. */
const RETRY_AFTER_S = 5;

/** Of what the thread does little outlives a question, so that garbage needs not pile up before it is collected. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

interface Question extends CompileRequest {
  readonly answer: PromiseWithResolvers<string>;
  /** How often the thread ended while it compiled this. */
  deaths: number;
}

export interface CompileThreadOptions {
  /** What runs in the thread: `compile-worker.ts`, or what stands for it in a test. */
  readonly file: URL;
  readonly waitingMax?: number;
  readonly compilingMaxMs?: number;
}

/**
 * The bank in a thread of its own, which is started at once and again whenever it ended and something is asked. A question
 * on which it ended twice is refused from there on; all others go on. The process may end while the thread has nothing to do.
 */
export async function openCompileThread({
  file,
  waitingMax = WAITING_MAX,
  compilingMaxMs = COMPILING_MAX_MS,
}: CompileThreadOptions): Promise<ServedBank> {
  /** Asked and not answered, by kind and id: whoever asks for the same waits with the others. */
  const asked = new Map<string, Promise<string>>();
  /** Of questions on which the thread ended twice: of one version of the bank, few. */
  const deadly = new Map<string, Error>();
  const waiting: Question[] = [];
  const sent: Question[] = [];
  const opened = Promise.withResolvers<CompileReady>();
  let worker: Worker | undefined;
  let isReady = false;
  let isClosed = false;
  let deadline: NodeJS.Timeout | undefined;

  const keyOf = ({ kind, id }: CompileRequest) => `${kind} ${id}`;

  function fill(): void {
    if (!worker || !isReady) return;
    while (sent.length < SENT_MAX) {
      const next = waiting.shift();
      if (!next) break;
      sent.push(next);
      worker.postMessage({ kind: next.kind, id: next.id } satisfies CompileRequest);
    }
    clearTimeout(deadline);
    if (sent.length === 0) worker.unref();
    else deadline = setTimeout(() => void worker?.terminate(), compilingMaxMs).unref();
  }

  function answered(reply: CompileReply): void {
    const question = sent.shift();
    if ('json' in reply) question?.answer.resolve(reply.json);
    else question?.answer.reject(new Error(reply.error));
    fill();
  }

  function ended(cause: Error): void {
    clearTimeout(deadline);
    worker = undefined;
    const [suspect, ...others] = sent.splice(0);
    waiting.unshift(...others);
    if (suspect) {
      suspect.deaths += 1;
      if (suspect.deaths < 2) waiting.unshift(suspect);
      else {
        const refusal = new Error(`"${suspect.id}" cannot be compiled: the thread ended on it twice.`, { cause });
        deadly.set(keyOf(suspect), refusal);
        suspect.answer.reject(refusal);
      }
    }
    // A thread that could not even load the bank would not the next time, and who waits would wait for ever.
    if (isClosed || !isReady) {
      const refusal = new UnavailableError('Questions cannot be compiled now.', RETRY_AFTER_S, { cause });
      for (const { answer } of waiting.splice(0)) answer.reject(refusal);
    }
    if (waiting.length > 0) start();
  }

  function start(): void {
    isReady = false;
    let cause = new Error('the thread that compiles questions ended');
    const started = new Worker(file, { resourceLimits: RESOURCE_LIMITS });
    started.once('message', (ready: CompileReady) => {
      isReady = true;
      opened.resolve(ready);
      started.on('message', answered);
      fill();
    });
    started.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    started.on('exit', () => {
      opened.reject(cause);
      ended(cause);
    });
    worker = started;
  }

  function ask(request: CompileRequest): Promise<string> {
    const key = keyOf(request);
    const known = asked.get(key);
    if (known) return known;
    const refusal = deadly.get(key);
    if (refusal) return Promise.reject(refusal);
    const answer = Promise.withResolvers<string>();
    waiting.push({ ...request, answer, deaths: 0 });
    const forget = () => asked.delete(key);
    answer.promise.then(forget, forget);
    asked.set(key, answer.promise);
    return answer.promise;
  }

  start();
  const { digest, entries } = await opened.promise;

  return {
    digest,
    entries,
    async compile(kind, ids) {
      if (isClosed || waiting.length + ids.length > waitingMax) {
        throw new UnavailableError('Too many questions wait to be compiled: try again in a moment.', RETRY_AFTER_S);
      }
      const answers = ids.map(async (id) => [id, await ask({ kind, id })] as const);
      if (worker) {
        worker.ref();
        fill();
      } else if (waiting.length > 0) start();
      return new Map(await Promise.all(answers));
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
