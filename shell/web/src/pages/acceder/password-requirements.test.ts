import { describe, expect, it } from 'vitest';
import type { PasswordPolicy } from '../../session/identity-client.ts';
import { passwordProblem, passwordRequirements } from './password-requirements.ts';

const PLAIN: PasswordPolicy = { minLength: 6, lowercase: false, uppercase: false, digit: false, symbol: false };
const STRICT: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
};

const missing = (policy: PasswordPolicy, password: string) =>
  passwordRequirements(policy, password).flatMap(({ id, met }) => (met ? [] : [id]));

describe('the requirements of a password', () => {
  it('are only its length by default', () => {
    expect(missing(PLAIN, '12345')).toEqual(['minLength']);
    expect(missing(PLAIN, '123456')).toEqual([]);
    expect(passwordRequirements(PLAIN, '')).toHaveLength(1);
  });

  it.each([
    ['', ['minLength', 'lowercase', 'uppercase', 'digit', 'symbol']],
    ['abcdefgh', ['uppercase', 'digit', 'symbol']],
    ['ABCDEFG1', ['lowercase', 'symbol']],
    ['Abcdef1!', []],
    ['Abcdef1!Abcdef1!', ['maxLength']],
    ['Ñandú123', ['uppercase', 'symbol']],
  ])('%j misses %j under a strict policy', (password, ids) => {
    expect(missing(STRICT, password)).toEqual(ids);
  });

  it('name the greatest length only when it is passed', () => {
    const ids = (password: string) => passwordRequirements(STRICT, password).map(({ id }) => id);
    expect(ids('Abcdef1!')).not.toContain('maxLength');
    expect(ids('Abcdef1!Abcdef1!')).toContain('maxLength');
  });

  it('are said in one sentence', () => {
    expect(passwordProblem(PLAIN, 'corta')).toBe('La contraseña todavía necesita: al menos 6 caracteres.');
    expect(passwordProblem(PLAIN, 'bastante larga')).toBeUndefined();
  });
});
