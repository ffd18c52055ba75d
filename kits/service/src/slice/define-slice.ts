import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import type { Slice } from '../database/migrate.ts';
import type { RevocationCheck } from '../session/session-guard.ts';
import type { SessionReader } from '../session/session-reader.ts';

/** What every slice gets from whoever composes it. */
export interface SliceContext {
  /** Public origin of our pages: nobody else may ask for a change. */
  readonly origin: string;
  readonly reader: SessionReader;
  /** Asked before a student's data is exported or deleted. */
  readonly checkRevoked: RevocationCheck;
  /** With the slice's migrations applied. */
  readonly database: Database;
  /** Redis, to count for all processes together; each counts for itself where absent. */
  readonly redisUrl?: string | undefined;
}

export interface SliceDefinition<Needs extends object> extends Slice {
  /** Reads what the service needs beside the context, as a bank of questions. Once a process, before it listens. */
  open(): Promise<Needs>;
  /** Its routes, each behind the session guard. */
  service(app: FastifyInstance, options: SliceContext & Needs): Promise<void>;
}

/** A team's service as whoever composes it knows it. Its name is of its schema, its counters and its readiness. */
export interface ServiceSlice extends Slice {
  /** Reads what it needs, and gives the plugin to register on a service of this kit. */
  open(): Promise<FastifyPluginAsync<SliceContext>>;
}

/** What {@link createService} puts on an instance, and every slice stands on. */
const FOUNDATION = { fastify: ['publicOrigin', 'readiness', 'metrics'] };

/** What a package of a team exports as `./slice`. */
export function defineSlice<Needs extends object>(definition: SliceDefinition<Needs>): ServiceSlice {
  const { name, migrations, open, service } = definition;
  return {
    name,
    migrations,
    async open() {
      const needs = await open();
      return plugin(async (app: FastifyInstance, context: SliceContext) => service(app, { ...context, ...needs }), {
        name: `slice-${name}`,
        decorators: FOUNDATION,
        encapsulate: true,
      });
    },
  };
}
