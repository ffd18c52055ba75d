import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';

/** `app` is ready while the database answers, says what it survives, and closes it at its end. */
export function attachDatabase(app: FastifyInstance, database: Database): void {
  app.readiness.add(`database (survives ${database.durability})`, () => database.ping());
  app.addHook('onClose', () => database.close());
}
