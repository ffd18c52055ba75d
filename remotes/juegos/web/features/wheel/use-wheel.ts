import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import { createWheelAccount, type WheelAccount } from './wheel-account.ts';

/** The wheel of `uid`, or of whoever has no account, while the page is there; `null` until it is. */
export function useWheel(uid: string | null): WheelAccount | null {
  const { http } = useHost();
  const [account, setAccount] = useState<WheelAccount | null>(null);
  // It listens and sends from its beginning: made by a rendering that React throws away, nobody would close it.
  useEffect(() => {
    const opened = createWheelAccount({
      uid,
      http,
      ports: openBrowserPorts(),
      loadCode: () => import('./wheel-code.ts'),
    });
    setAccount(opened);
    return () => opened.close();
  }, [uid, http]);
  return account;
}
