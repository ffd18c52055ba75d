import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';

const SERVICE = fileURLToPath(new URL('../testing/traced-service.ts', import.meta.url));

const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;

interface Running {
  readonly address: string;
  readonly lines: Record<string, unknown>[];
  end(): Promise<unknown>;
}

let postgres: PostgresServer;
let collector: TraceCollector;
const running: Running[] = [];

const endAll = () => Promise.all(running.splice(0).map((service) => service.end()));

beforeAll(async () => {
  [postgres, collector] = await Promise.all([startPostgresServer(), startTraceCollector()]);
});
afterAll(async () => {
  await endAll();
  await Promise.all([postgres.close(), collector.close()]);
});
beforeEach(() => collector.forget());

async function start(name: string, behind: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [SERVICE, name, behind], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit').then(([code]: unknown[]) => code);
  const lines: Record<string, unknown>[] = [];
  const address = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('listening ')) address.resolve(line.slice('listening '.length));
    else lines.push(JSON.parse(line));
  });
  void exit.then(() => address.reject(new Error('it ended before it listened')));
  const service = {
    address: await address.promise,
    lines,
    end() {
      child.kill();
      return exit;
    },
  };
  running.push(service);
  return service;
}

const traced = (more: Record<string, string> = {}) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '20',
  ...more,
});

/** An edge, and behind it a service that has a database: two processes. */
async function startBoth(env: Record<string, string>) {
  const service = await start('servicio', postgres.url, env);
  return { service, edge: await start('edge', service.address, env) };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${CALLER}-01`;

function answer(edge: Running, headers: Record<string, string> = {}) {
  return fetch(`${edge.address}/api/answers/ana?correo=ana@ejemplo.cl`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ answer: 'mi respuesta' }),
  });
}

const collected = (count: number) => expect.poll(() => collector.spans.length).toBe(count);

/** Each span by `service kind name`, with what its parent is called so. */
function tree(spans: readonly CollectedSpan[]): Record<string, string> {
  const title = ({ service, kind, name, attributes }: CollectedSpan) =>
    `${service} ${kind === SERVER ? 'serves' : 'asks'} ${attributes['db.query.text'] ?? name}`;
  const byId = new Map(spans.map((span) => [span.spanId, title(span)]));
  return Object.fromEntries(
    spans.map((span) => [title(span), byId.get(span.parentSpanId ?? '') ?? span.parentSpanId ?? 'nobody']),
  );
}

describe('a request that goes through an edge and a service to a database', () => {
  let edge: Running;
  let service: Running;
  beforeAll(async () => {
    ({ edge, service } = await startBoth(traced()));
  });
  afterAll(endAll);

  it('is one trace, in which each knows who asked it', async () => {
    const response = await answer(edge, { traceparent });
    expect(await response.json()).toEqual([{ who: 'ana' }]);
    await collected(5);
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    expect(tree(collector.spans)).toEqual({
      'edge serves POST /api/answers/:who': CALLER,
      'edge asks POST': 'edge serves POST /api/answers/:who',
      'servicio serves POST /api/answers/:who': 'edge asks POST',
      'servicio asks select $1::text as answer, ? as word': 'servicio serves POST /api/answers/:who',
      'servicio asks select $1::text as who': 'servicio serves POST /api/answers/:who',
    });
    const [request] = collector.spans.filter(({ service: of, kind }) => of === 'servicio' && kind === SERVER);
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/answers/:who',
      'http.response.status_code': 200,
    });
    for (const { lines } of [edge, service]) {
      expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({ trace_id: TRACE });
    }
  });

  it('begins a trace where the caller has none, and each another', async () => {
    await answer(edge);
    await answer(edge);
    await collected(10);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(2);
  });

  it('says nothing of who asked, or of what', async () => {
    const secrets = { cookie: '__session=galleta', authorization: 'Bearer credencial', 'user-agent': 'Navegador' };
    await answer(edge, { ...secrets, baggage: 'correo=ana', tracestate: 'a=b' });
    await fetch(`${edge.address}/api/broken/beatriz?clave=llave`);
    await collected(9);
    expect(collector.text()).toContain('/api/answers/:who');
    expect(collector.text()).not.toMatch(
      /ana|mi respuesta|galleta|credencial|Navegador|beatriz|llave|correo|literal|127\.0\.0\.1:\d+\/api/,
    );
  });

  it('marks the statement that failed, with the database’s code and not its text', async () => {
    expect((await fetch(`${edge.address}/api/broken/beatriz`)).status).toBe(500);
    await collected(4);
    const failed = collector.spans.find(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(failed).toMatchObject({
      kind: CLIENT,
      name: 'SELECT',
      status: { code: ERROR },
      attributes: { 'db.response.status_code': '22P02', 'error.type': '22P02' },
    });
    expect(failed?.status.message).toBeUndefined();
    const served = collector.spans.filter(({ kind }) => kind === SERVER);
    expect(served.map(({ status, attributes }) => [status.code, attributes['error.type']])).toEqual([
      [ERROR, '500'],
      [ERROR, '500'],
    ]);
  });
});

describe('a collector that does not answer', () => {
  const QUEUE = 10;
  afterEach(() => collector.speak());

  it('slows nothing down, holds no process that is to end, and what waits for it is bounded', async () => {
    collector.beSilent();
    const edge = await start('edge', '', traced({ OTEL_BSP_MAX_QUEUE_SIZE: String(QUEUE) }));
    const asked = Array.from({ length: 300 }, () => fetch(`${edge.address}/plain`));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    // A batch was on its way, and one more had waited. No health check is a span.
    await fetch(`${edge.address}/healthz`);
    expect(await edge.end()).toBe(0);
    expect(collector.spans.length).toBeGreaterThan(0);
    expect(collector.spans.length).toBeLessThanOrEqual(2 * QUEUE);
  });

  it('is told once, and counted', async () => {
    const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '200' };
    const edge = await start('edge', '', traced(away));
    expect((await fetch(`${edge.address}/plain`)).status).toBe(200);
    const failed = async () => /trace_spans_total\{outcome="failed"\} (\d+)/.exec(await metrics(edge))?.[1];
    await expect.poll(failed).toBe('1');
    await fetch(`${edge.address}/plain`);
    await expect.poll(failed).toBe('2');
    expect(edge.lines.filter(({ level }) => level === 'warn')).toEqual([
      expect.objectContaining({ msg: 'the collector of traces does not take spans' }),
    ]);
  });
});

const metrics = async ({ address }: Running) => (await fetch(`${address}/metrics`)).text();

it('where the variables do not ask for it nothing of the SDK is loaded, and nothing is said', async () => {
  const edge = await start('edge', '', traced({ OTEL_TRACES_EXPORTER: 'none' }));
  expect(await (await fetch(`${edge.address}/loaded`)).json()).toEqual([]);
  await fetch(`${edge.address}/plain`, { headers: { traceparent } });
  expect(await edge.end()).toBe(0);
  expect(edge.lines.find(({ msg }) => msg === 'request')).not.toHaveProperty('trace_id');
  expect(collector.spans).toEqual([]);
});

it('a sampler that takes nothing sends nothing, and goes by the caller where it is to', async () => {
  const edge = await start('edge', '', traced({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }));
  await fetch(`${edge.address}/plain`);
  await fetch(`${edge.address}/plain`, { headers: { traceparent } });
  await edge.end();
  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([TRACE]);
});
