import { createGuests } from '@travesia/kit-service';
import { GUEST_COOKIE_S } from './limits.ts';

/** Students without an account, by the browser in which they answer. */
export const guests = createGuests({ name: '__Secure-guest', path: '/api/ensayos', maxAgeS: GUEST_COOKIE_S });
