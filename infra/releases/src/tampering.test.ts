import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { createService } from '@travesia/kit-service';
import { edge } from '@travesia/shell-edge';
import { PUBLISHED_PREFIX, RELEASE_FILE, RELEASES_PREFIX, releasePath } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { openStore } from './store/writable-store.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

const ORIGIN = 'http://127.0.0.1:4000';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ENCODINGS = ['identity', 'br', 'gzip'];
const teams = SAMPLE_TEAMS;

/**
 * What becomes of a file: a copy of it is sent, or the file itself, beside copies or alone; documents are composed of it;
 * or all else of its release is believed by it.
 */
function useOf(path: string): string {
  const [, name = '', , file = '', inFolder] = path.split('/');
  if (inFolder !== undefined) return file;
  if (file === RELEASE_FILE) return `${file} of ${name}`;
  return /^entry\./.test(file) ? file : 'alone';
}

type Service = ReturnType<typeof createService>;

interface Answer {
  readonly status: number;
  readonly bytes: string;
}

/** Whoever writes into the store and has no key. */
onEachStore(
  'whoever alters the store',
  ({ createWorkplace }) => {
    let work: SampleWorkplace;
    let shell: string;
    let goodShell: string;
    let good: string;
    let live: string;
    const running: Service[] = [];

    async function released(name: string, entry: string) {
      const dist = await work.build({
        name,
        entry,
        heading: entry,
        styles: `@layer remote.${name} { .a { color: red } }`,
        ...(name === 'shell' && { routes: ['/'] }),
      });
      return (await publish(work.store, dist, { teams, checkContents: false })).release;
    }

    async function startEdge() {
      const lines: string[] = [];
      const { releases } = await openStore(work.store.address, { keys: { trust: work.keys.trust } });
      const app = createService({
        name: 'edge',
        origin: ORIGIN,
        log: { stream: { write: (line) => lines.push(line) } },
      });
      running.push(app);
      app.register(edge, { store: releases, origin: ORIGIN });
      await app.ready();
      return { app, lines };
    }

    async function get(app: Service, url: string, encoding = 'identity'): Promise<Answer> {
      const headers = { 'user-agent': PERSON, 'accept-encoding': encoding };
      const { statusCode, rawPayload } = await app.inject({ url, headers });
      return { status: statusCode, bytes: rawPayload.toString('base64') };
    }

    async function storedFiles(): Promise<readonly string[]> {
      const paths: string[] = [];
      for (const [name, id] of [
        ['shell', shell],
        ['juegos', live],
      ] as const) {
        for await (const { path } of work.store.blobs.list(releasePath(name, id, ''))) paths.push(path);
      }
      return paths;
    }

    /** What a browser could get of these files, and the documents. */
    async function crawl(app: Service, paths: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
      const answers = new Map<string, Answer>();
      for (const path of new Set(paths.map((file) => file.replace(/\.(br|gz)$/, '')))) {
        for (const encoding of ENCODINGS) answers.set(`${path} ${encoding}`, await get(app, `/${path}`, encoding));
      }
      for (const url of ['/', '/juegos', '/nada']) answers.set(url, await get(app, url));
      return answers;
    }

    async function flip(path: string): Promise<Uint8Array> {
      const content = (await work.store.blobs.read(path)) ?? new Uint8Array();
      const altered = Uint8Array.from(content);
      const at = Math.floor(altered.length / 2);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await work.store.blobs.replace(path, altered);
      return content;
    }

    beforeEach(async () => {
      work = await createWorkplace();
      const first = [await released('shell', 'antes'), await released('juegos', 'antes')];
      await promoteAll(work.store, first, { teams });
      const next = [await released('shell', 'después'), await released('juegos', 'después')];
      await promoteAll(work.store, next, { teams });
      [shell = '', live = ''] = next.map(({ id }) => id);
      [goodShell = '', good = ''] = first.map(({ id }) => id);
    });
    afterEach(async () => {
      await Promise.all(running.splice(0).map((app) => app.close()));
      await work.remove();
    });

    it('by one byte of any file is refused and named, at the start and while running, and verify finds it', async () => {
      const { app } = await startEdge();
      const paths = await storedFiles();
      const right = await crawl(app, paths);
      expect(paths.length).toBeGreaterThan(20);
      // A soak alters every file, the gate one of each use.
      const byUse = [...Map.groupBy(paths, useOf).values()];
      const tried = process.env['SOAK'] ? paths : byUse.flatMap(([path]) => path ?? []);
      for (const path of tried) {
        const before = await startEdge();
        const content = await flip(path);
        const after = await startEdge();
        const isDocument = path.endsWith(`/${RELEASE_FILE}`);
        // Of an altered release.json everything depends.
        const asked = isDocument ? paths.filter((file) => dirname(file) === dirname(path)) : [path];
        for (const [when, { app: altered, lines }] of Object.entries({ running: before, starting: after })) {
          for (const [what, answer] of await crawl(altered, asked)) {
            const isRight = answer.bytes === right.get(what)?.bytes;
            const isRefused = answer.status >= 404;
            // At the start the release before stands in for the one that is altered.
            const text = Buffer.from(answer.bytes, 'base64').toString();
            const isBefore = when === 'starting' && what.startsWith('/') && text.includes('antes');
            const standsIn = when === 'starting' && text.includes(path.includes('/juegos/') ? good : goodShell);
            expect(isRight || isRefused || isBefore || standsIn, `${path} altered, ${when}: ${what}`).toBe(true);
          }
          // What was read before it was altered is in memory, and right.
          const isRead = when === 'running' && (isDocument || path.includes('layouts/') || path.includes('errors/'));
          if (!isRead) expect(lines.join('\n'), `${path} altered, ${when}`).toContain(path);
        }
        expect((await verify(work.store)).problems.join('\n')).toContain(path);
        await work.store.blobs.replace(path, content);
        await Promise.all([before, after].map((one) => one.app.close()));
      }
      expect((await verify(work.store)).problems).toEqual([]);
    });

    it('by a release.json and a script that fit each other is refused and named', async () => {
      const path = releasePath('juegos', live, RELEASE_FILE);
      const script = releasePath('juegos', live, 'entry.1a2b.js');
      const evil = Buffer.from('alert(1)');
      const integrity = `sha384-${createHash('sha384').update(evil).digest('base64')}`;
      const document = JSON.parse(Buffer.from((await work.store.blobs.read(path)) ?? '').toString());
      document.files['entry.1a2b.js'] = { integrity, bytes: evil.length };
      await work.store.blobs.replace(script, evil);
      await work.store.blobs.replace(path, Buffer.from(JSON.stringify(document)));
      const { app, lines } = await startEdge();
      const { bytes } = await get(app, '/juegos');
      expect(Buffer.from(bytes, 'base64').toString()).toContain(`/releases/juegos/${good}/`);
      expect((await get(app, `/${script}`)).status).toBe(500);
      expect(lines.join('\n')).toContain(`${path}: is not the one that was promoted`);
      expect((await verify(work.store)).problems).toContain(`${path}: is not the one that was promoted`);
      // Nobody can be brought to promote it either.
      await expect(promoteAll(work.store, [{ name: 'juegos', id: good }], { teams })).resolves.toBeTruthy();
      await expect(promoteAll(work.store, [{ name: 'juegos', id: live }], { teams })).rejects.toMatchObject({
        code: 'altered',
      });
    });

    it('by a release of its own is refused wherever somebody asks for it', async () => {
      const stranger = await createSampleWorkplace();
      const dist = await stranger.build({ name: 'juegos', entry: 'ajena' });
      const { release } = await publish(stranger.store, dist, { teams });
      for (const prefix of [RELEASES_PREFIX, PUBLISHED_PREFIX]) {
        for await (const { path } of stranger.store.blobs.list(prefix)) {
          await work.store.blobs.replace(path, (await stranger.store.blobs.read(path)) ?? new Uint8Array());
        }
      }
      await stranger.remove();
      const { app } = await startEdge();
      for (const url of [
        `/releases/juegos/${release.id}/entry.1a2b.js`,
        `/builds/releases/juegos/${release.id}.json`,
      ]) {
        const { status, bytes } = await get(app, url);
        expect(status, url).toBeGreaterThanOrEqual(404);
        expect(Buffer.from(bytes, 'base64').toString(), url).not.toContain('ajena');
      }
      await expect(promoteAll(work.store, [release], { teams })).rejects.toMatchObject({ code: 'altered' });
    });
  },
  240_000,
);
