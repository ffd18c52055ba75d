import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RouteDeclaration } from '@travesia/contracts/page';
import type { BuildDocument } from '@travesia/contracts/release';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  excesses,
  formatSearch,
  formatWeights,
  readBuilds,
  searchExcesses,
  weighRoutes,
  weighSearch,
} from './budgets.ts';
import { remotesOf } from './steps/budgets.ts';

const publicRoute: RouteDeclaration = { path: '/a', page: 'a', title: 'A', access: 'public', prerender: true };

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Writes a build whose files have the given sizes once compressed: noise does not shrink. */
function build(folder: string, files: Readonly<Record<string, number>>, document: Partial<BuildDocument>): void {
  const write = (file: string, content: string | Uint8Array) => {
    const path = join(project, folder, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [file, bytes] of Object.entries(files)) {
    write(`release/${file}`, createHash('shake256', { outputLength: bytes }).update(file).digest());
  }
  for (const file of Object.values(document.prerendered ?? {})) {
    write(`release/${file}`, JSON.stringify({ html: '<h1>A</h1>', head: { title: 'A' } }));
  }
  write('build.json', JSON.stringify({ routes: [], pages: {}, prerendered: {}, ...document }));
}

/** @param ofShell share of its size that the shell has: where no limit is asked about, compressing it is in vain. */
function builds(remotePageBytes: number, chunks = ['page.js'], signedIn = {}, ofShell = 1) {
  build(
    'shell/web',
    {
      'react.js': 40_000 * ofShell,
      'shell.js': 20_000 * ofShell,
      'shell.css': 5_000 * ofShell,
      'kept.js': 25_000 * ofShell,
      'accounts.js': 33_000 * ofShell,
    },
    {
      name: 'shell',
      kind: 'shell',
      entry: 'shell.js',
      shell: {
        js: ['react.js', 'shell.js'],
        css: ['shell.css'],
        layouts: { default: 'd', signedIn: 's', none: 'n' },
        errors: { notFound: 'e', internal: 'i' },
        session: { kept: ['kept.js'], withAccounts: ['accounts.js'] },
      },
    },
  );
  build(
    'remotes/a',
    { 'entry.js': 10_000, ...Object.fromEntries(chunks.map((name) => [name, remotePageBytes])), ...signedIn },
    {
      name: 'a',
      kind: 'remote',
      entry: 'entry.js',
      routes: [publicRoute, { path: '/b', page: 'b', title: 'B', access: 'auth' }],
      pages: { a: { js: chunks, css: [] }, b: { js: Object.keys(signedIn), css: [] } },
      prerendered: { '/a': 'prerendered/a.json' },
    },
  );
  return weighRoutes(readBuilds(project));
}

it('adds the shell, the entry of the remote and the files of the page', () => {
  const weights = builds(20_000);
  const [weight, signedIn] = weights;
  expect(weight?.js.map(({ file }) => file)).toEqual(['shell/react.js', 'shell/shell.js', 'a/entry.js', 'a/page.js']);
  expect(weight).toMatchObject({ route: '/a', addresses: 1, requests: 7, fragmentBytes: 10 });
  expect(signedIn).toMatchObject({ route: '/b', addresses: 0, requests: 6, fragmentBytes: 0 });
  expect(excesses(weights)).toEqual([]);
});

it('names the page and the excess when a page is too heavy', () => {
  const weights = builds(50_000);
  expect(excesses(weights)).toEqual([
    expect.stringMatching(/^\/a: JavaScript is 10\.\d kB over the 110\.0 kB of a page$/),
  ]);
  expect(formatWeights(weights)).toContain('50.0 kB  a/page.js');
});

it('weighs a page that needs a session with what keeps that', () => {
  const weights = builds(20_000);
  const [open, signedIn] = weights;
  expect(open?.session).toEqual([]);
  expect(signedIn?.session).toMatchObject([{ file: 'shell/kept.js' }]);
  expect(formatWeights(weights)).toMatch(/\/b: JavaScript 70\.0 kB of 120\.0 kB, with the session 95\.0 kB of 150\.0/);
  expect(excesses(builds(100, ['page.js'], { 'b.js': 49_000 }))).toEqual([]);
  const heavy = builds(100, ['page.js'], { 'b.js': 49_000, 'more.js': 8_000 });
  expect(excesses(heavy)).toEqual([
    expect.stringMatching(/^\/b: JavaScript is 7\.\d kB over the 120\.0 kB of a page$/),
    expect.stringMatching(/^\/b: JavaScript with the session is 2\.\d kB over the 150\.0 kB of a signed-in page$/),
  ]);
});

it('names the page that asks for too many files', () => {
  const weights = builds(
    100,
    Array.from({ length: 9 }, (_, index) => `chunk-${index}.js`),
    {},
    0.01,
  );
  expect(excesses(weights)).toEqual(['/a: 15 requests, 12 are allowed']);
});

it('says what to do when nothing was built', () => {
  expect(() => weighRoutes(readBuilds(project))).toThrow('npm run build');
});

it('weighs the pages of a lane of remotes alone, and all where the lane has what weighs on all', () => {
  builds(100, ['page.js'], {}, 0.01);
  const routesOf = (...folders: readonly string[]) =>
    weighRoutes(readBuilds(project), remotesOf(folders.map((folder) => ({ folder })))).map(({ route }) => route);
  expect(routesOf('remotes/a', 'remotes/a/e2e')).toEqual(['/a', '/b']);
  expect(routesOf('remotes/b')).toEqual([]);
  expect(routesOf('remotes/b', 'kits/ui')).toEqual(['/a', '/b']);
  expect(routesOf('shell/web')).toEqual(['/a', '/b']);
});

it('weighs what can be found, by release and together', () => {
  const finding = (name: string, bytes: number) =>
    build(`remotes/${name}`, { 'search.json': bytes }, { name, kind: 'remote', entry: '', search: 'search.json' });
  const said = () => {
    const shares = weighSearch(readBuilds(project));
    return { report: formatSearch(shares), over: searchExcesses(shares) };
  };
  finding('a', 15_000);
  expect(said()).toEqual({
    report: expect.stringMatching(/^search: 15\.0 kB of 60\.0 kB\n +15\.0 kB {2}a$/),
    over: [],
  });
  for (const name of ['b', 'c', 'd']) finding(name, 19_000);
  expect(said().over).toEqual(['search: 72.0 kB together, 60.0 kB are allowed']);
  finding('a', 21_000);
  expect(said().over[0]).toBe('search of a: 21.0 kB, its share is 20.0 kB');
});
