import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { Gauge, type Registry } from 'prom-client';

/** A counter that is not there by then is not worth waiting for. */
const COMMAND_DEADLINE_MS = 250;

const connectionsOf = new WeakMap<Registry, Set<Redis>>();

/** Of a service, with what `/metrics` says of them. */
function openConnections({ metrics }: FastifyInstance): Set<Redis> {
  const known = connectionsOf.get(metrics);
  if (known) return known;
  const connections = new Set<Redis>();
  connectionsOf.set(metrics, connections);
  new Gauge({
    name: 'redis_connections',
    help: 'Connections to Redis by whether they can be used: while one cannot, nobody is counted on it',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const ready = [...connections].filter(({ status }) => status === 'ready').length;
      this.set({ state: 'ready' }, ready);
      this.set({ state: 'out-of-reach' }, connections.size - ready);
    },
  });
  return connections;
}

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
