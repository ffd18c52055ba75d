import { EDGE_MEANINGS, overrideSecret } from '@travesia/infra-edge';
import type { Meanings } from '@travesia/kit-service';
import { StartError } from '@travesia/kit-service';
import { readConfig } from '@travesia/session-service';
import { z } from 'zod';

/** What all processes of an origin have in common beside what the session service asks for: alone, each would make up its own. */
const SHARED: Meanings = {
  DATABASE_URL: 'el servidor PostgreSQL donde van los datos, como postgres://usuario:clave@servidor:5432/travesia',
  ...EDGE_MEANINGS,
};

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
