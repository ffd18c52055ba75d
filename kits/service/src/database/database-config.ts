import { join } from 'node:path';
import { z } from 'zod';

export type DatabaseSettings =
  | {
      readonly engine: 'postgresql';
      readonly url: string;
      /** Whether the server plans a statement once a connection, by its name; it does where absent. */
      readonly prepare?: boolean;
    }
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

/** `off` where `DATABASE_URL` leads to a pooler that gives each transaction another connection and knows no names. */
export const databasePrepare = z
  .literal(
    ['on', 'off'],
    'DATABASE_PREPARE debe ser on, o off detrás de un repartidor de conexiones por transacción, como PgBouncer antes de 1.21.',
  )
  .default('on');

const EMBEDDED_IN_PRODUCTION =
  'Falta DATABASE_URL: en producción los datos van en un servidor PostgreSQL; la base embebida no sobrevive a un corte de energía ni admite más de un proceso.';

export function isPostgresAddress(url: string): boolean {
  return ['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? '');
}

/** PostgreSQL where `DATABASE_URL` names one; else the embedded one in `dataFolder`, which production refuses. */
export function readDatabaseConfig(env: NodeJS.ProcessEnv, dataFolder: string): DatabaseConfig {
  const url = env['DATABASE_URL']?.trim();
  if (url) {
    const prepare = databasePrepare.safeParse(env['DATABASE_PREPARE']?.trim() || undefined);
    if (!isPostgresAddress(url)) return { status: 'refused', sentence: NOT_AN_ADDRESS };
    if (!prepare.success) return { status: 'refused', sentence: prepare.error.issues[0]?.message ?? '' };
    return { status: 'ready', settings: { engine: 'postgresql', url, prepare: prepare.data === 'on' } };
  }
  if (env['NODE_ENV'] === 'production') return { status: 'refused', sentence: EMBEDDED_IN_PRODUCTION };
  return { status: 'ready', settings: { engine: 'embedded', folder: join(dataFolder, 'database') } };
}
