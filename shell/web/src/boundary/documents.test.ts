import type { BootDocument, ResolvedRelease, WrittenBoot } from '@travesia/contracts/release';
import { describe, expect, it } from 'vitest';
import {
  isBuildMeta,
  isLatestBuild,
  isNoticeList,
  isReleaseList,
  isSessionAnswer,
  isVisitorBuild,
  isWrittenBoot,
} from './documents.ts';
import { type Guard, read } from './guards.ts';

const release: ResolvedRelease = {
  name: 'herramientas',
  version: '1.0.0',
  id: '1.0.0-0123abcd',
  channel: 'stable',
  base: '/releases/herramientas/1.0.0-0123abcd/',
  contract: 1,
  entry: ['entry.js', 'sha384-x'],
  container: 'travesia_herramientas',
  routes: [
    {
      path: '/herramientas/:promedio/:temario',
      page: 'promedio',
      title: 'Promedio',
      access: 'public',
      keepAlive: true,
      activity: 'studying',
      prerender: true,
      data: true,
      hydrateOn: 'interaction',
      params: { promedio: { kind: 'decimal', min: 4, max: 7, decimals: 2 }, temario: { kind: 'prerendered' } },
    },
  ],
  pages: { promedio: { js: [['promedio.js', 'sha384-y']], css: [] } },
};

const boot: BootDocument = {
  build: 'r1-0123abcd',
  revision: 1,
  session: { status: 'signed-in', user: { uid: 'ana', email: 'ana@ejemplo.cl', staff: true } },
  identity: { apiKey: 'k', authDomain: 'd', projectId: 'p', demo: { email: 'a@b.cl', password: 'x' }, tokenSync: true },
  apiBase: '/',
  status: 200,
  bot: false,
  tools: 'staff',
  releases: [release],
  fragment: { data: { n: 1 } },
};

describe('the boot document', () => {
  it('is read as the edge writes it, with the releases in it or without, and with fields that a later edge adds', () => {
    const { releases: _, identity: __, tools: ___, fragment: ____, ...least } = boot;
    const waiting: WrittenBoot = { ...least, session: { status: 'pending' } };
    for (const one of [
      boot,
      waiting,
      { ...boot, fragment: {} },
      { ...boot, fragment: { search: '?a=b' } },
      { ...boot, later: 1 },
    ]) {
      expect(isWrittenBoot(JSON.parse(JSON.stringify(one)))).toBe(true);
    }
  });

  const wrong: readonly (readonly [string, object])[] = [
    ['a session of another kind', { session: { status: 'admin' } }],
    ['somebody without an id', { session: { status: 'signed-in', user: {} } }],
    ['a member of the team by another word', { session: { status: 'signed-in', user: { uid: 'ana', staff: 'yes' } } }],
    ['a revision in letters', { revision: '1' }],
    ['a fragment of a query that is none', { fragment: { search: 1 } }],
    ['no release but a name', { releases: ['herramientas'] }],
    ['a file without a digest', { releases: [{ ...release, entry: ['entry.js'] }] }],
    [
      'a route that is for nobody we know',
      { releases: [{ ...release, routes: [{ ...release.routes[0], access: 'x' }] }] },
    ],
    ['a route elsewhere', { releases: [{ ...release, routes: [{ ...release.routes[0], path: 'https://otra.cl' }] }] }],
    ['a list where a page should be', { releases: [{ ...release, pages: [[]] }] }],
    ['nothing where a field must be', { build: undefined }],
  ];

  it.each(wrong)('is refused with %s', (_, part) => {
    expect(isWrittenBoot({ ...boot, ...part })).toBe(false);
    expect(() => read(isWrittenBoot, { ...boot, ...part }, 'the boot document')).toThrow(
      'the boot document is not what the contract says',
    );
  });

  it.each([null, 7, 'texto', [boot], undefined])('is not %j', (value) => {
    expect(isWrittenBoot(value)).toBe(false);
  });
});

const cases: readonly (readonly [string, Guard<unknown>, unknown, readonly unknown[]])[] = [
  ['a list of releases', isReleaseList, [release], [{}, [null], { 0: release }]],
  ['the latest build', isLatestBuild, { id: 'r1', timestamp: 1 }, [{ id: 'r1' }, { id: 1, timestamp: 1 }, null]],
  ['what a visitor gets', isVisitorBuild, { revision: 1, releases: { shell: '1' } }, [{ revision: 1, releases: [] }]],
  [
    'a build',
    isBuildMeta,
    { id: 'r1', timestamp: 1, revision: 1, releases: {}, prerendered: ['/'] },
    [{ id: 'r1', timestamp: 1, revision: 1, releases: { shell: null }, prerendered: [] }],
  ],
  [
    'who the cookie says is here',
    isSessionAnswer,
    { session: { status: 'anonymous' } },
    [{ session: { status: 'pending' } }, {}, '<html>'],
  ],
  ['notices', isNoticeList, [{ tone: 'info', text: 'Hola' }], [[{ tone: 'loud', text: 'Hola' }], [{}], {}]],
];

it.each(cases)('%s is read, and nothing else in its place', (_, is, right, wrong) => {
  expect(is(right)).toBe(true);
  for (const one of wrong) expect(is(one), JSON.stringify(one)).toBe(false);
});
