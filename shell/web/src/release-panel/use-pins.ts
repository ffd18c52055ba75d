import { useState } from 'react';
import type { OverrideClient, Pins } from './override-client.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Changes what is pinned, one change at a time: when it succeeds the document ends. */
export function usePins(client: Pick<OverrideClient, 'pin'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function pin(pins: Pins): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await client.pin(pins);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  }
  return { busy, failure, pin };
}
