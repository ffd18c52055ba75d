import { describe, expect, it } from 'vitest';
import type { RegistryDocument } from '../registry.ts';
import type { BuildDocument, ReleaseDocument } from '../release.ts';
import { buildDocumentSchema, registryDocumentSchema, releaseDocumentSchema } from './index.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = { integrity, bytes: 10 };

const build: BuildDocument = {
  schema: 1,
  name: 'herramientas',
  kind: 'remote',
  version: '1.2.3',
  contract: { major: 1, minor: 0 },
  react: '19.3.1',
  entry: 'entry.0a1b.js',
  container: 'remote_herramientas',
  routes: [
    {
      path: '/herramientas/promedio-:promedio',
      page: 'promedio',
      title: 'Promedio',
      access: 'public',
      params: { promedio: { kind: 'decimal', min: 4, max: 7, decimals: 2 } },
    },
  ],
  pages: { promedio: { js: ['promedio.1111.js'], css: [] } },
  files: {
    'entry.0a1b.js': file,
    'promedio.1111.js': { ...file, brotli: 5, gzip: 6, brotliIntegrity: integrity, gzipIntegrity: integrity },
    'prerendered/a/p-4.00.json': file,
  },
  prerendered: { '/a/p-4.00': 'prerendered/a/p-4.00.json' },
};
const signature = { algorithm: 'ed25519', key: '0123456789abcdef', value: `${'A'.repeat(86)}==` } as const;
const release: ReleaseDocument = { ...build, id: '1.2.3-0123abcd', publishedAt: '2026-03-01T12:00:00.000Z', signature };
const shell: BuildDocument = {
  ...build,
  name: 'shell',
  kind: 'shell',
  container: '',
  files: { ...build.files, 'a.json': file, 'a.css': file },
  shell: {
    js: ['promedio.1111.js', 'entry.0a1b.js'],
    css: ['a.css'],
    layouts: { default: 'a.json', signedIn: 'a.json', none: 'a.json' },
    errors: { notFound: 'a.json', internal: 'a.json' },
  },
};
const digest = '0'.repeat(64);
const endorsed = (id: string) => ({ stable: { revision: 7, releases: { [id]: digest }, signature } });
const registry: RegistryDocument = {
  schema: 2,
  minor: 0,
  revision: 7,
  previous: null,
  by: 'ana@taller',
  changes: [{ action: 'promote', name: 'herramientas', release: '1.0.0-0123abcd' }],
  trust: {
    schema: 1,
    version: 1,
    issuedAt: '2026-03-01T12:00:00.000Z',
    teams: { herramientas: ['/herramientas'] },
    keys: { '0123456789abcdef': { role: 'team', publicKey: `${'A'.repeat(59)}=`, names: ['herramientas'] } },
    signature,
  },
  endorsements: { shell: endorsed('1.0.0-0123abcd'), herramientas: endorsed('1.2.3-0123abcd') },
  timelines: { herramientas: { stables: ['1.2.3-0123abcd'], failed: [] } },
  signature,
  issuedAt: '2026-03-01T12:00:00.000Z',
  shell: { stable: '1.0.0-0123abcd' },
  remotes: { herramientas: { stable: '1.2.3-0123abcd', lastGood: '1.2.2-0123abcd', prefixes: ['/herramientas'] } },
};

