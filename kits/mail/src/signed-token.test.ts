import { expect, it } from 'vitest';
import { createSignedTokens } from './signed-token.ts';

const OLD = 'a'.repeat(32);
const NEW = 'b'.repeat(32);
const tokens = createSignedTokens([OLD], 'guardian', () => 1_000);

it('reads what it signed, until it expires', () => {
  expect(tokens.read(tokens.sign('u1:3', 1_001))).toEqual({ status: 'valid', payload: 'u1:3' });
  expect(tokens.read(tokens.sign('u1:3', 1_000))).toEqual({ status: 'expired', payload: 'u1:3' });
  expect(tokens.read(tokens.sign('ñ', null))).toEqual({ status: 'valid', payload: 'ñ' });
});

it('believes no other payload, expiry, purpose or secret', () => {
  const token = tokens.sign('u1', 2_000);
  const [version, , expiry, mac] = token.split('.');
  const other = Buffer.from('u2').toString('base64url');
  for (const forged of [
    `${version}.${other}.${expiry}.${mac}`,
    token.replace('.2000.', '.9000.'),
    token.replace('.2000.', '.0.'),
    token.slice(0, -1),
    `${token}=`,
    '',
    'x'.repeat(5_000),
    createSignedTokens([OLD], 'weekly').sign('u1', 2_000),
    createSignedTokens([NEW], 'guardian').sign('u1', 2_000),
  ])
    expect(tokens.read(forged)).toEqual({ status: 'forged' });
});

it('believes the secret of before while it stands behind a new one', () => {
  const rotated = createSignedTokens([NEW, OLD], 'guardian', () => 1_000);
  expect(rotated.read(tokens.sign('u1', 2_000)).status).toBe('valid');
  expect(tokens.read(rotated.sign('u1', 2_000)).status).toBe('forged');
});
