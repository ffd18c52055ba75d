import { type BootDocument, buildReleasesPath, type ReleaseDocument } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootOf, createSampleEdge } from '../testing/sample-edge.ts';
import {
  createSampleStore,
  type SampleRelease,
  type SampleStore,
  sampleRemote,
  sampleShell,
} from '../testing/sample-store.ts';

const STARTER = 'globalThis.started = 1;';

const shellWithStarter: SampleRelease = {
  ...sampleShell,
  files: { ...sampleShell.files, 'starter.js': STARTER },
  ...(sampleShell.shell && { shell: { ...sampleShell.shell, starter: 'starter.js' } }),
};

/** Its index and its averages wait to be used. */
const waitingRemote: SampleRelease = {
  ...sampleRemote,
  routes: sampleRemote.routes.map((route) =>
    route.path === '/herramientas' || route.data ? { ...route, hydrateOn: 'interaction' } : route,
  ),
};

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
const WAITS = '<template id="travesia-start">';

let sample: SampleStore;
let remote: ReleaseDocument;
let app: FastifyInstance;

beforeAll(async () => {
  sample = await createSampleStore();
  const shell = await sample.publish(shellWithStarter);
  remote = await sample.publish(waitingRemote);
  await sample.promote({ stable: shell.id }, { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } });
  ({ app } = await createSampleEdge(sample, {
    readSession: async ({ headers }) => {
      if (headers['x-session'] === 'broken') throw new Error('no verdict');
      if (headers['x-session'] === undefined) return { status: 'anonymous' };
      return { status: 'signed-in', user: { uid: 'u1' } };
    },
  }));
});

afterAll(async () => {
  await app.close();
  await sample.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...PERSON, ...headers } });

describe('the document of a page that hydrates on interaction', () => {
  it('brings what it looks like, and keeps the application in a template', async () => {
    const { body } = await get('/herramientas');
    expect(body).toContain(
      `<style data-sheet="${remote.id && `/releases/herramientas/${remote.id}/indice.1111.css`}">`,
    );
    expect(body).not.toContain('rel="stylesheet"');
    const [before = '', template = '', after = ''] = body.split(/<template id="travesia-start">|<\/template>/);
    expect(template.match(/<script defer[^>]* integrity="sha384-/g)).toHaveLength(2);
    expect(template.match(/as="script"[^>]* integrity="sha384-/g)).toHaveLength(2);
    // The starter reads of which build it is: the text is the same in all of them.
    expect(body.split(bootOf(body).build)).toHaveLength(2);
    for (const outside of [before, after]) expect(outside).not.toMatch(/<script[^>]* src=|rel="preload"/);
    expect(after.startsWith(`<script>${STARTER}</script>`)).toBe(true);
  });

  it('is also that of a release from before contract 1.6, which has another word for it', async () => {
    const before = await createSampleStore();
    const { id: stable } = await before.publish(shellWithStarter);
    const former = await before.publish({
      ...sampleRemote,
      contractMinor: 5,
      routes: sampleRemote.routes.map((route) => (route.data ? { ...route, startsOnUse: true } : route)),
    });
    await before.promote({ stable }, { herramientas: { stable: former.id, prefixes: ['/herramientas'] } });
    const { app: edge } = await createSampleEdge(before);
    const { body } = await edge.inject({ url: '/herramientas/promedio-5.50', headers: PERSON });
    expect(body).toContain(WAITS);
    const { build } = bootOf(body);
    const [, resolved] = (await edge.inject(buildReleasesPath(build))).json<BootDocument['releases']>();
    const words = resolved?.routes.map(({ hydrateOn }) => hydrateOn).filter((word) => word !== undefined);
    expect(words).toEqual(['interaction']);
    expect(JSON.stringify(resolved)).not.toContain('startsOnUse');
    await edge.close();
    await before.remove();
  });

  it('leaves the releases and the data of the page to be fetched', async () => {
    const { body } = await get('/herramientas/promedio-5.50');
    expect(bootOf(body)).not.toHaveProperty('releases');
    expect(bootOf(body)).toHaveProperty('fragment', {});
    expect(body).toContain(`href="/releases/herramientas/${remote.id}/payload/herramientas/promedio-5.50.json"`);
  });

  it('has a policy that names what is in it, also where the browser has it already', async () => {
    const { headers, body } = await get('/herramientas');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(body.match(/<style/g)).toHaveLength(2);
    const again = await get('/herramientas', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(policy);
  });

  it('is for nobody who is signed in, or might be', async () => {
    for (const session of ['signed-in', 'broken']) {
      const { body, headers } = await get('/herramientas', { 'x-session': session });
      expect(body).not.toContain(WAITS);
      expect(body).toContain('rel="stylesheet"');
      expect(body).toContain(`<script>${STARTER}</script>`);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect(bootOf(body).releases.map(({ name }) => name)).toEqual(['shell', 'herramientas']);
    }
  });

  it('is for no page that does not say so', async () => {
    for (const url of ['/', '/herramientas/temarios/m1', '/herramientas/prueba', '/nada']) {
      expect((await get(url)).body, url).not.toContain(WAITS);
    }
  });

  it('is for nobody who tries a release out', async () => {
    const next = await sample.publish({ ...waitingRemote, version: '1.1.0' });
    const { app: edge } = await createSampleEdge(sample, { tools: 'development' });
    expect((await edge.inject({ url: '/herramientas', headers: PERSON })).body).not.toContain(WAITS);
    await edge.close();
    expect(next.id).not.toBe(remote.id);
  });
});

describe('the starter', () => {
  it('is served by itself to nobody', async () => {
    const [, shell = ''] = /\/releases\/shell\/([^/]+)\//.exec((await get('/herramientas')).body) ?? [];
    expect((await get(`/releases/shell/${shell}/main.0a1b.js`)).statusCode).toBe(200);
    expect((await get(`/releases/shell/${shell}/starter.js`)).statusCode).toBe(404);
  });
});

describe('the releases of a build', () => {
  it('are what its documents would have named, for good and in every encoding', async () => {
    const { build } = bootOf((await get('/herramientas')).body);
    const answer = await get(buildReleasesPath(build));
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const named = bootOf((await get('/herramientas', { 'x-session': 'signed-in' })).body).releases;
    expect(answer.json()).toEqual(named);
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get(buildReleasesPath(build), { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
    }
  });

  it('are still said when another build is live', async () => {
    const { build } = bootOf((await get('/herramientas')).body);
    const before = (await get(buildReleasesPath(build))).json();
    const { app: edge, sample: other } = await createSampleEdge(sample);
    const registry = await other.open().readRegistry();
    await other.promote(registry?.shell ?? null);
    const { app: later } = await createSampleEdge(other);
    expect((await later.inject(buildReleasesPath(build))).json()).toEqual(before);
    expect((await later.inject('/builds/latest.json')).json().id).not.toBe(build);
    await edge.close();
    await later.close();
  });

  it.each(['r1-00000000.json', 'r99-01234567.json', 'x', '.json', '..%2fregistry.json'])(
    'are not those of %s',
    async (file) => {
      expect((await get(`/builds/releases/${file}`)).statusCode).toBe(404);
    },
  );
});
