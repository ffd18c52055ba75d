import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { sampleAccount } from './testing/sample-account.ts';

const ACCOUNT = sampleAccount('travesia-cl');

const REAL = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://travesia.cl',
  TRUSTED_PROXY_HOPS: '0',
  REDIS_URL: 'redis://r:6379',
  SERVICE_SECRET: 's'.repeat(32),
  FIREBASE_PROJECT_ID: 'travesia-cl',
  FIREBASE_API_KEY: 'clave',
  FIREBASE_AUTH_DOMAIN: 'travesia-cl.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
};

function settingsOf(env: NodeJS.ProcessEnv) {
  const outcome = readConfig(env);
  if (outcome.status === 'refused') throw new Error(outcome.sentences.join(' '));
  return outcome.settings;
}

function sentencesOf(env: NodeJS.ProcessEnv): readonly string[] {
  const outcome = readConfig(env);
  return outcome.status === 'refused' ? outcome.sentences : [];
}

describe('the configuration', () => {
  it('reads a real project', () => {
    expect(
      settingsOf({ ...REAL, PORT: '8080', HOST: '0.0.0.0', TRUSTED_PROXY_HOPS: '2', REDIS_URL: 'redis://r:6379' }),
    ).toEqual({
      host: '0.0.0.0',
      port: 8080,
      origin: 'https://travesia.cl',
      trustedProxyHops: 2,
      drainMs: 10_000,
      redisUrl: 'redis://r:6379',
      serviceSecrets: [REAL.SERVICE_SECRET],
      identity: { apiKey: 'clave', authDomain: 'travesia-cl.firebaseapp.com', projectId: 'travesia-cl' },
      serviceAccount: {
        projectId: 'travesia-cl',
        clientEmail: 'sesion@travesia-cl.iam',
        privateKey: ACCOUNT.private_key,
      },
    });
  });

  it('takes a token for metrics that cannot be guessed, and does not repeat another', () => {
    const token = 'x'.repeat(32);
    expect(settingsOf({ ...REAL, METRICS_TOKEN: token }).metricsToken).toBe(token);
    const sentences = sentencesOf({ ...REAL, METRICS_TOKEN: 'corto' });
    expect(sentences).toEqual(['METRICS_TOKEN es muy corto: usa 32 caracteres o más.']);
  });

  it('passes on the optional public settings', () => {
    const more = {
      FIREBASE_STORAGE_BUCKET: 'b',
      FIREBASE_MESSAGING_SENDER_ID: '1',
      FIREBASE_APP_ID: '1:1:web:1',
      TOKEN_SYNC: 'on',
    };
    expect(settingsOf({ ...REAL, ...more }).identity).toMatchObject({
      storageBucket: 'b',
      messagingSenderId: '1',
      appId: '1:1:web:1',
      tokenSync: true,
    });
  });

  describe('with credentials in a file', () => {
    const { FIREBASE_SERVICE_ACCOUNT: _, ...rest } = REAL;
    const env = { ...rest, GOOGLE_APPLICATION_CREDENTIALS: '/llave.json' };
    const sentencesWith = (readFile: (path: string) => string) => {
      const outcome = readConfig(env, { readFile });
      return outcome.status === 'refused' ? outcome.sentences : [];
    };

    it.each([ACCOUNT, { type: 'external_account', audience: 'x' }, { type: 'authorized_user' }])(
      'leaves them to the provider’s library: $type',
      (credential) => {
        const outcome = readConfig(env, {
          readFile: (path) => (path === '/llave.json' ? JSON.stringify(credential) : ''),
        });
        expect(outcome.status).toBe('ready');
        expect(outcome).not.toHaveProperty('settings.serviceAccount');
      },
    );

    it('refuses a file that cannot be read, and says why', () => {
      const sentence = 'GOOGLE_APPLICATION_CREDENTIALS nombra un archivo que no se puede leer (ENOENT)';
      expect(sentencesOf(env)).toEqual([expect.stringContaining(sentence)]);
    });

    it.each([
      ['no JSON', 'hola', /no es el JSON/],
      ['another JSON', '[1]', /no es el JSON/],
      ['a broken key', JSON.stringify({ ...ACCOUNT, private_key: 'secreto' }), /private_key que no se puede leer/],
      ['an account of another project', JSON.stringify(sampleAccount('otro')), /es de otro proyecto/],
    ])('refuses a file with %s', (_, text, sentence) => {
      const [said = '', ...more] = sentencesWith(() => text);
      expect(more).toEqual([]);
      expect(said).toMatch(/^GOOGLE_APPLICATION_CREDENTIALS /);
      expect(said).toMatch(sentence);
    });

    it('does not look for it beside a service account, nor beside the emulator', () => {
      const never = () => {
        throw new Error('it was read');
      };
      expect(readConfig({ ...env, ...REAL }, { readFile: never }).status).toBe('ready');
      const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', GOOGLE_APPLICATION_CREDENTIALS: '/x' };
      expect(readConfig(emulator, { readFile: never }).status).toBe('ready');
    });
  });

  it('names every missing variable in one sentence; empty ones are missing', () => {
    const [sentence = '', ...more] = sentencesOf({ NODE_ENV: 'production', FIREBASE_API_KEY: ' ' });
    expect(more).toEqual([]);
    expect(sentence).toMatch(/^Faltan .*\)\.$/);
    expect([...sentence.matchAll(/[A-Z]+_[A-Z_]+/g)].map(([name]) => name)).toEqual([
      'FIREBASE_PROJECT_ID',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'FIREBASE_SERVICE_ACCOUNT',
      'GOOGLE_APPLICATION_CREDENTIALS',
      'PUBLIC_ORIGIN',
      'TRUSTED_PROXY_HOPS',
      'REDIS_URL',
      'SERVICE_SECRET',
    ]);
  });

  it.each(['TRUSTED_PROXY_HOPS', 'REDIS_URL', 'SERVICE_SECRET', 'PUBLIC_ORIGIN'])(
    'refuses a production without %s',
    (name) => {
      expect(sentencesOf({ ...REAL, [name]: '' })).toEqual([expect.stringMatching(`^Falta ${name} \\(`)]);
      expect(settingsOf({ ...REAL, NODE_ENV: 'test', [name]: '' })).toBeDefined();
    },
  );

  it('says what is missing also where something else is wrong', () => {
    const { FIREBASE_API_KEY: _, ...rest } = REAL;
    expect(sentencesOf({ ...rest, PORT: 'x' })).toEqual([
      expect.stringMatching(/^PORT/),
      expect.stringMatching(/^Falta FIREBASE_API_KEY/),
    ]);
  });

  it('refuses the emulator in production, whatever else is right', () => {
    expect(sentencesOf({ ...REAL, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual([
      expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST está definida/),
    ]);
  });

  it.each([
    [
      'a project that only emulators know',
      { FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount('demo-x')) },
      /^FIREBASE_PROJECT_ID empieza con demo-/,
    ],
    ['an origin without encryption', { PUBLIC_ORIGIN: 'http://travesia.cl' }, /^PUBLIC_ORIGIN debe empezar con https/],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://travesia.cl/app' }, /^PUBLIC_ORIGIN no es un origen/],
    ['a service account that is none', { FIREBASE_SERVICE_ACCOUNT: '{"a":1}' }, /^FIREBASE_SERVICE_ACCOUNT no es/],
    [
      'a service account whose key was cut',
      { FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...ACCOUNT, private_key: ACCOUNT.private_key.slice(0, 400) }) },
      /^FIREBASE_SERVICE_ACCOUNT tiene una private_key/,
    ],
    [
      'a service account of another project',
      { FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount('otro')) },
      /^FIREBASE_SERVICE_ACCOUNT es de otro proyecto/,
    ],
    ['a port that is none', { PORT: 'ochenta' }, /^PORT no es un puerto/],
    ['hops that would believe anybody', { TRUSTED_PROXY_HOPS: '99' }, /^TRUSTED_PROXY_HOPS debe ser/],
    ['hops by a word', { TRUSTED_PROXY_HOPS: 'true' }, /^TRUSTED_PROXY_HOPS debe ser/],
    ['token sync by another word', { TOKEN_SYNC: 'sí' }, /^TOKEN_SYNC debe ser/],
    ['a Redis of another scheme', { REDIS_URL: 'http://r:6379' }, /^REDIS_URL debe empezar/],
  ])('refuses %s', (_, change, sentence) => {
    expect(sentencesOf({ ...REAL, ...change })).toEqual([expect.stringMatching(sentence)]);
  });

  it('never repeats a value: some are secrets', () => {
    const broken = { FIREBASE_SERVICE_ACCOUNT: '{"private_key":"secreto"}', REDIS_URL: 'secreto', PORT: 'secreto' };
    expect(sentencesOf({ ...REAL, ...broken }).join(' ')).not.toContain('secreto');
  });
});

