import {
  type LoadRecord,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
} from '@travesia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { type CanaryFigures, isFailing } from './canary-figures.ts';
import { canariesOf, type LiveCanary } from './live-canary.ts';

/** Whoever writes the end of a canary into the registry may fail to; this edge then asks again. */
const RETRY_PERIOD_MS = 10_000;

/** Ends the canary for every edge. Rejects where that could not be done yet. */
export type OnCanaryFailed = (name: ReleaseName, release: ReleaseId, figures: CanaryFigures) => Promise<void>;

export interface CanaryWatchOptions {
  /** What is live at this moment. */
  readonly registry: () => RegistryDocument | null;
  /** Where absent, a canary that fails ends at this edge alone. */
  readonly onCanaryFailed?: OnCanaryFailed | undefined;
  readonly log: FastifyBaseLogger;
}

export interface CanaryWatch {
  /** The canaries of the registry, without those that failed. */
  canaries(): readonly LiveCanary[];
  /** Counts what a browser reports that runs this release of the shell. */
  count(record: LoadRecord, shell: ReleaseId): void;
  close(): void;
}

interface Count {
  loads: number;
  failures: number;
}

/** One canary, from when this edge first saw it until the registry names it no more. */
interface Watched {
  readonly canary: Count;
  readonly stable: Count;
  failed: boolean;
}

const keyOf = ({ name, release }: LiveCanary) => `${name}/${release}`;

/** Which of the two a record speaks for; `null` for neither. */
function sideOf(canary: LiveCanary, record: LoadRecord, shell: ReleaseId): 'canary' | 'stable' | null {
  if (canary.name === SHELL_NAME) {
    // A broken shell keeps every page from loading, not only its own.
    if (shell === canary.release) return 'canary';
    return shell === canary.stable ? 'stable' : null;
  }
  if (record.remote !== canary.name) return null;
  if (record.channel === 'canary' && record.release === canary.release) return 'canary';
  return record.channel === 'stable' && record.release === canary.stable ? 'stable' : null;
}

/**
 * Takes a canary away whose pages fail to load, at once and by itself. What it goes by is sent by
 * browsers, so anybody can invent it: the worst they reach is the end of a canary, which costs a
 * team another try and no student anything.
 */
export function createCanaryWatch({ registry, onCanaryFailed, log }: CanaryWatchOptions): CanaryWatch {
  const watched = new Map<string, Watched>();
  const timers = new Set<NodeJS.Timeout>();
  let seen: RegistryDocument | null = null;
  let current: readonly LiveCanary[] = [];
  let closed = false;

  /** A canary that ended is forgotten: the same release may be given another chance. */
  function follow(): readonly LiveCanary[] {
    const newest = registry();
    if (newest === seen || !newest) return current;
    seen = newest;
    current = canariesOf(newest);
    const keys = new Set(current.map(keyOf));
    for (const key of watched.keys()) if (!keys.has(key)) watched.delete(key);
    for (const key of keys) {
      if (!watched.has(key)) {
        watched.set(key, { canary: { loads: 0, failures: 0 }, stable: { loads: 0, failures: 0 }, failed: false });
      }
    }
    return current;
  }

  async function announce(canary: LiveCanary, figures: CanaryFigures): Promise<void> {
    try {
      await onCanaryFailed?.(canary.name, canary.release, figures);
    } catch (err) {
      const { name, release } = canary;
      log.error(
        { remote: name, version: release, phase: 'canary', err },
        'the end of the canary is not in the registry',
      );
      if (closed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        follow();
        if (watched.get(keyOf(canary))?.failed) void announce(canary, figures);
      }, RETRY_PERIOD_MS);
      timer.unref();
      timers.add(timer);
    }
  }

  function judge(canary: LiveCanary, state: Watched): void {
    if (state.failed || !isFailing(state)) return;
    state.failed = true;
    const figures = { canary: { ...state.canary }, stable: { ...state.stable } };
    const { name, release } = canary;
    log.error({ remote: name, version: release, phase: 'canary', figures }, 'the canary failed: everybody gets stable');
    void announce(canary, figures);
  }

  return {
    canaries: () => follow().filter((canary) => !watched.get(keyOf(canary))?.failed),

    count(record, shell) {
      if (record.outcome === 'offline') return;
      for (const canary of follow()) {
        const state = watched.get(keyOf(canary));
        const side = sideOf(canary, record, shell);
        if (!state || !side) continue;
        state[side].loads += 1;
        if (record.outcome !== 'loaded') state[side].failures += 1;
        if (side === 'canary') judge(canary, state);
      }
    },

    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
