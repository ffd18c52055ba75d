import { once } from 'node:events';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createSigningKey, type SigningKey } from './signing-key.ts';

export interface CertificateServer {
  readonly url: string;
  /** What it answers with from now on; `down` and `hanging` as a source that fails or says nothing. */
  answer: 'certificates' | 'down' | 'hanging' | 'garbage';
  keys: readonly SigningKey[];
  maxAgeS: number;
  readonly requests: number;
  close(): Promise<void>;
}

/** One a process: of several certificates for one name, TLS would try the first only. */
let trusted: SigningKey | null = null;

function trustedKey(): SigningKey {
  if (trusted) return trusted;
  trusted = createSigningKey('tls');
  setDefaultCACertificates([...getCACertificates('default'), trusted.certificate]);
  return trusted;
}

/**
 * The provider's certificate source on this machine, over TLS. Its own certificate is added to
 * those the process trusts: whoever fetches from it runs the code of production unchanged.
 */
export async function startCertificateServer(...keys: readonly SigningKey[]): Promise<CertificateServer> {
  const tls = trustedKey();
  const server = createServer({ key: tls.privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: tls.certificate });
  let requests = 0;

  server.on('request', (_, response) => {
    requests += 1;
    if (stub.answer === 'hanging') return;
    response.writeHead(stub.answer === 'down' ? 500 : 200, {
      'content-type': 'application/json; charset=UTF-8',
      'cache-control': `public, max-age=${stub.maxAgeS}, must-revalidate, no-transform`,
    });
    const certificates = Object.fromEntries(stub.keys.map(({ kid, certificate }) => [kid, certificate]));
    response.end(stub.answer === 'garbage' ? '<html>' : JSON.stringify(certificates));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');

  const stub: CertificateServer = {
    url: `https://localhost:${address.port}/certificates`,
    answer: 'certificates',
    keys,
    maxAgeS: 3600,
    get requests() {
      return requests;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
}
