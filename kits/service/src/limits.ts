/** Limits of every service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies. Our largest body, an ID token, has a few kilobytes. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Memory and CPU exhaustion by endless addresses; also what redirects can grow to. */
export const ADDRESS_LIMIT_CHARS = 4096;

/** Full disks: whoever is refused for an endless address is in the log all the same, with as much of it. */
export const LOGGED_PATH_LIMIT_CHARS = 512;

/** Slow matching of one huge path parameter. */
export const PARAM_LIMIT_CHARS = 256;

/** Slowloris: headers that arrive a byte at a time. */
export const HEADERS_DEADLINE_MS = 10_000;

/** Slow bodies (R.U.D.Y.): the whole request must have arrived by then. */
export const REQUEST_DEADLINE_MS = 30_000;

/** Sockets that are held open and silent. */
export const SOCKET_IDLE_LIMIT_MS = 60_000;

/** Longer than the 60 s that load balancers keep an idle connection, so that they close first. */
export const KEEP_ALIVE_LIMIT_MS = 65_000;

/** A readiness check that hangs counts as failed. */
export const READINESS_DEADLINE_MS = 2_000;

/** Time that requests in flight get to finish once the process was told to stop. */
export const SHUTDOWN_DEADLINE_MS = 10_000;
