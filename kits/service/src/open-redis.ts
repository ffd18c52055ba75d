import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { measuredSet } from './measured-set.ts';

/** A counter that is not there by then is not worth waiting for. */
const COMMAND_DEADLINE_MS = 250;

const openConnections = measuredSet<Redis>((registry, connections) => {
  new Gauge({
    name: 'redis_connections',
    help: 'Connections to Redis by whether they can be used: while one cannot, nobody is counted on it',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const ready = [...connections].filter(({ status }) => status === 'ready').length;
      this.set({ state: 'ready' }, ready);
      this.set({ state: 'out-of-reach' }, connections.size - ready);
    },
  });
});

/** Redis for counting: what it does not answer at once is not asked again. */
export function openRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_DEADLINE_MS,
    connectTimeout: COMMAND_DEADLINE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', (error: unknown) => app.log.warn({ err: error }, 'Redis is out of reach: nobody is counted'));
  const open = openConnections(app);
  open.add(redis);
  app.addHook('onClose', async () => {
    open.delete(redis);
    redis.disconnect();
  });
  return redis;
}
