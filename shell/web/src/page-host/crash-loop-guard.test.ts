// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { CrashLoopGuard } from './crash-loop-guard.ts';

/** The locks of an origin; what a document holds ends with it. */
function createLocks() {
  const held = new Map<string, object>();
  const of = (owner: object) => ({
    async request(name: string, work: () => Promise<void>) {
      held.set(name, owner);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
  });
  const end = (owner: object) => {
    for (const [name, one] of held) if (one === owner) held.delete(name);
  };
  return { of, end };
}

let locks: ReturnType<typeof createLocks>;
let documents = 0;

async function openDocument() {
  const owner = {};
  const target = new EventTarget();
  const state = { visible: true };
  const guard = new CrashLoopGuard(() => ({
    storage: localStorage,
    locks: locks.of(owner) as never,
    isVisible: () => state.visible,
    listen: (event, run) => target.addEventListener(event, run),
    newId: () => String(++documents),
  }));
  await guard.known;
  const tell = (event: string) => target.dispatchEvent(new Event(event));
  return {
    guard,
    see(visible: boolean) {
      state.visible = visible;
      tell('visibilitychange');
    },
    leaveInOrder() {
      tell('pagehide');
      locks.end(owner);
    },
    /** Nothing of it runs any more, nor did just before. */
    die: () => locks.end(owner),
  };
}

beforeEach(() => {
  localStorage.clear();
  locks = createLocks();
});

const KEY = 'viva:inicio:/viva@1.0.0-00000000';

describe('a page whose code never ends', () => {
  it('is known in the next document, until it is to be tried again', async () => {
    const first = await openDocument();
    first.guard.enter(KEY);
    first.die();
    const { guard } = await openDocument();
    expect(guard.isStuck('viva:otra:/otra@1.0.0-00000000')).toBe(false);
    expect(guard.isStuck(KEY)).toBe(true);
    guard.reset('viva:otra:/otra@1.0.0-00000000');
    expect(guard.isStuck(KEY)).toBe(true);
    guard.reset(KEY);
    expect(guard.isStuck(KEY)).toBe(false);
    expect((await openDocument()).guard.isStuck(KEY)).toBe(false);
  });

  it('is not confused with one that opened, nor with one that is being opened in another tab', async () => {
    const opened = await openDocument();
    opened.guard.enter(KEY);
    opened.guard.leave(KEY);
    const other = await openDocument();
    other.guard.enter(KEY);
    opened.die();
    expect((await openDocument()).guard.isStuck(KEY)).toBe(false);
    other.die();
    expect((await openDocument()).guard.isStuck(KEY)).toBe(true);
  });

  it('is not one that the student left, or put out of sight before the tab was ended', async () => {
    const left = await openDocument();
    left.guard.enter(KEY);
    left.leaveInOrder();
    expect((await openDocument()).guard.isStuck(KEY)).toBe(false);
    const hidden = await openDocument();
    hidden.guard.enter(KEY);
    hidden.see(false);
    hidden.die();
    expect((await openDocument()).guard.isStuck(KEY)).toBe(false);
  });

  it('is one that never ends once it is in sight again', async () => {
    const tab = await openDocument();
    tab.see(false);
    tab.guard.enter(KEY);
    tab.see(true);
    tab.die();
    expect((await openDocument()).guard.isStuck(KEY)).toBe(true);
  });

  it('is not the one that was asked for before it', async () => {
    const tab = await openDocument();
    tab.guard.enter('a');
    tab.guard.enter('b');
    tab.guard.leave('a');
    tab.die();
    const { guard } = await openDocument();
    expect([guard.isStuck('a'), guard.isStuck('b')]).toEqual([false, true]);
  });

  it('goes unguarded where the browser gives no storage', () => {
    const guard = new CrashLoopGuard(() => {
      throw new Error('refused');
    });
    guard.enter('a');
    guard.leave('a');
    expect(guard.isStuck('a')).toBe(false);
  });
});
