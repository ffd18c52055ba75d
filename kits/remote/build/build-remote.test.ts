import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RouteDeclaration } from '@travesia/contracts/page';
import { type PrerenderedPage, prerenderedValueFile } from '@travesia/contracts/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRemote } from './build-remote.ts';
import { readPageImports } from './page-files.ts';

/** Inside the project, so that the remote finds the kits and React. */
const PARENT = join(import.meta.dirname, '../.test-remotes');

const ROUTES: readonly RouteDeclaration[] = [
  { path: '/uno', page: 'uno', title: 'Uno', access: 'public', prerender: true },
  { path: '/uno/:id', page: 'uno', title: 'Uno de', access: 'public', prerender: true, data: true },
  {
    path: '/dos/:id',
    page: 'uno',
    title: 'Dos',
    access: 'auth',
    prerender: true,
    params: { id: { kind: 'prerendered' } },
  },
];

/** Source of a remote's `web/search.ts`. */
function searchOf(entries: readonly object[], ownPath = '/api/prueba/own'): string {
  return `export default ${JSON.stringify({ groups: [{ label: 'Cosas', entries }], ownPath })};`;
}

const FILES = {
  'package.json': '{"name":"@travesia/remote-prueba","version":"2.3.4","type":"module"}',
  'routes.ts': `export const studentData = { area: 'Prueba', path: '/api/prueba/data' };
export const routes = ${JSON.stringify(ROUTES)};`,
  'web/module.ts': `import { definePages } from '@travesia/kit-remote';
export default definePages({ uno: () => import('./uno/page.tsx') });`,
  'web/uno/page.tsx': `import css from './uno.module.css';
export const head = ({ params }) => ({ title: 'Página ' + (params.id ?? 'uno') });
export default function Uno({ params, data }) { return <h1 className={css.titulo}>{params.id ?? 'uno'} {data?.n}</h1>; }`,
  'web/uno/uno.module.css': '.titulo { color: red; }',
  'web/prerender.ts': `import { definePrerender } from '@travesia/kit-remote/prerender';
export default definePrerender({ '/uno/:id': { paths: () => ['/uno/a', '/uno/b'], data: ({ params }) => ({ n: params.id.length }) }, '/dos/:id': { paths: () => ['/dos/c'] } });`,
  'web/search.ts': searchOf([
    { path: '/uno', title: 'Uno' },
    { path: '/dos/c?q=a#b', title: 'Dos' },
  ]),
};

