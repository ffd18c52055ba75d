import { join } from 'node:path';

export type DatabaseSettings =
  | { readonly engine: 'postgresql'; readonly url: string }
  | {
      readonly engine: 'embedded';
      /** Where it keeps its files. */
      readonly folder: string;
    };

export type DatabaseConfig =
  | { readonly status: 'ready'; readonly settings: DatabaseSettings }
  /** One sentence in Spanish: what is missing or wrong, and what to do. */
  | { readonly status: 'refused'; readonly sentence: string };

export const NOT_AN_ADDRESS =
  'DATABASE_URL no es una dirección de PostgreSQL: escribe algo como postgres://usuario:clave@servidor:5432/travesia.';

const EMBEDDED_IN_PRODUCTION =
  'Falta DATABASE_URL: en producción los datos van en un servidor PostgreSQL; la base embebida no sobrevive a un corte de energía ni admite más de un proceso.';

export function isPostgresAddress(url: string): boolean {
  return ['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? '');
}

/** PostgreSQL where `DATABASE_URL` names one; else the embedded one in `dataFolder`, which production refuses. */
export function readDatabaseConfig(env: NodeJS.ProcessEnv, dataFolder: string): DatabaseConfig {
  const url = env['DATABASE_URL']?.trim();
  if (url) {
    return isPostgresAddress(url)
      ? { status: 'ready', settings: { engine: 'postgresql', url } }
      : { status: 'refused', sentence: NOT_AN_ADDRESS };
  }
  if (env['NODE_ENV'] === 'production') return { status: 'refused', sentence: EMBEDDED_IN_PRODUCTION };
  return { status: 'ready', settings: { engine: 'embedded', folder: join(dataFolder, 'database') } };
}
