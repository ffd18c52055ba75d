import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTeams } from './teams.ts';

describe('what the teams own', () => {
  async function read(teams: unknown) {
    const folder = await mkdtemp(join(tmpdir(), 'travesia-teams-'));
    const file = join(folder, 'teams.json');
    await writeFile(file, JSON.stringify(teams));
    return readTeams(file).finally(() => rm(folder, { recursive: true }));
  }

  it('is written down without overlaps', async () => {
    expect(Object.keys(await readTeams())).toContain('herramientas');
  });

  it('may not overlap, be reserved or be anything else than plain paths', async () => {
    await expect(read({ uno: ['/a/b'], otro: ['/a'] })).rejects.toThrow(/\/a, de otro, se cruza con \/a\/b, de uno/);
    await expect(read({ uno: ['/a'], otro: ['/ab'] })).resolves.toBeDefined();
    await expect(read({ uno: ['/api/uno'] })).rejects.toThrow(/reservado \(\/api\)/);
    for (const prefix of ['/', 'a', '/a/', '/A', '/:a', '/a//b', '/a/../b', '/ñ']) {
      await expect(read({ uno: [prefix] }), prefix).rejects.toMatchObject({ code: 'teams' });
    }
    await expect(read({ shell: [] })).rejects.toMatchObject({ code: 'teams' });
  });
});
