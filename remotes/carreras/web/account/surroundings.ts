import type { KeyValueStorage } from './kept-values.ts';

/** What a client finds around it: `browserSurroundings`, or a test's own. */
export interface Surroundings {
  readonly storage: KeyValueStorage;
  /** Runs `work` while no other tab runs any of the same `name`. */
  exclusively(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  /** Calls `listener` when trying again makes sense: the network is back, the page is looked at. */
  onWake(listener: () => void): () => void;
  /** Calls `listener` when the page is left or no longer looked at: what waits should be sent now. */
  onLeave(listener: () => void): () => void;
  /** Calls `listener` when another tab changed the storage. */
  onStorageChange(listener: () => void): () => void;
  readonly random: () => number;
}
