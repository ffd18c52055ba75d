import { SESSION_COOKIE } from '@travesia/contracts';
import type { FastifyReply } from 'fastify';

/** A browser forgets a cookie only by the path and with the protection it was set with. */
const CLEARED = `${SESSION_COOKIE}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax`;

/** Takes the session cookie from whoever gets `reply`: they signed out, or their account no longer stands. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', CLEARED);
}
