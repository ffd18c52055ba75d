import { type FollowerOptions, followRegistry } from '../store/follow-registry.ts';
import type { RegistryStanding } from '../store/registry-standing.ts';
import type { StoreError } from '../store/store-error.ts';
import { type LiveSources, type LiveState, loadState } from './live-state.ts';

/** How often the registry is looked at: a promoted release is live well within two seconds. */
const POLL_PERIOD_MS = 500;

/**
 * Everything is looked at again after this long, without a new revision: what could not be read,
 * and a revision whose writer died before announcing it.
 */
const RETRY_PERIOD_MS = 10_000;

export interface Live {
  /** `null` while no shell has been promoted that can be read. */
  state(): LiveState | null;
  /** How far the registry was followed. */
  standing(): RegistryStanding;
  /** Reads the registry once, then follows it until {@link Live.stop}. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Follows the registry. A revision that cannot be used or trusted leaves the one before in place,
 * so a broken promote stops no visitor and a forged one reaches none.
 */
export function createLive(sources: LiveSources, options: FollowerOptions = {}): Live {
  const { store, log } = sources;
  const tellRefused = (reason: StoreError) => {
    log.error({ where: reason.where, reason: reason.message, live: state?.build ?? null }, 'registry refused');
  };
  const registry = followRegistry(store, tellRefused, options);
  let state: LiveState | null = null;
  let seenTag: string | null = null;
  let retryAt = 0;
  let tellAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function load(): Promise<void> {
    const newest = await registry.read();
    if (newest && newest.revision === state?.revision && state.unavailable.length === 0) return;
    const next = newest && (await loadState(sources, newest));
    if (!next) {
      const wanted = newest && { revision: newest.revision };
      log.error({ ...wanted, live: state?.build ?? null }, 'no release of the shell is live: build and promote one');
      return;
    }
    state = next;
    log.info({ build: next.build, releases: next.releases.map(({ resolved }) => resolved.id) }, 'live');
  }

  async function look(): Promise<void> {
    const now = performance.now();
    try {
      const tag = await store.readRegistryTag();
      if (tag !== seenTag || now >= retryAt) {
        await load();
        seenTag = tag;
        retryAt = now + RETRY_PERIOD_MS;
      }
      tellAt = 0;
    } catch (err) {
      // Tried again at the next look, and told when it begins and now and then.
      if (now < tellAt) return;
      tellAt = now + RETRY_PERIOD_MS;
      log.error({ err, live: state?.build ?? null }, 'the registry cannot be read');
    }
  }

  function lookAgain(): void {
    if (stopped) return;
    timer = setTimeout(() => void look().finally(lookAgain), POLL_PERIOD_MS);
    timer.unref();
  }

  return {
    state: () => state,
    standing: () => registry.standing(),
    async start() {
      await look();
      lookAgain();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