async function remote(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  await mkdir(PARENT, { recursive: true });
  const root = join(await mkdtemp(join(PARENT, 'r-')), 'prueba');
  for (const [file, content] of Object.entries({ ...FILES, ...changes })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return root;
}

beforeAll(() => rm(PARENT, { recursive: true, force: true }));
afterAll(() => rm(PARENT, { recursive: true, force: true }));

describe('building a remote', () => {
  it('writes what publishing needs: files with integrity, pages with their files, fragments', {
    timeout: 60_000,
  }, async () => {
    const root = await remote();
    const document = await buildRemote(root);
    expect(document).toMatchObject({ name: 'prueba', kind: 'remote', version: '2.3.4', container: 'travesia_prueba' });
    expect(document.studentData).toEqual({ area: 'Prueba', path: '/api/prueba/data' });
    expect(document.prerendered).toEqual({
      '/uno': 'prerendered/uno.json',
      '/uno/a': 'prerendered/uno/a.json',
      '/uno/b': 'prerendered/uno/b.json',
      '/dos/c': 'prerendered/dos/c.json',
    });
    const page = document.pages['uno'];
    expect(page?.js).toHaveLength(1);
    expect(page?.css).toHaveLength(1);
    // The other one is React.
    expect(Object.keys(document.files).filter((file) => file.endsWith('.js'))).toHaveLength(3);
    for (const file of [document.entry, ...(page?.js ?? []), ...(page?.css ?? [])]) {
      expect(document.files[file]?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    }
    const read = (file: string) => readFile(join(root, 'dist/release', file), 'utf8');
    const maps = await readdir(join(root, 'dist/maps'));
    expect(maps).toEqual(expect.arrayContaining([document.entry, ...(page?.js ?? [])].map((file) => `${file}.map`)));
    expect(Object.keys(document.files).filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(await read(document.entry)).not.toContain('sourceMappingURL');
    const fragment: PrerenderedPage = JSON.parse(await read('prerendered/uno/a.json'));
    expect(fragment).toMatchObject({ head: { title: 'Página a' }, data: { n: 1 } });
    const [, titleClass = ''] = /<h1 class="(prueba__[\w-]{5})">a/.exec(fragment.html) ?? [];
    expect(titleClass).not.toBe('');
    expect(await read('payload/uno/a.json')).toBe('{"n":1}');
    expect(await read('payload/dos/c.json')).toBe('null');
    expect(document.search).toBe('search.json');
    expect(document.files['search.json']?.integrity).toMatch(/^sha384-/);
    expect(JSON.parse(await read('search.json'))).toEqual({
      groups: [
        {
          label: 'Cosas',
          entries: [
            { path: '/uno', title: 'Uno' },
            { path: '/dos/c?q=a#b', title: 'Dos', audience: 'students' },
          ],
        },
      ],
      ownPath: '/api/prueba/own',
    });
    // Fragments, sheets and scripts are of two builds, and say the same short name.
    const sheet = await read(page?.css[0] ?? '');
    expect(sheet).toMatch(/^@layer remotes\.prueba\{\.prueba__/);
    expect(sheet).toContain(`.${titleClass}{`);
    const scripts = await Promise.all([document.entry, ...(page?.js ?? [])].map(read));
    expect(scripts.join('')).toContain(`"${titleClass}"`);
    expect(scripts.join('')).not.toContain('prueba__titulo');
    const entry = await read(document.entry);
    expect(entry).toContain('sha256-');
    expect(entry).not.toContain(import.meta.dirname.split('/kits/')[0]);
  });

  it('renders a fragment for each value of a query, and keeps nothing of what it was rendered with', {
    timeout: 60_000,
  }, async () => {
    const route = { path: '/uno', page: 'uno', title: 'Uno', access: 'auth', prerenderParam: 'q' };
    const plans = (values: string) => ({
      'routes.ts': `export const routes = ${JSON.stringify([route])};`,
      'web/prerender.ts': `export default { '/uno': { values: async () => (${values}) } };`,
      'web/search.ts': 'export default { groups: [] };',
    });
    const root = await remote(plans(`{ a: { n: 1 }, 'b.c': { n: 2 } }`));
    const { files, prerendered } = await buildRemote(root);
    expect(prerendered).toEqual({});
    for (const [value, n] of [
      ['a', 1],
      ['b.c', 2],
    ] as const) {
      const file = prerenderedValueFile('/uno', value);
      expect(files[file]?.integrity).toMatch(/^sha384-/);
      const fragment = JSON.parse(await readFile(join(root, 'dist/release', file), 'utf8'));
      expect(fragment).toEqual({
        html: expect.stringMatching(new RegExp(`>uno(<!-- -->)? (<!-- -->)?${n}<`)),
        head: { title: 'Página uno' },
      });
    }
    await expect(buildRemote(await remote(plans(`{ '../a': {} }`)))).rejects.toThrow(
      '/uno?q=../a could not be prerendered',
    );
    await expect(
      buildRemote(await remote({ ...plans('{}'), 'web/prerender.ts': 'export default {};' })),
    ).rejects.toThrow('no plan gives its values');
  });

  it('says in the entry the digests of scripts that pages fetch by themselves, and of none that comes with a page', {
    timeout: 60_000,
  }, async () => {
    const root = await remote({
      'web/uno/page.tsx': `import css from './uno.module.css';
import { useState } from 'react';
export default function Uno({ params, data }) {
  const [more, setMore] = useState('');
  return <button className={css.titulo} onClick={() => import('./later.ts').then((later) => setMore(later.more))}>{more}</button>;
}`,
      'web/uno/later.ts': `export const more = 'más';`,
    });
    const { entry, files, pages } = await buildRemote(root);
    const text = await readFile(join(root, 'dist/release', entry), 'utf8');
    const withPage = new Set(pages['uno']?.js);
    const isSaid = (file: string) => {
      const digest = createHash('sha256').update(readFileSync(join(root, 'dist/release', file)));
      return text.includes(`sha256-${digest.digest('base64')}`);
    };
    const fetched = Object.keys(files).filter((file) => file.endsWith('.js') && file !== entry);
    expect(withPage.size).toBe(1);
    expect(fetched.filter(isSaid)).toEqual(fetched.filter((file) => !withPage.has(file)));
    expect(fetched.filter(isSaid)).toHaveLength(2);

    // An element with the integrity `undefined` would load anything.
    const lookups = [...text.matchAll(/new Proxy\(\{[^{}]*\},\{get:\(\w,\w\)=>\w\[\w\]\|\|"sha256-A{43}="\}\)/g)];
    expect(lookups).toHaveLength(1);
    expect(pages['uno']?.css.filter(isSaid)).toHaveLength(1);
  });

  it('takes a module that keeps the page contract without the kit', { timeout: 60_000 }, async () => {
    const root = await remote({
      'routes.ts': `export const routes = [{ path: '/uno', page: 'uno', title: 'Uno', access: 'public' }];`,
      'web/module.ts': `export default { contract: 1, pages: { uno: () => import('./uno/page.tsx') } };`,
      'web/uno/page.tsx': `export const mount = (container) => { container.textContent = 'uno'; };`,
      'web/prerender.ts': 'export default {};',
      'web/search.ts': 'export default { groups: [] };',
    });
    const { pages, prerendered } = await buildRemote(root);
    expect(Object.keys(pages)).toEqual(['uno']);
    expect(prerendered).toEqual({});
  });

  it.each([
    [
      'a page with an inline style',
      { 'web/uno/page.tsx': 'export default () => <p style={{ color: "red" }}>x</p>;' },
      /content security policy/,
    ],
    [
      'a page with a question of the bank',
      {
        'web/uno/page.tsx': `import { seedOf } from '../../../../../../../content/bank/seed.ts';\nexport default () => <p>{seedOf('a', 1, 1)}</p>;`,
      },
      /content\/bank\/seed\.ts is content: no browser is sent it/,
    ],
    [
      'a plan that writes content into a page',
      {
        'web/prerender.ts': `import deployed from '../../../../../../content/bank/deployment.json' with { type: 'json' };\nexport default { '/uno/:id': { paths: () => ['/uno/a'], data: () => deployed } };`,
      },
      /content\/bank\/deployment\.json is content: no browser is sent it/,
    ],
    [
      'a page that throws',
      { 'web/uno/page.tsx': 'export default () => { throw new Error("sin tabla"); };' },
      /\/uno could not be prerendered: sin tabla/,
    ],
    [
      'a route to a page that is not there',
      {
        'web/module.ts': `import { definePages } from '@travesia/kit-remote';\nexport default definePages({ dos: () => import('./uno/page.tsx') });`,
      },
      /does not define: uno/,
    ],
    [
      'pages written in another form',
      {
        'web/module.ts': `import { definePages } from '@travesia/kit-remote';\nconst uno = () => import('./uno/page.tsx');\nexport default definePages({ uno });`,
      },
      /write uno as/,
    ],
    [
      'an address outside its route',
      { 'web/prerender.ts': `export default { '/uno/:id': { paths: () => ['/tres/a'], data: () => 1 } };` },
      /\/tres\/a is not an address/,
    ],
    [
      'data that its route does not declare',
      { 'web/prerender.ts': `export default { '/uno': { data: () => 1 } };` },
      /\/uno could not be prerendered: the plan gives data that the route does not declare/,
    ],
    [
      'an entry of the search that leads nowhere',
      { 'web/search.ts': searchOf([{ path: '/tres', title: 'Tres' }]) },
      /web\/search\.ts: \/tres is no page of prueba/,
    ],
    [
      'an entry of the search that nobody prerendered',
      { 'web/search.ts': searchOf([{ path: '/dos/z', title: 'Dos' }]) },
      /\/dos\/z is no page of prueba/,
    ],
    [
      'an entry of the search on another site',
      { 'web/search.ts': searchOf([{ path: '//otro.example/', title: 'Otro' }]) },
      /groups\.0\.entries\.0\.path: not an address of ours/,
    ],
    [
      'own things of another service',
      { 'web/search.ts': searchOf([{ path: '/uno', title: 'Uno' }], '/api/otra/own') },
      /ownPath is not below \/api\/prueba\//,
    ],
    [
      'a plan for a route that is not prerendered',
      { 'web/prerender.ts': `export default { '/un/:id': { paths: () => [] } };` },
      /no prerendered route has the path of these plans: \/un\/:id/,
    ],
  ] as const)('is refused with the reason for %s', { timeout: 60_000 }, async (_, changes, reason) => {
    await expect(buildRemote(await remote(changes))).rejects.toThrow(reason);
  });
});

it('reads page imports in the forms that the formatter leaves', () => {
  const source = `definePages({
    inicio: () => import('./inicio/page.tsx'),
    'otra-pagina': async () => import("./otra/page.tsx"),
    larga: () =>
      import('./larga/page.tsx'),
  })`;
  expect([...readPageImports(source)]).toEqual([
    ['inicio', './inicio/page.tsx'],
    ['otra-pagina', './otra/page.tsx'],
    ['larga', './larga/page.tsx'],
  ]);
});
