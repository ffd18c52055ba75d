import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from './cookies.ts';

const TOKEN_BYTES = 32;
/** {@link TOKEN_BYTES} as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** User ids of guests begin with this; those of the identity provider have no colon. */
export const GUEST_PREFIX = 'guest:';

type Asked = Pick<FastifyRequest, 'headers'>;

export interface Guests {
  /** Whom the browser is kept as; `undefined` where it is no guest. */
  of(request: Asked): string | undefined;
  /** The guest that asks, or a new one; known for as long again from now. */
  admit(request: Asked, reply: FastifyReply): string;
  /** Another guest in the same browser: nothing leads to the one before. */
  renew(reply: FastifyReply): string;
  forget(reply: FastifyReply): void;
}

export interface GuestCookie {
  /** Begins with `__Secure-`. */
  readonly name: string;
  /** Under which the cookie is sent: the slice's own. */
  readonly path: `/api/${string}`;
  readonly maxAgeS: number;
}

/**
 * Whom a browser without an account is kept as: digest of 256 random bits that only its cookie holds, so that neither a
 * look into the database nor a guess lets anybody be another guest. Nothing is signed, and there is no secret to lose.
 */
export function createGuests({ name, path, maxAgeS }: GuestCookie): Guests {
  const userIdOf = (token: string) => GUEST_PREFIX + createHash('sha256').update(token).digest('base64url');

  function tokenOf({ headers }: Asked): string | undefined {
    const token = readCookie(headers.cookie, name);
    return token !== null && TOKEN.test(token) ? token : undefined;
  }

  function setCookie(reply: FastifyReply, value: string, seconds: number): void {
    const attributes = { maxAgeS: seconds, path, sameSite: 'Lax', secure: true } as const;
    reply.header('set-cookie', writeCookie(name, value, attributes));
  }

  function renew(reply: FastifyReply): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    setCookie(reply, token, maxAgeS);
    return userIdOf(token);
  }

  return {
    of(request) {
      const token = tokenOf(request);
      return token === undefined ? undefined : userIdOf(token);
    },
    admit(request, reply) {
      const token = tokenOf(request);
      if (token === undefined) return renew(reply);
      setCookie(reply, token, maxAgeS);
      return userIdOf(token);
    },
    renew,
    forget: (reply) => setCookie(reply, '', 0),
  };
}
