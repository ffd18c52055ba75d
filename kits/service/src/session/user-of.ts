import type { SignedInUser } from '@travesia/contracts/page';
import type { TokenClaims } from './token-claims.ts';

/** What the rest of the platform may know of whom a token is about. */
export function userOf({ uid, email, staff }: TokenClaims): SignedInUser {
  return { uid, ...(email !== undefined && { email }), ...(staff && { staff }) };
}
