import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sampleAccount } from '@travesia/session-service/testing';
import { expect, it } from 'vitest';
import { checkProduction } from './check-production.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const COMPLETE = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://travesia.cl',
  TRUSTED_PROXY_HOPS: '0',
  REDIS_URL: 'redis://r:6379',
  SERVICE_SECRET: 's'.repeat(32),
  FIREBASE_PROJECT_ID: 'travesia-cl',
  FIREBASE_API_KEY: 'clave',
  FIREBASE_AUTH_DOMAIN: 'travesia-cl.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount('travesia-cl')),
  DATABASE_URL: 'postgres://travesia@db:5432/travesia',
  RELEASES_URL: 's3://travesia/produccion',
  RELEASES_TRUSTED_KEYS: '/llaves.pem',
  RELEASES_OVERRIDE_SECRET: 'x'.repeat(32),
};

it('takes a production that has everything, and asks for nothing elsewhere', () => {
  checkProduction(COMPLETE);
  checkProduction({});
});

it.each(Object.keys(COMPLETE).filter((name) => name !== 'NODE_ENV'))('refuses a production without %s', (name) => {
  for (const value of [undefined, ' ']) {
    expect(() => checkProduction({ ...COMPLETE, [name]: value })).toThrow(
      new RegExp(`^Falta (?:[A-Z_]+ o )?${name}\\b.* \\([^)]+\\)\\.$`),
    );
  }
});

it('says that a secret can be guessed beside what is missing', () => {
  const { REDIS_URL: _, ...rest } = COMPLETE;
  expect(() => checkProduction({ ...rest, RELEASES_OVERRIDE_SECRET: 'corto' })).toThrow(
    /^Falta REDIS_URL .*\nRELEASES_OVERRIDE_SECRET es muy corto[^\n]*$/,
  );
});

it('ends before anything is built, with one sentence that names everything', { timeout: 60_000 }, async () => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], { env: { PATH, NODE_ENV: 'production' }, stdio: 'pipe' });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(errors).toMatch(/^\nFaltan /);
  for (const name of Object.keys(COMPLETE)) if (name !== 'NODE_ENV') expect(errors).toContain(name);
});
