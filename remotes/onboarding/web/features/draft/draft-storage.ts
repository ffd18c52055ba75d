import { STUDENT_STORAGE_PREFIX } from '@travesia/contracts/slices';
import { type BrowserPorts, createStoredValues } from '@travesia/kit-offline';
import { type Draft, EMPTY_DRAFT, readDraft } from '../../../start/draft.ts';

/** Whoever has no account. */
export const GUEST = 'guest';

export interface DraftStorage {
  read(owner: string): Draft;
  /** Resolves the newest draft, which another tab may have written, changed. */
  change(owner: string, change: (draft: Draft) => Draft): Draft;
  remove(owner: string): void;
  /** Hears what this tab changes; `onStorageChange` of the browser tells of other tabs. */
  onChange(listener: () => void): () => void;
  /** Whether this student said that what a guest did is somebody else's. */
  isRefused(uid: string): boolean;
  refuse(uid: string): void;
}

const PREFIX = `${STUDENT_STORAGE_PREFIX}onboarding.`;

const draftKey = (owner: string) => `${PREFIX}draft.${encodeURIComponent(owner)}`;
const refusedKey = (uid: string) => `${PREFIX}not-mine.${encodeURIComponent(uid)}`;

/** Of the guest's draft: refused is what was there, not what comes later. */
const signOf = ({ diagnostics, goals }: Draft) =>
  [...diagnostics.map(({ id }) => id), ...goals.map(({ programId }) => programId)].join(' ');

export function createDraftStorage({ storage }: Pick<BrowserPorts, 'storage'>): DraftStorage {
  const values = createStoredValues(storage);
  const read = (owner: string) => readDraft(values.read(draftKey(owner)) ?? EMPTY_DRAFT);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read,
    change(owner, change) {
      const before = read(owner);
      const next = change(before);
      if (next !== before) {
        values.write(draftKey(owner), next);
        tell();
      }
      return next;
    },
    remove(owner) {
      values.remove(draftKey(owner));
      tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRefused: (uid) => values.read(refusedKey(uid)) === signOf(read(GUEST)),
    refuse: (uid) => values.write(refusedKey(uid), signOf(read(GUEST))),
  };
}
