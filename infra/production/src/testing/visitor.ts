import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

export interface AskInit {
  /** Sent as JSON, by `POST`. */
  readonly body?: unknown;
  readonly cookie?: string | undefined;
}

/** A browser on a machine of its own, as far as limits by address can tell. */
export interface Visitor {
  /** Resolves with the code of the failure where the connection broke. */
  ask(path: string, init?: AskInit): Promise<Answer | string>;
  leave(): void;
}

/** Nobody waits longer for a page. */
const PATIENCE_MS = 15_000;

/** @param address one of this machine's loopback addresses. */
export function createVisitor(origin: string, address: string): Visitor {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 4 });
  const { port, host } = new URL(origin);
  function ask(path: string, { body, cookie }: AskInit = {}, isRepeated = false): Promise<Answer | string> {
    const { promise, resolve } = Promise.withResolvers<Answer | string>();
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host,
        origin,
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      timeout: PATIENCE_MS,
    });
    sent.on('response', (answer) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, body: said, cookies: answer.headers['set-cookie'] ?? [] }),
        (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // As browsers do: an idle connection may be closed just when it is used again.
      const wasIdle = error.code === 'ECONNRESET' && sent.reusedSocket && !isRepeated;
      if (wasIdle) resolve(ask(path, { body, cookie }, true));
      else resolve(error.code ?? error.message);
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    return promise;
  }
  return { ask: (path, init) => ask(path, init), leave: () => agent.destroy() };
}
