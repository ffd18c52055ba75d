import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Session } from '@travesia/contracts/page';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenRaw } from '../testing/raw-request.ts';
import { bootOf, createCanaryStore, createCookieJar, createSampleEdge, within } from '../testing/sample-edge.ts';
import { type SampleStore, sampleShell } from '../testing/sample-store.ts';
import { isInCanary } from './is-in-canary.ts';

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const ANA: Session = { status: 'signed-in', user: { uid: 'u1' } };

let sample: SampleStore;
let remote: ReleaseDocument;
let next: ReleaseDocument;
let promoteCanary: Awaited<ReturnType<typeof createCanaryStore>>['promoteCanary'];
let edge: Awaited<ReturnType<typeof createSampleEdge>>;
let ask: Awaited<ReturnType<typeof listenRaw>>;

const PERCENT = 30;
const groupWhere = (inside: boolean, percent = PERCENT) => {
  const groups = Array.from({ length: 10_000 }, (_, group) => group);
  return groups.find((group) => isInCanary(group, { name: 'herramientas', release: next.id, percent }) === inside);
};

/** A browser that begins in `group`. */
function openBrowser(group?: number) {
  const jar = createCookieJar();
  if (group !== undefined) jar.keep([`travesia_group=${group}`]);
  return {
    ...jar,
    async visit(url = '/herramientas', headers: Record<string, string> = {}) {
      const answer = await ask(url, { headers: { ...headers, cookie: jar.header() } });
      jar.keep(answer.headers['set-cookie']);
      return answer;
    },
    async release() {
      const { body } = await this.visit();
      return bootOf(body).releases.find(({ name }) => name === 'herramientas');
    },
  };
}

const revision = async (wanted: number) =>
  within(async () => (await ask('/builds/latest.json')).body.includes(`"r${wanted}-`));

beforeEach(async () => {
  ({ sample, remote, next, promoteCanary } = await createCanaryStore(PERCENT));
  const readSession = async ({ headers }: { headers: Record<string, unknown> }): Promise<Session> =>
    String(headers['cookie']).includes('__session=ana') ? ANA : { status: 'anonymous' };
  edge = await createSampleEdge(sample, { readSession });
  ask = await listenRaw(edge.app);
});
afterEach(async () => {
  await edge.app.close();
  await sample.remove();
});

