import type { RevocationVerdict, TokenClaims } from '@travesia/kit-service';
import type { IdentityAdmin } from './identity-admin.ts';
import { standing } from './sign-in.ts';

/** For the session guard: asks the provider whether the user was disabled, deleted or signed out everywhere. */
export function createRevocationCheck(admin: IdentityAdmin) {
  return async ({ uid, authTimeS }: TokenClaims): Promise<RevocationVerdict> => {
    const verdict = standing(await admin.lookUp(uid), authTimeS);
    if (verdict.status === 'unavailable') throw new Error(`the identity provider cannot be asked: ${verdict.cause}`);
    return verdict.status;
  };
}
