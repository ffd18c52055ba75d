import { z } from 'zod';
import { emulatorExposure } from './emulator-exposure.ts';
import { type Meanings, missingSettings, type Present } from './missing-settings.ts';

/** `sysexits.h` EX_CONFIG: whoever restarts processes sees that trying again changes nothing. */
export const CONFIG_EXIT_CODE = 78;

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

/** Whoever asks `/metrics` again and again must not come to it. */
const METRICS_TOKEN_MIN_CHARS = 32;

/** What every process of ours is told. */
export interface ServiceSettings {
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
  /** Of the identity provider: whose tokens count. */
  readonly projectId: string;
  /** Host and port, without a scheme. */
  readonly emulatorHost?: string;
}

export type SettingsOutcome<Settings> =
  | { readonly status: 'ready'; readonly settings: Settings }
  /** One sentence each: what is missing or wrong, and what to do. Never a value: some are secrets. */
  | { readonly status: 'refused'; readonly sentences: readonly string[] };

/** What one kind of process asks for beside {@link ServiceSettings}. */
export interface SettingsRequest<Own extends z.ZodRawShape> {
  readonly portDefault: number;
  /** Variables that not every process reads. */
  readonly own: Own;
  /** What it cannot run without anywhere. */
  readonly always?: Meanings;
  /** What it needs of a real project of the identity provider. */
  readonly ofProject: Meanings;
  /** What two processes behind one balancer have to agree on, and none can guess. */
  readonly ofProduction: Meanings;
  /** What else stands between these variables and a real project. */
  readonly obstacles?: (present: Present) => readonly string[];
}

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

const ofEveryProcess = {
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
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost.optional(),
};

type OfEveryProcess = z.infer<z.ZodObject<typeof ofEveryProcess>>;

const SHARED: Meanings = {
  PUBLIC_ORIGIN: 'el origen público, como https://travesia.cl',
  TRUSTED_PROXY_HOPS: 'cuántos intermediarios propios hay delante: sin ella todos cuentan como una sola dirección',
};

const EMULATOR_IN_PRODUCTION =
  'FIREBASE_AUTH_EMULATOR_HOST está definida: el emulador acepta sesiones falsas; quítala en producción.';

function obstaclesOf(present: Present, request: SettingsRequest<z.ZodRawShape>): string[] {
  const production = present['NODE_ENV'] === 'production';
  const hasEmulator = present['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined;
  const needsProject = production || !hasEmulator;
  const missing = missingSettings(present, {
    ...request.always,
    ...(needsProject && request.ofProject),
    ...(production && { ...SHARED, ...request.ofProduction }),
  });
  return [
    ...(production && hasEmulator ? [EMULATOR_IN_PRODUCTION] : []),
    ...(!production && hasEmulator
      ? emulatorExposure({ host: present['HOST'], origin: present['PUBLIC_ORIGIN'] })
      : []),
    ...(missing === null ? [] : [missing]),
    ...(needsProject ? (request.obstacles?.(present) ?? []) : []),
    ...(production && present['FIREBASE_PROJECT_ID']?.startsWith(DEMO_PREFIX)
      ? [`FIREBASE_PROJECT_ID empieza con ${DEMO_PREFIX}: esos proyectos solo existen en el emulador.`]
      : []),
    ...(production && present['PUBLIC_ORIGIN']?.startsWith('http:')
      ? ['PUBLIC_ORIGIN debe empezar con https:// en producción: la cookie de sesión solo viaja cifrada.']
      : []),
  ];
}

function settingsOf(env: OfEveryProcess, portDefault: number): ServiceSettings {
  const { HOST: host, PORT: port = portDefault, REDIS_URL: redisUrl, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env;
  const drainDefault = env.NODE_ENV === 'production' ? DRAIN_SECONDS_DEFAULT : 0;
  return {
    host,
    port,
    origin: env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS ?? 0,
    drainMs: (env.DRAIN_SECONDS ?? drainDefault) * 1000,
    projectId: env.FIREBASE_PROJECT_ID ?? PROJECT_OF_EMULATOR,
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
    ...(redisUrl && { redisUrl }),
    ...(emulator && { emulatorHost: emulator.host }),
  };
}

/** The variables of `env` that are not empty. */
function presentIn(env: NodeJS.ProcessEnv): Present {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

/**
 * The settings in `env`; an empty variable counts as absent. In production (`NODE_ENV=production`) only a
 * real project will do; elsewhere also the emulator of `FIREBASE_AUTH_EMULATOR_HOST`, for visitors of this machine.
 * `own` are the variables that `request` names, read.
 */
export function readSettings<Own extends z.ZodRawShape>(
  env: NodeJS.ProcessEnv,
  request: SettingsRequest<Own>,
): SettingsOutcome<{ readonly service: ServiceSettings; readonly own: z.infer<z.ZodObject<Own>> }> {
  const present = presentIn(env);
  const service = z.object(ofEveryProcess).safeParse(present);
  const own = z.object(request.own).safeParse(present);
  const sentences = [
    ...[...(service.error?.issues ?? []), ...(own.error?.issues ?? [])].map(({ message }) => message),
    ...obstaclesOf(present, request),
  ];
  if (!service.success || !own.success || sentences.length > 0) return { status: 'refused', sentences };
  return { status: 'ready', settings: { service: settingsOf(service.data, request.portDefault), own: own.data } };
}
