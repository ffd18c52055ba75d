import { readFileSync } from 'node:fs';
import type { IdentityConfig } from '@travesia/contracts';
import { z } from 'zod';
import { emulatorExposure } from './emulator-exposure.ts';
import { type Meanings, missingSettings } from './missing-settings.ts';
import { credentialObstacle, type ReadFile, readServiceAccount, type ServiceAccountKey } from './service-account.ts';

/** `sysexits.h` EX_CONFIG: whoever restarts processes sees that trying again changes nothing. */
export const CONFIG_EXIT_CODE = 78;

const PORT_DEFAULT = 4100;
const PORT_MAX = 65_535;
const HOST_DEFAULT = '127.0.0.1';
const PROJECT_OF_EMULATOR = 'demo-travesia';

/** Projects of this prefix exist in emulators only (Firebase's own convention). */
const DEMO_PREFIX = 'demo-';

/** CDN, load balancer, ingress and one to spare; more is a mistake that would believe invented addresses. */
const PROXY_HOPS_MAX = 4;

/** Balancers look each few seconds and believe the second failed look; nobody waits longer for a process to end. */
const DRAIN_SECONDS_DEFAULT = 10;
const DRAIN_SECONDS_MAX = 300;

export interface SessionSettings {
  readonly host: string;
  readonly port: number;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly trustedProxyHops: number;
  /** Reads `/metrics` from anywhere; without it only this machine does. */
  readonly metricsToken?: string;
  /** For how long a process that was told to end takes connections, so that balancers see it coming. */
  readonly drainMs: number;
  readonly redisUrl?: string;
  /** What browsers are told of the identity provider. */
  readonly identity: IdentityConfig;
  /** Host and port, without a scheme. */
  readonly emulatorHost?: string;
  /** The machine's own credentials where absent. */
  readonly serviceAccount?: ServiceAccountKey;
}

export type ConfigOutcome =
  | { readonly status: 'ready'; readonly settings: SessionSettings }
  /** One sentence each: what is missing or wrong, and what to do. */
  | { readonly status: 'refused'; readonly sentences: readonly string[] };

const whole = (max: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value <= max, sentence);

const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  context.addIssue('PUBLIC_ORIGIN no es un origen: escribe algo como https://travesia.cl, sin ruta.');
  return z.NEVER;
});

/** `127.0.0.1:9099`, or the same as an address. */
const emulatorHost = z.string().transform((text, context) => {
  const isAddress = text.includes('://');
  const url = URL.parse(isAddress ? text : `http://${text}`);
  if (isAddress && !/^https?:\/\//.test(text)) {
    context.addIssue('FIREBASE_AUTH_EMULATOR_HOST como dirección debe empezar con http:// o https://.');
  } else if (url?.pathname !== '/' || url.search || url.username || !url.host) {
    context.addIssue('FIREBASE_AUTH_EMULATOR_HOST no es un servidor: escribe algo como 127.0.0.1:9099.');
  } else {
    return { host: url.host, origin: url.origin };
  }
  return z.NEVER;
});

/** Whoever asks `/metrics` again and again must not come to it. */
const METRICS_TOKEN_MIN_CHARS = 32;

/** The variable's sentence, never its value: some are secrets. */
const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default(HOST_DEFAULT),
  PORT: whole(PORT_MAX, `PORT no es un puerto: usa un número entre 0 y ${PORT_MAX}.`).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  TRUSTED_PROXY_HOPS: whole(
    PROXY_HOPS_MAX,
    `TRUSTED_PROXY_HOPS debe ser un número entre 0 y ${PROXY_HOPS_MAX}.`,
  ).optional(),
  DRAIN_SECONDS: whole(
    DRAIN_SECONDS_MAX,
    `DRAIN_SECONDS debe ser un número entre 0 y ${DRAIN_SECONDS_MAX}.`,
  ).optional(),
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_MIN_CHARS, `METRICS_TOKEN es muy corto: usa ${METRICS_TOKEN_MIN_CHARS} caracteres o más.`)
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'REDIS_URL debe empezar con redis:// o rediss://.')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  TOKEN_SYNC: z.literal(['on', 'off'], 'TOKEN_SYNC debe ser on u off.').optional(),
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost.optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
});

type Variables = z.infer<typeof variables>;

/** Without these nobody gets a session of a real project. */
const OF_A_PROJECT: Meanings = {
  FIREBASE_PROJECT_ID: 'el id del proyecto de Firebase',
  FIREBASE_API_KEY: 'la clave pública de la aplicación web',
  FIREBASE_AUTH_DOMAIN: 'el dominio de inicio de sesión, como proyecto.firebaseapp.com',
  'FIREBASE_SERVICE_ACCOUNT o GOOGLE_APPLICATION_CREDENTIALS': 'la cuenta de servicio del proyecto',
};

