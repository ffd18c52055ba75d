import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { BuildRemoteOptions } from '@travesia/kit-remote/build';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Remotes made for tests that are on another React than the shell: the end of its package's name here. */
const VERSIONS: Readonly<Record<string, string>> = {
  'react-parche': '19-3-0',
  'react-menor': '19-2',
  'react-mayor': '18',
};

/** The copies that `remote` is built with; nothing where they are the kit's. */
export function reactOf(remote: string): BuildRemoteOptions['react'] {
  const version = VERSIONS[remote];
  return version === undefined
    ? undefined
    : { react: folderOf(`react-${version}`), reactDom: folderOf(`react-dom-${version}`) };
}
