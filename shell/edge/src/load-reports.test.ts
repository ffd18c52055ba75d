import { LOAD_REPORT_PATH, type LoadRecord, type ReleaseDocument } from '@travesia/contracts/release';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CANARY_MIN_DOCUMENTS, CANARY_MIN_LOADS } from './canary/canary-figures.ts';
import { DOCUMENT_GRACE_MS } from './canary/canary-tally.ts';
import type { OnCanaryFailed } from './canary/canary-watch.ts';
import { REPORTS_PER_ADDRESS_A_MINUTE } from './http/rate-limits.ts';
import { listenRaw } from './testing/raw-request.ts';
import { bootOf, createCanaryStore, createSampleEdge, SAMPLE_ORIGIN, within } from './testing/sample-edge.ts';
import { type SampleStore, sampleShell } from './testing/sample-store.ts';

let sample: SampleStore;
let shell: ReleaseDocument;
let remote: ReleaseDocument;
let next: ReleaseDocument;
let promoteCanary: Awaited<ReturnType<typeof createCanaryStore>>['promoteCanary'];
let edge: Awaited<ReturnType<typeof createSampleEdge>>;
let ask: Awaited<ReturnType<typeof listenRaw>>;
let failed: Parameters<OnCanaryFailed>[];

beforeEach(async () => {
  ({ sample, shell, remote, next, promoteCanary } = await createCanaryStore(100));
  failed = [];
  edge = await createSampleEdge(sample, {
    onCanaryFailed: async (...args) => {
      failed.push(args);
    },
  });
  ask = await listenRaw(edge.app);
});
afterEach(async () => {
  await edge.app.close();
  await sample.remove();
});

const JSON_OF_OURS = { origin: SAMPLE_ORIGIN, 'content-type': 'application/json' };

const post = (body: string, headers: Record<string, string> = {}) =>
  ask(LOAD_REPORT_PATH, { method: 'POST', headers: { ...JSON_OF_OURS, ...headers }, body });

const LOADED = { remote: 'herramientas', channel: 'stable', page: 'indice', outcome: 'loaded', ms: 120 } as const;

const record = (changes: Partial<LoadRecord> = {}): LoadRecord => ({ ...LOADED, release: remote.id, ...changes });
const ofCanary = (outcome: LoadRecord['outcome']) => record({ release: next.id, channel: 'canary', outcome });

const reportOf = (loads: readonly unknown[]) => JSON.stringify({ build: 'r1-01234567', shell: shell.id, loads });

let visitors = 0;
/** An address that nobody had before. */
const newVisitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

