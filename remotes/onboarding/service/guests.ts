import { createGuests } from '@travesia/kit-service';
import { GUEST_COOKIE_S } from './limits.ts';

/** Whoever has no account yet, by a cookie of this slice. */
export const guests = createGuests({
  name: '__Secure-onboarding-guest',
  path: '/api/onboarding',
  maxAgeS: GUEST_COOKIE_S,
});