/** Paths of the fields that `schema` refuses in `document` changed by `change`. */
function refused(
  schema: typeof releaseDocumentSchema | typeof registryDocumentSchema | typeof buildDocumentSchema,
  document: unknown,
) {
  const result = schema.safeParse(document);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

describe('the schemas of the documents', () => {
  it('take whole documents as they are', () => {
    expect(buildDocumentSchema.parse(build)).toEqual(build);
    expect(buildDocumentSchema.parse(shell)).toEqual(shell);
    expect(releaseDocumentSchema.parse(release)).toEqual(release);
    expect(registryDocumentSchema.parse(registry)).toEqual(registry);
    expect(refused(registryDocumentSchema, { ...registry, shell: null, remotes: {} })).toEqual([]);
  });

  it('refuse unknown fields of builds, at every depth, and of routes wherever they are', () => {
    expect(refused(buildDocumentSchema, { ...build, extra: 1 })).toEqual(['']);
    expect(refused(buildDocumentSchema, release)).toEqual(['']);
    expect(refused(releaseDocumentSchema, { ...release, routes: [{ ...build.routes[0], roles: [] }] })).toEqual([
      'routes.0',
    ]);
  });

  it('take fields that a newer writer added to what is signed, and another number of the schema not', () => {
    expect(refused(registryDocumentSchema, { ...registry, minor: 9, next: { deep: 1 } })).toEqual([]);
    expect(refused(registryDocumentSchema, { ...registry, shell: { stable: '1.0.0-0123abcd', next: 1 } })).toEqual([]);
    expect(refused(registryDocumentSchema, { ...registry, trust: { ...registry.trust, next: 1 } })).toEqual([]);
    expect(refused(releaseDocumentSchema, { ...release, next: 1 })).toEqual([]);
    expect(refused(registryDocumentSchema, { ...registry, schema: 3 })).toEqual(['schema']);
  });

  it('take what a remote keeps of a student at an address of its own service, and no other', () => {
    const keeping = (path: string, name = 'herramientas') => ({
      ...build,
      name,
      studentData: { area: 'Juegos', path },
    });
    expect(refused(buildDocumentSchema, keeping('/api/herramientas/data'))).toEqual([]);
    expect(refused(buildDocumentSchema, keeping('/api/banco_de_notas/data', 'banco-de-notas'))).toEqual([]);
    for (const path of [
      '/api/session',
      '/api/herramientas2/data',
      '/api/herramientas/../session',
      '/herramientas',
      '//x',
    ]) {
      expect(refused(buildDocumentSchema, keeping(path)), path).toEqual(['studentData.path']);
    }
  });

  it('take the old word for interaction hydration in releases of the minors that had it, and in no other', () => {
    const waiting = (minor: number, word: object) => ({
      ...release,
      contract: { major: 1, minor },
      routes: [{ path: '/a/p-4.00', page: 'promedio', title: 'A', access: 'public', prerender: true, ...word }],
    });
    const [before, now] = [{ startsOnUse: true }, { hydrateOn: 'interaction' }];
    expect(refused(releaseDocumentSchema, waiting(5, before))).toEqual([]);
    expect(refused(releaseDocumentSchema, waiting(6, before))).toEqual(['routes.0.startsOnUse']);
    expect(refused(releaseDocumentSchema, waiting(6, now))).toEqual([]);
    expect(refused(releaseDocumentSchema, waiting(6, { ...now, prerender: undefined }))).toContain(
      'routes.0.prerender',
    );
    expect(refused(releaseDocumentSchema, waiting(6, { ...now, access: 'auth' }))).toEqual(['routes.0.hydrateOn']);
    expect(refused(releaseDocumentSchema, waiting(6, { hydrateOn: 'load' }))).toEqual(['routes.0.hydrateOn']);
  });

  it('take a place of the navigation at an address without parameters, with an icon in kebab-case', () => {
    const nav = { label: 'A', short: 'A', icon: 'book-open', group: 'learn', order: 0, audience: 'both' } as const;
    const placed = (more: object, path = '/a') => ({
      ...build,
      routes: [{ path, page: 'promedio', title: 'A', access: 'public', nav: { ...nav, ...more } }],
    });
    expect(refused(buildDocumentSchema, placed({ about: 'Qué hay.' }))).toEqual([]);
    expect(refused(buildDocumentSchema, placed({}, '/a/:b'))).toEqual(['routes.0.nav']);
    for (const icon of ['bookOpen', 'book_open', '-book', '"><script>']) {
      expect(refused(buildDocumentSchema, placed({ icon })), icon).toEqual(['routes.0.nav.icon']);
    }
    expect(refused(buildDocumentSchema, placed({ group: 'otra' }))).toEqual(['routes.0.nav.group']);
    expect(refused(buildDocumentSchema, placed({ label: 'x'.repeat(25) }))).toEqual(['routes.0.nav.label']);
    expect(refused(buildDocumentSchema, placed({ order: -1 }))).toEqual(['routes.0.nav.order']);
  });

  it('refuse a compressed copy without its digest', () => {
    const files = { ...release.files, [release.entry]: { ...file, brotli: 1 } };
    expect(refused(releaseDocumentSchema, { ...release, files })).toEqual([`files.${release.entry}`]);
  });

  it.each([
    ['', 'entry'],
    ['/entry.js', 'entry'],
    ['../entry.js', 'entry'],
    ['a/../../entry.js', 'entry'],
    ['a//b.js', 'entry'],
    ['./entry.js', 'entry'],
    ['a\\b.js', 'entry'],
    ['a b.js', 'entry'],
    ['a\0.js', 'entry'],
    ['a?b.js', 'entry'],
  ])('refuse %j as the name of a file', (entry, field) => {
    const files = { ...build.files, [entry]: file };
    expect(refused(buildDocumentSchema, { ...build, entry, files })).toContain(field);
    expect(refused(buildDocumentSchema, { ...build, files })).toContain(`files.${entry}`);
  });

  it.each([
    'sha256-AAAA',
    `sha384-${'A'.repeat(63)}`,
    `sha384-${'A'.repeat(65)}`,
    `sha384-${'f'.repeat(63)}_`,
    `sha384-${'A'.repeat(62)}==`,
    '',
  ])('refuse %j as integrity', (wrong) => {
    const files = { ...build.files, 'entry.0a1b.js': { ...file, integrity: wrong } };
    expect(refused(buildDocumentSchema, { ...build, files })).toEqual(['files.entry.0a1b.js.integrity']);
  });

  it.each(['1', '1.2', 'v1.2.3', '01.2.3', '1.2.3-', '1.2.3/../..', '^1.2.3'])('refuse %j as a version', (version) => {
    expect(refused(buildDocumentSchema, { ...build, version })).toEqual(['version']);
    expect(refused(registryDocumentSchema, { ...registry, shell: { stable: `${version}-0123abcd` } })).toEqual([
      'shell.stable',
    ]);
  });

  it.each(['H', 'x', '1a', 'a_b', 'a/b', '..', 'a'.repeat(32)])('refuse %j as a name', (name) => {
    expect(refused(buildDocumentSchema, { ...build, name })).toEqual(['name']);
    const remotes = Object.fromEntries([[name, { stable: '1.2.3-0123abcd', prefixes: [] }]]);
    expect(refused(registryDocumentSchema, { ...registry, remotes })).toEqual([`remotes.${name}`]);
  });

  it.each(['herramientas', '//evil', '/a/', '/a//b', '/a/../b', '/a b', '/a?b', '/a#b', '/<b>', '/a"b', '/ñ', '/a\\b'])(
    'refuse %j as an address',
    (path) => {
      expect(refused(buildDocumentSchema, { ...build, routes: [{ ...build.routes[0], path, params: {} }] })).toContain(
        'routes.0.path',
      );
      const pointer = { stable: '1.2.3-0123abcd', prefixes: [path] };
      expect(refused(registryDocumentSchema, { ...registry, remotes: { herramientas: pointer } })).toEqual([
        'remotes.herramientas.prefixes.0',
      ]);
    },
  );

  it.each(['AAAA', `${'A'.repeat(88)}`, `${'A'.repeat(85)}B==`, `${'A'.repeat(86)}==\n`, ''])(
    'refuse %j as a signature: the same bytes have one spelling',
    (value) => {
      const signature = { ...registry.signature, value };
      expect(refused(registryDocumentSchema, { ...registry, signature })).toEqual(['signature.value']);
    },
  );

  it('refuse routes that are malformed or say something of a parameter they do not have', () => {
    const changed = (more: object) => ({ ...build, routes: [{ ...build.routes[0], ...more }] });
    expect(refused(buildDocumentSchema, changed({ path: '/:a-:b' }))).toContain('routes.0.path');
    expect(refused(buildDocumentSchema, changed({ path: '/otra' }))).toEqual(['routes.0.params.promedio']);
    expect(refused(buildDocumentSchema, changed({ access: 'admin' }))).toEqual(['routes.0.access']);
    expect(refused(buildDocumentSchema, changed({ keepAlive: false }))).toEqual(['routes.0.keepAlive']);
    expect(refused(buildDocumentSchema, changed({ page: 'otra' }))).toEqual(['routes.0.page']);
  });

  it('refuse parts that do not agree', () => {
    expect(refused(buildDocumentSchema, { ...build, entry: 'otro.js' })).toEqual(['entry']);
    expect(refused(buildDocumentSchema, { ...build, pages: { promedio: { js: ['otro.js'], css: [] } } })).toEqual([
      'pages.promedio.js.0',
    ]);
    expect(refused(buildDocumentSchema, { ...build, prerendered: { '/a': 'otro.json' } })).toEqual(['prerendered./a']);
    expect(refused(buildDocumentSchema, { ...build, name: 'shell' })).toEqual(['name']);
    expect(refused(buildDocumentSchema, { ...build, shell: shell.shell })).toContain('shell');
    expect(refused(buildDocumentSchema, { ...shell, entry: 'promedio.1111.js' })).toEqual(['shell.js']);
    expect(refused(releaseDocumentSchema, { ...release, id: '1.2.4-0123abcd' })).toEqual(['id']);
  });

  it('refuse times that are not instants and revisions that are not counts', () => {
    expect(refused(releaseDocumentSchema, { ...release, publishedAt: 'ayer' })).toEqual(['publishedAt']);
    for (const revision of [0, -1, 1.5, '7', null]) {
      expect(refused(registryDocumentSchema, { ...registry, revision })).toEqual(['revision']);
    }
    expect(
      refused(registryDocumentSchema, { ...registry, remotes: { shell: registry.remotes['herramientas'] } }),
    ).toEqual(['remotes.shell']);
  });
});
