import { readEdgeSettings } from '@travesia/infra-edge';
import { findSlicePackages } from '@travesia/infra-local';
import type { SettingsOutcome } from '@travesia/kit-service';
import { settingsOf } from '@travesia/kit-service/slice';
import { readConfig } from '@travesia/session-service';
import type { Need } from './variables.ts';

/** One kind of process. */
export interface Part {
  readonly name: string;
  /** Of its package, from the project's root, with `/`. */
  readonly folder: string;
  /** What starts it, from its folder. */
  readonly main: string;
  readonly count: number;
  /** Where it listens, on a machine of its own. */
  readonly port: number;
  /** Addresses at and below this one are its; what is nobody's is of the part that has none. */
  readonly path?: string;
  readonly needs: readonly Need[];
  /** Resident megabytes above which something is wrong. */
  readonly memoryMb: number;
  /** What it makes of its environment: the schema that the process itself starts with. */
  readonly readSettings: (env: NodeJS.ProcessEnv) => SettingsOutcome<unknown>;
}

/** Work that runs to its end before the parts of a new version are started. */
export interface Job {
  readonly name: string;
  readonly folder: string;
  readonly main: string;
  readonly needs: readonly Need[];
  readonly memoryMb: number;
}

/** What runs in a production, for whoever starts it: this machine, a cluster, a builder of images. */
export interface Production {
  readonly parts: readonly Part[];
  readonly migrations: Job;
  /** How often whoever sends visitors to a part looks at `/readyz`, and the looks after which it believes what it sees. */
  readonly looks: { readonly eachMs: number; readonly failed: number };
  /** For how long a part that was told to end takes visitors: the balancer has to have seen it by then. */
  readonly drainSeconds: number;
  readonly pooler: Pooler;
}

/** PgBouncer, which gives each transaction a connection. */
export interface Pooler {
  readonly count: number;
  readonly port: number;
  /** Connections of one pooler to the server. */
  readonly serverConnections: number;
  /** Connections of all processes to one pooler. */
  readonly clientConnections: number;
}

/** The part that others ask whether a session still stands. */
export const SESSION_PART = 'session';

const EDGE: Part = {
  name: 'edge',
  folder: 'infra/edge',
  main: 'main.ts',
  count: 2,
  port: 4000,
  needs: ['process', 'provider', 'releases', 'responsible'],
  memoryMb: 768,
  readSettings: readEdgeSettings,
};

const SESSION: Part = {
  name: SESSION_PART,
  folder: 'session-service',
  main: 'src/main.ts',
  count: 2,
  port: 4100,
  path: '/api/auth',
  needs: ['process', 'provider', 'accounts', 'counters', 'calls'],
  memoryMb: 384,
  readSettings: readConfig,
};

/** What all slices have in common; the rest is in their packages. */
const OF_A_SLICE = {
  main: 'service/main.ts',
  count: 2,
  port: 4200,
  memoryMb: 768,
} as const satisfies Partial<Part>;

const NEEDS_OF_A_SLICE = ['process', 'project', 'counters', 'database', 'sessions', 'calls'] as const;

/** Every part, the slices among them: a package that exports `./slice` is one, and named nowhere else. */
export async function describeProduction(): Promise<Production> {
  const slices = (await findSlicePackages()).map(
    ({ folder, slice }): Part => ({
      ...OF_A_SLICE,
      name: slice.name,
      folder,
      path: `/api/${slice.name}`,
      needs: [...NEEDS_OF_A_SLICE, ...slice.needs],
      readSettings: (env) => settingsOf(slice, env),
    }),
  );
  return {
    parts: [EDGE, SESSION, ...slices],
    migrations: {
      name: 'migrations',
      folder: 'infra/local',
      main: 'migrate.ts',
      needs: ['tables'],
      memoryMb: 512,
    },
    looks: { eachMs: 500, failed: 2 },
    drainSeconds: 10,
    pooler: { count: 2, port: 6432, serverConnections: 20, clientConnections: 1000 },
  };
}

/** The part that serves `path`. */
export function partOf({ parts }: Production, path: string): Part {
  const [route = ''] = path.split('?');
  const own = parts.find(
    (part) => part.path !== undefined && (route === part.path || route.startsWith(`${part.path}/`)),
  );
  const rest = own ?? parts.find((part) => part.path === undefined);
  if (!rest) throw new Error(`nobody serves ${path}`);
  return rest;
}
