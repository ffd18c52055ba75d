import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';

/**
 * `app` is ready while the database answers, says what it survives, and closes it at its end.
 * @param concerns what is served from it; everything where absent.
 */
export function attachDatabase(app: FastifyInstance, database: Database, concerns?: readonly string[]): void {
  const whose = concerns ? ` of ${concerns.join(', ')}` : '';
  app.readiness.add(`database${whose} (survives ${database.durability})`, () => database.ping(), concerns);
  app.addHook('onClose', () => database.close());
}
