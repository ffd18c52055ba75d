import { useCallback, useEffect, useState } from 'react';
import type { IdentityAccess } from './identity-access.ts';
import type { IdentityClient } from './identity-client.ts';

export interface LoadedIdentity {
  /** `null` while it is on its way. */
  readonly client: IdentityClient | null;
  /** It did not come: the page offers {@link retry}. */
  readonly failed: boolean;
  retry(): void;
}

/** The provider for a page, loaded as the page appears: a popup must follow its click at once. */
export function useIdentityClient(access: IdentityAccess): LoadedIdentity {
  const [client, setClient] = useState<IdentityClient | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    access.client().then(
      (loaded) => setClient(loaded),
      () => setFailed(true),
    );
  }, [access]);
  useEffect(retry, [retry]);
  return { client, failed, retry };
}
