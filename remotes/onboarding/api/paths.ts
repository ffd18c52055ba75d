/** Addresses of this slice's service beside `PROFILE_PATH` of contracts. */

/** `GET`: everything that this slice keeps of the student. `DELETE`: takes it away for good. */
export const OWN_DATA_PATH = '/api/onboarding/data';

/**
 * `GET`: everything that all areas keep of who has no account, as a file. `DELETE`: takes it away for good, and the guest
 * with it. Both by the cookie of this browser.
 */
export const GUEST_DATA_PATH = '/api/onboarding/guest-data';
