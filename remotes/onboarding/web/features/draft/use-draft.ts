import { type BrowserPorts, openBrowserPorts } from '@travesia/kit-offline';
import { useSession } from '@travesia/kit-remote';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Draft, EMPTY_DRAFT } from '../../../start/draft.ts';
import { createDraftStorage, type DraftStorage, GUEST } from './draft-storage.ts';

interface Device {
  readonly ports: BrowserPorts;
  readonly storage: DraftStorage;
}

let device: Device | undefined;

/** What this tab keeps, opened when first asked for: pages are also rendered where there is no browser. */
export function thisDevice(): Device {
  if (!device) {
    const ports = openBrowserPorts();
    device = { ports, storage: createDraftStorage(ports) };
  }
  return device;
}

export interface OpenDraft {
  readonly draft: Draft;
  /** Whose it is; `null` until that is known, and while a document hydrates. */
  readonly owner: string | null;
  readonly uid: string | null;
  change(change: (draft: Draft) => Draft): void;
}

/** What was told so far in this browser by whoever is here: tabs see each other's. */
export function useDraft(): OpenDraft {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const known = session.status === 'pending' ? null : (uid ?? GUEST);
  // After hydration: the document knows nothing of a browser.
  const [shown, setShown] = useState<{ readonly owner: string; readonly draft: Draft } | null>(null);
  useEffect(() => {
    if (known === null) return;
    const { ports, storage } = thisDevice();
    const read = () => setShown({ owner: known, draft: storage.read(known) });
    read();
    const stops = [ports.onStorageChange(read), storage.onChange(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [known]);
  const owner = shown !== null && shown.owner === known ? known : null;
  const change = useCallback(
    (changed: (draft: Draft) => Draft) => {
      if (known !== null) setShown({ owner: known, draft: thisDevice().storage.change(known, changed) });
    },
    [known],
  );
  return useMemo(
    () => ({ draft: owner === null || shown === null ? EMPTY_DRAFT : shown.draft, owner, uid, change }),
    [owner, shown, uid, change],
  );
}