describe('a canary', () => {
  it('is a whole release with its own pages, routes and content, for who is in it', async () => {
    const inside = openBrowser(groupWhere(true));
    expect((await inside.visit()).body).toContain('Otra cara');
    expect((await inside.visit('/herramientas/nueva')).statusCode).toBe(200);
    expect(await inside.release()).toMatchObject({ id: next.id, channel: 'canary', fallback: remote.id });
    const outside = openBrowser(groupWhere(false));
    expect((await outside.visit()).body).not.toContain('Otra cara');
    expect((await outside.visit('/herramientas/nueva')).statusCode).toBe(404);
    expect(await outside.release()).toMatchObject({ id: remote.id, channel: 'stable' });
  });

  it('asks the browser to remember its group for 30 days, and its canaries for the session', async () => {
    const answer = await ask('/herramientas');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^travesia_group=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        new RegExp(`^travesia_canary=herramientas/${next.id}/[01]; Path=/; HttpOnly; SameSite=Lax$`),
      ),
    ]);
    const browser = openBrowser();
    await browser.visit();
    expect((await browser.visit()).headers).not.toHaveProperty('set-cookie');
  });

  it('takes its share of new visitors', async () => {
    const seen = await Promise.all(Array.from({ length: 200 }, async () => (await ask('/herramientas')).body));
    const inside = seen.filter((body) => body.includes('Otra cara')).length;
    // 60 expected, with a standard deviation of 6.5: one run in ten million is outside.
    expect(inside).toBeGreaterThan(24);
    expect(inside).toBeLessThan(96);
  });

  it('is for signed-in students as well, and in the pages that tell them of an error', async () => {
    const browser = openBrowser(groupWhere(true));
    browser.keep(['__session=ana']);
    expect(await browser.release()).toMatchObject({ id: next.id });
    expect(bootOf((await browser.visit('/nada')).body).releases[1]).toMatchObject({ id: next.id });
  });

  it('never reaches a bot, which is given no cookie', async () => {
    for (const cookie of ['', `travesia_group=${groupWhere(true)}`, `travesia_canary=herramientas/${next.id}/1`]) {
      const answer = await ask('/herramientas', { headers: { 'user-agent': BOT, cookie } });
      expect(answer.body).not.toContain('Otra cara');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('leaves documents to be kept by anybody, variant by variant, but those that come with a cookie', async () => {
    expect((await ask('/herramientas')).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const inside = openBrowser(groupWhere(true));
    const outside = openBrowser(groupWhere(false));
    await inside.visit();
    await outside.visit();
    const a = await inside.visit();
    const b = await outside.visit();
    for (const { headers } of [a, b]) {
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding, Cookie',
      });
    }
    expect(a.headers['etag']).not.toBe(b.headers['etag']);
    const again = await inside.visit('/herramientas', { 'if-none-match': String(a.headers['etag']) });
    expect(again.statusCode).toBe(304);
    const other = await inside.visit('/herramientas', { 'if-none-match': String(b.headers['etag']) });
    expect(other.statusCode).toBe(200);
  });

  it('keeps an open session as it is while its share grows or shrinks; the next session follows', async () => {
    const group = groupWhere(false);
    const outside = openBrowser(group);
    const inside = openBrowser(groupWhere(true));
    expect(await outside.release()).toMatchObject({ channel: 'stable' });
    expect(await inside.release()).toMatchObject({ channel: 'canary' });
    await promoteCanary(100);
    await revision(3);
    expect(await outside.release()).toMatchObject({ channel: 'stable' });
    expect(await openBrowser(group).release()).toMatchObject({ channel: 'canary' });
    await promoteCanary(0.01);
    await revision(4);
    expect(await inside.release()).toMatchObject({ channel: 'canary' });
  });

  it('ends for everybody when it ends, and sets no cookie any more', async () => {
    const inside = openBrowser(groupWhere(true));
    expect(await inside.release()).toMatchObject({ channel: 'canary' });
    await sample.promote(
      { stable: (await sample.open().readRegistry())?.shell?.stable ?? '' },
      { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } },
    );
    await revision(3);
    expect(await inside.release()).toMatchObject({ id: remote.id, channel: 'stable' });
    expect((await ask('/herramientas')).headers).not.toHaveProperty('set-cookie');
  });

  it('is what a tab is told it would get again, until it ends', async () => {
    const inside = openBrowser(groupWhere(true));
    const mine = async (browser = inside) => JSON.parse((await browser.visit('/builds/mine.json')).body);
    // Before any document: what is drawn by lot here holds for it.
    expect(await mine()).toMatchObject({ revision: 2, releases: { herramientas: next.id } });
    expect(inside.kept.get('travesia_canary')).toBe(`herramientas/${next.id}/1`);
    expect(await inside.release()).toMatchObject({ id: next.id });
    expect((await inside.visit('/builds/mine.json')).headers['cache-control']).toBe('private, no-store');
    expect((await mine(openBrowser(groupWhere(false)))).releases).toMatchObject({ herramientas: remote.id });
    const stable = (await sample.open().readRegistry())?.shell?.stable ?? '';
    await sample.promote({ stable }, { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } });
    await revision(3);
    expect((await mine()).releases).toEqual({ shell: stable, herramientas: remote.id });
  });

  it('that cannot be read gives way to the stable release, and is named to the operator', async () => {
    await rm(join(sample.folder, 'releases', 'herramientas', next.id, 'release.json'));
    const inside = openBrowser(groupWhere(true));
    expect(await inside.release()).toMatchObject({ id: remote.id, channel: 'stable' });
    expect(edge.log()).toContainEqual(
      expect.objectContaining({ msg: 'release refused', remote: 'herramientas', version: next.id }),
    );
  });

  it('has cookies that are never sent unencrypted, where the origin is encrypted', async () => {
    const { app } = await createSampleEdge(sample, { origin: 'https://travesia.example' });
    const cookies = (await (await listenRaw(app))('/herramientas')).headers['set-cookie'];
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies ?? []) expect(cookie).toContain('; Secure');
    await app.close();
  });

  it('of the shell brings another shell', async () => {
    const files = { ...sampleShell.files, 'main.0a1b.js': 'var shell = 2;' };
    const shell = await sample.publish({ ...sampleShell, version: '1.1.0', files });
    const stable = (await sample.open().readRegistry())?.shell?.stable ?? '';
    await sample.promote({ stable, canary: { release: shell.id, percent: 100 } });
    await revision(3);
    expect(bootOf((await ask('/')).body).releases).toMatchObject([{ name: 'shell', id: shell.id, channel: 'canary' }]);
    expect((await ask('/')).body).toContain(`/releases/shell/${shell.id}/main.0a1b.js`);
  });
});
