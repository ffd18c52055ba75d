import type { Meanings } from '@travesia/kit-service';
import { readConfig } from '@travesia/session-service';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** As long as the key of the signature it makes. */
const SECRET_MIN_CHARS = 32;

/** What all processes of an origin have in common beside what the session service asks for: alone, each would make up its own. */
const SHARED: Meanings = {
  DATABASE_URL: 'el servidor PostgreSQL donde van los datos, como postgres://usuario:clave@servidor:5432/travesia',
  RELEASES_URL: 'el almacén de publicaciones, como s3://travesia/produccion',
  'RELEASES_TRUSTED_KEYS o RELEASES_SIGNING_KEY': 'las llaves de quienes promueven',
  RELEASES_OVERRIDE_SECRET: 'el secreto con que se firma lo que el equipo fija, como el de openssl rand -hex 32',
};

export const overrideSecret = z
  .string()
  .min(
    SECRET_MIN_CHARS,
    `RELEASES_OVERRIDE_SECRET es muy corto: usa ${SECRET_MIN_CHARS} caracteres o más, por ejemplo los de openssl rand -hex 32.`,
  );

const variables = z.object({ RELEASES_OVERRIDE_SECRET: overrideSecret.optional() });

/**
 * Before anything is built or opened: whether a production can be started with `env`.
 * @throws {StartError} naming everything that is missing or wrong.
 */
export function checkProduction(env: NodeJS.ProcessEnv): void {
  if (env['NODE_ENV'] !== 'production') return;
  const config = readConfig(env, { shared: SHARED });
  const own = variables.safeParse({ RELEASES_OVERRIDE_SECRET: env['RELEASES_OVERRIDE_SECRET']?.trim() || undefined });
  const sentences = [
    ...(config.status === 'refused' ? config.sentences : []),
    ...(own.error?.issues.map(({ message }) => message) ?? []),
  ];
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
}
