import { execFile } from 'node:child_process';
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
  /** To the server on this port of this machine. */
  forwardTo(port: number): void;
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
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const { method, url: path, headers } = request;
    const forwarded = ask(
      { host: HOST, port, method, path, headers: { ...ofMessage(headers), host: headers[':authority'] } },
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
    forwardTo(target) {
      port = target;
    },
    close: () => server.close(),
  };
}
