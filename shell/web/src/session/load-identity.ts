import type { IdentityConfig } from '@travesia/contracts/slices';
import type { IdentityClient } from './identity-client.ts';
import type { FollowedClient } from './session-controller.ts';

/** With all that opens and changes accounts: the provider's library is then larger than the rest of the shell. */
export async function loadIdentity(config: IdentityConfig): Promise<IdentityClient> {
  const { createFirebaseIdentity } = await import('./firebase-identity.ts');
  return createFirebaseIdentity(config);
}

/** What keeps a session alone, which is the smaller part of the library. */
export async function loadFollowed(config: IdentityConfig): Promise<FollowedClient> {
  const { followFirebase } = await import('./firebase-followed.ts');
  return followFirebase(config);
}
