// @vitest-environment happy-dom
import {
  type HostApi,
  type PageContext,
  type PageInput,
  PRERENDERED_ID_PREFIX,
  type Session,
} from '@travesia/contracts/page';
import { act, useEffect, useId, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBlockLeave, useSession } from './hooks.ts';
import type { PageProps } from './page-source.ts';
import { reactPage } from './react-page.tsx';
import { renderFragment } from './render-fragment.tsx';

const input = (more: Partial<PageInput> = {}): PageInput => ({
  params: {},
  location: { pathname: '/x', search: '', hash: '' },
  ...more,
});

function fakeHost() {
  const blocked: string[] = [];
  const session: { current: Session; tell: (session: Session) => void } = {
    current: { status: 'anonymous' },
    tell: () => undefined,
  };
  const unused = () => {
    throw new Error('not used here');
  };
  const host: HostApi = {
    session$: {
      get: () => session.current,
      subscribe(next) {
        session.tell = (value) => {
          session.current = value;
          next(value);
        };
        next(session.current);
        return { unsubscribe() {} };
      },
    },
    activity$: { get: () => 'idle', subscribe: () => ({ unsubscribe() {} }) },
    location$: { get: () => input().location, subscribe: () => ({ unsubscribe() {} }) },
    navigate: unused,
    blockLeave(question) {
      blocked.push(question);
      return () => blocked.splice(blocked.indexOf(question), 1);
    },
    http: unused,
    notify: unused,
    events: { emit: unused, on: unused },
  };
  return { host, blocked, session };
}

let container: HTMLElement;
let errors: unknown[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.replaceChildren(container);
  errors = [];
});
afterEach(() => vi.unstubAllGlobals());

const context = (host: HostApi, more: Partial<PageContext> = {}): PageContext => ({
  page: 'x',
  idPrefix: 'p1-',
  hydrate: false,
  host,
  onError: (error) => errors.push(error),
  ...input(),
  ...more,
});

