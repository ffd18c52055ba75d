// @vitest-environment happy-dom
import {
  LOADING_DELAY_MS,
  type MountedPage,
  type PageContext,
  type PageInput,
  type PageLocation,
  type ParamRule,
  type RouteDeclaration,
} from '@travesia/contracts/page';
import type { LoadRecord, ResolvedRelease } from '@travesia/contracts/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppRoutes, createAppRoutes } from '../app-routes.ts';
import { failureOf, LoadError, type LoadOutcome, type PageFailure } from '../federation/load-outcome.ts';
import { type Arrival, KEPT_PAGES_LIMIT, MOUNT_DEADLINE_MS, PageHost } from './page-host.ts';

const TWO_DECIMALS: ParamRule = { kind: 'decimal', min: 4, max: 7, decimals: 2 };
const routes: RouteDeclaration[] = [
  { path: '/viva', page: 'viva', title: 'Viva', access: 'public', keepAlive: true },
  { path: '/viva/:id', page: 'detalle', title: 'Detalle', access: 'public', keepAlive: true },
  { path: '/fugaz', page: 'fugaz', title: 'Fugaz', access: 'public' },
  { path: '/fugaz/:id', page: 'fugaz', title: 'Fugaz', access: 'public' },
  { path: '/doble', page: 'doble', title: 'Doble', access: 'public', keepAlive: true },
  { path: '/doble/:id', page: 'doble', title: 'Doble', access: 'public' },
  { path: '/promedio/:id', page: 'promedio', title: 'Promedio', access: 'public', params: { id: TWO_DECIMALS } },
  { path: '/rota', page: 'rota', title: 'Rota', access: 'public' },
];
const release: ResolvedRelease = {
  name: 'prueba',
  version: '1.0.0',
  id: '1.0.0-00000000',
  channel: 'stable',
  base: '/releases/prueba/1.0.0-00000000/',
  contract: 1,
  entry: ['entry.js', 'sha384-x'],
  container: 'travesia_prueba',
  routes,
  pages: {},
};

