import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import { promisify } from 'node:util';

/** Of HTTP/1.1 alone; HTTP/2 refuses them (RFC 9113, 8.2.2). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const HOST = '127.0.0.1';

export interface SecureFront {
  /** Origin, without a trailing slash. */
  readonly origin: string;
  /** With this argument Chromium trusts it; it keeps nothing of an origin whose certificate it only passes over. */
  readonly trust: string;
  /** To the server on this port of this machine, which takes pages of the front for its own where `knows` is its origin. */
  forwardTo(port: number, knows?: string): void;
  close(): void;
}

/** A certificate that nobody trusts, and its key. Needs the `openssl` command. */
async function makeCertificate(): Promise<string> {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const options = [
    'req',
    '-x509',
    ...curve,
    '-nodes',
    '-days',
    '1',
    '-subj',
    `/CN=${HOST}`,
    '-keyout',
    '-',
    '-out',
    '-',
  ];
  return (await promisify(execFile)('openssl', options)).stdout;
}

const keyDigest = (pem: string): string =>
  createHash('sha256')
    .update(new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

const ofMessage = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)),
  );

/**
 * HTTP/2 over TLS in front of an edge, as a load balancer: over HTTP/1.1 browsers have six connections,
 * and whoever has more files waits for rounds that production does not have.
 */
export async function startSecureFront(): Promise<SecureFront> {
  const pem = await makeCertificate();
  let port = 0;
  let known: string | undefined;
  const asKnown = (headers: IncomingHttpHeaders) =>
    known !== undefined && headers.origin !== undefined ? { origin: known } : {};
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const { method, url: path, headers } = request;
    const forwarded = ask(
      {
        host: HOST,
        port,
        method,
        path,
        headers: { ...ofMessage(headers), ...asKnown(headers), host: headers[':authority'] },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, ofMessage(answer.headers));
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.stream.close());
    request.pipe(forwarded);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    origin: `https://${HOST}:${address.port}`,
    trust: `--ignore-certificate-errors-spki-list=${keyDigest(pem)}`,
    forwardTo(target, knows) {
      port = target;
      known = knows;
    },
    close: () => server.close(),
  };
}
