import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SESSION_PATH } from '@travesia/contracts/slices';
import { CONFIG_EXIT_CODE } from '@travesia/kit-service';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleAccount } from './testing/sample-account.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const DEADLINE_MS = 30_000;
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return { child, exit: once(child, 'exit').then(([code]: unknown[]) => code), errors: text(child.stderr) };
}

describe('the process', { timeout: DEADLINE_MS }, () => {
  it('ends with 78 in production without settings, in one sentence that names them', async () => {
    const { exit, errors } = run({ NODE_ENV: 'production' });
    expect(await exit).toBe(CONFIG_EXIT_CODE);
    expect(await errors).toMatch(/^Faltan FIREBASE_PROJECT_ID .*TRUSTED_PROXY_HOPS .*REDIS_URL [^\n]*\n$/);
  });

  it('ends with 78 in production with the emulator, even when all else is there', async () => {
    const { exit, errors } = run({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://travesia.example',
      TRUSTED_PROXY_HOPS: '1',
      REDIS_URL: 'redis://127.0.0.1:9',
      SERVICE_SECRET: 's'.repeat(32),
      FIREBASE_PROJECT_ID: 'travesia-prueba',
      FIREBASE_API_KEY: 'clave',
      FIREBASE_AUTH_DOMAIN: 'travesia.example',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount('travesia-prueba')),
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    expect(await exit).toBe(CONFIG_EXIT_CODE);
    expect(await errors).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST está definida[^\n]*\n$/);
  });

  it('ends with 78 and a sentence for credentials that sign nothing', async () => {
    const account = { ...sampleAccount('travesia-prueba'), private_key: '-----BEGIN PRIVATE KEY-----' };
    const { exit, errors } = run({
      FIREBASE_PROJECT_ID: 'travesia-prueba',
      FIREBASE_API_KEY: 'clave',
      FIREBASE_AUTH_DOMAIN: 'travesia.example',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
    });
    expect(await exit).toBe(CONFIG_EXIT_CODE);
    expect(await errors).toMatch(/^FIREBASE_SERVICE_ACCOUNT tiene una private_key[^\n]*\n$/);
  });

  it('serves beside the emulator, and stops when it is told to', async () => {
    const { child, exit } = run({ FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9', PORT: '0' });
    const { promise: address, resolve } = Promise.withResolvers<string>();
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    const base = await address;
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect(await (await fetch(base + SESSION_PATH)).json()).toEqual({ session: { status: 'anonymous' } });
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
