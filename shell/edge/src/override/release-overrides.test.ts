import type { Session } from '@travesia/contracts/page';
import { LOAD_REPORT_PATH, RELEASE_OVERRIDE_PATH, type ReleaseDocument } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EdgeOptions } from '../edge.ts';
import { OVERRIDES_PER_ADDRESS_A_MINUTE } from '../http/rate-limits.ts';
import { listenRaw } from '../testing/raw-request.ts';
import {
  bootOf,
  createCookieJar,
  createLiveStore,
  createSampleEdge,
  nextRemote,
  SAMPLE_ORIGIN,
} from '../testing/sample-edge.ts';
import { type SampleStore, sampleShell } from '../testing/sample-store.ts';
import { OVERRIDE_COOKIE, OVERRIDE_MAX_AGE_S } from './override-cookie.ts';

const PRODUCTION = 'https://travesia.example';
const SECRET = 'c'.repeat(32);
const USERS: Readonly<Record<string, Session>> = {
  ana: { status: 'signed-in', user: { uid: 'ana' } },
  sofia: { status: 'signed-in', user: { uid: 'sofia', staff: true } },
};

let sample: SampleStore;
let remote: ReleaseDocument;
let next: ReleaseDocument;
let nextShell: ReleaseDocument;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  ({ sample, remote } = await createLiveStore());
  next = await sample.publish(nextRemote);
  nextShell = await sample.publish({ ...sampleShell, version: '2.0.0' });
});
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
  await sample.remove();
});

