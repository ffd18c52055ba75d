import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type PullCdn = Awaited<ReturnType<typeof startPullCdn>>;

/** What the CDN does with a file: as it should, another byte, an error, or nothing at all. */
export type Fate = 'whole' | 'altered' | 'failing' | 'silent';

/** A CDN in front of another origin: keeps what that lets be kept, by address and encoding, and has headers of nobody's but that. */
export async function startPullCdn() {
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  const strangers: string[] = [];
  let origin = '';
  let fateOf: (path: string) => Fate = () => 'whole';

  async function pull(path: string, encoding: string): Promise<Kept> {
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known) return known;
    const sent = request(origin + path, { headers: { 'accept-encoding': encoding } }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('no answer');
    const { statusCode: status = 502, headers } = response;
    const answer = { status, headers, body: await buffer(response) };
    if (/immutable/.test(headers['cache-control'] ?? '')) kept.set(key, answer);
    return answer;
  }

  const server = createServer(async ({ url = '', headers, method }, response) => {
    asked.push(url);
    if (!url.startsWith('/releases/') || method !== 'GET' || headers.cookie !== undefined) strangers.push(url);
    const fate = fateOf(url);
    if (fate === 'silent') return;
    if (fate === 'failing') return response.writeHead(503).end();
    const { status, headers: own, body } = await pull(url, String(headers['accept-encoding'] ?? ''));
    const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...passed } = own;
    if (fate === 'whole') return response.writeHead(status, passed).end(body);
    // The last one: of a compressed copy it would be its end, so the file goes out as it is.
    const { body: plain, headers: plainHeaders } = await pull(url, 'identity');
    const altered = Buffer.concat([plain.subarray(0, -1), Buffer.from([(plain.at(-1) ?? 0) ^ 1])]);
    const { 'access-control-allow-origin': cors = '', 'content-type': type = '' } = plainHeaders;
    response.writeHead(200, { 'access-control-allow-origin': cors, 'content-type': type }).end(altered);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();

  return {
    origin: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    /** Addresses, in order. */
    asked,
    /** What is no file of a release, or came with a cookie. */
    strangers,
    pullFrom(address: string) {
      origin = address;
    },
    fare(next: (path: string) => Fate) {
      fateOf = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
