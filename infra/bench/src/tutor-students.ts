import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { allContents } from '@travesia/contracts/temario';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { z } from 'zod';
import { learnerRequest } from './learning-students.ts';

const API = '/api/aprende/tutor/conversations';

const Part = z.looseObject({
  kind: z.string(),
  question: z.object({ options: z.array(z.object({ id: z.string() })) }).optional(),
});

const Turn = z.object({
  seq: z.int(),
  id: z.string(),
  by: z.string(),
  state: z.string(),
  parts: z.array(Part).optional(),
});

const Event = z.union([z.object({ type: z.literal('turn'), turn: Turn }), z.object({ type: z.string() })]);

export interface SaidTurn {
  readonly kind: string;
  /** Of the `POST`. */
  readonly status: number;
  /** From the `POST` to the first words of the answer, by the stream. */
  readonly ms: number;
}

/** What a student who does not get a question does with it, one after the other. */
const ROUND = ['question', 'hint', 'words', 'hint', 'hint', 'answer', 'hint'] as const;

const WORDS = [
  'no entiendo qué es un porcentaje',
  'qué es una función',
  'cómo se calcula la pendiente',
  'no cacho nada',
];

/** Nobody waits longer for a word. */
const DEADLINE_MS = 20_000;

/** A student with one conversation, whose stream stays open. */
export function createTutorStudent(number: number, port: number) {
  const headers = { ...learnerRequest(number).headers, 'accept-encoding': 'identity' };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const contents = allContents();
  let stream: ClientRequest | undefined;
  let path = '';
  let said = 0;
  let option: string | null = null;
  let waiting: { readonly turn: string; answer(at: number): void } | undefined;
  /** Place of the student's turn that is answered now. */
  let seq = 0;

  const common = { host: '127.0.0.1', port };

  function ask(method: string, to: string, body?: object): Promise<{ readonly status: number; readonly text: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const text = body === undefined ? '' : JSON.stringify(body);
    const sized = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request({ ...common, path: to, agent, method, headers: { ...headers, ...sized } }, (answer) => {
      let received = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        received += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
    return promise;
  }

  function hear(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const event = Event.parse(JSON.parse(data));
    if (!('turn' in event)) return;
    const { turn } = event;
    if (turn.id === waiting?.turn) seq = turn.seq;
    if (turn.by !== 'tutor' || turn.seq !== seq + 1 || turn.state === 'open') return;
    for (const { question } of turn.parts ?? []) if (question) option = question.options[number % 4]?.id ?? null;
    waiting?.answer(performance.now());
  }

  function read(answer: IncomingMessage): void {
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) hear(block);
    });
    // Its end is what the bench looks at by itself.
    answer.on('error', () => undefined);
  }

  function sayOf(kind: (typeof ROUND)[number]): object {
    if (kind === 'words') return { kind, text: WORDS[(number + said) % WORDS.length] };
    return kind === 'answer' ? { kind, option } : { kind };
  }

  return {
    async begin(): Promise<void> {
      const content = contents[(number * 7) % contents.length]?.id;
      const { status, text } = await ask('POST', API, { id: uuidV7(), subject: { kind: 'content', content } });
      if (status !== 200) throw new Error(`a conversation was answered with ${status} ${text}`);
      const { id, changes } = z.object({ id: z.string(), changes: z.int() }).parse(JSON.parse(text));
      path = `${API}/${id}`;
      const opened = Promise.withResolvers<void>();
      const last = { 'last-event-id': String(changes), accept: 'text/event-stream' };
      stream = request(
        { ...common, path: `${path}/events`, agent: false, headers: { ...headers, ...last } },
        (answer) => {
          read(answer);
          if (answer.statusCode === 200) opened.resolve();
          else opened.reject(new Error(`a stream was answered with ${answer.statusCode}`));
        },
      );
      stream.on('error', opened.reject);
      stream.end();
      await opened.promise;
    },

    /** One turn, until its first words are here. */
    async say(): Promise<SaidTurn> {
      const kind = ROUND[said % ROUND.length] ?? 'hint';
      const turn = uuidV7();
      const heard = Promise.withResolvers<number>();
      const timer = setTimeout(() => heard.reject(new Error(`nothing was heard of ${kind}`)), DEADLINE_MS);
      waiting = { turn, answer: heard.resolve };
      const started = performance.now();
      const { status } = await ask('POST', `${path}/turns`, { id: turn, say: sayOf(kind) });
      said += 1;
      if (status !== 202) {
        clearTimeout(timer);
        return { kind, status, ms: performance.now() - started };
      }
      const at = await heard.promise;
      clearTimeout(timer);
      return { kind, status, ms: at - started };
    },

    /** The browser goes away, without a word. */
    leave(): void {
      stream?.destroy();
    },

    close(): void {
      stream?.destroy();
      agent.destroy();
    },
  };
}
