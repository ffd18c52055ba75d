import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Session } from '@travesia/contracts/page';
import {
  type BuildMeta,
  type LatestBuild,
  LOAD_REPORT_PATH,
  type LoadRecord,
  type LoadReport,
  type ResolvedRelease,
  resolvedReleasePath,
} from '@travesia/contracts/release';

/** The remote in front of which the faults are. */
export const FAULTY_REMOTE = 'herramientas';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** What goes wrong with one file; `sound` is what its server would have answered. */
export type Fault = (response: ServerResponse, sound: Answer) => void;

/** Every way in which an answer can be none. */
export const FAULTS = {
  down: (response) => response.socket?.destroy(),
  unavailable: (response) => response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{}'),
  gone: (response) => response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}'),
  hanging: () => undefined,
  truncated(response, { headers, body }) {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy());
  },
  html: (response, { headers }) =>
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end('<h1>Mantención</h1>'),
  tampered: (response, { headers, body }) =>
    response.writeHead(200, headers).end(Buffer.concat([body, Buffer.from('\n;window.tampered=true')])),
} satisfies Record<string, Fault>;

/** In place of the live release of the remote, as if that one had come after it. */
export const BROKEN_ID = '9.9.9-deadbeef';

/** Not passed on: they are of one connection, or of the length before. */
const OF_THE_CONNECTION = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'date']);

export interface FaultServer {
  /** Origin of the product behind the faults, without a trailing slash. */
  readonly url: string;
  /** Addresses of the remote's files, with their query, as they were asked for. */
  readonly asked: readonly string[];
  /** What browsers reported. The edge is not told: it serves other tests, and would take what was planted for an incident. */
  readonly reported: readonly LoadRecord[];
  /** From now on files of the remote like `files` (names inside the release) go wrong. */
  fault(files: RegExp, how: Fault): void;
  /** Documents from now on name a release of the remote whose entry is this code, with its own digest. */
  breakRelease(codeFrom: (sound: string) => string): void;
  /** Documents from now on name `last` as the good release before. */
  offerFallback(): void;
  /** Answers what hangs. */
  release(): void;
  /** Everything is well again. */
  repair(): void;
  /** Begins anew what was asked and reported. */
  forget(): void;
  stop(): Promise<void>;
}

/** Every page may then be visited, also those of remotes without a public one. */
const STUDENT: Session = { status: 'signed-in', user: { uid: 'prueba' } };
const ANONYMOUS: Session = { status: 'anonymous' };

/** What says of a build which releases it has. */
const OF_A_BUILD = /^\/builds\/(?:meta|releases)\/[^/]+$/;

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function passedOn(headers: IncomingHttpHeaders, origin: string): Record<string, string> {
  const { host: _, ...kept } = headers;
  const own = { ...kept, 'accept-encoding': 'identity', ...(kept.origin && { origin }) };
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      typeof value === 'string' && !OF_THE_CONNECTION.has(name) ? [[name, value]] : [],
    ),
  );
}

async function liveRelease(origin: string): Promise<ResolvedRelease> {
  const readJson = async (path: string) => (await fetch(origin + path)).json();
  const { id }: LatestBuild = await readJson('/builds/latest.json');
  const { releases }: BuildMeta = await readJson(`/builds/meta/${id}.json`);
  return readJson(resolvedReleasePath(FAULTY_REMOTE, releases[FAULTY_REMOTE] ?? ''));
}

/** Stands between browsers and the edge at `origin`; visitors are students with a session. */
export async function startFaultServer(origin: string): Promise<FaultServer> {
  const asked: string[] = [];
  const reported: LoadRecord[] = [];
  let fault: { readonly files: RegExp; readonly how: Fault } | undefined;
  let broken: string | undefined;
  let withFallback = false;
  let waiting: (() => void)[] = [];
  const live = await liveRelease(origin);
  const soundEntry = await (await fetch(origin + live.base + live.entry[0])).text();

  async function ask(request: IncomingMessage, path: string, body: Buffer): Promise<Answer> {
    const { method = 'GET' } = request;
    const response = await fetch(origin + path, {
      method,
      headers: passedOn(request.headers, origin),
      redirect: 'manual',
      ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
    });
    const headers = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  /** What the edge would say if things stood as the test has them. */
  function retold({ status, headers, body }: Answer): Answer {
    let text = body.toString().replace(JSON.stringify(ANONYMOUS), JSON.stringify(STUDENT));
    if (broken !== undefined) {
      text = text.replaceAll(live.id, BROKEN_ID).replaceAll(live.entry[1], integrityOf(broken));
      if (withFallback) text = text.replace(`"id":"${BROKEN_ID}",`, `"id":"${BROKEN_ID}","fallback":"${live.id}",`);
    }
    return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: Buffer.from(text) };
  }

  const folder = `/releases/${FAULTY_REMOTE}/`;
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const body = await buffer(request);
    if (pathname === LOAD_REPORT_PATH) {
      const report: LoadReport = JSON.parse(body.toString());
      reported.push(...report.loads);
      response.writeHead(204).end();
      return;
    }
    const send = ({ status, headers, body: content }: Answer) => response.writeHead(status, headers).end(content);
    if (!pathname.startsWith(folder)) {
      const answer = await ask(request, pathname + search, body);
      const isDocument = answer.headers['content-type']?.startsWith('text/html');
      send(isDocument || OF_A_BUILD.test(pathname) ? retold(answer) : answer);
      return;
    }
    asked.push(pathname.slice(pathname.lastIndexOf('/') + 1) + search);
    const sound = await ask(request, pathname.replace(BROKEN_ID, live.id) + search, body);
    if (pathname === `${folder}${BROKEN_ID}/${live.entry[0]}`) {
      send({ ...sound, body: Buffer.from(broken ?? '') });
      return;
    }
    // Below the folder of its release.
    const isFaulty = fault?.files.test(pathname.slice(folder.length).replace(/^[^/]+\//, ''));
    waiting.push(() => {
      if (!response.headersSent) send(sound);
    });
    if (isFaulty) fault?.how(response, sound);
    else send(sound);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the fault server has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    reported,
    fault(files, how) {
      fault = { files, how };
    },
    breakRelease(codeFrom) {
      broken = codeFrom(soundEntry);
    },
    offerFallback() {
      withFallback = true;
    },
    release() {
      for (const answer of waiting) answer();
      waiting = [];
    },
    repair() {
      fault = undefined;
      broken = undefined;
      withFallback = false;
    },
    forget() {
      asked.length = 0;
      reported.length = 0;
      waiting = [];
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