/** Each load of a visitor of its own. */
async function report(loads: readonly LoadRecord[], headers: Record<string, string> = {}): Promise<void> {
  for (const load of loads) {
    expect((await post(reportOf([load]), { ...newVisitor(), ...headers })).statusCode).toBe(204);
  }
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const metrics = async () => (await ask('/metrics')).body;
const liveChannel = async () => bootOf((await ask('/herramientas')).body).releases[1]?.channel;
const revision = async (wanted: number) =>
  within(async () => (await ask('/builds/latest.json')).body.includes(`"r${wanted}-`));

const GOOD = {
  build: 'r1-01234567',
  shell: '1.0.0-01234567',
  loads: [{ ...LOADED, release: '1.0.0-01234567' }],
};

describe('a load report', () => {
  it('is counted by release and outcome, and answered with nothing', async () => {
    const answer = await post(
      reportOf([record(), record(), record({ outcome: 'integrity', phase: 'entry' }), ofCanary('loaded')]),
    );
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const body = await metrics();
    const line = (release: string, channel: string, outcome: string) =>
      `page_loads_total{channel="${channel}",outcome="${outcome}",remote="herramientas",release="${release}"}`;
    expect(body).toContain(`${line(remote.id, 'stable', 'loaded')} 2`);
    expect(body).toContain(`${line(remote.id, 'stable', 'integrity')} 1`);
    expect(body).toContain(`${line(next.id, 'canary', 'loaded')} 1`);
  });

  it('of a failure is a line for the operator that names the release and nobody', async () => {
    await report([record({ outcome: 'timeout', phase: 'page', ms: 10_000 })], {
      cookie: '__session=secreto; travesia_group=77',
      'user-agent': 'Mozilla/5.0 (Navegador de Ana)',
    });
    const line = edge.log().find(({ msg }) => msg === 'a page did not load');
    expect(line).toMatchObject({ remote: 'herramientas', version: remote.id, phase: 'page', outcome: 'timeout' });
    const log = JSON.stringify(edge.log().filter(({ reqId }) => reqId !== undefined));
    for (const secret of ['secreto', 'Ana', '127.0.0.1', 'travesia_group']) expect(log).not.toContain(secret);
  });

  it('warns the operator of a page that did not load, and is an error where a file was not the published one', async () => {
    await report([record({ outcome: 'chunk', phase: 'page' }), record({ outcome: 'integrity', phase: 'page' })]);
    const levels = edge
      .log()
      .flatMap(({ msg, outcome, level }) => (msg === 'a page did not load' ? [[outcome, level]] : []));
    expect(levels).toEqual([
      ['chunk', 'warn'],
      ['integrity', 'error'],
    ]);
  });

  it('of releases that are not live is counted under no name of its own, and fills no log', async () => {
    await report([
      record({ release: '9.9.9-01234567', outcome: 'chunk' }),
      record({ remote: 'inventado', outcome: 'chunk' }),
      record({ remote: 'constructor', outcome: 'chunk' }),
    ]);
    const body = await metrics();
    expect(body).toContain('page_loads_total{channel="stable",outcome="chunk",remote="other",release="other"} 3');
    for (const name of ['inventado', '9.9.9', 'constructor']) expect(body).not.toContain(name);
    expect(edge.log().filter(({ msg }) => msg === 'a page did not load')).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no loads', JSON.stringify({ ...GOOD, loads: [] })],
    ['no build', JSON.stringify({ ...GOOD, build: undefined })],
    ['no shell', JSON.stringify({ ...GOOD, shell: undefined })],
    ['more than it may say', JSON.stringify({ ...GOOD, email: 'ana@ejemplo.cl' })],
  ])('with %s is refused, and what it said is not repeated', async (_, body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('problem+json');
    expect(answer.body + JSON.stringify(edge.log())).not.toContain('ana@');
  });

  it('says exactly what it may, field by field', async () => {
    expect((await post(JSON.stringify(GOOD))).statusCode).toBe(204);
    const good = record();
    const bad: Record<string, unknown>[] = [
      { remote: '../x' },
      { release: 'x' },
      { channel: 'beta' },
      { outcome: 'ok' },
      { phase: 'x' },
      { ms: -1 },
      { ms: 1e9 },
      { ms: 1.5 },
      { page: '<b>' },
      { uid: 'u1' },
      { url: 'https://travesia.example/ajustes?token=1' },
    ];
    for (const changes of bad) {
      const answer = await post(reportOf([{ ...good, ...changes }]));
      expect(answer.statusCode, JSON.stringify(changes)).toBe(400);
    }
    expect((await post(reportOf(times(21, good)))).statusCode).toBe(400);
    expect((await post(reportOf(times(20, good)))).statusCode).toBe(204);
  });

  it('is small, JSON, and from our own pages', async () => {
    const good = reportOf([record()]);
    expect((await post(good.padEnd(4097))).statusCode).toBe(413);
    expect((await post(good, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post(good, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post(good, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await ask(LOAD_REPORT_PATH)).statusCode).toBe(404);
    expect((await ask(LOAD_REPORT_PATH, { method: 'PUT', headers: JSON_OF_OURS, body: good })).statusCode).toBe(404);
  });

  it('never brings the edge down, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), async (body) => {
        expect([400, 413]).toContain((await post(body)).statusCode);
      }),
      { numRuns: 50 },
    );
    expect((await ask('/herramientas')).statusCode).toBe(200);
  });

  it('may be sent so often from one address, counting those that are refused', async () => {
    const send = async () => (await edge.app.inject({ method: 'POST', url: LOAD_REPORT_PATH })).statusCode;
    const statuses: number[] = [];
    for (let sent = 0; sent < REPORTS_PER_ADDRESS_A_MINUTE; sent += 100) {
      statuses.push(...(await Promise.all(times(100, null).map(send))));
    }
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(await send()).toBe(429);
    const answer = await post('{');
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit');
    expect((await ask('/herramientas')).statusCode).toBe(200);
  });
});

