import type { RouteDeclaration } from '@travesia/contracts/page';
import { type ResolvedRelease, resolvedReleasePath } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DevelopedRelease } from './live/developed-remote.ts';
import { openFolderBlobs } from './store/folder-blobs.ts';
import { trustKeys } from './store/registry-trust.ts';
import { createReleaseStore } from './store/release-store.ts';
import { bootOf, createLiveStore, createSampleEdge, SAMPLE_ORIGIN } from './testing/sample-edge.ts';
import { type SampleStore, sampleRemote } from './testing/sample-store.ts';

let sample: SampleStore;
let app: FastifyInstance;

beforeAll(async () => {
  ({ sample } = await createLiveStore());
  ({ app } = await createSampleEdge(sample));
});
afterAll(async () => {
  await app.close();
  await sample.remove();
});

describe('the site map', () => {
  it('lists every prerendered public page once, with the day since when it is as it is, and no other', async () => {
    const answer = await app.inject('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...answer.body.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
    const published = [
      '/',
      '/herramientas',
      '/herramientas/promedio-4.00',
      '/herramientas/promedio-5.50',
      '/herramientas/promedio-5.56',
      '/herramientas/promedio-7.00',
    ].map((path) => [SAMPLE_ORIGIN + path, '2026-03-01']);
    const asBefore = [`${SAMPLE_ORIGIN}/herramientas/temarios/m1`, '2026-02-14'];
    expect(listed.map(([, address, changed]) => [address, changed])).toEqual([...published, asBefore]);
  });

  it('is named to robots, who are kept from the services', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${SAMPLE_ORIGIN}/sitemap.xml\n`);
  });
});

describe('the build files', () => {
  it('say what is live now', async () => {
    const latest = await app.inject('/builds/latest.json');
    expect(latest.headers['cache-control']).toBe('no-store');
    expect(latest.json()).toEqual({
      id: expect.stringMatching(/^r1-[0-9a-f]{8}$/),
      timestamp: Date.UTC(2026, 2, 2, 0, 0, 1),
    });
    expect(bootOf((await app.inject('/')).body).build).toBe(latest.json().id);
  });

  it('describe every build there was, for good', async () => {
    const { sample: other, shell } = await createLiveStore();
    await other.promote({ stable: shell.id });
    const { app: edge } = await createSampleEdge(other);
    const current = (await edge.inject('/builds/latest.json')).json();
    const meta = await edge.inject(`/builds/meta/${current.id}.json`);
    expect(meta.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(meta.json()).toEqual({ ...current, revision: 2, releases: { shell: shell.id }, prerendered: ['/'] });
    const first = (await app.inject('/builds/latest.json')).json().id;
    const before = await edge.inject(`/builds/meta/${first}.json`);
    expect(before.json()).toMatchObject({ id: first, revision: 1, releases: { herramientas: expect.any(String) } });
    expect(before.json().prerendered).toContain('/herramientas/promedio-5.56');
    await edge.close();
    await other.remove();
  });

  it.each(['r1-00000000.json', 'r99-01234567.json', 'r1.json', 'x', '..%2f..%2fregistry.json', 'latest.json'])(
    'know no build called %s',
    async (file) => {
      const answer = await app.inject(`/builds/meta/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a release that is kept', () => {
  const path = (name: string, id: string) => resolvedReleasePath(name, id);

  it('is resolved for whoever falls back to it, for good, live or not', async () => {
    const old = await sample.publish({ ...sampleRemote, version: '0.9.0' });
    const answer = await app.inject(path('herramientas', old.id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.json()).toEqual({
      name: 'herramientas',
      version: '0.9.0',
      id: old.id,
      channel: 'stable',
      base: `/releases/herramientas/${old.id}/`,
      contract: 1,
      entry: ['entry.js', old.files['entry.js']?.integrity],
      container: 'remote_herramientas',
      routes: old.routes,
      pages: expect.objectContaining({
        promedio: {
          js: ['comun.3333.js', 'promedio.2222.js'].map((file) => [file, old.files[file]?.integrity]),
          css: [],
        },
      }),
    });
  });

  it.each([
    path('herramientas', '9.9.9-01234567'),
    path('carreras', '9.9.9-01234567'),
    '/builds/releases/herramientas/x',
    '/builds/releases/herramientas/..%2f..%2fregistry.json',
    '/builds/releases/herramientas/',
  ])('is not %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is not the shell: that of a tab is never replaced', async () => {
    const { shell } = (await sample.open().readRegistry()) ?? {};
    expect((await app.inject(path('shell', shell?.stable ?? ''))).statusCode).toBe(404);
  });
});

describe('the rest', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is refused before its body is read',
    async (method) => {
      for (const url of ['/', '/nada', '/releases/x', '/sitemap.xml']) {
        const answer = await app.inject({ method, url, payload: '<x', headers: { 'content-type': 'text/xml' } });
        expect(answer.statusCode).toBe(405);
        expect(answer.headers['allow']).toBe('GET, HEAD');
        expect(answer.json()).toMatchObject({ status: 405 });
      }
    },
  );

  it.each(['GET', 'POST'] as const)('%s of a service that is not there is its own kind of 404', async (method) => {
    const answer = await app.inject({ method, url: '/api/nada' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('problem+json');
  });

  it('has no icon but the one that documents name', async () => {
    expect((await app.inject('/favicon.ico')).json()).toMatchObject({ status: 404 });
  });

  it('is counted by route', async () => {
    await app.inject('/herramientas/promedio-5.5');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('route="/herramientas/promedio-:promedio",status="200"');
    expect(body).toContain('route="/*",status="405"');
  });
});

describe('a remote from a dev server', () => {
  const override: ResolvedRelease = {
    name: 'herramientas',
    version: '0.0.0-dev',
    id: 'dev',
    channel: 'stable',
    base: 'http://127.0.0.1:4300/',
    contract: 1,
    entry: ['entry.js', ''],
    container: 'remote_herramientas',
    routes: [{ path: '/herramientas', page: 'indice', title: 'En desarrollo', access: 'public', prerender: true }],
    pages: { indice: { js: [['indice.js', '']], css: [] } },
  };

  function developed(more: Partial<ResolvedRelease> = {}, prerendered: readonly string[] = ['/herramientas']) {
    let heading = 'En desarrollo';
    const fragmentAt = async () => ({ html: `<h1>${heading}</h1>`, head: { title: heading }, data: { heading } });
    let now: DevelopedRelease = {
      resolved: { ...override, ...more },
      prerendered: new Set(prerendered),
      fragmentAt,
    };
    const followers: (() => Promise<void>)[] = [];
    return {
      current: () => now,
      edit(next: string) {
        heading = next;
      },
      onChange: (follow: () => Promise<void>) => void followers.push(follow),
      async change(next: Partial<ResolvedRelease>, addresses: readonly string[]) {
        now = { ...now, resolved: { ...override, ...next }, prerendered: new Set(addresses) };
        await Promise.all(followers.map((follow) => follow()));
      },
    };
  }

  it('answers as it would live, and as its sources say now', async () => {
    const book: RouteDeclaration = {
      path: '/herramientas/:libro',
      page: 'libro',
      title: 'Libro',
      access: 'public',
      prerender: true,
      params: { libro: { kind: 'prerendered' } },
    };
    const remote = developed({ routes: [...override.routes, book] }, ['/herramientas', '/herramientas/uno']);
    const { app: edge } = await createSampleEdge(sample, { overrides: [remote] });
    const statusOf = async (url: string) => (await edge.inject(url)).statusCode;
    expect([await statusOf('/herramientas/uno'), await statusOf('/herramientas/dos')]).toEqual([200, 404]);
    const page: RouteDeclaration = { path: '/herramientas/nueva', page: 'nueva', title: 'Nueva', access: 'public' };
    await remote.change({ routes: [...override.routes, book, page] }, ['/herramientas', '/herramientas/dos']);
    expect([await statusOf('/herramientas/uno'), await statusOf('/herramientas/dos')]).toEqual([404, 200]);
    expect(bootOf((await edge.inject('/herramientas/nueva')).body).releases[1]?.routes).toHaveLength(3);
    await edge.close();
  });

  it('is prerendered as its sources say at the moment of each request', async () => {
    const remote = developed();
    const { app: edge } = await createSampleEdge(sample, { overrides: [remote] });
    for (const heading of ['Uno', 'Dos']) {
      remote.edit(heading);
      const { body } = await edge.inject('/herramientas');
      expect(body).toContain(`<div data-page="herramientas:indice"><h1>${heading}</h1></div>`);
      expect(bootOf(body).fragment).toEqual({ data: { heading } });
    }
    await edge.close();
  });

  it('stands in for the released one, without its preloads', async () => {
    const { app: edge } = await createSampleEdge(sample, { overrides: [developed()] });
    const { body } = await edge.inject('/herramientas');
    expect(body).toContain('<title>En desarrollo | Travesía</title>');
    expect(body).toContain('<h1>En desarrollo</h1>');
    expect(body).not.toContain('rel="preload"');
    expect(bootOf(body).releases.map(({ name, id }) => [name, id])).toEqual([
      ['shell', expect.any(String)],
      ['herramientas', 'dev'],
    ]);
    expect((await edge.inject('/herramientas/mias')).statusCode).toBe(404);
    await edge.close();
  });

  it('is refused where others could reach it, and in place of the shell', async () => {
    await expect(
      createSampleEdge(sample, { overrides: [developed()], origin: 'https://travesia.example' }),
    ).rejects.toThrow(/not allowed on https/);
    await expect(createSampleEdge(sample, { overrides: [developed({ name: 'shell' })] })).rejects.toThrow(/shell/);
  });
});

describe('in production', () => {
  const start = (options: Parameters<typeof createSampleEdge>[1]) =>
    createSampleEdge(sample, { origin: 'https://travesia.example', ...options });
  const overrideSecret = 'c'.repeat(32);
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('does not start with a secret of its own making, which no other edge would have', async () => {
    await expect(start({})).rejects.toThrow(/overrideSecret/);
  });

  it('does not start where no key is trusted', async () => {
    const store = createReleaseStore(openFolderBlobs(sample.folder), trustKeys([]));
    await expect(start({ overrideSecret, store })).rejects.toThrow(/trusted keys/);
  });

  it('starts with both', async () => {
    const { app: edge } = await start({ overrideSecret });
    expect((await edge.inject('/')).statusCode).toBe(200);
    await edge.close();
  });
});
