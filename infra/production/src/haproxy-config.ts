import { STATUS_CODES } from 'node:http';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@travesia/contracts/slices';
import type { Part, Production } from './describe-production.ts';

/** One process of a part, as the balancer reaches it. */
export interface Server {
  readonly name: string;
  readonly port: number;
}

export interface HaproxyPlaces {
  /** The only port for visitors. */
  readonly port: number;
  /** Where services reach a part that they ask themselves, by its name. */
  readonly inside: Readonly<Record<string, number>>;
  readonly servers: (part: Part) => readonly Server[];
  /** Socket on which it tells what it sees. */
  readonly socket: string;
}

const LOOPBACK = '127.0.0.1';

/** A connection to a process of the same network is there within milliseconds, or not at all. */
const CONNECT_MS = 1_000;

/** Longer than what a service gives its own checks, so that it says itself that it is not ready. */
const LOOK_MS = 3_000;

/** Longer than what a service gives a whole request. */
const ANSWER_MS = 35_000;

/** Shorter than what services keep an idle connection for, so that none is closed under a request. */
const IDLE_MS = 60_000;

/** As long as a page may be read. */
const VISITOR_MS = 60_000;

/** What is answered where no process of a part can. */
const OUTAGES = [502, 503, 504] as const;

const RETRY_AFTER_S = 5;

const APOLOGY =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Volvemos enseguida</title>' +
  '<h1>Volvemos enseguida</h1><p>Travesía no responde en este momento. Vuelve a intentarlo en unos segundos.</p></html>';

const quoted = (text: string) => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;

function outage(status: number, part: Part): string {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status };
  const [type, body] =
    part.path === undefined ? ['text/html; charset=utf-8', APOLOGY] : [PROBLEM_MEDIA_TYPE, JSON.stringify(problem)];
  return `http-error status ${status} content-type ${quoted(type)} string ${quoted(body)} hdr retry-after ${RETRY_AFTER_S} hdr cache-control no-store`;
}

function backend(part: Part, { looks }: Production, servers: readonly Server[]): readonly string[] {
  return [
    `backend ${part.name}`,
    '  balance leastconn',
    '  option httpchk',
    '  http-check send meth GET uri /readyz',
    '  http-check expect status 200',
    // What changes something is sent once: only whoever asked knows whether it may be asked again.
    '  http-request disable-l7-retry unless METH_GET',
    ...OUTAGES.map((status) => `  ${outage(status, part)}`),
    `  default-server check inter ${looks.eachMs}ms fall ${looks.failed} rise 1`,
    ...servers.map(({ name, port }) => `  server ${name} ${LOOPBACK}:${port}`),
    '',
  ];
}

/** What HAProxy is told: which part has an address, and which processes of it are ready. */
export function haproxyConfig(production: Production, { port, inside, servers, socket }: HaproxyPlaces): string {
  const { parts, drainSeconds } = production;
  const isAt = ({ name, path }: Part) =>
    path === undefined
      ? [`  default_backend ${name}`]
      : [`  use_backend ${name} if { path ${path} } || { path_beg ${path}/ }`];
  const lines = [
    'global',
    '  log stderr format raw daemon warning',
    `  stats socket ${socket} mode 600 level user expose-fd listeners`,
    // A worker that was replaced ends what it began, as the parts do.
    `  hard-stop-after ${drainSeconds + ANSWER_MS / 1000}s`,
    '',
    'defaults',
    '  mode http',
    '  log global',
    '  option httplog',
    '  option dontlog-normal',
    // Streams: what is said waits for no more to be said (200 ms each), and whoever goes away is gone for us at once.
    '  option http-no-delay',
    '  option abortonclose',
    '  option forwardfor',
    `  timeout connect ${CONNECT_MS}ms`,
    `  timeout client ${VISITOR_MS}ms`,
    `  timeout server ${ANSWER_MS}ms`,
    `  timeout http-keep-alive ${IDLE_MS}ms`,
    `  timeout check ${LOOK_MS}ms`,
    '  retries 3',
    '  option redispatch 1',
    '  retry-on conn-failure empty-response',
    '',
    'frontend visitors',
    `  bind ${LOOPBACK}:${port}`,
    ...parts.filter(({ path }) => path !== undefined).flatMap(isAt),
    ...parts.filter(({ path }) => path === undefined).flatMap(isAt),
    '',
    ...Object.entries(inside).flatMap(([name, ofPart]) => [
      `frontend inside-${name}`,
      `  bind ${LOOPBACK}:${ofPart}`,
      `  default_backend ${name}`,
      '',
    ]),
    ...parts.flatMap((part) => backend(part, production, servers(part))),
  ];
  return `${lines.join('\n')}\n`;
}
