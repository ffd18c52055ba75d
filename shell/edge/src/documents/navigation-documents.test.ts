import { NAV_GAPS, type NavigationTemplates, navMark, type ReleaseDocument } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleEdge, within } from '../testing/sample-edge.ts';
import {
  createSampleStore,
  type SampleRelease,
  type SampleStore,
  sampleRemote,
  sampleShell,
} from '../testing/sample-store.ts';

const link = (current: string) => `<a href="${NAV_GAPS.path}"${current}>${NAV_GAPS.label}</a>`;
const templates: NavigationTemplates = {
  lists: {
    menu: {
      of: 'areas',
      wrap: `<nav>${NAV_GAPS.entries}</nav>`,
      entry: { idle: link(''), page: link(' aria-current="page"'), within: link(' aria-current="true"') },
    },
  },
  icons: {},
  otherIcon: '',
};

const layout = (who: string) =>
  JSON.stringify({ before: `<header>${who}${navMark('menu')}</header><main>`, after: '</main>' });

const drawingShell: SampleRelease = {
  ...sampleShell,
  files: {
    ...sampleShell.files,
    'navigation.json': JSON.stringify(templates),
    'layouts/default.json': layout('Entrar'),
    'layouts/signed-in.json': layout('Mi cuenta'),
  },
  prerendered: { '/': { html: `<h1>Inicio</h1><p>${navMark('menu')}</p>`, head: { title: 'Inicio' } } },
  ...(sampleShell.shell && { shell: { ...sampleShell.shell, navigation: 'navigation.json' } }),
};

const nav = { short: 'H', icon: 'home', group: 'scores', order: 0, audience: 'both' } as const;

const remoteWithPlaces: SampleRelease = {
  ...sampleRemote,
  routes: sampleRemote.routes.map((route) => {
    if (route.path === '/herramientas') return { ...route, nav: { ...nav, label: 'Herramientas' } };
    if (route.path !== '/herramientas/mias') return route;
    const own = { ...nav, label: 'Mías', about: 'Lo tuyo.', group: 'practice', audience: 'student' } as const;
    return { ...route, nav: own, fullScreenParam: 'intento' };
  }),
  // A mark of somebody else's is words.
  prerendered: {
    ...sampleRemote.prerendered,
    '/herramientas': { html: `<h1>${navMark('menu')}</h1>`, head: { title: 'Herramientas' } },
  },
};

const games: SampleRelease = {
  name: 'juegos',
  routes: [
    {
      path: '/juegos',
      page: 'juegos',
      title: 'Juegos',
      access: 'public',
      nav: { ...nav, label: 'Juegos', group: 'games' },
    },
  ],
  pages: { juegos: { js: [], css: [] } },
  files: { 'entry.js': 'var remote_juegos = 1;' },
};

let sample: SampleStore;
let app: FastifyInstance;
let shell: ReleaseDocument;
let remote: ReleaseDocument;

beforeAll(async () => {
  sample = await createSampleStore();
  shell = await sample.publish(drawingShell);
  remote = await sample.publish(remoteWithPlaces);
  await sample.promote({ stable: shell.id }, { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } });
  ({ app } = await createSampleEdge(sample, {
    readSession: async ({ headers }) =>
      headers['x-session'] ? { status: 'signed-in', user: { uid: 'u1' } } : { status: 'anonymous' },
  }));
});

afterAll(async () => {
  await app.close();
  await sample.remove();
});

const get = async (url: string, isStudent = false) =>
  (await app.inject({ url, ...(isStudent && { headers: { 'x-session': 'yes' } }) })).body;

describe('the document of a page', () => {
  it('shows what its audience may see, and where in it the page is', async () => {
    const visitors = await get('/herramientas');
    expect(visitors).toContain('<nav><a href="/herramientas" aria-current="page">Herramientas</a></nav>');
    const students = await get('/herramientas/mias/7', true);
    expect(students).toContain(
      '<nav><a href="/herramientas/mias" aria-current="true">Mías</a><a href="/herramientas">Herramientas</a></nav>',
    );
    expect(await get('/no-existe')).toContain('<nav><a href="/herramientas">Herramientas</a></nav>');
  });

  it('is described as its place in the navigation is, where nothing was prerendered', async () => {
    expect(await get('/herramientas/mias', true)).toContain('<meta name="description" content="Lo tuyo.">');
  });

  it('has lists in fragments of the shell, and takes marks of others as words', async () => {
    expect(await get('/')).toContain('<p><nav><a href="/herramientas">');
    expect(await get('/herramientas')).toContain(`<h1>${navMark('menu')}</h1>`);
  });

  it('is all that goes out of how the shell draws', async () => {
    const { statusCode } = await app.inject({ url: `/releases/shell/${shell.id}/navigation.json` });
    expect(statusCode).toBe(404);
  });

  it('is without a frame while its address asks for the whole screen, whatever was asked before', async () => {
    for (const [search, isFramed] of [
      ['', true],
      ['?intento=1', false],
      ['?intento=2&otro', false],
      ['?otro=intento', true],
    ] as const) {
      expect((await get(`/herramientas/mias${search}`, true)).includes('<header>'), search).toBe(isFramed);
    }
  });

  it('shows another remote as soon as it is live, under the same shell', async () => {
    const added = await sample.publish(games);
    await sample.promote(
      { stable: shell.id },
      {
        herramientas: { stable: remote.id, prefixes: ['/herramientas'] },
        juegos: { stable: added.id, prefixes: ['/juegos'] },
      },
    );
    await within(async () => (await get('/herramientas')).includes('<a href="/juegos">Juegos</a>'));
    expect(await get('/')).toContain('<a href="/juegos">Juegos</a>');
  });
});
