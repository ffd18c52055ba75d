import type { BackoffBounds } from '@travesia/kit-offline';
import { BACKOFF_MIN_MS } from './backoff-min-ms.ts';

/** Of the wait after failures of the network (specification, section 9): whole, without chance. */
export const NETWORK_BACKOFF: BackoffBounds = { minMs: BACKOFF_MIN_MS, maxMs: 960_000 };

/** Of the wait for the cookie. The first one is what the service asks for in its 503. */
export const COOKIE_BACKOFF: BackoffBounds = { minMs: 5_000, maxMs: NETWORK_BACKOFF.maxMs };
