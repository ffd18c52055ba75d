import { readFileSync } from 'node:fs';
import type { IdentityConfig } from '@travesia/contracts/slices';
import {
  IDENTITY_MEANINGS,
  identityOf,
  identityVariables,
  type Meanings,
  readSettings,
  SERVICE_SECRET_MEANING,
  type ServiceSettings,
  type SettingsOutcome,
  serviceSecret,
} from '@travesia/kit-service';
import { z } from 'zod';
import { credentialObstacle, type ReadFile, readServiceAccount, type ServiceAccountKey } from './service-account.ts';

const PORT_DEFAULT = 4100;

export interface SessionSettings extends Omit<ServiceSettings, 'projectId'> {
  /** What browsers are told of the identity provider. */
  readonly identity: IdentityConfig;
  /** The machine's own credentials where absent. */
  readonly serviceAccount?: ServiceAccountKey;
  /** That sign calls of services, the newest first; none where no other service runs. */
  readonly serviceSecrets: readonly string[];
}

export type ConfigOutcome = SettingsOutcome<SessionSettings>;

const own = {
  ...identityVariables,
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  SERVICE_SECRET: serviceSecret.default([]),
};

/** Without these nobody gets a session of a real project. */
const OF_A_PROJECT: Meanings = {
  ...IDENTITY_MEANINGS,
  'FIREBASE_SERVICE_ACCOUNT o GOOGLE_APPLICATION_CREDENTIALS': 'la cuenta de servicio del proyecto',
};

const OF_PRODUCTION: Meanings = {
  REDIS_URL: 'el Redis donde los procesos cuentan los límites juntos, como redis://servidor:6379',
  SERVICE_SECRET: SERVICE_SECRET_MEANING,
};

const readText: ReadFile = (path) => readFileSync(path, 'utf8');

export interface ConfigOptions {
  readonly readFile?: ReadFile;
  /** What else a production needs, to be named in the same sentence. */
  readonly shared?: Meanings;
}

/** The settings of the session service in `env`. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  { readFile = readText, shared = {} }: ConfigOptions = {},
): ConfigOutcome {
  const read = readSettings(env, {
    portDefault: PORT_DEFAULT,
    own,
    ofProject: OF_A_PROJECT,
    ofProduction: { ...OF_PRODUCTION, ...shared },
    obstacles(present) {
      const credential = credentialObstacle(present, readFile);
      return credential === null ? [] : [credential];
    },
  });
  if (read.status === 'refused') return read;
  const { service, own: values } = read.settings;
  const { projectId: _, ...settings } = service;
  const hasEmulator = service.emulatorHost !== undefined;
  const serviceAccount = hasEmulator ? null : readServiceAccount(values.FIREBASE_SERVICE_ACCOUNT ?? '');
  return {
    status: 'ready',
    settings: {
      ...settings,
      identity: identityOf(values, service),
      serviceSecrets: values.SERVICE_SECRET,
      ...(serviceAccount && { serviceAccount }),
    },
  };
}
