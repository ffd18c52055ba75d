import { PAGE_ERROR_PATH, type ReleaseDocument } from '@travesia/contracts/release';
import { POLICY_REPORT_PATH } from '@travesia/contracts/slices';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenRaw } from './testing/raw-request.ts';
import { createLiveStore, createSampleEdge, SAMPLE_ORIGIN } from './testing/sample-edge.ts';
import type { SampleStore } from './testing/sample-store.ts';

let sample: SampleStore;
let remote: ReleaseDocument;
let edge: Awaited<ReturnType<typeof createSampleEdge>>;
let ask: Awaited<ReturnType<typeof listenRaw>>;

beforeEach(async () => {
  ({ sample, remote } = await createLiveStore());
  edge = await createSampleEdge(sample);
  ask = await listenRaw(edge.app);
});
afterEach(async () => {
  await edge.app.close();
  await sample.remove();
});

const post = (path: string, body: unknown, type = 'application/json', origin: string | null = SAMPLE_ORIGIN) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': type, ...(origin && { origin }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const metrics = async () => (await ask('/metrics')).body;
const lines = (message: string) => edge.log().filter(({ msg }) => msg === message);

describe('an error of a page after it loaded', () => {
  const error = (changes = {}) => ({
    remote: 'herramientas',
    release: remote.id,
    kind: 'error',
    name: 'TypeError',
    file: 'js/indice.9f.js',
    line: 1,
    column: 20_345,
    ...changes,
  });
  const report = (...errors: object[]) => post(PAGE_ERROR_PATH, { build: 'r1-01234567', errors });

  it('is counted by release, and is a line that leads to the source', async () => {
    expect((await report(error(), error({ kind: 'rejection' }))).statusCode).toBe(204);
    expect(await metrics()).toContain(
      `page_errors_total{remote="herramientas",release="${remote.id}",kind="rejection"} 1`,
    );
    expect(lines('a page threw')).toEqual([
      expect.objectContaining({
        level: 'warn',
        remote: 'herramientas',
        version: remote.id,
        error: 'TypeError',
        place: 'js/indice.9f.js:1:20345',
      }),
      expect.objectContaining({ kind: 'rejection' }),
    ]);
  });

  it('of a release that is not live has no name of its own, and fills no log', async () => {
    await report(error({ release: '9.9.9-01234567' }), error({ remote: 'inventado' }));
    const body = await metrics();
    expect(body).toContain('page_errors_total{remote="other",release="other",kind="error"} 2');
    expect(body).not.toContain('inventado');
    expect(lines('a page threw')).toEqual([]);
  });

  it.each([
    ['a message', { message: 'Ana Soto' }],
    ['a class that is none', { name: 'Ana Soto' }],
    ['an address', { file: 'https://travesia.example/ajustes?token=1' }],
  ])('may not carry %s', async (_, changes) => {
    const answer = await report(error(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.body + JSON.stringify(edge.log())).not.toContain('Ana');
  });

  it('comes from our own pages', async () => {
    const body = { build: 'r1-01234567', errors: [error()] };
    expect((await post(PAGE_ERROR_PATH, body, 'application/json', 'https://evil.example')).statusCode).toBe(403);
  });
});

describe('what a browser refused by policy', () => {
  const refused = (changes = {}) => ({
    type: 'csp-violation',
    url: `${SAMPLE_ORIGIN}/ensayos/resultado/ana?clave=1`,
    user_agent: 'Navegador de Ana',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://malo.example/robo.js?de=ana',
      sourceFile: `${SAMPLE_ORIGIN}/releases/herramientas/${remote.id}/js/indice.9f.js`,
      ...changes,
    },
  });
  const REPORTS = 'application/reports+json';

  it('is counted by directive and by the release that asked, without addresses or people', async () => {
    const answer = await post(POLICY_REPORT_PATH, [refused(), refused({ blockedURL: 'inline' })], REPORTS, null);
    expect(answer.statusCode).toBe(204);
    const line = (blocked: string) =>
      `policy_refusals_total{directive="script-src",blocked="${blocked}",remote="herramientas",release="${remote.id}"} 1`;
    const body = await metrics();
    expect(body).toContain(line('foreign'));
    expect(body).toContain(line('inline'));
    expect(lines('a browser refused something by policy')[0]).toMatchObject({
      directive: 'script-src',
      from: 'https://malo.example',
      version: remote.id,
    });
    expect(JSON.stringify(edge.log())).not.toMatch(/ana|Ana|robo|clave/);
  });

  it('is understood from browsers that only know the older way', async () => {
    const body = { 'csp-report': { 'violated-directive': "img-src 'self'", 'blocked-uri': 'https://x.example/a.png' } };
    expect((await post(POLICY_REPORT_PATH, body, 'application/csp-report', null)).statusCode).toBe(204);
    expect(await metrics()).toContain(
      'policy_refusals_total{directive="img-src",blocked="foreign",remote="other",release="other"} 1',
    );
  });

  it('is a line too where a script did not have its digest', async () => {
    const { body, ...rest } = refused({ blockedURL: `${SAMPLE_ORIGIN}/releases/x.js`, destination: 'script' });
    await post(POLICY_REPORT_PATH, [{ ...rest, type: 'integrity-violation', body }], REPORTS, null);
    expect(lines('a browser refused something by policy')).toEqual([
      expect.objectContaining({ directive: 'integrity', blocked: 'self' }),
    ]);
  });

  it('by an extension says nothing of us', async () => {
    await post(POLICY_REPORT_PATH, [refused({ blockedURL: 'chrome-extension://abc/x.js' })], REPORTS, null);
    expect(await metrics()).toContain('blocked="extension"');
    expect(lines('a browser refused something by policy')).toEqual([]);
  });

  it('is refused where it is nothing of the kind', async () => {
    for (const body of ['{', '7', '[{"type":1}]', '{"csp-report":3}']) {
      expect((await post(POLICY_REPORT_PATH, body, REPORTS, null)).statusCode, body).toBe(400);
    }
    const long = JSON.stringify([refused({ blockedURL: 'x'.repeat(70_000) })]);
    expect((await post(POLICY_REPORT_PATH, long, REPORTS, null)).statusCode).toBe(413);
  });
});
