import type { Production } from './describe-production.ts';

/** Where one process of a part runs. */
export interface Place {
  /** Address that it listens on. */
  readonly host: string;
  readonly port: number;
  /** Folder for what it keeps of its own. */
  readonly dataFolder: string;
  /** Origin of the session service, from there. */
  readonly sessionService: string;
}

/** Between visitors and a part is one balancer: as many of the last addresses are believed. */
const PROXY_HOPS = 1;

/** The variables whose values follow from the description. */
export function knownValues({ drainSeconds }: Production, { host, port, dataFolder, sessionService }: Place) {
  return {
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataFolder,
    SESSION_SERVICE_URL: sessionService,
    TRUSTED_PROXY_HOPS: String(PROXY_HOPS),
    DRAIN_SECONDS: String(drainSeconds),
    // The pooler gives each transaction another connection.
    DATABASE_PREPARE: 'off',
  };
}
