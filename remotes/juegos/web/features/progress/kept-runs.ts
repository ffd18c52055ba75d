import { KNOWN_ELSEWHERE } from '@travesia/contracts/slices';
import { createStoredValues, type KeyValueStorage } from '@travesia/kit-offline';
import type { RunBody } from '../../../api/challenges.ts';

/** A challenge by its game. */
export interface ChallengeName {
  readonly game: string;
  readonly challenge: string;
}

/** Challenges that somebody did on this device. */
export interface KeptRuns {
  /** Ids of runs that no service has, in the order in which they were done. */
  waiting(): readonly string[];
  /** As it was written; maybe by another release. */
  read(id: string): unknown;
  add(run: RunBody): void;
  remove(id: string): void;
  /** What the service said last, and what it took since. */
  known(): readonly ChallengeName[];
  keepKnown(known: readonly ChallengeName[]): void;
}

const PREFIX = 'travesia.juegos.challenges';

/** No account is called so. */
const VISITOR = '-';

export function isChallengeName(value: unknown): value is ChallengeName {
  if (typeof value !== 'object' || value === null || !('game' in value && 'challenge' in value)) return false;
  return typeof value.game === 'string' && typeof value.challenge === 'string';
}

/** @param uid `null`: of who has no account. */
export function createKeptRuns(storage: KeyValueStorage, uid: string | null): KeptRuns {
  const owner = `${PREFIX}.${uid === null ? VISITOR : encodeURIComponent(uid)}`;
  const [knownKey, prefix] = [`${owner}/${KNOWN_ELSEWHERE}/known`, `${owner}/run/`];
  const values = createStoredValues(storage);
  return {
    waiting: () => values.keysBelow(prefix),
    read: (id) => values.read(prefix + id),
    add: (run) => values.write(prefix + run.id, run),
    remove: (id) => values.remove(prefix + id),
    known() {
      const known = values.read(knownKey);
      return Array.isArray(known) ? known.filter(isChallengeName) : [];
    },
    keepKnown: (known) => values.write(knownKey, known),
  };
}
