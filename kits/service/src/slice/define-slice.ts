import process from 'node:process';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import type { ServiceCalls } from '../calls/service-calls.ts';
import type { Consent } from '../consent/consent.ts';
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
  /** Calls to other services, and by which theirs are known. */
  readonly services?: ServiceCalls | undefined;
  /** Whether something of a student may be kept, and who has to hear that this changed. */
  readonly consent?: Consent | undefined;
  /** Redis, to count for all processes together; each counts for itself where absent. */
  readonly redisUrl?: string | undefined;
}

/**
 * What the process of a slice is told beside what every slice is: `mail` is a server of mail, and secrets of links; `model`
 * a language model; `bank` who takes payments.
 */
export type SliceNeed = 'mail' | 'model' | 'bank';

export interface SliceDefinition<Needs extends object> extends Slice {
  /** None where absent. */
  readonly needs?: readonly SliceNeed[];
  /** What is missing or wrong in the environment, a Spanish sentence each, where it reads more of it than every slice does. */
  refusals?(env: NodeJS.ProcessEnv): readonly string[];
  /** Reads what the service needs beside the context, as a bank of questions. Once a process, before it listens. */
  open(env: NodeJS.ProcessEnv): Promise<Needs>;
  /** Its routes, each behind the session guard. */
  service(app: FastifyInstance, options: SliceContext & Needs): Promise<void>;
}

/** A team's service as whoever composes it knows it. Its name is of its schema, its counters and its readiness. */
export interface ServiceSlice extends Slice {
  readonly needs: readonly SliceNeed[];
  /** Sentences on what this environment lacks for it; empty where it can be opened. */
  refusals(env: NodeJS.ProcessEnv): readonly string[];
  /** Reads what it needs, and gives the plugin to register on a service of this kit. */
  open(env?: NodeJS.ProcessEnv): Promise<FastifyPluginAsync<SliceContext>>;
}

/** What {@link createService} puts on an instance, and every slice stands on. */
const FOUNDATION = { fastify: ['publicOrigin', 'readiness', 'metrics'] };

/** What a package of a team exports as `./slice`. */
export function defineSlice<Needs extends object>(definition: SliceDefinition<Needs>): ServiceSlice {
  const { name, migrations, needs: processNeeds = [], refusals = () => [], open, service } = definition;
  return {
    name,
    migrations,
    needs: processNeeds,
    refusals,
    async open(env = process.env) {
      const needs = await open(env);
      return plugin(async (app: FastifyInstance, context: SliceContext) => service(app, { ...context, ...needs }), {
        name: `slice-${name}`,
        decorators: FOUNDATION,
        encapsulate: true,
      });
    },
  };
}
