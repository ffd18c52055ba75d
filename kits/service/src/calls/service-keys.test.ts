import { expect, it } from 'vitest';
import { createServiceKeys } from './service-keys.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
let nowMs = 1_790_000_000_000;
const keys = createServiceKeys([OLD], () => nowMs);

it('reads for whom a call is, of that method and address alone', () => {
  const header = keys.sign('DELETE', '/api/ensayos/data', 'niña:1');
  expect(keys.read('DELETE', '/api/ensayos/data', header)).toBe('niña:1');
  expect(keys.read('GET', '/api/ensayos/data', header)).toBeNull();
  expect(keys.read('DELETE', '/api/carreras/data', header)).toBeNull();
});

it('believes it for half a minute', () => {
  const header = keys.sign('GET', '/x', 'u');
  nowMs += 29_000;
  expect(keys.read('GET', '/x', header)).toBe('u');
  nowMs += 1_000;
  expect(keys.read('GET', '/x', header)).toBeNull();
});

it('believes no other user, time or secret', () => {
  const header = keys.sign('GET', '/x', 'u');
  const [version, , expiry, mac] = header.split('.');
  const other = Buffer.from('v').toString('base64url');
  for (const forged of [
    `${version}.${other}.${expiry}.${mac}`,
    header.replace(`.${expiry}.`, `.${Number(expiry) + 1}.`),
    `${header}A`,
    '',
  ])
    expect(keys.read('GET', '/x', forged)).toBeNull();
  expect(createServiceKeys([NEW], () => nowMs).read('GET', '/x', header)).toBeNull();
  expect(createServiceKeys([NEW, OLD], () => nowMs).read('GET', '/x', header)).toBe('u');
});
