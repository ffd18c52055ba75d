import { describe, expect, it } from 'vitest';
import { readTokenClaims } from './token-claims.ts';

const token = (claims: string) => `head.${Buffer.from(claims).toString('base64url')}.sign`;

describe('what a token says of itself', () => {
  it('is when it was issued and when the student signed in', () => {
    expect(readTokenClaims(token('{"iat":7,"auth_time":5,"name":"ñandú ¿?"}'))).toEqual({ iat: 7, auth_time: 5 });
  });

  it.each(['', 'x', 'a.b.c', 'a.%%.c', token('null'), token('7'), token('{"iat":"7"}'), token('{'), 'a..c'])(
    'is nothing in %j',
    (unreadable) => {
      expect(readTokenClaims(unreadable)).toEqual({});
    },
  );
});
