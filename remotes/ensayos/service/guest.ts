import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_COOKIE_S } from './limits.ts';

const GUEST_COOKIE = '__Secure-guest';
const TOKEN = /(?:^|;\s*)__Secure-guest=([\w-]{43})(?=;|$)/;
const TOKEN_BYTES = 32;

/** User ids of guests begin with this; those of the identity provider have no colon. */
export const GUEST_PREFIX = 'guest:';

/**
 * Whom a browser without an account is kept as: digest of 256 random bits that only its cookie holds, so that neither a
 * look into the database nor a guess lets anybody be another guest. Nothing is signed, and there is no secret to lose.
 */
export function guestOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = tokenOf(request);
  return token === undefined ? undefined : userIdOf(token);
}

/** The guest that asks, or a new one; known for as long again from now. */
export function admitGuest(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string {
  const token = tokenOf(request);
  if (token === undefined) return renewGuest(reply);
  setCookie(reply, token, GUEST_COOKIE_S);
  return userIdOf(token);
}

/** Another guest in the same browser: nothing leads to the one before. */
export function renewGuest(reply: FastifyReply): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  setCookie(reply, token, GUEST_COOKIE_S);
  return userIdOf(token);
}

export function forgetGuest(reply: FastifyReply): void {
  setCookie(reply, '', 0);
}

function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return TOKEN.exec(headers.cookie ?? '')?.[1];
}

function userIdOf(token: string): string {
  return `${GUEST_PREFIX}${createHash('sha256').update(token).digest('base64url')}`;
}

function setCookie(reply: FastifyReply, value: string, maxAge: number): void {
  reply.header(
    'set-cookie',
    `${GUEST_COOKIE}=${value}; Path=/api/ensayos; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`,
  );
}
