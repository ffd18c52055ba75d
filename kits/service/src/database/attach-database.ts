import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from './database.ts';

const databasesOf = new WeakMap<Registry, Map<string, Database>>();

/** The databases of a service by what is served from them, with what `/metrics` says of their connections. */
function attachedDatabases({ metrics }: FastifyInstance): Map<string, Database> {
  const known = databasesOf.get(metrics);
  if (known) return known;
  const databases = new Map<string, Database>();
  databasesOf.set(metrics, databases);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to a database, and requests that wait for one',
    labelNames: ['of', 'state'],
    registers: [metrics],
    collect() {
      for (const [of, database] of databases) {
        for (const [state, count] of Object.entries(database.connections() ?? {})) this.set({ of, state }, count);
      }
    },
  });
  return databases;
}

/**
 * `app` is ready while the database answers, says what it survives, and closes it at its end.
 * @param concerns what is served from it; everything where absent.
 */
export function attachDatabase(app: FastifyInstance, database: Database, concerns?: readonly string[]): void {
  const whose = concerns ? ` of ${concerns.join(', ')}` : '';
  app.readiness.add(`database${whose} (survives ${database.durability})`, () => database.ping(), concerns);
  attachedDatabases(app).set(concerns?.join(' ') ?? 'all', database);
  app.addHook('onClose', () => database.close());
}
