import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Session } from '@travesia/contracts/page';
import { prerenderedFile, type ReleaseDocument } from '@travesia/contracts/release';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenRaw } from './testing/raw-request.ts';
import { bootOf, createLiveStore, createSampleEdge, SAMPLE_ORIGIN } from './testing/sample-edge.ts';
import { createSampleStore, type SampleStore, sampleRemote } from './testing/sample-store.ts';

const ANA: Session = { status: 'signed-in', user: { uid: 'u1', email: 'ana@ejemplo.cl' } };
const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

let sample: SampleStore;
let remote: ReleaseDocument;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listenRaw>>;

beforeAll(async () => {
  ({ sample, remote } = await createLiveStore());
  const readSession = async ({ headers }: { headers: Record<string, unknown> }): Promise<Session> => {
    if (headers['cookie'] === '__session=broken') throw new Error('the key server is down');
    return headers['cookie'] === '__session=ana' ? ANA : { status: 'anonymous' };
  };
  ({ app } = await createSampleEdge(sample, { readSession }));
  ask = await listenRaw(app);
});
afterAll(async () => {
  await app.close();
  await sample.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => ask(url, { headers });

describe('a public page', () => {
  it('is a whole document with its prerendered content', async () => {
    const answer = await get('/herramientas');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
      'reporting-endpoints': 'policy="/api/telemetry/policy"',
    });
    expect(answer.body).toContain('<div data-page="herramientas:indice"><h1>Herramientas</h1></div>');
    expect(answer.body).toContain('<title>Herramientas &lt;PAES&gt; &amp; &quot;más&quot; | Travesía</title>');
    expect(answer.body).toContain(`<link rel="canonical" href="${SAMPLE_ORIGIN}/herramientas">`);
    expect(answer.body).not.toContain('<script>alert');
    expect(bootOf(answer.body)).toMatchObject({
      build: expect.stringMatching(/^r1-[0-9a-f]{8}$/),
      revision: 1,
      session: { status: 'anonymous' },
      status: 200,
      bot: false,
      releases: [
        { name: 'shell' },
        { name: 'herramientas', id: remote.id, entry: ['entry.js', expect.stringMatching(/^sha384-/)] },
      ],
      fragment: {},
    });
  });

  it('says the same in every encoding and at HEAD', async () => {
    const plain = await get('/herramientas');
    const br = await get('/herramientas', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/herramientas', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const head = await ask('/herramientas', { method: 'HEAD' });
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
    expect(head.headers['etag']).toBe(plain.headers['etag']);
  });

  it('is not sent again to whoever has it, encoding by encoding', async () => {
    const { headers } = await get('/herramientas', { 'accept-encoding': 'br' });
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^"[\w-]+-br"$/);
    const again = await get('/herramientas', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': headers['cache-control'],
    });
    expect((await get('/herramientas', { 'if-none-match': etag })).statusCode).toBe(200);
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(200);
    expect((await get('/herramientas', { ...BOT, 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(
      200,
    );
  });

  it('belongs to nobody else once somebody signed in', async () => {
    const answer = await get('/herramientas', { cookie: '__session=ana', 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-encoding': 'gzip' });
    expect(answer.headers).not.toHaveProperty('etag');
    const html = gunzipSync(answer.rawPayload).toString();
    expect(bootOf(html).session).toEqual(ANA);
    expect(html).toContain('<h1>Herramientas</h1>');
    expect((await get('/herramientas')).body).not.toContain('ana@');
  });

  it('never shows the header of the signed out to who is signed in, nor the reverse', async () => {
    for (const address of ['/', '/herramientas', '/herramientas/mias/7', '/no-existe']) {
      expect((await get(address, { cookie: '__session=ana' })).body, address).toContain('Mi cuenta');
      for (const cookie of ['__session=broken', '']) {
        expect((await get(address, { cookie })).body, address).not.toContain('Mi cuenta');
      }
    }
  });

  it('is there even when the session cannot be read', async () => {
    const answer = await get('/herramientas', { cookie: '__session=broken' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(bootOf(answer.body).session).toEqual({ status: 'pending' });
  });

  it('is rendered by the browser where it was not prerendered, in its layout', async () => {
    const answer = await get('/herramientas/prueba?x=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<main id="contenido" tabindex="-1"></main>');
    expect(answer.body).not.toContain('<header>');
    expect(answer.body).toContain('<title>Prueba | Travesía</title>');
    expect(bootOf(answer.body)).not.toHaveProperty('fragment');
  });

  it('is the page of the nearest number that was prerendered', async () => {
    const canonical = await get('/herramientas/promedio-5.56');
    const asked = await get('/herramientas/promedio-5.555');
    expect(asked.body).toBe(canonical.body);
    expect(asked.body).toContain(`<link rel="canonical" href="${SAMPLE_ORIGIN}/herramientas/promedio-5.56">`);
    expect(bootOf(asked.body).fragment).toEqual({ data: { at: '5.56' } });
    const unprerendered = await get('/herramientas/promedio-6.01');
    expect(unprerendered.statusCode).toBe(200);
    expect(bootOf(unprerendered.body)).not.toHaveProperty('fragment');
  });

  it('tells bots from people', async () => {
    expect(bootOf((await get('/', BOT)).body).bot).toBe(true);
    expect(bootOf((await get('/', PERSON)).body).bot).toBe(false);
    expect(bootOf((await get('/')).body).bot).toBe(false);
  });
});

describe('an address that does not exist', () => {
  it.each([
    '/nada',
    '/Herramientas',
    '/herramientas//prueba',
    '//',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/herramientas/promedio-7.01',
    '/herramientas/promedio-3.99',
    '/herramientas/promedio-abc',
    '/herramientas/promedio-',
    '/herramientas/promedio-5,5',
    '/herramientas/temarios/inventado',
    '/herramientas/temarios/constructor',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/herramientas/mias/%00',
    '/herramientas/mias/%0d%0aSet-Cookie:x',
    '/herramientas/mias/a%2Fb',
    '/wp-login.php',
    '/index.html',
    '/.env',
  ])('%s is a true 404 with the error document', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<div data-page="shell:error"><h1>No encontramos esta página</h1>');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(answer.body).not.toContain('canonical');
    expect(bootOf(answer.body)).toMatchObject({ status: 404, fragment: {} });
  });

  it('is named, escaped, without its query', async () => {
    const answer = await get('/no/<b>"esta"?clave=secreta');
    expect(answer.body).toContain('<p>Page Not Found: /no/&lt;b&gt;&quot;esta&quot;</p>');
    expect(answer.body).not.toContain('secreta');
    const gzip = await get('/nada', { 'accept-encoding': 'gzip, br' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('Page Not Found: /nada<');
    expect((await ask('/nada', { method: 'HEAD' })).statusCode).toBe(404);
  });

  it('tells whoever is signed in that they still are', async () => {
    expect(bootOf((await get('/nada', { cookie: '__session=ana' })).body).session).toEqual(ANA);
  });

  it('without its last slash, sends there', async () => {
    const answer = await get('/herramientas/?a=1&b=%20');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers['location']).toBe('/herramientas?a=1&b=%20');
    expect((await get('/nada/')).statusCode).toBe(404);
    expect((await get('/herramientas//')).statusCode).toBe(404);
  });

  it('is too long from some length on', async () => {
    const answer = await get(`/${'a'.repeat(5000)}`);
    expect(answer.statusCode).toBe(414);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 414 });
  });
});

describe('a page for signed-in visitors', () => {
  it('sends others to sign in, and back to where they were', async () => {
    const answer = await get('/herramientas/mias?orden=a&b=%C3%B1');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['location']).toBe(
      `/acceder?redirect=${encodeURIComponent('/herramientas/mias?orden=a&b=%C3%B1')}`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('takes cookies of which one was planted from whoever it sends to sign in', async () => {
    const answer = await get('/herramientas/mias', { cookie: '__session=ana; __session=beto' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['set-cookie']).toContain('__session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringContaining('Path=/herramientas; '));
  });

  it('is theirs alone, and no search engine lists it', async () => {
    const answer = await get('/herramientas/mias/7', { cookie: '__session=ana' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('<title>Mi herramienta | Travesía</title>');
    expect(answer.body).toContain('noindex');
    expect(bootOf(answer.body).session).toEqual(ANA);
  });

  it('can be signed in to without a session', async () => {
    const answer = await get('/acceder?redirect=%2Fherramientas%2Fmias');
    expect(answer.statusCode).toBe(200);
    expect(bootOf(answer.body).session).toEqual({ status: 'anonymous' });
  });
});

describe('whatever the address', () => {
  // All that the HTTP parser takes in a request line.
  const letter = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
  const known = ['herramientas', 'mias', 'temarios', 'promedio-5.5', 'api', 'releases', 'builds', 'meta', 'acceder'];
  const piece = fc.oneof(
    fc.constantFrom(...known, '..', '.', '%2e', '%', '%00', '%2f', '\\', ''),
    fc.string({ unit: letter, maxLength: 12 }),
    fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text)),
  );
  const address = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.string({ unit: letter, maxLength: 12 }))
    .map(([parts, query]) => `/${parts.join('/')}${query === '' ? '' : `?${query}`}`);

  it('the answer is never a failure', async () => {
    await fc.assert(
      fc.asyncProperty(address, fc.constantFrom('GET', 'HEAD', 'POST'), async (path, method) => {
        const { statusCode, headers } = await ask(path, { method });
        expect([200, 302, 308, 404, 405, 414]).toContain(statusCode);
        expect(headers['location'] ?? '/x').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('when something breaks', () => {
  it('people get the error document and bots a short answer to come back', async () => {
    const broken = await createLiveStore();
    const { app: edge, log } = await createSampleEdge(broken.sample);
    const folder = join(broken.sample.folder, 'releases', 'herramientas', broken.remote.id);
    await rm(join(folder, prerenderedFile('/herramientas')));
    const person = await edge.inject({ url: '/herramientas', headers: PERSON });
    expect(person.statusCode).toBe(500);
    expect(person.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(person.body).toContain('Internal Server Error');
    expect(bootOf(person.body)).toMatchObject({ status: 500, fragment: {} });
    const bot = await edge.inject({ url: '/herramientas', headers: BOT });
    expect(bot.statusCode).toBe(503);
    expect(bot.headers).toMatchObject({ 'retry-after': '30', 'content-type': 'text/plain; charset=utf-8' });
    expect(bot.body).not.toContain('Internal Server Error');
    expect((await edge.inject({ url: '/', headers: BOT })).body).toContain('Prepara la PAES');
    expect(log()).toContainEqual(
      expect.objectContaining({ level: 'error', msg: 'the document failed', phase: 'compose', url: '/herramientas' }),
    );
    await edge.close();
    await broken.sample.remove();
  });

  it('a fragment that is not the one published is never served', async () => {
    const tampered = await createLiveStore();
    const folder = join(tampered.sample.folder, 'releases', 'shell', tampered.shell.id);
    await writeFile(join(folder, 'prerendered', 'index.json'), '{"html":"<h1>Otra</h1>","head":{"title":"Otra"}}');
    const { app: edge } = await createSampleEdge(tampered.sample);
    const answer = await edge.inject({ url: '/', headers: PERSON });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('Otra');
    await edge.close();
    await tampered.sample.remove();
  });

  it('without any shell says so plainly, to visitors and to the operator', async () => {
    const empty = await createSampleStore();
    await empty.publish(sampleRemote);
    const { app: edge, log } = await createSampleEdge(empty);
    const answer = await edge.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(answer.body).toBe('Travesía todavía no está publicada aquí. Vuelve a intentarlo en unos segundos.');
    expect((await edge.inject('/readyz')).json()).toMatchObject({ checks: { release: 'failed' } });
    expect((await edge.inject('/builds/latest.json')).statusCode).toBe(503);
    expect((await edge.inject('/sitemap.xml')).statusCode).toBe(503);
    expect((await edge.inject('/healthz')).statusCode).toBe(200);
    expect(log()).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('build and promote one') }));
    await edge.close();
    await empty.remove();
  });
});