/** Pages that write down what is done to them. */
function stage() {
  const log: string[] = [];
  const contexts: PageContext[] = [];
  const arrivals: Arrival[] = [];
  const failures: { phase: string; retry: () => void }[] = [];
  const waiting: ((outcome: LoadOutcome) => void)[] = [];
  let broken: 'no' | 'load' | 'mount' | 'ready' | 'early' | 'never' | 'hide' | 'show' | 'update' | 'head' = 'no';
  const breakAt = (moment: typeof broken) => {
    if (broken === moment) throw new Error(`at ${moment}`);
  };
  let slow = false;
  let stuck: string | undefined;
  let loadedFrom = release;
  let insteadOf: PageFailure | undefined;
  const guarded: string[] = [];
  const retries: boolean[] = [];
  const records: LoadRecord[] = [];
  const table: AppRoutes = createAppRoutes([release]);
  const root = document.createElement('main');
  document.body.replaceChildren(root);

  function mount(container: HTMLElement, context: PageContext): MountedPage {
    breakAt('mount');
    contexts.push(context);
    const name = `${context.page}${context.params['id'] ?? ''}`;
    log.push(`mount ${name}${context.hydrate ? ' hydrating' : ''}`);
    if (!context.hydrate) container.append(Object.assign(document.createElement('input'), { name }));
    if (broken === 'early') context.onError(new Error('in a layout effect'));
    return {
      ready:
        broken === 'never'
          ? new Promise(() => undefined)
          : broken === 'ready'
            ? Promise.reject(new Error('at first render'))
            : Promise.resolve(),
      update({ location, params }) {
        breakAt('update');
        log.push(`update ${name} ${params['id'] ?? ''}${location.search}${location.hash}`);
      },
      hide() {
        breakAt('hide');
        log.push(`hide ${name}`);
      },
      show() {
        breakAt('show');
        log.push(`show ${name}`);
      },
      unmount: () => log.push(`unmount ${name}`),
    };
  }
  const outcome = (): LoadOutcome =>
    broken === 'load'
      ? {
          status: 'failed',
          failure: failureOf(release, 'x', new LoadError('http', 'entry', new Error('down'))),
        }
      : {
          status: 'loaded',
          module: { mount, head },
          data: undefined,
          release: loadedFrom,
          ...(insteadOf && { insteadOf }),
        };
  const head = ({ params }: PageInput) => {
    breakAt('head');
    return { title: `Título ${params['id'] ?? ''}` };
  };

  const make = (keepPrerendered = false) =>
    new PageHost(root, {
      loader: {
        load: (_match, retry) => {
          retries.push(retry);
          return slow ? new Promise<LoadOutcome>((resolve) => waiting.push(resolve)) : Promise.resolve(outcome());
        },
      },
      crashLoopGuard: {
        known: null,
        isStuck: (key) => key === stuck,
        reset: (key) => {
          if (key === stuck) stuck = undefined;
        },
        enter: (key) => guarded.push(`enter ${key}`),
        leave: (key) => guarded.push(`leave ${key}`),
      },
      record: (record) => records.push(record),
      now: () => Date.now(),
      createScope: (location$) => ({
        host: { location$ } as never,
        release: () => log.push('release'),
      }),
      renderFailure(element, { phase }, _title, retry) {
        failures.push({ phase, retry });
        element.textContent = 'falla';
        return () => undefined;
      },
      adopts: () => log.push('adopts'),
      arrived: (arrival) => arrivals.push(arrival),
      notFound: () => log.push('not found'),
      keepPrerendered,
    });
  const at = (path: string): [NonNullable<ReturnType<AppRoutes['match']>>, PageLocation] => {
    const url = new URL(path, 'http://x');
    const match = table.match(url.pathname);
    if (!match) throw new Error(path);
    return [match, { pathname: url.pathname, search: url.search, hash: url.hash }];
  };
  return {
    root,
    log,
    contexts,
    arrivals,
    failures,
    guarded,
    records,
    retries,
    make,
    at,
    stick: (key: string) => {
      stuck = key;
    },
    loadFrom: (other: ResolvedRelease, failure?: PageFailure) => {
      loadedFrom = other;
      insteadOf = failure;
    },
    break: (how: typeof broken) => {
      broken = how;
    },
    delay: () => {
      slow = true;
    },
    answer: () => waiting.shift()?.(outcome()),
    visible: () => [...root.children].filter((child) => child instanceof HTMLElement && !child.hidden),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page host', () => {
  it('keeps the DOM of a page declared so, and no other', async () => {
    const { make, at, log, root } = stage();
    const host = make();
    await host.show(...at('/viva'));
    const input = root.querySelector('input');
    await host.show(...at('/fugaz'));
    await host.show(...at('/viva'));
    expect(root.querySelector('input[name=viva]')).toBe(input);
    expect(log).toEqual(['mount viva', 'mount fugaz', 'hide viva', 'unmount fugaz', 'release', 'show viva']);
    expect(root.children).toHaveLength(1);
  });

  it('drops the page that was left longest ago past the limit', async () => {
    const { make, at, log } = stage();
    const host = make();
    for (let id = 0; id <= KEPT_PAGES_LIMIT + 1; id += 1) await host.show(...at(`/viva/${id}`));
    expect(log.filter((line) => line.startsWith('unmount'))).toEqual(['unmount detalle0']);
  });

  it('brings back the page that was left longest ago when as many are kept as there may be', async () => {
    const { make, at, log } = stage();
    const host = make();
    for (let id = 0; id <= KEPT_PAGES_LIMIT; id += 1) await host.show(...at(`/viva/${id}`));
    await host.show(...at('/viva/0'));
    expect(log.at(-1)).toBe('show detalle0');
    expect(log.filter((line) => line.startsWith('unmount'))).toEqual([]);
  });

  it('keeps the location of a hidden page still', async () => {
    const { make, at, contexts } = stage();
    const host = make();
    await host.show(...at('/viva?orden=corte'));
    await host.show(...at('/fugaz?otra=1'));
    expect(contexts[0]?.host.location$.get().search).toBe('?orden=corte');
  });

  it('updates in place what stays the same page', async () => {
    const { make, at, log } = stage();
    const host = make();
    await host.show(...at('/fugaz/1'));
    await host.show(...at('/fugaz/2?a=b'));
    expect(log).toEqual(['mount fugaz1', 'update fugaz1 2?a=b']);
  });

  it('leaves the page before alone for the loading delay, then says that it loads', async () => {
    const { make, at, delay, answer, root } = stage();
    const host = make();
    await host.show(...at('/fugaz'));
    delay();
    const arriving = host.show(...at('/viva'));
    await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS - 1);
    expect(root.querySelector('[data-loading]')).toBeNull();
    expect(root.querySelector('input[name=fugaz]')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(root.querySelector('[data-loading]')).not.toBeNull();
    answer();
    await arriving;
    expect(root.querySelector('[data-loading]')).toBeNull();
    expect(root.querySelector('input[name=viva]')).not.toBeNull();
  });

  it('forgets a page that arrives after the student went elsewhere', async () => {
    const { make, at, delay, answer, root, arrivals } = stage();
    const host = make();
    delay();
    const first = host.show(...at('/fugaz'));
    const second = host.show(...at('/viva'));
    answer();
    answer();
    await Promise.all([first, second]);
    expect(arrivals.map(({ match }) => match.route.page)).toEqual(['viva']);
    expect(root.children).toHaveLength(1);
  });

  it('adopts the prerendered fragment', async () => {
    const { make, at, root, log, contexts } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
    const heading = root.querySelector('h1');
    await make().hydrate(...at('/fugaz'), {});
    expect(log).toEqual(['adopts', 'mount fugaz hydrating']);
    expect(contexts[0]?.idPrefix).toBe('p0-');
    expect(root.querySelector('h1')).toBe(heading);
  });

  it('tells the page with which query its fragment was rendered, and takes away that of another one', async () => {
    for (const [search, isAdopted] of [
      ['?leccion=a.b', true],
      ['?leccion=a%2Eb', true],
      ['?leccion=c', false],
      ['', false],
    ] as const) {
      const { make, at, root, contexts, log } = stage();
      root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
      await make().hydrate(...at(`/fugaz${search}`), { search: '?leccion=a.b' });
      expect(log.at(-1), search).toBe(isAdopted ? 'mount fugaz hydrating' : 'mount fugaz');
      expect(contexts[0]?.prerenderedSearch, search).toBe(isAdopted ? '?leccion=a.b' : undefined);
      expect(root.querySelector('h1') !== null, search).toBe(isAdopted);
    }
  });

  it('does not take over a fragment from which the student was led away', async () => {
    const { make, at, root, log, visible } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
    const host = make();
    const admission = Promise.withResolvers<boolean>();
    const hydrating = host.hydrate(...at('/fugaz'), {}, admission.promise);
    const moving = host.show(...at('/viva'));
    admission.resolve(false);
    await Promise.all([hydrating, moving]);
    expect(log).toEqual(['mount viva']);
    expect(visible().map((element) => element.innerHTML)).toEqual(['<input name="viva">']);
  });

  it('never leaves a fragment beside another page', async () => {
    const { make, at, root, delay, answer, visible } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
    const host = make();
    delay();
    const hydrating = host.hydrate(...at('/fugaz'), {});
    const moving = host.show(...at('/viva'));
    answer();
    answer();
    await Promise.all([hydrating, moving]);
    expect(visible().map((element) => element.innerHTML)).toEqual(['<input name="viva">']);
  });

  it.each(['load', 'mount', 'ready', 'early'] as const)(
    'shows a failure at %s, and the page after a retry',
    async (how) => {
      const { make, at, failures, root, visible, ...play } = stage();
      const host = make();
      await host.show(...at('/viva'));
      play.break(how);
      await host.show(...at('/rota'));
      expect(root.querySelector('[data-failure]')?.textContent).toBe('falla');
      expect(visible()).toHaveLength(1);
      play.break('no');
      failures[0]?.retry();
      await vi.advanceTimersByTimeAsync(0);
      expect(root.querySelector('[data-failure]')).toBeNull();
      expect(root.querySelector('input[name=rota]')).not.toBeNull();
      await host.show(...at('/viva'));
      expect(play.log).toContain('show viva');
    },
  );

  it('shows a failure of a page that broke later, once', async () => {
    const { make, at, contexts, failures, root } = stage();
    await make().show(...at('/fugaz'));
    contexts[0]?.onError(new Error('later'));
    expect(failures.map(({ phase }) => phase)).toEqual(['render']);
    expect(root.querySelector('input')).toBeNull();
  });

  it('drops a hidden page that breaks, without a word to the student', async () => {
    const { make, at, contexts, failures, log } = stage();
    const host = make();
    await host.show(...at('/viva'));
    await host.show(...at('/fugaz'));
    contexts[0]?.onError(new Error('while hidden'));
    expect(failures).toEqual([]);
    expect(log).toContain('unmount viva');
  });

  it('leaves the prerendered content readable when its code does not come', async () => {
    const { make, at, root, failures, ...play } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
    play.break('load');
    const host = make();
    await host.hydrate(...at('/fugaz'), {});
    expect(root.querySelector('[data-failure]')).not.toBeNull();
    expect(root.querySelector('h1')).not.toBeNull();
    play.break('no');
    await host.show(...at('/viva'));
    expect(root.querySelector('h1')).toBeNull();
  });

  it.each(['load', 'mount', 'ready'] as const)(
    'shows bots the prerendered content whatever breaks: %s',
    async (how) => {
      const { make, at, root, failures, ...play } = stage();
      root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
      play.break(how);
      await make(true).hydrate(...at('/fugaz'), {});
      expect(failures).toEqual([]);
      expect(root.querySelector('h1')?.textContent).toBe('Hola');
    },
  );

  it('tells a page the canonical form of its address, in its stream too', async () => {
    const { make, at, contexts } = stage();
    await make().show(...at('/promedio/5.5?a=b'));
    const expected = { pathname: '/promedio/5.50', search: '?a=b', hash: '' };
    expect(contexts[0]?.location).toEqual(expected);
    expect(contexts[0]?.host.location$.get()).toEqual(expected);
  });

  it('goes on adopting the fragment when the student moves within its page meanwhile', async () => {
    const { make, at, root, log, delay, answer, arrivals } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
    const heading = root.querySelector('h1');
    const host = make();
    delay();
    const hydrating = host.hydrate(...at('/fugaz'), {});
    await host.show(...at('/fugaz#lejos'));
    answer();
    await hydrating;
    expect(log).toEqual(['adopts', 'mount fugaz hydrating']);
    expect(root.querySelector('h1')).toBe(heading);
    expect(arrivals.map(({ stays }) => stays)).toEqual([true]);
    await host.show(...at('/fugaz#cerca'));
    expect(log.at(-1)).toBe('update fugaz #cerca');
  });

  it('leaves the fragment alone for the loading delay when the student goes on before its code came', async () => {
    const { make, at, root, delay, answer } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><h1>Hola</h1></div>';
    const host = make();
    delay();
    const hydrating = host.hydrate(...at('/fugaz'), {});
    const moving = host.show(...at('/viva'));
    answer();
    await hydrating;
    expect(root.querySelector('h1')).not.toBeNull();
    answer();
    await moving;
    expect(root.querySelector('h1')).toBeNull();
  });

  it('never turns a kept page into another address of the same page', async () => {
    const { make, at, log } = stage();
    const host = make();
    await host.show(...at('/doble'));
    await host.show(...at('/doble/1'));
    await host.show(...at('/doble'));
    expect(log).toEqual(['mount doble', 'mount doble1', 'hide doble', 'unmount doble1', 'release', 'show doble']);
  });

  it('says how a page came: anew, where it was, or its failure', async () => {
    const { make, at, arrivals, ...play } = stage();
    const host = make();
    await host.show(...at('/fugaz/1'));
    await host.show(...at('/fugaz/2'));
    play.break('load');
    await host.show(...at('/rota'));
    expect(arrivals.map(({ title, stays, match }) => [title, stays, match.route.page])).toEqual([
      ['Título 1', false, 'fugaz'],
      ['Título 2', true, 'fugaz'],
      ['Rota', false, 'rota'],
    ]);
  });

  it('uses the declared title when the page cannot say its own', async () => {
    vi.stubGlobal('reportError', () => undefined);
    const { make, at, arrivals, ...play } = stage();
    play.break('head');
    await make().show(...at('/fugaz/1'));
    expect(arrivals[0]?.title).toBe('Fugaz');
    vi.unstubAllGlobals();
  });

  it('goes on when a page throws while it is hidden', async () => {
    const { make, at, visible, failures, ...play } = stage();
    const host = make();
    await host.show(...at('/viva'));
    play.break('hide');
    await host.show(...at('/fugaz'));
    expect(visible().map((element) => element.innerHTML)).toEqual(['<input name="fugaz">']);
    expect(failures).toEqual([]);
    expect(play.log).toContain('unmount viva');
  });

  it.each(['show', 'update'] as const)('shows the failure of a page that throws at %s', async (how) => {
    const { make, at, failures, visible, ...play } = stage();
    const host = make();
    await host.show(...at('/viva'));
    await host.show(...at('/fugaz'));
    play.break(how);
    await host.show(...at('/viva?a=b'));
    expect(failures.map(({ phase }) => phase)).toEqual(['render']);
    expect(visible()).toHaveLength(1);
  });

  it('moves its containers when the element around them is made anew', async () => {
    const { make, at, root } = stage();
    const host = make();
    await host.show(...at('/fugaz'));
    const input = root.querySelector('input');
    const fresh = document.createElement('main');
    host.attach(fresh);
    expect(fresh.querySelector('input')).toBe(input);
  });

  it('forgets what it kept, and what is shown where that is asked', async () => {
    const { make, at, log } = stage();
    const host = make();
    await host.show(...at('/viva'));
    await host.show(...at('/viva/1'));
    host.forget(false);
    expect(log.filter((line) => line.startsWith('unmount'))).toEqual(['unmount viva']);
    host.forget(true);
    await host.show(...at('/viva/1'));
    expect(log.filter((line) => line.startsWith('mount'))).toEqual(['mount viva', 'mount detalle1', 'mount detalle1']);
  });

  it('gives a page up that does not come onto the screen', async () => {
    const { make, at, failures, log, ...play } = stage();
    play.break('never');
    const shown = make().show(...at('/fugaz'));
    await vi.advanceTimersByTimeAsync(MOUNT_DEADLINE_MS);
    await shown;
    expect(failures.map(({ phase }) => phase)).toEqual(['mount']);
    expect(log).toContain('unmount fugaz');
  });

  it('says at a retry that it is one, and at the next visit no more', async () => {
    const { make, at, failures, retries, ...play } = stage();
    const host = make();
    play.break('load');
    await host.show(...at('/fugaz'));
    play.break('no');
    failures[0]?.retry();
    await vi.advanceTimersByTimeAsync(0);
    await host.show(...at('/viva'));
    await host.show(...at('/fugaz'));
    expect(retries).toEqual([false, true, false, false]);
  });

  it('records how each visit ended, and what broke later', async () => {
    const { make, at, contexts, records, ...play } = stage();
    const host = make();
    play.break('load');
    await host.show(...at('/viva'));
    play.break('no');
    await host.show(...at('/fugaz'));
    await host.show(...at('/fugaz?a=b'));
    await vi.advanceTimersByTimeAsync(5_000);
    contexts[0]?.onError(new Error('later'));
    const about = { remote: 'prueba', release: '1.0.0-00000000', channel: 'stable' };
    expect(records).toEqual([
      { ...about, page: 'x', outcome: 'http', phase: 'entry', ms: 0 },
      { ...about, page: 'fugaz', outcome: 'loaded', ms: 0 },
      { ...about, page: 'fugaz', outcome: 'mount', phase: 'render', ms: 5_000 },
    ]);
  });

  it('records what failed when the last good release stands in for it', async () => {
    const { make, at, records, failures, ...play } = stage();
    const older = { ...release, id: '0.9.0-00000000' };
    play.loadFrom(older, failureOf(release, 'fugaz', new LoadError('evaluation', 'entry', new Error('thrown'))));
    await make().show(...at('/fugaz'));
    expect(records.map(({ release: id, outcome }) => [id, outcome])).toEqual([
      [release.id, 'evaluation'],
      [older.id, 'loaded'],
    ]);
    expect(failures).toEqual([]);
  });

  it('does not give the fragment of one release to the code of another', async () => {
    const { make, at, root, log, ...play } = stage();
    root.innerHTML = '<div data-page="prueba:fugaz"><b>prerendered</b></div>';
    play.loadFrom({ ...release, id: '0.9.0-00000000' });
    await make().hydrate(...at('/fugaz'), {});
    expect(log).toEqual(['mount fugaz']);
    expect(root.innerHTML).toBe('<div data-page="prueba:fugaz"><input name="fugaz"></div>');
  });

  it('guards what it opens until it stands or failed, and does not open at once what never ended', async () => {
    const { make, at, failures, guarded, log, retries, ...play } = stage();
    const host = make();
    await host.show(...at('/fugaz'));
    const key = 'prueba:viva:/viva@1.0.0-00000000';
    play.stick(key);
    await host.show(...at('/viva'));
    const other = 'prueba:fugaz:/fugaz@1.0.0-00000000';
    expect(guarded.slice(0, 2)).toEqual([`enter ${other}`, `leave ${other}`]);
    await host.show(...at('/fugaz'));
    await host.show(...at('/viva'));
    expect(failures.map(({ phase }) => phase)).toEqual(['mount', 'mount']);
    expect(retries).toHaveLength(2);
    expect(log).not.toContain('mount viva');
    failures[1]?.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toContain('mount viva');
    expect(guarded.slice(-2)).toEqual([`enter ${key}`, `leave ${key}`]);
  });
});
