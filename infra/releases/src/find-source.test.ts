import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSource } from './find-source.ts';
import { PROJECT_ROOT } from './projects.ts';
import { writeSampleBuild } from './testing/sample-build.ts';

/** All of the file comes from the third column of the second line of its source. */
const MAP = {
  version: 3,
  sources: ['webpack://juegos/./web/page.tsx'],
  sourcesContent: ['export default function Page() {\n  throw new Error();\n}\n'],
  names: [],
  mappings: 'AACE',
};

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'travesia-source-'));
  await writeSampleBuild(dist, { name: 'juegos' });
  await mkdir(join(dist, 'maps'));
  await writeFile(join(dist, 'maps/page.1a2b.js.map'), JSON.stringify(MAP));
});
afterEach(() => rm(dist, { recursive: true }));

const find = (place: string) =>
  findSource({ name: 'juegos', packageName: '', folder: join(PROJECT_ROOT, 'remotes/juegos'), dist }, place);

it.each(['page.1a2b.js:1:12', 'https://travesia.example/releases/juegos/1.0.0-01234567/page.1a2b.js:1:12'])(
  'says which line of the source %s is',
  async (place) => {
    expect(await find(place)).toEqual({
      at: 'remotes/juegos/web/page.tsx:2:3',
      excerpt: '  1 | export default function Page() {\n> 2 |   throw new Error();\n  3 | }\n  4 | ',
    });
  },
);

it('names the build that there is where the place is of another one, and how a place is written', async () => {
  await expect(find('page.ffff.js:1:12')).rejects.toThrow(/que es juegos 1\.0\.0-[0-9a-f]{8}/);
  await expect(find('page')).rejects.toThrow('escríbelo como entry.0123abcd.js:1:20345');
});
