import { Agent, request } from 'node:http';
import { TEMARIO } from '@travesia/contracts/temario';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { z } from 'zod';

export const DIAGNOSTIC_ORIGIN = 'http://localhost:4000';

const API = '/api/onboarding/diagnostics';

const Step = z.object({
  question: z.nullable(z.object({ id: z.string(), options: z.array(z.object({ id: z.string() })) })),
});

export interface NextQuestion {
  readonly status: number;
  /** Until the whole answer is here. */
  readonly ms: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** “No lo sé”, as often as a beginner says it who is told that it is a good answer. */
const SAYS_UNKNOWN = 0.3;

/** A stranger with a browser of their own, who goes from one test to the next for as long as they are asked to. */
export function createStudent(number: number, port: number) {
  const draw = seeded(number);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = '';
  let begun = 0;
  let at: { readonly path: string; readonly question: z.infer<typeof Step>['question'] } | null = null;

  function ask(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
    const text = JSON.stringify(body);
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, agent, method: 'POST' },
        headers: {
          host: 'localhost',
          origin: DIAGNOSTIC_ORIGIN,
          'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...(cookie !== '' && { cookie }),
        },
      },
      (answer) => {
        const given = answer.headers['set-cookie']?.[0]?.split(';')[0];
        if (given) cookie = given;
        let received = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          received += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(received) }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
    return promise;
  }

  return {
    /** Uniform from 0 to 1, of this student. */
    draw,

    /** Begins a test, or answers and waits for what comes next. */
    async next(): Promise<NextQuestion & { readonly isAnswer: boolean }> {
      const started = performance.now();
      const isAnswer = at?.question != null;
      let asked: Awaited<ReturnType<typeof ask>>;
      let path: string;
      if (at?.question) {
        const { id, options } = at.question;
        const option = draw() < SAYS_UNKNOWN ? null : (options[Math.floor(draw() * options.length)]?.id ?? null);
        path = at.path;
        asked = await ask(`${path}/answer`, { question: id, option, activeMs: 30_000 });
      } else {
        // Each test as another guest: nobody answers all five in a few minutes.
        cookie = '';
        const id = uuidV7();
        const test = TEMARIO[(number + begun) % TEMARIO.length]?.id;
        begun += 1;
        path = `${API}/${id}`;
        asked = await ask(API, { id, test });
      }
      const ms = performance.now() - started;
      if (asked.status === 200) at = { path, question: Step.parse(asked.body).question };
      return { status: asked.status, ms, isAnswer };
    },

    close: () => agent.destroy(),
  };
}
