import { expect, it } from 'vitest';
import { readSliceSettings } from './slice-settings.ts';

const COMPLETE = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://travesia.cl',
  TRUSTED_PROXY_HOPS: '1',
  REDIS_URL: 'redis://r:6379',
  FIREBASE_PROJECT_ID: 'travesia-cl',
  DATABASE_URL: 'postgres://travesia@db:5432/travesia',
  SESSION_SERVICE_URL: 'http://session:4100',
  SERVICE_SECRET: 's'.repeat(32),
};

const sentencesOf = (env: NodeJS.ProcessEnv) => {
  const outcome = readSliceSettings(env);
  return outcome.status === 'refused' ? outcome.sentences : [];
};

it('reads a production, which needs no account of the identity provider', () => {
  expect(readSliceSettings(COMPLETE)).toMatchObject({
    status: 'ready',
    settings: {
      port: 4200,
      drainMs: 10_000,
      databaseUrl: COMPLETE.DATABASE_URL,
      databasePrepare: true,
      sessionService: 'http://session:4100',
      servicesOrigin: COMPLETE.PUBLIC_ORIGIN,
      serviceSecrets: [COMPLETE.SERVICE_SECRET],
    },
  });
});

it.each(Object.keys(COMPLETE).filter((name) => name !== 'NODE_ENV'))('refuses a production without %s', (name) => {
  expect(sentencesOf({ ...COMPLETE, [name]: ' ' })).toEqual([expect.stringMatching(`^Falta ${name} \\(.+\\)\\.$`)]);
});

it('shares a database and a session service with others also beside the emulator', () => {
  expect(sentencesOf({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual([
    expect.stringMatching(/^Faltan DATABASE_URL .* SESSION_SERVICE_URL /),
  ]);
});

it.each([
  ['DATABASE_URL', 'mysql://db'],
  ['SESSION_SERVICE_URL', 'sesiones:9999'],
  ['SERVICES_ORIGIN', 'equilibrio'],
  ['SESSION_SERVICE_URL', 'http://session:4100/api'],
])('refuses %s=%s without repeating it', (name, value) => {
  const [said = '', ...more] = sentencesOf({ ...COMPLETE, [name]: value });
  expect(more).toEqual([]);
  expect(said).toMatch(`${name} no es `);
  expect(said).not.toContain(value);
});

it('names no statement behind a pooler that gives each transaction another connection', () => {
  expect(readSliceSettings({ ...COMPLETE, DATABASE_PREPARE: 'off' })).toMatchObject({
    status: 'ready',
    settings: { databasePrepare: false },
  });
  expect(sentencesOf({ ...COMPLETE, DATABASE_PREPARE: 'no' })).toEqual([
    expect.stringMatching(/^DATABASE_PREPARE debe ser on, o off /),
  ]);
});