describe('a React page', () => {
  it('is ready when it is on screen, follows updates and leaves nothing behind', async () => {
    const { host } = fakeHost();
    const page = reactPage({ default: ({ params, location }: PageProps) => `${params['id']}${location.search}` });
    const mounted = await act(async () => page.mount(container, context(host, { params: { id: '7' } })));
    await mounted.ready;
    expect(container.textContent).toBe('7');
    await act(async () =>
      mounted.update(input({ params: { id: '8' }, location: { pathname: '/x', search: '?a', hash: '' } })),
    );
    expect(container.textContent).toBe('8?a');
    await act(async () => mounted.unmount());
    expect(container.childNodes).toHaveLength(0);
  });

  it('is given what a page is a function of, and nothing of the contract', async () => {
    const { host } = fakeHost();
    const given: string[][] = [];
    const Page = (props: PageProps) => {
      given.push(Object.keys(props).sort());
      return null;
    };
    const mounted = await act(async () => reactPage({ default: Page }).mount(container, context(host, { data: 1 })));
    await act(async () => mounted.update(input({ data: 1, params: { id: '8' } })));
    expect(given).toEqual([
      ['data', 'location', 'params'],
      ['data', 'location', 'params'],
    ]);
  });

  it('pauses effects while hidden and keeps DOM and state', async () => {
    const { host, blocked } = fakeHost();
    const log: string[] = [];
    function Page() {
      const [text, setText] = useState('');
      useEffect(() => {
        log.push('start');
        return () => {
          log.push('stop');
        };
      }, []);
      useBlockLeave('¿Salir?');
      return (
        <input value={text} onChange={(event) => setText(event.target.value)} onClick={() => setText('escrito')} />
      );
    }
    const mounted = await act(async () => reactPage({ default: Page }).mount(container, context(host)));
    const field = container.querySelector('input');
    await act(async () => field?.click());
    await act(async () => mounted.hide());
    expect(log).toEqual(['start', 'stop']);
    expect(blocked).toEqual([]);
    await act(async () => mounted.show());
    expect(log).toEqual(['start', 'stop', 'start']);
    expect(container.querySelector('input')).toBe(field);
    expect(field?.value).toBe('escrito');
  });

  it('hydrates what was prerendered: same nodes, same ids, no recovery; the query comes afterwards', async () => {
    const { host } = fakeHost();
    function Page({ location, data }: PageProps) {
      const id = useId();
      const session = useSession();
      return (
        <label htmlFor={id}>
          {String(data)} {session.status} {location.search} <input id={id} />
        </label>
      );
    }
    const source = { default: Page };
    container.innerHTML = await renderFragment(source, input({ data: 'tabla' }));
    const field = container.querySelector('input');
    expect(field?.id).toContain(PRERENDERED_ID_PREFIX);
    expect(container.textContent).toContain('tabla pending');
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const mounted = await act(async () =>
      reactPage(source).mount(
        container,
        context(host, {
          hydrate: true,
          idPrefix: PRERENDERED_ID_PREFIX,
          data: 'tabla',
          location: { pathname: '/x', search: '?q=1', hash: '' },
        }),
      ),
    );
    await act(async () => mounted.ready);
    expect(reported).toEqual([]);
    expect(container.querySelector('input')).toBe(field);
    expect(container.textContent).toContain('tabla anonymous ?q=1');
  });

  it('hydrates with the query that the fragment was rendered with; the hash comes afterwards', async () => {
    const { host } = fakeHost();
    const seen: string[] = [];
    function Page({ location }: PageProps) {
      seen.push(location.search + location.hash);
      return <p>{location.search}</p>;
    }
    const source = { default: Page };
    container.innerHTML = await renderFragment(
      source,
      input({ location: { pathname: '/x', search: '?q=1', hash: '' } }),
    );
    const paragraph = container.querySelector('p');
    seen.length = 0;
    const location = { pathname: '/x', search: '?q=1', hash: '#b' };
    const hydrating = { hydrate: true, idPrefix: PRERENDERED_ID_PREFIX, prerenderedSearch: '?q=1', location } as const;
    const mounted = await act(async () => reactPage(source).mount(container, context(host, hydrating)));
    await act(async () => mounted.ready);
    expect([...new Set(seen)]).toEqual(['?q=1', '?q=1#b']);
    expect(container.querySelector('p')).toBe(paragraph);
  });

  it('hears of the session', async () => {
    const { host, session } = fakeHost();
    const page = reactPage({ default: () => useSession().status });
    await act(async () => page.mount(container, context(host)));
    expect(container.textContent).toBe('anonymous');
    await act(async () => session.tell({ status: 'signed-in', user: { uid: 'u1' } }));
    expect(container.textContent).toBe('signed-in');
  });

  it('tells the shell when it throws, at first and later', async () => {
    // Outside `act`, which would rethrow the error that the page reports.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const { host } = fakeHost();
    const boom = new Error('boom');
    const atFirst = reactPage({
      default: () => {
        throw boom;
      },
    });
    await expect(atFirst.mount(container, context(host)).ready).rejects.toBe(boom);
    let breakIt = () => {};
    function Later() {
      const [broken, setBroken] = useState(false);
      breakIt = () => setBroken(true);
      if (broken) throw boom;
      return 'bien';
    }
    const second = document.createElement('div');
    await reactPage({ default: Later }).mount(second, context(host)).ready;
    expect(second.textContent).toBe('bien');
    breakIt();
    await vi.waitFor(() => expect(errors).toEqual([boom, boom]));
  });
});

describe('a fragment', () => {
  it('is refused when the page throws', async () => {
    await expect(
      renderFragment(
        {
          default: () => {
            throw new Error('sin datos');
          },
        },
        input(),
      ),
    ).rejects.toThrow('sin datos');
  });
});
