import process from 'node:process';
import { createService } from '@travesia/kit-service';
import { edge } from '@travesia/shell-edge';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { openStore } from './store/writable-store.ts';
import { type FlakyLine, openFlakyLine } from './testing/flaky-line.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { type S3, startS3 } from './testing/start-s3.ts';

const ORIGIN = 'http://127.0.0.1:4000';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What a team is promised, from promoting to new documents. */
const PROMISED_MS = 2_000;

/** For what nobody promised; a look at the registry that was on its way may first have to be given up. */
const PATIENCE_MS = 25_000;

/** Bots get a sentence instead of a page. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const teams = SAMPLE_TEAMS;

/** The release tool reaches the bucket directly, the edge by a line that fails. */
describe('an edge on a bucket', () => {
  let s3: S3;
  let line: FlakyLine;
  let work: SampleWorkplace;
  let app: ReturnType<typeof createService>;
  let live: string;
  let shell: string;
  const lines: string[] = [];

  async function published(name: string, entry: string): Promise<{ name: string; id: string }> {
    const dist = await work.build({ name, entry, ...(name === 'shell' && { routes: ['/'] }) });
    return (await publish(work.store, dist, { teams })).release;
  }
  async function promoteNext(entry: string): Promise<string> {
    const release = await published('juegos', entry);
    await promoteAll(work.store, [release], { teams });
    return release.id;
  }
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const asset = (id: string, file: string) => get(`/releases/juegos/${id}/${file}`, { 'accept-encoding': 'br' });
  const logged = () => lines.map((text) => JSON.parse(text));
  const isLive = async (id: string) => (await get('/juegos')).body.includes(`/releases/juegos/${id}/`);
  const becomesLive = (id: string, timeout: number) => expect.poll(() => isLive(id), { timeout }).toBe(true);

  beforeAll(async () => {
    s3 = await startS3();
    line = await openFlakyLine(process.env['AWS_ENDPOINT_URL_S3'] ?? '');
    work = await createSampleWorkplace(() => s3.address());
    const releases = [await published('shell', 'a'), await published('juegos', 'a')];
    await promoteAll(work.store, releases, { teams });
    [shell = '', live = ''] = releases.map(({ id }) => id);

    vi.stubEnv('AWS_ENDPOINT_URL_S3', line.endpoint);
    const { releases: store } = await openStore(work.store.address, { keys: { trust: work.keys.trust } });
    vi.unstubAllEnvs();
    app = createService({ name: 'edge', origin: ORIGIN, log: { stream: { write: (text) => lines.push(text) } } });
    app.register(edge, { store, origin: ORIGIN });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await line.close();
    await s3.stop();
    await work.remove();
  });

  it('serves documents and files as they were published, and asks for no file twice', async () => {
    expect(await isLive(live)).toBe(true);
    const entry = await asset(live, 'entry.1a2b.js');
    expect(entry.statusCode).toBe(200);
    expect(entry.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': IMMUTABLE,
    });
    const photo = await asset(live, 'photo.1a2b.webp');
    expect(photo).toMatchObject({ statusCode: 200, body: 'RIFF' });
    expect(photo.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': IMMUTABLE });
    expect((await asset(live, 'nada.js')).statusCode).toBe(404);

    const before = line.asked.filter((question) => question.includes('/releases/')).length;
    await Promise.all(Array.from({ length: 20 }, () => asset(live, 'entry.1a2b.js')));
    await Promise.all(Array.from({ length: 20 }, () => isLive(live)));
    expect(line.asked.filter((question) => question.includes('/releases/'))).toHaveLength(before);
  });

  it('looks at the registry without fetching it, and serves what is promoted within two seconds', async () => {
    const before = line.asked.length;
    const looks = (method: string) => {
      const recent = line.asked.slice(before);
      return recent.filter((question) => question.startsWith(method) && question.endsWith('/registry.json')).length;
    };
    await expect.poll(() => looks('HEAD'), { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(4);
    // Everything is looked at again now and then.
    expect(looks('GET')).toBeLessThanOrEqual(1);
    const next = await promoteNext('b');
    await becomesLive(next, PROMISED_MS);
    expect((await asset(live, 'entry.1a2b.js')).statusCode).toBe(200);
    live = next;
  });

  it.each([
    ['down', 'page.1a2b.js'],
    ['silent', 'photo.1a2b.webp'],
  ] as const)(
    'serves what it has while the bucket is %s, says 503 to the rest, and recovers by itself',
    async (state, unread) => {
      expect((await asset(live, 'entry.1a2b.js')).statusCode).toBe(200);
      line.set(state);
      const before = logged().length;
      const next = await promoteNext(state);

      // Nobody ever asked for them before.
      const [missing, document] = await Promise.all([
        get(`/releases/shell/${shell}/${unread}`),
        get('/', { 'user-agent': PERSON }),
      ]);
      expect(missing.statusCode).toBe(503);
      expect(missing.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      expect(missing.body).not.toContain('s3:');
      expect(document.statusCode).toBe(503);
      expect(document.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' });
      expect((await asset(live, 'entry.1a2b.js')).statusCode).toBe(200);
      expect(await isLive(live)).toBe(true);
      expect((await get('/readyz')).statusCode).toBe(200);

      const registryLines = () =>
        logged()
          .slice(before)
          .filter(({ msg }) => msg === 'the registry cannot be read');
      await expect.poll(() => registryLines().length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
      const failures = logged().slice(before);
      expect(failures).toContainEqual(
        expect.objectContaining({
          msg: 'the request failed',
          err: expect.objectContaining({
            type: 'StoreUnavailableError',
            store: `${work.store.address}/`,
            path: `releases/shell/${shell}/${unread}`,
            reason: expect.stringMatching(/^(ECONNRESET|TimeoutError)$/),
          }),
        }),
      );
      expect(JSON.stringify(failures)).not.toContain('nadie-la-mira');

      line.set('up');
      await becomesLive(next, PATIENCE_MS);
      expect((await get(`/releases/shell/${shell}/${unread}`)).statusCode).toBe(200);
      live = next;
    },
  );
});
