import type { BusEvents, HostApi, HttpRequest, PageLocation, Session } from '@travesia/contracts/page';
import { definePages, type PageSource } from '@travesia/kit-remote';
import { createState } from '@travesia/kit-remote/state';
import { act } from 'react';

/** The service: what it answers, or rejects with what the shell's client would. */
export type Service = (path: string, request: HttpRequest) => Promise<unknown>;

/** What the shell's client rejects with where the service says no. */
export const refusal = (status: number) => Object.assign(new Error(`status ${status}`), { status });

/** Mounts a page as the shell does, in the test's document. */
export async function openPage(page: PageSource['default'], service: Service) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const navigated: string[] = [];
  const told: { readonly name: string; readonly payload: unknown }[] = [];
  const input = { params: { id: 'x' }, location: { pathname: '/ensayos', search: '', hash: '' } };
  const host: HostApi = {
    session$: createState<Session>({ status: 'signed-in', user: { uid: 'u1' } }).stream,
    activity$: createState<'idle'>('idle').stream,
    location$: createState<PageLocation>(input.location).stream,
    navigate: (to) => navigated.push(to),
    blockLeave: () => () => undefined,
    http: (path, request = {}) => service(path, request),
    notify: () => undefined,
    events: {
      emit: <K extends keyof BusEvents>(name: K, payload: BusEvents[K]) => void told.push({ name, payload }),
      on: () => ({ unsubscribe: () => undefined }),
    },
  };
  const mount = await definePages({ page: async () => ({ default: page }) }).pages['page']?.();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const mounted = await act(async () =>
    mount?.mount(container, {
      ...input,
      page: 'page',
      idPrefix: 'p1-',
      hydrate: false,
      host,
      onError: (error) => {
        throw error;
      },
    }),
  );
  return { container, navigated, told, close: () => act(async () => mounted?.unmount()) };
}

/** More than anything of ours takes from a press to what is shown. */
const TURNS = 200;

/** Lets what is under way come to its end, as far as it waits for no time to go by. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  });

/** The one that came last: of a dialog, before those below it. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.trim() === name);
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}

export async function press(name: string): Promise<void> {
  await act(async () => button(name).click());
  await settle();
}
