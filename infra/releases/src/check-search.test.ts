import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_FILE } from '@travesia/contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSearch } from './check-search.ts';
import { SEARCH_MAX_BROTLI_BYTES, SEARCH_SHARE_MAX_BROTLI_BYTES } from './gates/page-budget.ts';
import { readBuild } from './read-build.ts';
import { writeSampleBuild } from './testing/sample-build.ts';

const entry = { path: '/juegos', title: 'Juegos' };
const finding = (...entries: readonly object[]) => ({ groups: [{ label: 'Páginas', entries }] });

/** Bytes of a title that does not shrink: 45 are 60 letters of base64. */
const NOISE_BYTES = 45;

/** What can be found, in about so many bytes compressed. */
const noise = (bytes: number) =>
  finding(
    ...Array.from({ length: Math.ceil(bytes / NOISE_BYTES) }, (_, index) => ({
      ...entry,
      title: createHash('shake256', { outputLength: NOISE_BYTES }).update(String(index)).digest('base64'),
    })),
  );

const live = (name: string, brotli: number) => ({
  name,
  search: SEARCH_FILE,
  files: { [SEARCH_FILE]: { integrity: '', bytes: 3 * brotli, brotli } },
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function check(search: unknown, others: readonly ReturnType<typeof live>[] = []): Promise<void> {
  await writeSampleBuild(folder, { name: 'juegos', search });
  await checkSearch(folder, await readBuild(folder), others);
}

describe('what a release lets be found', () => {
  it('may be nothing, and may be pages with own things of its service', async () => {
    await check(undefined);
    await check({ ...finding(entry), ownPath: '/api/juegos/own' });
  });

  it.each([
    ['is not what browsers read', finding({ title: 'Juegos' }), /entries\.0\.path.*web\/search\.ts/],
    ['leads to another site', finding({ ...entry, path: '//otro.example' }), /not an address of ours/],
    ['asks the service of another', { ...finding(entry), ownPath: '/api/ensayos/own' }, /con \/api\/juegos\//],
    ['says more than the contract', { ...finding(entry), script: 'x' }, /script/],
  ])('is refused where it %s', async (_, search, reason) => {
    await expect(check(search)).rejects.toThrow(reason);
  });

  it('is refused beyond its share', async () => {
    await expect(check(noise(SEARCH_SHARE_MAX_BROTLI_BYTES * 1.2))).rejects.toThrow(
      /la parte de cada equipo son 20,0 kB/,
    );
  });

  it('is refused where all together would be too much, naming who has what', async () => {
    const others = [
      live('ensayos', SEARCH_MAX_BROTLI_BYTES / 2),
      live('carreras', SEARCH_MAX_BROTLI_BYTES / 2 - 5_000),
    ];
    await check(noise(2_000), others);
    await expect(check(noise(8_000), others)).rejects.toThrow(
      /máximo de todos son 60,0 kB: juegos .*, ensayos 30,0 kB/,
    );
  });
});
