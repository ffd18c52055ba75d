import type { HostApi, MountedPage, Notice, PageLocation, Session } from '@travesia/contracts/page';
import { definePages, type PageProps } from '@travesia/kit-remote';
import { createState } from '@travesia/kit-remote/state';
import { act, type ComponentType } from 'react';
import { vi } from 'vitest';
import type { GameProps } from '../GameStage.tsx';
import CartGame from './CartGame.tsx';

export interface OpenGame {
  readonly container: HTMLElement;
  readonly mounted: MountedPage;
  readonly notices: readonly Notice[];
  readonly navigated: readonly string[];
  /** Lets the screen draw for so long; what waits for time comes too. */
  pass(seconds: number): Promise<void>;
  /** Frames that the page waits for now. */
  waiting(): number;
  go(hash: string): Promise<void>;
  press(key: string, on?: Element): Promise<void>;
  click(name: string | RegExp): Promise<void>;
  button(name: string | RegExp): HTMLButtonElement;
  text(): string;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly hash?: string;
  /** One wants less motion. */
  readonly calm?: boolean;
  /** The example where it is absent. */
  readonly Game?: ComponentType<GameProps>;
}

/** A game, mounted as the shell does, with a screen whose frames the test draws. Needs fake timers. */
export async function openGame({ hash = '', calm = false, Game = CartGame }: OpenOptions = {}): Promise<OpenGame> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  let now = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    last += 1;
    frames.set(last, draw);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  const notices: Notice[] = [];
  const navigated: string[] = [];
  const place = (to: string): PageLocation => ({ pathname: '/juegos/x', search: '', hash: to });
  const host: HostApi = {
    session$: createState<Session>({ status: 'anonymous' }).stream,
    activity$: createState<'idle'>('idle').stream,
    location$: createState<PageLocation>(place(hash)).stream,
    navigate: (to) => navigated.push(to),
    blockLeave: () => () => undefined,
    http: () => Promise.reject(new Error('offline')),
    notify: (notice) => notices.push(notice),
    events: { emit: () => undefined, on: () => ({ unsubscribe: () => undefined }) },
  };
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const page = await definePages({
    page: async () => ({ default: ({ location }: PageProps) => <Game hash={location.hash} /> }),
  }).pages['page']?.();
  if (!page) throw new Error('no page');
  const mounted = await act(async () =>
    page.mount(container, {
      ...{ params: {}, location: place(hash), page: 'page', idPrefix: 'p1-', hydrate: false, host },
      onError: (error) => {
        throw error;
      },
    }),
  );
  const draw = () =>
    act(async () => {
      const due = frames;
      frames = new Map();
      for (const callback of due.values()) callback(now);
    });
  const pass = async (seconds: number) => {
    for (let frame = 0; frame < seconds * 60; frame += 1) {
      now += 1000 / 60;
      await draw();
      await act(async () => vi.advanceTimersByTime(1000 / 60));
    }
  };
  const named = (name: string | RegExp) => (element: Element) => {
    const own = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return typeof name === 'string' ? own === name : name.test(own);
  };
  const button = (name: string | RegExp) => {
    const found = [...container.querySelectorAll('button')].find(named(name));
    if (!found) throw new Error(`no button is called ${name}`);
    return found;
  };
  await pass(1 / 30);
  return {
    ...{ container, mounted, notices, navigated, pass, button },
    waiting: () => frames.size,
    go: (to) => act(async () => mounted.update({ params: {}, location: place(to) })),
    press: (key, on = container.querySelector('[role="group"]') ?? container) =>
      act(async () => void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    click: async (name) => {
      await act(async () => button(name).click());
      await pass(1 / 30);
    },
    text: () => container.textContent ?? '',
    close: () => act(async () => mounted.unmount()),
  };
}
