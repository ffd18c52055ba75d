import { SERVING_SESSION } from '@travesia/kit-service/database';
import type { Pooler } from './describe-production.ts';

export interface PgbouncerPlaces {
  readonly listen: { readonly host: string; readonly port: number };
  /** File of `"user" "password"` lines: who may connect, and as whom it connects itself. */
  readonly userFile: string;
  readonly server: { readonly host: string; readonly port: number; readonly database: string; readonly user: string };
}

/** Services give a connection two seconds; a pooler that keeps them longer answers nobody. */
const WAIT_S = 2;

/** A server that came back is found within a second. */
const LOGIN_RETRY_S = 1;

/** As services renew theirs. */
const LIFETIME_S = 600;

/**
 * What PgBouncer is told. Each transaction gets any connection, so that nothing of a session outlives one: what services ask
 * for when they connect is what every connection to the server is given.
 */
export function pgbouncerConfig(
  { serverConnections, clientConnections }: Pick<Pooler, 'serverConnections' | 'clientConnections'>,
  { listen, userFile, server }: PgbouncerPlaces,
): string {
  const settings = Object.entries(SERVING_SESSION).map(([name, value]) => `set ${name} = ${value}`);
  const database = `host=${server.host} port=${server.port} dbname=${server.database} user=${server.user}`;
  return `${[
    '[databases]',
    `${server.database} = ${database} connect_query='${settings.join('; ')}'`,
    '',
    '[pgbouncer]',
    `listen_addr = ${listen.host}`,
    `listen_port = ${listen.port}`,
    'unix_socket_dir =',
    // Several on one port: one of them may end while the others go on.
    'so_reuseport = 1',
    'auth_type = scram-sha-256',
    `auth_file = ${userFile}`,
    'pool_mode = transaction',
    `ignore_startup_parameters = ${Object.keys(SERVING_SESSION).join(', ')}`,
    `default_pool_size = ${serverConnections}`,
    `max_client_conn = ${clientConnections}`,
    `query_wait_timeout = ${WAIT_S}`,
    `server_connect_timeout = ${WAIT_S}`,
    `server_login_retry = ${LOGIN_RETRY_S}`,
    `server_lifetime = ${LIFETIME_S}`,
    'log_connections = 0',
    'log_disconnections = 0',
    'log_stats = 0',
  ].join('\n')}\n`;
}
