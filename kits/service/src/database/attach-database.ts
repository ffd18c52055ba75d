import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { measuredSet } from '../measured-set.ts';
import type { Database } from './database.ts';

interface Attached {
  /** What is served from it. */
  readonly of: string;
  readonly database: Database;
}

const attachedDatabases = measuredSet<Attached>((registry, databases) => {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to a database, and requests that wait for one',
    labelNames: ['of', 'state'],
    registers: [registry],
    collect() {
      for (const { of, database } of databases) {
        for (const [state, count] of Object.entries(database.connections() ?? {})) this.set({ of, state }, count);
      }
    },
  });
});

/**
 * `app` is ready while the database answers, says what it survives, and closes it at its end.
 * @param concerns what is served from it; everything where absent.
 */
export function attachDatabase(app: FastifyInstance, database: Database, concerns?: readonly string[]): void {
  const whose = concerns ? ` of ${concerns.join(', ')}` : '';
  app.readiness.add(`database${whose} (survives ${database.durability})`, () => database.ping(), concerns);
  attachedDatabases(app).add({ of: concerns?.join(' ') ?? 'all', database });
  app.addHook('onClose', () => database.close());
}
