import {
  type LoadRecord,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
} from '@travesia/contracts/release';
import type { Clock } from '@travesia/kit-service';
import type { FastifyBaseLogger } from 'fastify';
import { type CanaryFigures, canaryFault } from './canary-figures.ts';
import { type CanaryTally, createCanaryTally, type Side } from './canary-tally.ts';
import type { KeptCounts } from './kept-counts.ts';
import { canariesOf, type LiveCanary } from './live-canary.ts';

/** Whoever writes the end of a canary into the registry may fail to; this edge then asks again. */
const RETRY_PERIOD_MS = 10_000;

/** A process that is killed forgets no more than it counted in this time. */
const KEEP_PERIOD_MS = 5_000;

/** Ends the canary for every edge. Rejects where that could not be done yet. */
export type OnCanaryFailed = (name: ReleaseName, release: ReleaseId, figures: CanaryFigures) => Promise<void>;

export interface CanaryWatchOptions {
  /** What is live at this moment. */
  readonly registry: () => RegistryDocument | null;
  /** Where absent, a canary that fails ends at this edge alone. */
  readonly onCanaryFailed?: OnCanaryFailed | undefined;
  /** Where absent, counting begins anew with each process. */
  readonly counts?: KeptCounts | undefined;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

export interface CanaryWatch {
  /** The canaries of the registry, without those that failed. */
  canaries(): readonly LiveCanary[];
  /** Counts what the browser at `address` reports, which runs this release of the shell. */
  count(record: LoadRecord, shell: ReleaseId, address: string): void;
  /** A document that starts the application of this canary went to `address`. */
  served(name: ReleaseName, release: ReleaseId, address: string): void;
  /** What is known of each canary of the registry, for an operator. */
  figures(): readonly (LiveCanary & { readonly figures: CanaryFigures })[];
  close(): void;
}

/** One canary, from when this edge first saw it until the registry names it no more. */
interface Watched {
  readonly tally: CanaryTally;
  failed: boolean;
}

const keyOf = ({ name, release }: Pick<LiveCanary, 'name' | 'release'>) => `${name}/${release}`;

/** Which of the two a record speaks for; `null` for neither. */
function sideOf(canary: LiveCanary, record: LoadRecord, shell: ReleaseId): Side | null {
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
 * Takes a canary away whose pages fail to load, or of which nothing is heard, at once and by itself. What it goes by is
 * sent by browsers, so whoever has addresses can invent it: an address is one voice, and no voices keep a canary alive
 * that fails for two in five. The worst they reach is the end of a canary, which costs a team another try.
 */
export function createCanaryWatch({ registry, onCanaryFailed, counts, clock, log }: CanaryWatchOptions): CanaryWatch {
  const kept = counts?.read() ?? {};
  const watched = new Map<string, Watched>();
  const timers = new Set<NodeJS.Timeout>();
  let seen: RegistryDocument | null = null;
  let current: readonly LiveCanary[] = [];
  let hasNews = false;
  let closed = false;

  /** A canary that ended is forgotten: the same release may be given another chance. */
  function follow(): readonly LiveCanary[] {
    const newest = registry();
    if (newest === seen || !newest) return current;
    const isFirst = seen === null;
    seen = newest;
    current = canariesOf(newest);
    const keys = new Set(current.map(keyOf));
    for (const key of watched.keys()) if (!keys.has(key)) watched.delete(key);
    for (const canary of current) {
      const key = keyOf(canary);
      if (watched.has(key)) continue;
      const before = isFirst ? kept[key] : undefined;
      const state = { tally: createCanaryTally(clock, before), failed: before?.failed ?? false };
      watched.set(key, state);
      if (state.failed) void announce(canary, state.tally.figures());
    }
    hasNews = true;
    return current;
  }

  function keep(): void {
    if (!counts || !hasNews) return;
    hasNews = false;
    counts.write(
      Object.fromEntries([...watched].map(([key, { tally, failed }]) => [key, { ...tally.keep(), failed }])),
    );
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
    if (state.failed) return;
    const figures = state.tally.figures();
    const fault = canaryFault(figures);
    if (!fault) return;
    state.failed = true;
    const { name, release } = canary;
    log.error(
      { remote: name, version: release, phase: 'canary', fault, figures },
      'the canary failed: everybody gets stable',
    );
    void announce(canary, figures);
  }

  const keeping = setInterval(keep, KEEP_PERIOD_MS);
  keeping.unref();

  return {
    canaries: () => follow().filter((canary) => !watched.get(keyOf(canary))?.failed),

    count(record, shell, address) {
      if (record.outcome === 'offline') return;
      for (const canary of follow()) {
        const state = watched.get(keyOf(canary));
        const side = sideOf(canary, record, shell);
        if (!state || !side) continue;
        state.tally.load(side, address, record.outcome !== 'loaded');
        hasNews = true;
        if (side === 'canary') judge(canary, state);
      }
    },

    served(name, release, address) {
      const canary = follow().find((one) => one.name === name && one.release === release);
      const state = canary && watched.get(keyOf(canary));
      if (!state) return;
      state.tally.document(address);
      hasNews = true;
      judge(canary, state);
    },

    figures: () =>
      follow().flatMap((canary) => {
        const figures = watched.get(keyOf(canary))?.tally.figures();
        return figures ? [{ ...canary, figures }] : [];
      }),

    close() {
      closed = true;
      clearInterval(keeping);
      for (const timer of timers) clearTimeout(timer);
      keep();
    },
  };
}
