import { describe, expect, it } from 'vitest';
import { AUTH_MESSAGES, authMessage, authMessageOf } from './auth-messages.ts';
import { IdentityError } from './identity-client.ts';

/** The specification's catalogue, section 8. */
const CATALOGUE = [
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'operation-not-allowed',
  'credential-already-in-use',
  'password-does-not-meet-requirements',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
];

describe("what is said for a provider's code", () => {
  it.each(CATALOGUE)('%s has its own sentence and shows no code', (code) => {
    const message = authMessage(code);
    expect(message.code).toBeUndefined();
    expect(message.text).toMatch(/\.$/);
    expect(message.text).not.toContain(code);
  });

  it.each(Object.entries(AUTH_MESSAGES))('%s is a whole sentence', (_code, text) => {
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ].{15,}\.$/);
  });

  it.each(['some-new-code', 'constructor', '__proto__', ''])(
    '%j is unknown: a general sentence and the code',
    (code) => {
      expect(authMessage(code)).toEqual({ text: authMessage('another').text, code });
    },
  );

  it('takes what an action rejected with', () => {
    expect(authMessageOf(new IdentityError('user-disabled'))).toEqual(authMessage('user-disabled'));
    expect(authMessageOf(new TypeError('chunk'))).toEqual(authMessage('network-request-failed'));
  });
});
