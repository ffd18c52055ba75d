import process from 'node:process';
import { findPostgres } from '@travesia/infra-checks/postgres';
import { findRedis } from '@travesia/infra-checks/redis';
import { findProgram, HAPROXY, PGBOUNCER } from '@travesia/infra-checks/system-program';
import { StartError } from '@travesia/kit-service';

/**
 * Every program of the system that a production on this machine is made of, installed where it is not there; whoever
 * starts one finds it by its variable.
 * @throws {StartError} with the sentence that says what to do, when one cannot be had.
 */
export async function findPrograms(): Promise<void> {
  try {
    process.env['POSTGRES_BIN'] = await findPostgres();
    process.env['REDIS_SERVER_PATH'] = await findRedis();
    for (const program of [HAPROXY, PGBOUNCER]) process.env[program.variable] = await findProgram(program);
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
