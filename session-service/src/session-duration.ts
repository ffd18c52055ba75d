/**
 * Five days: what a stolen cookie is good for, at most, where a route does not ask for revocation. A student notices
 * nothing of it: their browser gets a new one from the sign-in it keeps. The provider allows 5 minutes to 14 days.
 */
export const SESSION_DURATION_MS = 5 * 24 * 3_600_000;
