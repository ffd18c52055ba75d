import { StartError } from '@travesia/kit-service';
import { sampleAccount } from '@travesia/session-service/testing';
import { describe, expect, it } from 'vitest';
import { openAccounts } from './open-accounts.ts';

const open = (env: NodeJS.ProcessEnv) =>
  openAccounts({ env, dataFolder: '/nowhere', origin: 'http://localhost:4000', log: () => {} });

const PROJECT = {
  FIREBASE_PROJECT_ID: 'travesia',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'travesia.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount('travesia')),
};

describe('the accounts of a start', () => {
  it('are those of the project that the environment names', async () => {
    const { identity, settings } = await open(PROJECT);
    expect(identity).toEqual({ apiKey: 'k', authDomain: 'travesia.firebaseapp.com', projectId: 'travesia' });
    expect(settings.emulatorHost).toBeUndefined();
  });

  it('name what is missing where half a project is named', async () => {
    const opening = open({ FIREBASE_PROJECT_ID: 'travesia', FIREBASE_API_KEY: ' ' });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(
      /^Faltan FIREBASE_API_KEY .*FIREBASE_AUTH_DOMAIN .*FIREBASE_SERVICE_ACCOUNT /,
    );
  });

  it('are never an emulator in production', async () => {
    await expect(open({ NODE_ENV: 'production' })).rejects.toThrow(/^Faltan FIREBASE_PROJECT_ID .*PUBLIC_ORIGIN /);
    const shared = {
      PUBLIC_ORIGIN: 'https://travesia.cl',
      TRUSTED_PROXY_HOPS: '1',
      REDIS_URL: 'redis://127.0.0.1:9',
      SERVICE_SECRET: 's'.repeat(32),
    };
    const production = { ...PROJECT, ...shared, NODE_ENV: 'production' };
    await expect(open(production)).resolves.toHaveProperty('identity.projectId', 'travesia');
    await expect(open({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).rejects.toThrow(/emulador/);
  });

  it('are never an emulator where other machines can come in', async () => {
    const openAt = (origin: string, env: NodeJS.ProcessEnv) =>
      openAccounts({ env, dataFolder: '/nowhere', origin, log: () => {} });
    const named = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    for (const env of [{}, named]) {
      await expect(openAt('https://travesia.cl', env)).rejects.toThrow(/^PUBLIC_ORIGIN no es de esta máquina/);
      await expect(openAt('http://localhost:4000', { ...env, HOST: '0.0.0.0' })).rejects.toThrow(/^HOST deja entrar/);
      await expect(openAt('https://travesia.cl', { ...env, HOST: '::' })).rejects.toThrow(/^PUBLIC_ORIGIN.*\nHOST/);
    }
    await expect(openAt('http://localhost:4000', { ...named, HOST: '::1' })).resolves.toHaveProperty('identity');
  });
});
