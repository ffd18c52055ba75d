import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OwnBuild, UPDATE_INTERVAL_MS, UPDATE_OFFERS_MAX, type UpdateTab, UpdateWatch } from './update-watch.ts';

const OWN: OwnBuild = {
  build: 'r5-own',
  revision: 5,
  releases: ['shell', 'herramientas'].map((name) => ({
    name,
    id: `${name}-1`,
    version: '1.0.0',
    channel: 'stable',
    base: '/',
    contract: 1,
    entry: ['', ''] as const,
    container: '',
    routes: [],
    pages: {},
  })),
};

const SAME = { shell: 'shell-1', herramientas: 'herramientas-1' };
const NEWER = { id: 'r6-newer', revision: 6, releases: { ...SAME, herramientas: 'herramientas-2' } };

/** A tab and the edge that answers it; everything about both may be changed by a test. */
function openTab(stored = { count: 0 }, own = OWN) {
  const edge = { id: OWN.build, revision: OWN.revision, releases: SAME as Record<string, string> };
  /** What this visitor would get, with canaries and what is pinned. */
  const mine = { revision: OWN.revision, releases: SAME as Record<string, string> };
  const state = { visible: true, blocked: false, online: true, metaStatus: 200, documentStatus: 200 };
  const asked: string[] = [];
  const seen = { offers: 0, shown: false };
  let tick = () => {};
  const answers = (address: string): Response => {
    if (address === '/builds/latest.json') return Response.json({ id: edge.id, timestamp: 1 });
    if (address === '/builds/mine.json') return Response.json(mine);
    if (address.startsWith('/builds/meta/')) {
      return Response.json({ ...edge, timestamp: 1, prerendered: [] }, { status: state.metaStatus });
    }
    return new Response(null, { status: state.documentStatus });
  };
  const tab: UpdateTab = {
    async fetch(address, { method = 'GET' }) {
      asked.push(`${method} ${address}`);
      if (!state.online) throw new TypeError('Failed to fetch');
      return answers(address);
    },
    every(ms, run) {
      expect(ms).toBe(UPDATE_INTERVAL_MS);
      tick = run;
    },
    isVisible: () => state.visible,
    isBlocked: () => state.blocked,
    address: () => '/herramientas/temarios',
    offers: { get: () => stored.count, increment: () => void stored.count++ },
    offer() {
      expect(state.blocked).toBe(false);
      seen.offers += 1;
      seen.shown = true;
      let open = true;
      return {
        isShown: () => open && seen.shown,
        withdraw() {
          if (open) seen.shown = false;
          open = false;
        },
      };
    },
  };
  const watch = new UpdateWatch(own, tab);
  watch.arrived('herramientas');
  return {
    watch,
    edge,
    mine,
    state,
    asked,
    seen,
    tick: () => tick(),
    block(blocked: boolean) {
      state.blocked = blocked;
      watch.blockChanged();
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('an open tab', () => {
  it('asks for little while nothing has changed', async () => {
    const { watch, asked, seen } = openTab();
    await watch.check();
    expect(asked).toEqual(['GET /builds/latest.json']);
    expect(seen.offers).toBe(0);
  });

  it('offers a newer build when its description and its document answer', async () => {
    const { watch, edge, asked, seen } = openTab();
    Object.assign(edge, NEWER);
    await watch.check();
    expect(asked).toEqual(['GET /builds/latest.json', 'GET /builds/meta/r6-newer.json', 'HEAD /herramientas/temarios']);
    expect(seen).toEqual({ offers: 1, shown: true });
  });

  it('asks every ten minutes, but not while it is out of sight', async () => {
    const { tick, asked, state } = openTab();
    tick();
    await settle();
    expect(asked).toHaveLength(1);
    state.visible = false;
    tick();
    await settle();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['is offline', { online: false }],
    ['gets no description', { metaStatus: 404 }],
    ['would get no document', { documentStatus: 503 }],
  ])('offers nothing where it %s, until that is over', async (_, trouble) => {
    const { watch, edge, state, seen } = openTab();
    Object.assign(edge, NEWER);
    const sound = { ...state };
    Object.assign(state, trouble);
    await watch.check();
    expect(seen.offers).toBe(0);
    Object.assign(state, sound);
    await watch.check();
    expect(seen.offers).toBe(1);
  });

  it('does not take what an edge that lags behind says for news', async () => {
    const { watch, edge, seen } = openTab();
    Object.assign(edge, NEWER, { revision: 4 });
    await watch.check();
    expect(seen.offers).toBe(0);
  });

  it('sees no news in a revision that changes nothing for it', async () => {
    const { watch, edge, seen } = openTab();
    Object.assign(edge, NEWER, { releases: SAME });
    await watch.check();
    expect(seen.offers).toBe(0);
  });

  describe.each(['canary', 'override'] as const)('with a release of the channel %s', (channel) => {
    const open = () => {
      const releases = OWN.releases.map((release) => (release.name === 'shell' ? release : { ...release, channel }));
      return openTab({ count: 0 }, { ...OWN, releases });
    };

    it('sees no news in what others get instead', async () => {
      const { watch, edge, seen, asked } = open();
      Object.assign(edge, NEWER);
      await watch.check();
      expect(asked).toEqual(['GET /builds/mine.json']);
      expect(seen.offers).toBe(0);
    });

    it('is offered what everybody gets once that ends, whether or not there is a new revision', async () => {
      const { watch, mine, seen } = open();
      Object.assign(mine, { releases: { ...SAME, herramientas: 'herramientas-0' } });
      await watch.check();
      expect(seen.offers).toBe(1);
      await watch.check();
      expect(seen.offers).toBe(1);
      Object.assign(mine, { releases: SAME });
      await watch.check();
      expect(seen.shown).toBe(false);
    });

    it('does not take what an edge that lags behind says for news', async () => {
      const { watch, mine, seen } = open();
      Object.assign(mine, { revision: 4, releases: {} });
      await watch.check();
      expect(seen.offers).toBe(0);
    });
  });

  it('sees no news in what is live of a remote that comes from a dev server here', async () => {
    const releases = OWN.releases.map((release) =>
      release.name === 'shell' ? release : { ...release, channel: 'development' as const },
    );
    const { watch, edge, seen } = openTab({ count: 0 }, { ...OWN, releases });
    Object.assign(edge, NEWER);
    await watch.check();
    expect(seen.offers).toBe(0);
  });

  it('offers the way back as it offers what is new', async () => {
    const { watch, edge, seen } = openTab();
    Object.assign(edge, { id: 'r6-back', revision: 6, releases: { ...SAME, herramientas: 'herramientas-0' } });
    await watch.check();
    expect(seen.offers).toBe(1);
  });

  it('sees news in a remote that was added', async () => {
    const { watch, edge, seen } = openTab();
    Object.assign(edge, NEWER, { releases: { ...SAME, juegos: 'juegos-1' } });
    await watch.check();
    expect(seen.offers).toBe(1);
  });

  it('withdraws the offer when what was released is rolled back', async () => {
    const { watch, edge, seen } = openTab();
    Object.assign(edge, NEWER);
    await watch.check();
    Object.assign(edge, { id: 'r7-back', revision: 7, releases: SAME });
    await watch.check();
    expect(seen.shown).toBe(false);
    watch.arrived('juegos');
    expect(seen.offers).toBe(1);
  });

  it('offers once more in another area, and then leaves the student alone', async () => {
    const { watch, edge, seen, asked } = openTab();
    Object.assign(edge, NEWER);
    await watch.check();
    seen.shown = false;
    watch.arrived('herramientas');
    expect(seen.offers).toBe(1);
    watch.arrived('juegos');
    expect(seen).toEqual({ offers: 2, shown: true });
    watch.arrived('carreras');
    seen.shown = false;
    watch.arrived('shell');
    expect(seen.offers).toBe(2);
    const before = asked.length;
    await watch.check();
    expect(asked).toHaveLength(before);
  });

  it('counts the offers of the documents before it', async () => {
    const { watch, edge, seen } = openTab({ count: UPDATE_OFFERS_MAX });
    Object.assign(edge, NEWER);
    await watch.check();
    expect(seen.offers).toBe(0);
  });

  it('waits for the end of an attempt', async () => {
    const { watch, edge, seen, block } = openTab();
    block(true);
    Object.assign(edge, NEWER);
    await watch.check();
    expect(seen.offers).toBe(0);
    block(false);
    expect(seen).toEqual({ offers: 1, shown: true });
  });

  it('takes its offer back when an attempt begins', async () => {
    const { watch, edge, seen, block } = openTab();
    Object.assign(edge, NEWER);
    await watch.check();
    block(true);
    expect(seen.shown).toBe(false);
    block(false);
    expect(seen).toEqual({ offers: 2, shown: true });
  });

  it('never offers during a block, and never more than twice, whatever happens', async () => {
    const steps = fc.constantFrom(
      'promote',
      'promote again',
      'roll back',
      'check',
      'check without waiting',
      'tick',
      'block',
      'unblock',
      'dismiss',
      'hide',
      'show',
      'go offline',
      'go online',
      'break the document',
      'go to juegos',
      'go to carreras',
      'reload',
    );
    let revision = OWN.revision;
    let most = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 60 }), async (sequence) => {
        const stored = { count: 0 };
        let tab = openTab(stored);
        const tabs = [tab];
        const live = (id: string, releases: Record<string, string>) =>
          Object.assign(tab.edge, { id, releases, revision: ++revision });
        const actions: Record<(typeof sequence)[number], () => unknown> = {
          promote: () => live('r-a', NEWER.releases),
          'promote again': () => live(`r-${revision}`, { ...SAME, herramientas: `herramientas-${revision}` }),
          'roll back': () => live('r-back', SAME),
          check: () => tab.watch.check(),
          'check without waiting': () => void tab.watch.check(),
          tick: () => tab.tick(),
          block: () => tab.block(true),
          unblock: () => tab.block(false),
          dismiss: () => Object.assign(tab.seen, { shown: false }),
          hide: () => Object.assign(tab.state, { visible: false }),
          show: () => Object.assign(tab.state, { visible: true }),
          'go offline': () => Object.assign(tab.state, { online: false }),
          'go online': () => Object.assign(tab.state, { online: true, documentStatus: 200 }),
          'break the document': () => Object.assign(tab.state, { documentStatus: 500 }),
          'go to juegos': () => tab.watch.arrived('juegos'),
          'go to carreras': () => tab.watch.arrived('carreras'),
          reload() {
            tab = openTab(stored);
            tabs.push(tab);
          },
        };
        for (const step of sequence) {
          await actions[step]();
          expect(tab.state.blocked && tab.seen.shown, step).toBe(false);
        }
        const offers = tabs.reduce((sum, { seen }) => sum + seen.offers, 0);
        most = Math.max(most, offers);
        expect(offers).toBeLessThanOrEqual(UPDATE_OFFERS_MAX);
      }),
      { numRuns: 300 },
    );
    expect(most).toBe(UPDATE_OFFERS_MAX);
  });
});
