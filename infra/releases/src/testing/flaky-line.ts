import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

export interface FlakyLine {
  readonly endpoint: string;
  /** Every request that came, `GET /bucket/key` and the like. */
  readonly asked: string[];
  /** `down` hangs up at once, `silent` never answers. */
  set(state: 'up' | 'down' | 'silent'): void;
  close(): Promise<void>;
}

/** A way to the HTTP server at `target` that can fail. */
export async function openFlakyLine(target: string): Promise<FlakyLine> {
  let state: 'up' | 'down' | 'silent' = 'up';
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url?.split('?')[0]}`);
    if (state === 'silent') return;
    if (state === 'down') {
      incoming.socket.destroy();
      return;
    }
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing).catch(() => outgoing.destroy());
    });
    pipeline(incoming, onward).catch(() => outgoing.destroy());
    onward.once('error', () => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port was given');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    asked,
    set(next) {
      state = next;
      if (next !== 'up') server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
