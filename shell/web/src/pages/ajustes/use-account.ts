import { useCallback, useEffect, useState } from 'react';
import type { IdentityClient, IdentityUser } from '../../session/identity-client.ts';

interface Account {
  /** `null` for nobody, `undefined` until the provider has reported. */
  readonly user: IdentityUser | null | undefined;
  /** To be called after anything that changes the account. */
  refresh(): void;
}

/** The account as the provider has it now: another device or a link in an e-mail may have changed it. */
export function useAccount(client: IdentityClient): Account {
  const [user, setUser] = useState<Account['user']>(() => client.currentUser() ?? undefined);
  const refresh = useCallback(() => setUser(client.currentUser()), [client]);
  useEffect(() => {
    // Without an answer the account is shown as it was last known.
    const reload = () => void client.reload().then(refresh, () => undefined);
    // The link that verifies an address is opened in another tab, or in another program.
    const reloadOnReturn = () => {
      if (document.visibilityState === 'visible' && client.currentUser()) reload();
    };
    document.addEventListener('visibilitychange', reloadOnReturn);
    let asked = false;
    const stop = client.onIdTokenChanged((reported) => {
      setUser(reported);
      if (!reported || asked) return;
      asked = true;
      reload();
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', reloadOnReturn);
    };
  }, [client, refresh]);
  return { user, refresh };
}