async function startEdge(options: Partial<EdgeOptions> = {}) {
  const origin = options.origin ?? PRODUCTION;
  const { app } = await createSampleEdge(sample, {
    origin,
    overrideSecret: SECRET,
    async readSession({ headers }) {
      const user = /__session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
      if (user === 'duda') throw new Error('the key server is down');
      return USERS[user] ?? { status: 'anonymous' };
    },
    ...options,
  });
  open.push(app);
  const ask = await listenRaw(app);

  return {
    app,
    ask,
    /** A browser whose user is signed in as `user`. */
    browser(user?: string) {
      const jar = createCookieJar();
      if (user) jar.keep([`__session=${user}`]);
      const change = async (method: string, body?: unknown, headers: Record<string, string> = {}) => {
        const answer = await ask(RELEASE_OVERRIDE_PATH, {
          method,
          headers: {
            origin,
            cookie: jar.header(),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        jar.keep(answer.headers['set-cookie']);
        return answer;
      };
      return {
        ...jar,
        change,
        pin: (releases: Record<string, string>) => change('PUT', { releases }),
        get: (url: string, headers: Record<string, string> = {}) =>
          ask(url, { headers: { cookie: jar.header(), ...headers } }),
        async boot(url = '/herramientas') {
          return bootOf((await this.get(url)).body);
        },
      };
    },
  };
}

type Edge = Awaited<ReturnType<typeof startEdge>>;

describe('in production', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await startEdge();
  });

  it('staff see what is kept, the newest first, and that they may', async () => {
    const sofia = edge.browser('sofia');
    const answer = await sofia.get(RELEASE_OVERRIDE_PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const kept = JSON.parse(answer.body);
    expect(Object.keys(kept)).toEqual(['herramientas', 'shell']);
    expect(kept.herramientas.map(({ id }: { id: string }) => id).sort()).toEqual([remote.id, next.id].sort());
    expect((await sofia.boot()).tools).toBe('staff');
  });

  it('staff get the release they pinned, and nobody else does', async () => {
    const sofia = edge.browser('sofia');
    const pinned = await sofia.pin({ herramientas: next.id });
    expect(pinned.statusCode).toBe(204);
    expect(pinned.headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(`^${OVERRIDE_COOKIE}=[\\w.-]+; Path=/; Max-Age=14400; HttpOnly; SameSite=Strict; Secure$`),
      ),
    ]);
    const answer = await sofia.get('/herramientas');
    expect(answer.body).toContain('Otra cara');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(bootOf(answer.body).releases[1]).toMatchObject({ id: next.id, channel: 'override', fallback: remote.id });
    expect((await sofia.get('/herramientas/nueva')).statusCode).toBe(200);
    for (const other of [edge.browser(), edge.browser('ana'), edge.browser('sofia')]) {
      expect((await other.boot()).releases[1]).toMatchObject({ id: remote.id, channel: 'stable' });
    }
  });

  it('staff may pin the shell, the release that is stable, and take all back', async () => {
    const sofia = edge.browser('sofia');
    await sofia.pin({ shell: nextShell.id, herramientas: remote.id });
    expect((await sofia.boot()).releases).toMatchObject([
      { id: nextShell.id, channel: 'override' },
      { id: remote.id, channel: 'override' },
    ]);
    expect((await sofia.change('DELETE')).statusCode).toBe(204);
    expect(sofia.kept.has(OVERRIDE_COOKIE)).toBe(false);
    expect((await sofia.boot()).releases).toMatchObject([{ channel: 'stable' }, { channel: 'stable' }]);
  });

  it('students and visitors may not look, pin or reset', async () => {
    for (const [user, status] of [
      ['ana', 403],
      [undefined, 401],
      ['duda', 503],
    ] as const) {
      const browser = edge.browser(user);
      const answers = [
        await browser.get(RELEASE_OVERRIDE_PATH),
        await browser.pin({ herramientas: next.id }),
        await browser.change('DELETE'),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(status);
        expect(answer.headers).not.toHaveProperty('set-cookie');
        expect(answer.headers['content-type']).toContain('problem+json');
        expect(answer.body).not.toContain(next.id);
      }
      expect(await browser.boot()).not.toHaveProperty('tools');
    }
  });

  it('a cookie of staff is nothing to anybody else, nor to staff who signed out', async () => {
    const sofia = edge.browser('sofia');
    await sofia.pin({ herramientas: next.id });
    const stolen = `${OVERRIDE_COOKIE}=${sofia.kept.get(OVERRIDE_COOKIE)}`;
    for (const session of ['', '; __session=ana', '; __session=duda']) {
      const answer = await edge.ask('/herramientas', { headers: { cookie: stolen + session } });
      expect(answer.body, session).not.toContain('Otra cara');
    }
    expect((await edge.ask('/herramientas', { headers: { cookie: `${stolen}; __session=sofia` } })).body).toContain(
      'Otra cara',
    );
  });

  it('an altered cookie, one of another secret and one that ended are nothing', async () => {
    let now = Date.UTC(2026, 2, 1);
    const timed = await startEdge({ clock: () => now });
    const other = await startEdge({ overrideSecret: 'd'.repeat(32) });
    const sofia = timed.browser('sofia');
    await sofia.pin({ herramientas: next.id });
    const sealed = sofia.kept.get(OVERRIDE_COOKIE) ?? '';
    const seen = async ({ ask }: Edge, value: string) =>
      (await ask('/herramientas', { headers: { cookie: `__session=sofia; ${OVERRIDE_COOKIE}=${value}` } })).body;
    const mine = async () => JSON.parse((await sofia.get('/builds/mine.json')).body).releases.herramientas;
    expect(await seen(timed, sealed)).toContain('Otra cara');
    expect(await mine()).toBe(next.id);
    expect(await seen(timed, sealed.replace(/^./, 'A'))).not.toContain('Otra cara');
    expect(await seen(timed, `${sealed}A`)).not.toContain('Otra cara');
    expect(await seen(other, sealed)).not.toContain('Otra cara');
    now += OVERRIDE_MAX_AGE_S * 1000;
    expect(await seen(timed, sealed)).not.toContain('Otra cara');
    expect(await mine()).toBe(remote.id);
  });

  it('nothing is pinned that is not live, not kept, or no release', async () => {
    const sofia = edge.browser('sofia');
    const unknown = await sofia.pin({ herramientas: '9.9.9-01234567', carreras: next.id });
    expect(unknown.statusCode).toBe(400);
    expect(JSON.parse(unknown.body).errors).toEqual([
      { pointer: '/releases/herramientas', detail: 'is not a release that is kept' },
      { pointer: '/releases/carreras', detail: 'is not live' },
    ]);
    for (const body of [
      {},
      { releases: { herramientas: '../../x' } },
      { releases: {}, more: 1 },
      { releases: { __proto__x: 'a' } },
      [],
    ]) {
      expect((await sofia.change('PUT', body)).statusCode).toBe(400);
    }
    expect((await sofia.change('PUT', { releases: {}, more: 'x'.repeat(5000) })).statusCode).toBe(413);
    expect(sofia.kept.has(OVERRIDE_COOKIE)).toBe(false);
  });

  it('no other site can pin for staff', async () => {
    const sofia = edge.browser('sofia');
    for (const origin of ['https://evil.example', 'null', SAMPLE_ORIGIN]) {
      const answer = await sofia.change('PUT', { releases: { herramientas: next.id } }, { origin });
      expect(answer.statusCode, origin).toBe(403);
    }
    expect(sofia.kept.has(OVERRIDE_COOKIE)).toBe(false);
  });

  it('a bot gets what everybody gets, whatever it sends', async () => {
    const sofia = edge.browser('sofia');
    await sofia.pin({ herramientas: next.id });
    const answer = await sofia.get('/herramientas', { 'user-agent': 'Googlebot/2.1' });
    expect(answer.body).not.toContain('Otra cara');
    expect(bootOf(answer.body)).not.toHaveProperty('tools');
  });

  it('the store is not read without end', async () => {
    const limited = await startEdge();
    const statuses = new Set<number | undefined>();
    for (let i = 0; i <= OVERRIDES_PER_ADDRESS_A_MINUTE; i++) {
      statuses.add((await limited.ask(RELEASE_OVERRIDE_PATH)).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
  });

  it('nor by somebody who has a /64, each of whose addresses is another', async () => {
    const limited = await startEdge();
    const from = async (address: string) =>
      (await limited.ask(RELEASE_OVERRIDE_PATH, { headers: { 'x-forwarded-for': address } })).statusCode;
    const statuses: (number | undefined)[] = [];
    for (let host = 1; host <= 150; host++) statuses.push(await from(`2001:db8:7:1::${host.toString(16)}`));
    const admitted = OVERRIDES_PER_ADDRESS_A_MINUTE;
    expect(statuses).toEqual(statuses.map((_, index) => (index < admitted ? 401 : 429)));
    expect(await from('2001:db8:7:2::1')).toBe(401);
  });

  it('refuses tools for everybody, and a secret that can be guessed', async () => {
    await expect(startEdge({ tools: 'development' })).rejects.toThrow(/not allowed on https/);
    await expect(startEdge({ overrideSecret: 'corto' })).rejects.toThrow(/32 characters/);
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startEdge({ tools: 'development', origin: SAMPLE_ORIGIN })).rejects.toThrow(/nor in production/);
    vi.unstubAllEnvs();
  });
});

describe('on a developer’s machine', () => {
  it('everybody may pin, and nobody keeps their documents for others', async () => {
    const edge = await startEdge({ origin: SAMPLE_ORIGIN, tools: 'development' });
    const browser = edge.browser();
    expect((await browser.boot()).tools).toBe('development');
    const pinned = await browser.pin({ herramientas: next.id });
    expect(pinned.statusCode).toBe(204);
    expect(pinned.headers['set-cookie']?.[0]).not.toContain('Secure');
    const answer = await browser.get('/herramientas');
    expect(answer.body).toContain('Otra cara');
    expect(answer.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect((await edge.browser().get('/herramientas')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await browser.get(LOAD_REPORT_PATH)).statusCode).toBe(404);
  });

  it('nobody may, where it was not opened to all', async () => {
    const edge = await startEdge({ origin: SAMPLE_ORIGIN });
    expect((await edge.browser().pin({ herramientas: next.id })).statusCode).toBe(401);
    expect(await edge.browser().boot()).not.toHaveProperty('tools');
  });
});
