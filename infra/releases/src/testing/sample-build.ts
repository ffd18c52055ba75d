import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_MAJOR, type NavDeclaration } from '@travesia/contracts/page';
import {
  type BuildDocument,
  prerenderedFile,
  prerenderedValueFile,
  SEARCH_FILE,
  SHELL_NAME,
} from '@travesia/contracts/release';

export interface SampleBuild {
  readonly name: string;
  readonly version?: string;
  readonly contract?: number;
  readonly routes?: readonly `/${string}`[];
  /** What the entry says, so that builds differ. */
  readonly entry?: string;
  /** What its prerendered page says. */
  readonly heading?: string;
  /** Of a query: there is a prerendered page for each. */
  readonly values?: readonly string[];
  /** Of its page; none where absent. */
  readonly styles?: string;
  readonly studentData?: BuildDocument['studentData'];
  /** What its `search.json` says; none where absent. */
  readonly search?: unknown;
  /** Of its first route. */
  readonly nav?: NavDeclaration;
  readonly access?: 'public' | 'auth';
  /** Of a shell: what it says where a session is kept. */
  readonly session?: string;
}

const LONG_TEXT = 'la misma frase se repite y por eso se comprime bien; '.repeat(40);

/** Writes a folder like those that builds leave. @returns the folder. */
export async function writeSampleBuild(folder: string, sample: SampleBuild): Promise<string> {
  const { name, version = '1.0.0', contract = CONTRACT_MAJOR, routes = [`/${name}`], entry = name, styles } = sample;
  const { heading = LONG_TEXT, values = [], studentData, search, nav, access = 'public', session } = sample;
  const isShell = name === SHELL_NAME;
  const page = (html: string) => JSON.stringify({ html, head: { title: name } });
  const address = (routes[0] ?? '/').replaceAll(':', 'un-');
  const contents: Record<string, string> = {
    'entry.1a2b.js': `/* ${LONG_TEXT} */ var x = ${JSON.stringify(entry)};`,
    'page.1a2b.js': 'var page;',
    'photo.1a2b.webp': 'RIFF',
    ...(session !== undefined && { 'session.1a2b.js': session }),
    ...(styles !== undefined && { 'page.1a2b.css': styles }),
    ...(search !== undefined && { [SEARCH_FILE]: JSON.stringify(search) }),
    [prerenderedFile(address)]: page(`<h1>${heading}</h1>`),
    ...Object.fromEntries(values.map((value) => [prerenderedValueFile(address, value), page(LONG_TEXT)])),
    ...(isShell && {
      'layouts/default.json': JSON.stringify({ before: '<main>', after: '</main>' }),
      'layouts/signed-in.json': JSON.stringify({ before: '<main>', after: '</main>' }),
      'layouts/none.json': JSON.stringify({ before: '<main>', after: '</main>' }),
      'errors/not-found.json': page('404'),
      'errors/internal.json': page('500'),
    }),
  };
  const document: BuildDocument = {
    schema: 1,
    name,
    kind: isShell ? 'shell' : 'remote',
    version,
    contract: { major: contract, minor: 0 },
    react: '19.3.1',
    entry: 'entry.1a2b.js',
    container: isShell ? '' : `remote_${name.replaceAll('-', '_')}`,
    routes: routes.map((path, at) => ({
      path,
      page: 'inicio',
      title: name,
      access,
      ...(at === 0 && nav && { nav }),
    })),
    pages: { inicio: { js: ['page.1a2b.js'], css: styles === undefined ? [] : ['page.1a2b.css'] } },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, text]) => [
        file,
        {
          integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
          bytes: Buffer.byteLength(text),
        },
      ]),
    ),
    prerendered: { [address]: prerenderedFile(address) },
    ...(studentData && { studentData }),
    ...(search !== undefined && { search: SEARCH_FILE }),
    ...(isShell && {
      shell: {
        js: ['entry.1a2b.js'],
        css: [],
        layouts: { default: 'layouts/default.json', signedIn: 'layouts/signed-in.json', none: 'layouts/none.json' },
        errors: { notFound: 'errors/not-found.json', internal: 'errors/internal.json' },
        ...(session !== undefined && { session: { kept: ['session.1a2b.js'], withAccounts: [] } }),
      },
    }),
  };
  for (const [file, text] of Object.entries(contents)) {
    const path = join(folder, 'release', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await writeFile(join(folder, 'build.json'), JSON.stringify(document));
  return folder;
}
