import { type LiveSources, type LiveState, loadState } from './live-state.ts';

/** How often the registry is looked at: a promoted release is live well within two seconds. */
const POLL_PERIOD_MS = 500;

/** What could not be read is tried again after this long, without a new revision. */
const RETRY_PERIOD_MS = 10_000;

export interface Live {
  /** `null` while no shell has been promoted that can be read. */
  state(): LiveState | null;
  /** Reads the registry once, then follows it until {@link Live.stop}. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Follows the registry. A revision that cannot be used leaves the one before in place, so a
 * broken promote stops no visitor.
 */
export function createLive(sources: LiveSources): Live {
  const { store, log } = sources;
  let state: LiveState | null = null;
  let seenTag: string | null = null;
  let retryAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Whether everything that the newest revision names is live. */
  async function load(): Promise<boolean> {
    const registry = await store.readRegistry();
    const next = registry && (await loadState(sources, registry));
    if (!next) {
      const wanted = registry && { revision: registry.revision };
      log.error({ ...wanted, live: state?.build ?? null }, 'no release of the shell is live: build and promote one');
      return false;
    }
    state = next;
    log.info({ build: next.build, releases: next.releases.map(({ resolved }) => resolved.id) }, 'live');
    return next.unavailable.length === 0;
  }

  async function look(): Promise<void> {
    const now = performance.now();
    try {
      // Where even this fails, reading the registry says why.
      const tag = await store.readRegistryTag().catch(() => null);
      if (tag === seenTag && now < retryAt) return;
      seenTag = tag;
      retryAt = now + RETRY_PERIOD_MS;
      if (await load()) retryAt = Number.POSITIVE_INFINITY;
    } catch (err) {
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
