import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost } from '@travesia/kit-remote';
import { useEffect, useMemo } from 'react';
import { type CardAccount, createCardAccount } from './card-account.ts';

/** The cards of `uid`, while the page is there. */
export function useCards(uid: string): CardAccount {
  const { http, session$ } = useHost();
  const account = useMemo(
    () => createCardAccount({ uid, http, ports: openBrowserPorts(), loadCode: () => import('./card-code.ts') }),
    [uid, http],
  );
  useEffect(() => {
    const subscription = session$.subscribe(({ status }) => {
      if (status === 'anonymous') account.close();
    });
    return () => {
      subscription.unsubscribe();
      account.close();
    };
  }, [account, session$]);
  return account;
}
