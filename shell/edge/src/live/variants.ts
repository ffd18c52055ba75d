import { StoreUnavailableError } from '../store/store-unavailable-error.ts';
import { type LiveSources, type LiveState, loadState } from './live-state.ts';
import { type Selection, selectionKey } from './selection.ts';

/** Of one revision. Each is some parsed documents; with more canaries than make this many, they are made again. */
const VARIANTS_MAX = 32;

/** A variant without all that was selected is tried again after this long. */
const INCOMPLETE_LIFETIME_MS = 10_000;

interface Variant {
  readonly state: Promise<LiveState>;
  until: number;
}

/** What visitors get who are in a canary, or pinned something: each made when the first of them comes. */
export type Variants = (base: LiveState, selection: Selection) => Promise<LiveState>;

/** With `base` where nothing is selected, no shell of the selection can be read, or the store does not answer. */
export function createVariants(sources: LiveSources): Variants {
  const known = new WeakMap<LiveState, Map<string, Variant>>();

  function make(base: LiveState, selection: Selection): Variant {
    const state = loadState(sources, base.registry, selection).then(
      (loaded) => loaded ?? base,
      (error: unknown) => {
        if (!(error instanceof StoreUnavailableError)) throw error;
        sources.log.error({ err: error, phase: 'resolve' }, 'what was selected cannot be read');
        return { ...base, isAsSelected: false };
      },
    );
    const variant = { state, until: Number.POSITIVE_INFINITY };
    state.then(
      ({ isAsSelected }) => {
        if (!isAsSelected) variant.until = performance.now() + INCOMPLETE_LIFETIME_MS;
      },
      () => {
        variant.until = 0;
      },
    );
    return variant;
  }

  return (base, selection) => {
    if (selection.size === 0) return Promise.resolve(base);
    const variants = known.get(base) ?? new Map<string, Variant>();
    known.set(base, variants);
    const key = selectionKey(selection);
    const kept = variants.get(key);
    variants.delete(key);
    const variant = kept && performance.now() < kept.until ? kept : make(base, selection);
    variants.set(key, variant);
    const [oldest] = variants.keys();
    if (oldest !== undefined && variants.size > VARIANTS_MAX) variants.delete(oldest);
    return variant.state;
  };
}
