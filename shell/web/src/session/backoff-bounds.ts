import type { BackoffBounds } from '@travesia/kit-offline';

/** Of the wait after failures of the network (specification, section 9): whole, without chance. */
export const NETWORK_BACKOFF: BackoffBounds = { minMs: 30_000, maxMs: 960_000 };

/** Of the wait for the cookie. The first one is what the service asks for in its 503. */
export const COOKIE_BACKOFF: BackoffBounds = { minMs: 5_000, maxMs: NETWORK_BACKOFF.maxMs };
