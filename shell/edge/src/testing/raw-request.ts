import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RawAnswer {
  readonly statusCode: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly rawPayload: Buffer;
  readonly body: string;
}

/**
 * Asks over a socket, with the address exactly as given: `inject` and browsers tidy it up
 * first (`\`, `..`, quotes), callers of ours may not. Ends with `app`.
 */
export async function listenRaw(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const { port } = address;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  app.server.on('close', () => agent.destroy());

  return async (path: string, { method = 'GET', headers = {}, body }: RawRequest = {}): Promise<RawAnswer> => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }).end(body);
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('no answer');
    const rawPayload = await buffer(response);
    return { statusCode: response.statusCode, headers: response.headers, rawPayload, body: rawPayload.toString() };
  };
}
