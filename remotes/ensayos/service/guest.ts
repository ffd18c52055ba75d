import { createHash, randomBytes } from 'node:crypto';
import { readCookie, writeCookie } from '@travesia/kit-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_COOKIE_S } from './limits.ts';

const GUEST_COOKIE = '__Secure-guest';
const TOKEN_BYTES = 32;
/** {@link TOKEN_BYTES} as base64url. */
const TOKEN = /^[\w-]{43}$/;

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
  const token = readCookie(headers.cookie, GUEST_COOKIE);
  return token !== null && TOKEN.test(token) ? token : undefined;
}

function userIdOf(token: string): string {
  return `${GUEST_PREFIX}${createHash('sha256').update(token).digest('base64url')}`;
}

function setCookie(reply: FastifyReply, value: string, maxAgeS: number): void {
  const attributes = { maxAgeS, path: '/api/ensayos', sameSite: 'Lax', secure: true } as const;
  reply.header('set-cookie', writeCookie(GUEST_COOKIE, value, attributes));
}
