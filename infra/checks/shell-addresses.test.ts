import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTeams } from '@travesia/infra-releases';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';
import { sourceFiles } from './source-files.ts';

const SHELL = join(PROJECT, 'shell');

/** Comments may name an example. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('the shell knows no address of a remote: what it links to is what is live', async () => {
  const owned = Object.values(await readTeams()).flat();
  const written = sourceFiles(SHELL, /\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = withoutComments(readFileSync(join(SHELL, file), 'utf8'));
      return owned
        .filter((prefix) => new RegExp(`["'\`]${prefix}(?![\\w-])`).test(text))
        .map((prefix) => `${file}: ${prefix}`);
    });
  expect(written).toEqual([]);
});