/** What two processes behind one balancer have to agree on, and none can guess. */
const OF_PRODUCTION: Meanings = {
  ...OF_A_PROJECT,
  PUBLIC_ORIGIN: 'el origen público, como https://travesia.cl',
  TRUSTED_PROXY_HOPS: 'cuántos intermediarios propios hay delante: sin ella todos cuentan como una sola dirección',
  REDIS_URL: 'el Redis donde los procesos cuentan los límites juntos, como redis://servidor:6379',
};

const EMULATOR_IN_PRODUCTION =
  'FIREBASE_AUTH_EMULATOR_HOST está definida: el emulador acepta sesiones falsas; quítala en producción.';

/** The variables that are not empty. */
type Present = Readonly<Record<string, string | undefined>>;

const readText: ReadFile = (path) => readFileSync(path, 'utf8');

/** What stands between these variables and a real project. */
function obstacles(env: Present, production: boolean, { readFile = readText, shared = {} }: ConfigOptions): string[] {
  const missing = missingSettings(env, production ? { ...OF_PRODUCTION, ...shared } : OF_A_PROJECT);
  const found = missing === null ? [] : [missing];
  const credential = credentialObstacle(env, readFile);
  if (credential !== null) found.push(credential);
  if (production && env['FIREBASE_PROJECT_ID']?.startsWith(DEMO_PREFIX)) {
    found.push(`FIREBASE_PROJECT_ID empieza con ${DEMO_PREFIX}: esos proyectos solo existen en el emulador.`);
  }
  if (production && env['PUBLIC_ORIGIN']?.startsWith('http:')) {
    found.push('PUBLIC_ORIGIN debe empezar con https:// en producción: la cookie de sesión solo viaja cifrada.');
  }
  return found;
}

function identityOf(env: Variables): IdentityConfig {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  const projectId = env.FIREBASE_PROJECT_ID ?? PROJECT_OF_EMULATOR;
  return {
    apiKey: env.FIREBASE_API_KEY ?? 'emulator',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    projectId,
    ...(env.FIREBASE_STORAGE_BUCKET && { storageBucket: env.FIREBASE_STORAGE_BUCKET }),
    ...(env.FIREBASE_MESSAGING_SENDER_ID && { messagingSenderId: env.FIREBASE_MESSAGING_SENDER_ID }),
    ...(env.FIREBASE_APP_ID && { appId: env.FIREBASE_APP_ID }),
    ...(emulator && { emulator: emulator.origin }),
    ...(env.TOKEN_SYNC === 'on' && { tokenSync: true }),
  };
}

export interface ConfigOptions {
  readonly readFile?: ReadFile;
  /** What else a production needs, to be named in the same sentence. */
  readonly shared?: Meanings;
}

/**
 * The settings in `env`; an empty variable counts as absent. In production (`NODE_ENV=production`) only a
 * real project will do; elsewhere also the emulator of `FIREBASE_AUTH_EMULATOR_HOST`, for visitors of this machine.
 */
export function readConfig(env: NodeJS.ProcessEnv, options: ConfigOptions = {}): ConfigOutcome {
  const present: Present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const production = present['NODE_ENV'] === 'production';
  const hasEmulator = present['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined;
  const read = variables.safeParse(present);

  const sentences = read.success ? [] : read.error.issues.map(({ message }) => message);
  if (production && hasEmulator) sentences.push(EMULATOR_IN_PRODUCTION);
  else if (hasEmulator)
    sentences.push(...emulatorExposure({ host: present['HOST'], origin: present['PUBLIC_ORIGIN'] }));
  if (production || !hasEmulator) sentences.push(...obstacles(present, production, options));
  if (!read.success || sentences.length > 0) return { status: 'refused', sentences };

  const serviceAccount = hasEmulator ? null : readServiceAccount(read.data.FIREBASE_SERVICE_ACCOUNT ?? '');
  const { HOST: host, PORT: port = PORT_DEFAULT, REDIS_URL: redisUrl, ...values } = read.data;
  return {
    status: 'ready',
    settings: {
      host,
      port,
      origin: values.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
      trustedProxyHops: values.TRUSTED_PROXY_HOPS ?? 0,
      drainMs: (values.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS_DEFAULT : 0)) * 1000,
      identity: identityOf(read.data),
      ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
      ...(redisUrl && { redisUrl }),
      ...(values.FIREBASE_AUTH_EMULATOR_HOST && { emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST.host }),
      ...(serviceAccount && { serviceAccount }),
    },
  };
}