describe('the emulator', () => {
  it.each(['127.0.0.1:9099', 'http://127.0.0.1:9099', 'http://127.0.0.1:9099/'])('is enough elsewhere: %s', (host) => {
    expect(settingsOf({ FIREBASE_AUTH_EMULATOR_HOST: host, PORT: '4321' })).toMatchObject({
      origin: 'http://localhost:4321',
      emulatorHost: '127.0.0.1:9099',
      identity: { projectId: 'demo-travesia', emulator: 'http://127.0.0.1:9099' },
    });
  });

  it.each(['ftp://127.0.0.1:9099', 'ws://127.0.0.1'])('must be http or https where it is an address: %s', (host) => {
    expect(sentencesOf({ FIREBASE_AUTH_EMULATOR_HOST: host })).toEqual([
      expect.stringMatching(/debe empezar con http:\/\/ o https:\/\//),
    ]);
  });

  const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

  it.each([
    ['PUBLIC_ORIGIN', 'https://travesia.cl'],
    ['PUBLIC_ORIGIN', 'http://192.168.1.7:4100'],
    ['PUBLIC_ORIGIN', 'http://localhost.travesia.cl'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.7'],
    ['HOST', 'no es un servidor'],
  ])('is refused where other machines can come in: %s=%s', (name, value) => {
    expect(sentencesOf({ ...EMULATOR, [name]: value })).toEqual([expect.stringMatching(`^${name} .*sesiones falsas`)]);
  });

  it.each([
    ['PUBLIC_ORIGIN', 'http://localhost:4000'],
    ['PUBLIC_ORIGIN', 'http://127.0.0.1:4000'],
    ['HOST', 'localhost'],
    ['HOST', '127.0.0.2'],
    ['HOST', '::1'],
  ])('is taken where only this machine can: %s=%s', (name, value) => {
    expect(sentencesOf({ ...EMULATOR, [name]: value })).toEqual([]);
  });

  it('without it a real project is needed also on a developer’s machine', () => {
    expect(sentencesOf({})).toContainEqual(expect.stringMatching(/^Faltan FIREBASE_PROJECT_ID/));
  });
});
