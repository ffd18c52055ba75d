import { type RegistryDocument, SHELL_NAME } from '@travesia/contracts/release';
import { type FollowerOptions, followRegistry } from '../store/follow-registry.ts';
import type { RegistryStanding } from '../store/registry-standing.ts';
import type { StoreError } from '../store/store-error.ts';
import { buildId } from './build-meta.ts';
import { type LiveSources, type LiveState, loadState } from './live-state.ts';

/** How often the registry is looked at: a promoted release is live well within two seconds. */
const POLL_PERIOD_MS = 500;

/**
 * Everything is looked at again after this long, without a new revision: what could not be read,
 * and a revision whose writer died before announcing it.
 */
const RETRY_PERIOD_MS = 10_000;

/** The same while something of the revision could not be read: it is live again well within ten seconds of coming back. */
const REPAIR_PERIOD_MS = 5_000;

export interface LiveOptions extends FollowerOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

export interface Live {
  /** `null` while no shell has been promoted that can be read. */
  state(): LiveState | null;
  /** How far the registry was followed. */
  standing(): RegistryStanding;
  /** Reads the registry once, then follows it until {@link Live.stop}. */
  start(): Promise<void>;
  /** What start() repeats. */
  look(): Promise<void>;
  stop(): void;
}

/** Whether two states of one revision are of the same releases: then the one that is there stays, with all made from it. */
function isSame(one: LiveState, other: LiveState): boolean {
  const idsOf = ({ releases }: LiveState) => releases.map(({ resolved: { name, id } }) => `${name}/${id}`).join(' ');
  const isDeveloped = one.releases.every(({ developed }, at) => developed === other.releases[at]?.developed);
  return one.build === other.build && idsOf(one) === idsOf(other) && isDeveloped;
}

/**
 * Follows the registry. A revision that cannot be used or trusted leaves the one before in place,
 * so a broken promote stops no visitor and a forged one reaches none.
 */
export function createLive(
  sources: LiveSources,
  { now = () => performance.now(), ...follower }: LiveOptions = {},
): Live {
  const { store, log, overrides } = sources;
  const overridden = new Set(overrides.map((override) => override.current().resolved.name));
  const tellRefused = (reason: StoreError) => {
    log.error({ where: reason.where, reason: reason.message, live: state?.build ?? null }, 'registry refused');
  };
  const registry = followRegistry(store, tellRefused, follower);
  let state: LiveState | null = null;
  let seenTag: string | null = null;
  let retryAt = 0;
  let tellAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Whether all that `registry` makes live is live, none by the release that was good before. */
  function isComplete({ shell, remotes }: RegistryDocument): boolean {
    const ids = new Map(state?.releases.map(({ resolved: { name, id } }) => [name, id]));
    const pointers = Object.entries({ ...remotes, ...(shell && { [SHELL_NAME]: shell }) });
    return pointers.every(([name, { stable }]) => overridden.has(name) || ids.get(name) === stable);
  }

  /** Whether what runs from dev servers is as their sources say. */
  function isUpToDate(): boolean {
    const developed = new Set(state?.releases.map((release) => release.developed));
    return overrides.every((override) => developed.has(override.current()));
  }

  /** The releases that are live already, and what else is to be tried again. */
  const repairing: LiveSources = {
    ...sources,
    store: {
      ...store,
      async readRelease(...named) {
        const [name, id] = named;
        const found = state?.releases.find(({ resolved }) => resolved.name === name && resolved.id === id);
        return found?.document ?? store.readRelease(...named);
      },
    },
  };

  async function load(): Promise<boolean> {
    const newest = await registry.read();
    const isKnown = newest !== null && state?.build === buildId(newest);
    if (isKnown && isComplete(newest) && isUpToDate()) return true;
    const next = newest && (await loadState(isKnown ? repairing : sources, newest));
    if (!next) {
      const wanted = newest && { revision: newest.revision };
      log.error({ ...wanted, live: state?.build ?? null }, 'no release of the shell is live: build and promote one');
      return false;
    }
    if (!state || !isSame(state, next)) {
      state = next;
      log.info({ build: next.build, releases: next.releases.map(({ resolved }) => resolved.id) }, 'live');
    }
    return isComplete(next.registry);
  }

  async function look(): Promise<void> {
    const at = now();
    try {
      const tag = await store.readRegistryTag();
      if (tag !== seenTag || at >= retryAt || !isUpToDate()) {
        const isWhole = await load();
        seenTag = tag;
        retryAt = at + (isWhole ? RETRY_PERIOD_MS : REPAIR_PERIOD_MS);
      }
      tellAt = 0;
    } catch (err) {
      // Tried again at the next look, and told when it begins and now and then.
      if (at < tellAt) return;
      tellAt = at + RETRY_PERIOD_MS;
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
    look,
    async start() {
      await look();
      for (const override of overrides) override.onChange(look);
      lookAgain();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
