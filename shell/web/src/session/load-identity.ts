import { type IdentityConfig, isProviderPage } from '@travesia/contracts/slices';
import type { IdentityClient } from './identity-client.ts';

/** The provider's library is as large as the rest of the shell: it comes when it is wanted. */
export async function loadIdentity(config: IdentityConfig): Promise<IdentityClient> {
  const { createFirebaseIdentity } = await import('./firebase-identity.ts');
  return createFirebaseIdentity(config, { opensWindows: isProviderPage(window.location.pathname) });
}
