import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { releasePath } from '@travesia/shell-edge/store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordGates } from './gate-record.ts';
import { publish } from './publish.ts';
import { runReleaseCommand } from './run-release-command.ts';
import { onEachStore } from './testing/on-each-store.ts';
import type { SampleWorkplace } from './testing/sample-workplace.ts';

const CLI = join(import.meta.dirname, 'cli.ts');

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

onEachStore(
  'npm run release',
  ({ kind, createWorkplace }) => {
    let work: SampleWorkplace;
    let first: string;
    let second: string;

    const environment = (): NodeJS.ProcessEnv => ({
      ...process.env,
      DATA_DIR: work.folder,
      RELEASES_URL: kind === 'bucket' ? work.store.address : '',
      RELEASES_SIGNING_KEY: '',
      RELEASES_TRUSTED_KEYS: '',
    });

    async function releaseWith(more: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Run> {
      const [out, err]: [string[], string[]] = [[], []];
      const to = (lines: string[]) => (line: string) => void lines.push(`${line}\n`);
      const env = { ...environment(), ...more };
      const code = await runReleaseCommand({ args, env, out: to(out), err: to(err) });
      return { code, stdout: out.join(''), stderr: err.join('') };
    }
    const release = (...args: readonly string[]) => releaseWith({}, ...args);

    function inItsProcess(...args: readonly string[]): Promise<Run> {
      return new Promise((resolve) => {
        execFile(process.execPath, [CLI, ...args], { env: environment() }, (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
        );
      });
    }

    beforeAll(async () => {
      work = await createWorkplace();
      const ids = ['a', 'b'].map(async (entry) => {
        const dist = await work.build({ name: 'juegos', entry });
        const { release: published } = await publish(work.store, dist);
        await recordGates(work.store, published, [{ shell: '1.0.0-01234567', pages: [] }]);
        return published.id;
      });
      [first = '', second = ''] = await Promise.all(ids);
    });
    afterAll(() => work.remove());

    it.runIf(kind === 'folder')('says how it is used, with 2, for what it does not understand', async () => {
      const wrong = [
        [],
        ['despublicar', 'juegos'],
        ['promote'],
        ['canary', 'juegos', first, 'medio'],
        ['status', '--promote'],
        ['rollback', 'juegos', first, '--skip-browser'],
        ['canary', 'juegos', '0', '--skip-browser'],
        ['gc', '--days', '-1'],
        ['verify', '--rápido'],
      ];
      for (const { code, stderr } of await Promise.all(wrong.slice(0, 3).map((args) => release(...args)))) {
        expect(code).toBe(2);
        expect(stderr).toContain('Uso: npm run release');
      }
      for (const args of wrong.slice(3)) expect((await release(...args)).code, args.join(' ')).toBe(2);
      expect((await release('canary', 'juegos', first, '101')).code).toBe(2);
      const { code, stdout, stderr } = await inItsProcess('despublicar', 'juegos');
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('Uso: npm run release');
    });

    it('promotes, gives to a share, rolls back, and tells it all as tables and as JSON', async () => {
      expect((await release('promote', 'juegos', first)).stdout).toBe(`juegos ${first} en vivo con la revisión 1.\n`);
      const promote = kind === 'folder' ? inItsProcess : release;
      expect(JSON.parse((await promote('promote', 'juegos', second, '--json')).stdout)).toEqual({
        name: 'juegos',
        id: second,
        revision: 2,
      });
      expect((await release('rollback', 'juegos', '--reason', 'falla\n el menú')).stdout).toBe(
        `Todos reciben juegos ${first} con la revisión 3.\n`,
      );
      expect((await release('canary', 'juegos', second, '2.5')).stdout).toContain('para el 2,5 % de los visitantes');
      const { stdout: status } = await release('status');
      expect(status.split('\n').slice(1, 4)).toEqual([
        expect.stringMatching(/^NOMBRE +EN VIVO +CANARIO +ANTES +MÁS NUEVA +GUARDADAS$/),
        expect.stringMatching(/^shell +— +— +— +— +0$/),
        expect.stringMatching(new RegExp(`^juegos +${first} +${second} \\(2,5 %\\) +— +(${first}|${second}) +2$`)),
      ]);
      const { stdout: published } = await release('status', 'juegos');
      expect(published).toMatch(/^PUBLICACIÓN +PUBLICADA +QUÉ ES\n/);
      expect(published).toMatch(new RegExp(`^${first} +\\S+ +en vivo$`, 'm'));
      expect(published).toMatch(new RegExp(`^${second} +\\S+ +canario, 2,5 %$`, 'm'));
      expect((await release('status', 'nada')).stderr).toContain('Hay publicaciones de: juegos.');
      expect((await release('canary', 'juegos', '0')).code).toBe(0);
      const { stdout: history } = await release('history', 'juegos');
      expect(history.split('\n')[3]).toMatch(
        new RegExp(`^3 +\\S+ +\\S+@\\S+ +volver a +juegos +${first} +falla  ?el menú$`),
      );
      const data = JSON.parse((await release('history', '--json')).stdout);
      expect(data.map(({ revision }: { revision: number }) => revision)).toEqual([5, 4, 3, 2, 1]);
    });

    it('gives what no browser has opened to nobody, unless that is said again, and then tells so', async () => {
      const dist = await work.build({ name: 'juegos', entry: 'sin-abrir' });
      const { id } = (await publish(work.store, dist)).release;
      for (const order of [['promote'], ['canary']] as const) {
        const share = order[0] === 'canary' ? ['5'] : [];
        const refused = await release(...order, 'juegos', id, ...share, '--json');
        expect(refused.code).toBe(1);
        expect(JSON.parse(refused.stderr)).toMatchObject({ error: { code: 'unopened' } });
      }
      expect((await release('rollback', 'juegos', id)).stderr).toContain('Ningún navegador ha abierto');
      const { code } = await release('canary', 'juegos', id, '5', '--skip-browser', '--reason', 'urge');
      expect(code).toBe(0);
      expect((await release('status')).stdout).toContain(`${id} (5 %, sin abrir)`);
      const [last] = JSON.parse((await release('history', 'juegos', '--json')).stdout);
      expect(last.changes[0].reason).toBe('urge; sin abrir sus páginas (--skip-browser)');

      await recordGates(work.store, { name: 'juegos', id }, []);
      expect((await release('canary', 'juegos', id, '6')).code).toBe(0);
      expect((await release('status')).stdout).not.toContain('sin abrir');
      expect((await release('canary', 'juegos', '0')).code).toBe(0);
    });

    it.runIf(kind === 'folder')('says what each key can, and changes it', async () => {
      const { publicKey } = generateKeyPairSync('ed25519');
      const file = join(work.folder, 'equipo.pub.pem');
      await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
      expect((await release('keys', 'add', 'juegos', file)).stdout).toMatch(
        /^La llave [0-9a-f]{16} puede publicar y promover juegos\.\n$/,
      );
      const listed = await release('keys', '--json');
      const [{ id }] = JSON.parse(listed.stdout);
      expect((await release('keys')).stdout).toContain(`${id}  equipo  publicar y promover juegos`);
      expect(await release('keys', 'add', 'juegos', file)).toMatchObject({ code: 1 });
      expect(await release('keys', 'add', 'Juegos', file)).toMatchObject({ code: 2 });
      expect(await release('keys', 'revoke')).toMatchObject({ code: 2 });
      expect((await release('keys', 'revoke', id)).stdout).toMatch(
        /^La llave [0-9a-f]{16} ya no vale, desde la revisión/,
      );
      expect(JSON.parse((await release('keys', '--json')).stdout)).toEqual([]);
      const [last] = JSON.parse((await release('history', '--json')).stdout);
      expect(last.changes).toEqual([{ action: 'trust', name: 'shell' }]);
    });

    it('ends with 1 what is refused, and says why, also as JSON', async () => {
      const { code, stderr } = await release('promote', 'juegos', '9.9.9-01234567', '--json');
      expect(code).toBe(1);
      expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'unknown-release' } });
      expect((await release('history', 'nada')).code).toBe(1);
    });

    it('names the releases that there are where somebody names one that there is not', async () => {
      for (const order of [
        ['promote', 'juegos', '9.9.9-01234567'],
        ['canary', 'juegos', 'no-es-un-id', '5'],
        ['rollback', 'juegos', '9.9.9-01234567'],
      ]) {
        const { stderr } = await release(...order);
        expect(stderr, order.join(' ')).toContain(first);
        expect(stderr).toContain(second);
      }
      const { stderr } = await release('canary', 'viajes', '9.9.9-01234567', '5');
      expect(stderr).toBe(
        'viajes 9.9.9-01234567 no está publicado. Nada de viajes está publicado; hay publicaciones de juegos.\n',
      );
    });

    it('verifies and cleans up, with its progress beside the result', async () => {
      const good = await release('verify');
      expect(good).toMatchObject({ code: 0, stderr: expect.stringContaining('Comprobando juegos') });
      expect(good.stdout).toMatch(/^Todo está como se publicó/);
      expect((await release('gc', '--dry-run')).stdout).toBe('Se borrarían 0 carpetas y 0 borradores: 0,0 MB.\n');
      const path = releasePath('juegos', first, 'entry.1a2b.js');
      await work.store.blobs.replace(path, Buffer.from('altered'));
      const bad = await release('verify');
      expect(bad).toMatchObject({ code: 1, stdout: expect.stringContaining(`${path}: no es el archivo`) });
      expect(JSON.parse((await release('verify', '--json')).stdout).problems).toHaveLength(1);
    });

    it.runIf(kind === 'bucket')(
      'ends with 3 where the bucket cannot be reached, and says nothing of its keys',
      async () => {
        const down = { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1', AWS_SECRET_ACCESS_KEY: 'muy-secreta' };
        for (const [name, value] of Object.entries(down)) vi.stubEnv(name, value);
        const orders = [
          ['promote', 'juegos', first],
          ['gc', '--json'],
        ].map((order) => release(...order));
        // Each waits for seconds before it gives up.
        const ended = await Promise.all([inItsProcess('status'), ...orders]);
        vi.unstubAllEnvs();
        for (const { code, stdout, stderr } of ended) {
          expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
          expect(stderr).toContain('no se puede usar (ECONNREFUSED)');
          expect(stderr).not.toContain('secreta');
        }
        expect(await releaseWith({ RELEASES_URL: 'https://bucket.example' }, 'status')).toMatchObject({ code: 2 });
      },
    );

    it.runIf(kind === 'folder')('ends with 3 where the store cannot be used', async () => {
      const registry = join(work.store.address, 'registry');
      await rm(join(work.store.address, 'workshop'), { recursive: true, force: true });
      await writeFile(join(work.store.address, 'workshop'), 'a file, not a folder');
      expect((await release('promote', 'juegos', second)).code).toBe(3);
      await rm(join(work.store.address, 'workshop'));
      await mkdir(registry, { recursive: true });
      expect((await release('promote', 'juegos', second)).code).toBe(0);
    });
  },
  120_000,
);
