import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** A counter that is not there by then is not worth waiting for. */
const COMMAND_DEADLINE_MS = 250;

/** Redis for counting: what it does not answer at once is not asked again. */
export function openRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_DEADLINE_MS,
    connectTimeout: COMMAND_DEADLINE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', (error: unknown) => app.log.warn({ err: error }, 'Redis is out of reach: nobody is counted'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
