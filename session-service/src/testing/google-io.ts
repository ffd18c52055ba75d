import { Agent, type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import type { IdentityIo } from '../identity.ts';

export interface GoogleStubAddress {
  readonly port: number;
  /** PEM. */
  readonly ca: string;
}

/** Everything that goes to Google ends at the stub; names and encryption are checked as ever. */
class StubAgent extends Agent {
  readonly #stub: GoogleStubAddress;

  constructor(stub: GoogleStubAddress) {
    super({ keepAlive: true });
    this.#stub = stub;
  }

  override createConnection(options: RequestOptions) {
    const { port, ca } = this.#stub;
    const servername = options.host ?? '';
    return connect({ host: '127.0.0.1', port, ca, servername } satisfies ConnectionOptions);
  }
}

/** The production code path, with its two ways out bent to the stub. */
export function googleIo(stub: GoogleStubAddress): Required<IdentityIo> {
  const httpAgent = new StubAgent(stub);
  return {
    httpAgent,
    credential: { getAccessToken: async () => ({ access_token: 'fake-access-token', expires_in: 3600 }) },
    fetch: (url) =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent: httpAgent }, (response) => {
          const { statusCode: status = 500, headers } = response;
          const cacheControl = headers['cache-control'] ?? '';
          text(response)
            .then((body) => resolve(new Response(body, { status, headers: { 'cache-control': cacheControl } })))
            .catch(reject);
        });
        sent.on('error', reject);
        sent.end();
      }),
  };
}