describe('a canary whose pages fail to load', () => {
  it('is taken away at once, with the figures', async () => {
    expect(await liveChannel()).toBe('canary');
    await report([...times(96, record()), ...times(4, record({ outcome: 'http' }))]);
    await report([...times(CANARY_MIN_LOADS - 6, ofCanary('loaded')), ...times(5, ofCanary('evaluation'))]);
    expect(failed).toEqual([]);
    expect(await liveChannel()).toBe('canary');
    await report([ofCanary('mount')]);
    expect(await liveChannel()).toBe('stable');
    const figures = {
      canary: { documents: 0, loads: 50, failures: 6 },
      stable: { documents: 0, loads: 100, failures: 4 },
    };
    expect(failed).toEqual([['herramientas', next.id, figures]]);
    expect(edge.log()).toContainEqual(
      expect.objectContaining({ level: 'error', remote: 'herramientas', version: next.id, phase: 'canary', figures }),
    );
    expect((await ask('/herramientas')).headers).not.toHaveProperty('set-cookie');
  });

  it('goes from an open session as well', async () => {
    const cookie = `travesia_canary=herramientas/${next.id}/1`;
    const channel = async () => bootOf((await ask('/herramientas', { headers: { cookie } })).body).releases[1]?.channel;
    expect(await channel()).toBe('canary');
    await report(times(CANARY_MIN_LOADS, ofCanary('chunk')));
    expect(await channel()).toBe('stable');
  });

  it('is announced once, however much more fails', async () => {
    await report(times(CANARY_MIN_LOADS + 20, ofCanary('chunk')));
    expect(failed).toHaveLength(1);
  });

  it('stays while as much fails of the stable release', async () => {
    await report([...times(70, record()), ...times(70, ofCanary('loaded'))]);
    await report(times(30, record({ outcome: 'timeout' })));
    await report(times(30, ofCanary('timeout')));
    expect(failed).toEqual([]);
    expect(await liveChannel()).toBe('canary');
  });

  it('stays whatever students without a network report', async () => {
    await report(times(100, ofCanary('offline')));
    await report(times(CANARY_MIN_LOADS - 1, ofCanary('chunk')));
    expect(failed).toEqual([]);
    expect(await liveChannel()).toBe('canary');
  });

  it('is not judged by what other releases and other channels do', async () => {
    await report([
      ...times(CANARY_MIN_LOADS + 10, record({ outcome: 'chunk' })),
      ...times(CANARY_MIN_LOADS + 10, { ...ofCanary('chunk'), channel: 'override' as const }),
      ...times(CANARY_MIN_LOADS + 10, { ...ofCanary('chunk'), release: '9.9.9-01234567' }),
      ...times(CANARY_MIN_LOADS + 10, { ...ofCanary('chunk'), remote: 'carreras' }),
    ]);
    expect(await liveChannel()).toBe('canary');
  });

  it('stays away while its share changes, and gets another chance once it ended', async () => {
    await report(times(CANARY_MIN_LOADS, ofCanary('chunk')));
    await promoteCanary(50);
    await revision(3);
    expect(await liveChannel()).toBe('stable');
    await sample.promote({ stable: shell.id }, { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } });
    await revision(4);
    expect(await liveChannel()).toBe('stable');
    await promoteCanary(100);
    await revision(5);
    expect(await liveChannel()).toBe('canary');
    await report(times(CANARY_MIN_LOADS - 1, ofCanary('chunk')));
    expect(await liveChannel()).toBe('canary');
    expect(failed).toHaveLength(1);
  });

  it('is taken away where documents of it were given to many, and no browser said anything', async () => {
    let now = Date.now();
    const silent = await createSampleEdge(sample, {
      clock: () => now,
      onCanaryFailed: async (...args) => {
        failed.push(args);
      },
    });
    const visit = await listenRaw(silent.app);
    const open = async (headers: Record<string, string>) => bootOf((await visit('/herramientas', { headers })).body);
    const channel = async (headers: Record<string, string>) => (await open(headers)).releases[1]?.channel;
    const cookie = { cookie: `travesia_canary=herramientas/${next.id}/1` };
    for (let count = 0; count < CANARY_MIN_DOCUMENTS; count++) await open({ ...cookie, ...newVisitor() });
    for (let count = 0; count < 100; count++) await open({ ...cookie, 'x-forwarded-for': '203.0.113.9' });
    expect(failed).toEqual([]);
    now += DOCUMENT_GRACE_MS;
    expect(await channel({ ...cookie, ...newVisitor() })).toBe('canary');
    await within(async () => failed.length === 1);
    expect(failed[0]?.slice(0, 2)).toEqual(['herramientas', next.id]);
    expect(await channel({ ...cookie, ...newVisitor() })).toBe('stable');
    await silent.app.close();
  });

  it('may be the shell, by which every page fails', async () => {
    const nextShell = await sample.publish({ ...sampleShell, version: '1.1.0' });
    await sample.promote(
      { stable: shell.id, canary: { release: nextShell.id, percent: 50 } },
      { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } },
    );
    await revision(3);
    const of = (shellId: string, outcome: LoadRecord['outcome']) =>
      post(JSON.stringify({ ...GOOD, shell: shellId, loads: [record({ outcome })] }), newVisitor());
    for (let sent = 0; sent < 60; sent++) await of(shell.id, 'loaded');
    for (let sent = 0; sent < 60; sent++) await of('9.9.9-01234567', 'mount');
    expect(failed).toEqual([]);
    for (let sent = 0; sent < CANARY_MIN_LOADS; sent++) await of(nextShell.id, 'mount');
    const figures = {
      canary: { documents: 0, loads: 50, failures: 50 },
      stable: { documents: 0, loads: 60, failures: 0 },
    };
    expect(failed).toEqual([['shell', nextShell.id, figures]]);
  });
});
