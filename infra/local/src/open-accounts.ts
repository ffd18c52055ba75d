import type { IdentityConfig } from '@travesia/contracts/slices';
import { emulatorExposure, StartError } from '@travesia/kit-service';
import { readConfig, type SessionSettings } from '@travesia/session-service';
import { startAuthEmulator } from './auth-emulator/start-auth-emulator.ts';

/** The identity provider of a start: Firebase, or its emulator on this machine. */
export interface Accounts {
  readonly settings: SessionSettings;
  /** What browsers are told of it. */
  readonly identity: IdentityConfig;
  close(): Promise<void>;
}

export interface AccountsOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly dataFolder: string;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Sentences for the person at the console. */
  readonly log?: (sentence: string) => void;
}

function readSettings(env: NodeJS.ProcessEnv): SessionSettings {
  const config = readConfig(env);
  if (config.status === 'ready') return config.settings;
  throw new StartError(config.sentences.join('\n'));
}

/** Somebody named a provider; in production somebody has to. */
function namesProvider(env: NodeJS.ProcessEnv): boolean {
  const names = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_AUTH_EMULATOR_HOST'];
  return env['NODE_ENV'] === 'production' || names.some((name) => env[name]?.trim());
}

/**
 * With `FIREBASE_*` the project they name, else our own emulator, whose accounts stay in the data folder.
 * @throws {StartError} naming what is missing or wrong, as an emulator that other machines could reach us through.
 */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { env, dataFolder, origin, log = console.log } = options;
  if (namesProvider(env)) {
    const isProduction = env['NODE_ENV'] === 'production';
    const settings = readSettings(isProduction ? env : { ...env, PUBLIC_ORIGIN: origin });
    return { settings, identity: settings.identity, close: async () => {} };
  }
  const exposure = emulatorExposure({ host: env['HOST'] || undefined, origin });
  if (exposure.length > 0) throw new StartError(exposure.join('\n'));
  const emulator = await startAuthEmulator({ dataFolder, origin, log });
  try {
    const settings = readSettings({
      ...env,
      PUBLIC_ORIGIN: origin,
      FIREBASE_PROJECT_ID: emulator.projectId,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    });
    return { settings, identity: emulator.identity, close: emulator.close };
  } catch (error) {
    await emulator.close();
    throw error;
  }
}
