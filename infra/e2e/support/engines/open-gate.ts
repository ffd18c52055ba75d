import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A server in front of the product, on this machine, that a test may take away. */
export interface Gate {
  /** Origin, by the name that a developer's browser uses. */
  readonly url: string;
  /** From now on nobody answers here, as without a connection. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** From now on files like `path` have these bytes after their own. */
  tamper(path: RegExp, bytes: string): void;
  /** From now on cookies do not arrive, as in a browser that keeps none. */
  dropCookies(): void;
  /** Paths that were asked for with POST. */
  readonly posted: readonly string[];
}

/** Stands in front of `origin`. */
export async function openGate(origin: string): Promise<Gate> {
  let altered: { readonly path: RegExp; readonly bytes: string } | undefined;
  let drops = false;
  const posted: string[] = [];
  const target = new URL(origin);

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = asked;
    if (method === 'POST') posted.push(url);
    const isAltered = altered?.path.test(url);
    const passedOn = {
      ...headers,
      host: target.host,
      ...(headers.origin && { origin }),
      ...(isAltered && { 'accept-encoding': 'identity' }),
    };
    const options = { host: target.hostname, port: target.port, method, path: url, headers: passedOn };
    const forwarded = request(options, (response) => {
      const sent = { ...response.headers };
      if (isAltered) delete sent['content-length'];
      if (drops) delete sent['set-cookie'];
      answer.writeHead(response.statusCode ?? 502, sent);
      response.pipe(answer, { end: !isAltered });
      if (isAltered) response.once('end', () => answer.end(altered?.bytes));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }

  const server = createServer(pass);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the gate has no port');
  const { port } = address;

  return {
    url: `http://localhost:${port}`,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async open() {
      if (!server.listening) await listen(port);
    },
    posted,
    dropCookies() {
      drops = true;
    },
    tamper(path, bytes) {
      altered = { path, bytes };
    },
  };
}
