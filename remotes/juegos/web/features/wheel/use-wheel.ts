import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost } from '@travesia/kit-remote';
import { useEffect, useMemo } from 'react';
import { createWheelAccount, type WheelAccount } from './wheel-account.ts';

/** The wheel of `uid`, or of whoever has no account, while the page is there. */
export function useWheel(uid: string | null): WheelAccount {
  const { http } = useHost();
  const account = useMemo(
    () => createWheelAccount({ uid, http, ports: openBrowserPorts(), loadCode: () => import('./wheel-code.ts') }),
    [uid, http],
  );
  useEffect(() => () => account.close(), [account]);
  return account;
}
