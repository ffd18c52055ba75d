import { SESSION_COOKIE } from '@travesia/contracts';
import type { FastifyReply } from 'fastify';

/**
 * Five days: what a stolen cookie is good for, at most, where a route does not ask for revocation. A student notices
 * nothing of it: their browser gets a new one from the sign-in it keeps. The provider allows 5 minutes to 14 days.
 */
export const SESSION_DURATION_MS = 5 * 24 * 3_600_000;

/** Not for scripts, not unencrypted, not with other sites' requests (but with their links), for all of our paths. */
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export function setSessionCookie(reply: FastifyReply, cookie: string): void {
  reply.setCookie(SESSION_COOKIE, cookie, { ...ATTRIBUTES, maxAge: SESSION_DURATION_MS / 1000 });
}
