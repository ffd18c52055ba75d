import { z } from 'zod';
import { SERVICE_SECRET_MEANING, serviceSecret } from '../calls/service-secret.ts';
import { databasePrepare, isPostgresAddress, NOT_AN_ADDRESS } from '../database/database-config.ts';
import type { Meanings } from '../settings/missing-settings.ts';
import { readSettings, type ServiceSettings, type SettingsOutcome } from '../settings/read-settings.ts';

const PORT_DEFAULT = 4200;

export interface SliceSettings extends ServiceSettings {
  readonly databaseUrl: string;
  /** Whether statements get names: see `DatabaseSettings`. */
  readonly databasePrepare: boolean;
  /** Origin of the session service, as services reach it. */
  readonly sessionService: string;
  /** Origin of the balancer, as services reach it. */
  readonly servicesOrigin: string;
  /** That sign calls of services, the newest first. */
  readonly serviceSecrets: readonly string[];
}

const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
};

const ORIGIN_SENTENCE =
  'SERVICES_ORIGIN no es un origen: escribe algo como http://balanceador:8080, sin ruta, como lo alcanzan los servicios.';

const SESSION_SENTENCE =
  'SESSION_SERVICE_URL no es un origen: escribe algo como http://session:4100, sin ruta, como lo alcanzan los servicios.';

const own = {
  DATABASE_URL: z.string().refine(isPostgresAddress, NOT_AN_ADDRESS).default(''),
  DATABASE_PREPARE: databasePrepare,
  SESSION_SERVICE_URL: z.string().refine(isOrigin, SESSION_SENTENCE).default(''),
  SERVICES_ORIGIN: z.string().refine(isOrigin, ORIGIN_SENTENCE).optional(),
  SERVICE_SECRET: serviceSecret.default([]),
};

/** A process of its own shares both with others, in production and elsewhere. */
const ALWAYS: Meanings = {
  DATABASE_URL: 'el servidor PostgreSQL donde van los datos, como postgres://usuario:clave@servidor:5432/travesia',
  SESSION_SERVICE_URL: 'el origen del servicio de sesiones, como http://session:4100',
  SERVICE_SECRET: SERVICE_SECRET_MEANING,
};

/** What a slice's process is told. */
export function readSliceSettings(env: NodeJS.ProcessEnv): SettingsOutcome<SliceSettings> {
  const read = readSettings(env, {
    portDefault: PORT_DEFAULT,
    own,
    always: ALWAYS,
    ofProject: { FIREBASE_PROJECT_ID: 'el id del proyecto de Firebase' },
    ofProduction: { REDIS_URL: 'el Redis donde los procesos cuentan los límites juntos, como redis://servidor:6379' },
  });
  if (read.status === 'refused') return read;
  const { service, own: values } = read.settings;
  const settings = {
    databaseUrl: values.DATABASE_URL,
    databasePrepare: values.DATABASE_PREPARE === 'on',
    sessionService: values.SESSION_SERVICE_URL,
    servicesOrigin: values.SERVICES_ORIGIN ?? service.origin,
    serviceSecrets: values.SERVICE_SECRET,
  };
  return { status: 'ready', settings: { ...service, ...settings } };
}
