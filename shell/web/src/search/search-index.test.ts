import type { HttpClient, SearchDocument, Session } from '@travesia/contracts/page';
import type { ResolvedRelease } from '@travesia/contracts/release';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import { StateSubject } from '../state/state-subject.ts';
import { SearchIndex } from './search-index.ts';

const release = (name: string, base = `/releases/${name}/1/`): ResolvedRelease => ({
  name,
  version: '1.0.0',
  id: '1',
  channel: 'stable',
  base,
  contract: 1,
  entry: ['entry.js', ''],
  container: '',
  routes: [],
  pages: {},
  search: ['search.json', `digest-of-${name}`],
});

const CAREERS: SearchDocument = {
  groups: [{ label: 'Carreras', entries: [{ path: '/c/derecho', title: 'Derecho' }] }],
};
const PAGES: SearchDocument = {
  groups: [
    {
      label: 'Páginas',
      entries: [
        { path: '/mias', title: 'Las mías', audience: 'students' },
        { path: '/entrar', title: 'Entrar', audience: 'visitors' },
        { path: '/tabla', title: 'Tabla' },
      ],
    },
  ],
  ownPath: '/api/paginas/own',
};

const signedIn = (uid: string): Session => ({ status: 'signed-in', user: { uid } });
const ownOf = (uid: string) => ({
  groups: [{ label: 'Tus ensayos', entries: [{ path: '/e/1', title: `Ensayo de ${uid}` }] }],
});

interface World {
  readonly releases?: readonly ResolvedRelease[];
  readonly session?: Session;
  /** By address; absent ones do not come. */
  readonly files?: Record<string, unknown>;
  readonly http?: HttpClient;
}

function open({ releases = [release('carreras'), release('paginas')], session, files, http }: World = {}) {
  const session$ = new StateSubject<Session>(session ?? { status: 'anonymous' });
  const there: Record<string, unknown> = files ?? {
    '/releases/carreras/1/search.json': CAREERS,
    '/releases/paginas/1/search.json': PAGES,
  };
  const asked: string[] = [];
  const index = new SearchIndex({
    releases,
    session$,
    http: http ?? (async (_, { headers } = {}) => ownOf(decodeURIComponent(headers?.[EXPECTED_USER_HEADER] ?? ''))),
    async loadJson(address, integrity) {
      asked.push(`${address} ${integrity}`);
      if (!(address in there)) throw new Error(`${address} did not come`);
      return there[address];
    },
  });
  const titles = (query: string) =>
    index.state$
      .get()
      .finder?.find(query)
      .groups.flatMap(({ entries }) => entries.map(({ title }) => title)) ?? null;
  const start = () => index.state$.get().start.flatMap(({ entries }) => entries.map(({ title }) => title));
  return { index, session$, there, asked, titles, start };
}

describe('what can be found in a tab', () => {
  it('comes from every release that has something, by its digest, and once', async () => {
    const { search: _, ...silent } = release('x');
    const { index, asked, titles } = open({
      releases: [release('carreras'), silent],
    });
    await index.refresh();
    await index.refresh();
    expect(asked).toEqual(['/releases/carreras/1/search.json digest-of-carreras']);
    expect(titles('derecho')).toEqual(['Derecho']);
    const { finder } = index.state$.get();
    await index.refresh();
    expect(index.state$.get().finder).toBe(finder);
  });

  it('comes from our own origin where the other one does not answer', async () => {
    const far = release('carreras', 'https://cdn.example/releases/carreras/1/');
    const { index, titles } = open({ releases: [far] });
    await index.refresh();
    expect(titles('derecho')).toEqual(['Derecho']);
    expect(index.state$.get().missing).toBeNull();
  });

  it('is what came, and says that something did not, which comes the next time', async () => {
    const { index, there, titles } = open({ files: { '/releases/paginas/1/search.json': PAGES } });
    await index.refresh();
    expect(index.state$.get()).toMatchObject({ missing: 'public', isLoading: false });
    expect([titles('tabla'), titles('derecho')]).toEqual([['Tabla'], []]);
    there['/releases/carreras/1/search.json'] = CAREERS;
    await index.refresh();
    expect(index.state$.get().missing).toBeNull();
    expect(titles('derecho')).toEqual(['Derecho']);
  });

  it('is nothing where nothing came, or what came is no search', async () => {
    const { index, titles } = open({ files: { '/releases/paginas/1/search.json': { groups: 'todo' } } });
    await index.refresh();
    expect(index.state$.get()).toMatchObject({ finder: null, missing: 'public' });
    expect(titles('tabla')).toBeNull();
  });

  it('is for whoever asks: students are not offered to enter, visitors begin with what opens at once', async () => {
    const visitor = open();
    await visitor.index.refresh();
    expect(visitor.titles('entrar')).toEqual(['Entrar']);
    expect(visitor.titles('las mias')).toEqual(['Las mías']);
    expect(visitor.start()).toEqual(['Entrar']);
    const student = open({ session: signedIn('ana') });
    await student.index.refresh();
    expect(student.titles('entrar')).toEqual([]);
    expect(student.start()).toEqual(['Ensayo de ana', 'Las mías']);
  });

  it('has a student’s own things, which are nobody else’s', async () => {
    const { index, session$, titles } = open({ session: signedIn('ana') });
    await index.refresh();
    expect(titles('ensayo')).toEqual(['Ensayo de ana']);
    session$.set({ status: 'anonymous' });
    await expect.poll(() => titles('ensayo')).toEqual([]);
    session$.set(signedIn('berta'));
    await expect.poll(() => titles('ensayo')).toEqual(['Ensayo de berta']);
  });

  it('keeps own things that came where they do not come again, and says so', async () => {
    let isThere = true;
    const { index, titles } = open({
      session: signedIn('ana'),
      http: async () => {
        if (!isThere) throw new Error('no answer');
        return ownOf('ana');
      },
    });
    await index.refresh();
    isThere = false;
    await index.refresh();
    expect(index.state$.get().missing).toBe('own');
    expect(titles('ensayo')).toEqual(['Ensayo de ana']);
  });

  it('forgets an answer that comes after the session became another', async () => {
    const late = Promise.withResolvers<unknown>();
    const { index, session$, titles } = open({ session: signedIn('ana'), http: () => late.promise });
    const refreshed = index.refresh();
    await expect.poll(() => titles('tabla')).toEqual(['Tabla']);
    session$.set({ status: 'anonymous' });
    late.resolve(ownOf('ana'));
    await refreshed;
    await expect.poll(() => index.state$.get().isLoading).toBe(false);
    expect(titles('ensayo')).toEqual([]);
  });
});
