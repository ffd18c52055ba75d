import type { HostApi, Notice, PageLocation, Session } from '@travesia/contracts/page';
import { definePages, type PageSource } from '@travesia/kit-remote';
import { act } from 'react';
import { vi } from 'vitest';
import { StateSubject } from '../../state/state-subject.ts';

interface OpenPageOptions {
  readonly search?: string;
  readonly session?: Session;
}

/** Mounts one of the shell's pages as the shell does, in the test's document. */
export async function openPage(source: PageSource, { search = '', session }: OpenPageOptions = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const unused = () => {
    throw new Error('not used here');
  };
  const session$ = new StateSubject<Session>(session ?? { status: 'anonymous' });
  const navigated: string[] = [];
  const notices: Notice[] = [];
  const http = vi.fn<HostApi['http']>(async () => undefined);
  const input = { params: {}, location: { pathname: '/pagina', search, hash: '' } };
  const location$ = new StateSubject<PageLocation>(input.location);
  const host: HostApi = {
    session$,
    activity$: new StateSubject('idle'),
    location$,
    navigate: (to) => navigated.push(to),
    blockLeave: () => () => undefined,
    http,
    notify: (notice) => notices.push(notice),
    events: { emit: unused, on: unused },
  };
  const page = await definePages({ pagina: async () => source }).pages['pagina']?.();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  let unmount = () => {};
  await act(async () => {
    const context = { ...input, page: 'pagina', idPrefix: 'p1-', hydrate: false, host, onError: unused };
    const mounted = page?.mount(container, context);
    unmount = () => mounted?.unmount();
  });
  return { container, session$, location$, navigated, notices, http, close: () => act(async () => unmount()) };
}

export function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}

export const press = (name: string) => act(async () => button(name)?.click());

/** The input that a label names. */
export function field(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const id = labels.find(({ textContent }) => textContent === label)?.htmlFor ?? '';
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field is called ${label}`);
  return found;
}

export async function type(label: string, text: string): Promise<void> {
  const input = field(label);
  await act(async () => {
    // React listens to the prototype's setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
