import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { ConsentCheck } from './consent-check.ts';

const CHANNEL = 'consent:changed';

/** Tells every process that a consent changed. Never rejects: what is not told is seen a minute later. */
export type ConsentNews = (uid: string) => Promise<void>;

/** Has `check` forget whose consent changed, in this process and in others that share its Redis. */
export function consentNews(app: FastifyInstance, check: ConsentCheck, redisUrl: string | undefined): ConsentNews {
  if (redisUrl === undefined) return async (uid) => check.forget(uid);
  const open = () => {
    const redis = new Redis(redisUrl, { lazyConnect: true, enableOfflineQueue: true, maxRetriesPerRequest: 1 });
    redis.on('error', () => {});
    app.addHook('onClose', async () => redis.disconnect());
    return redis;
  };
  const hearing = open();
  hearing.on('message', (_channel, uid) => check.forget(uid));
  app.addHook('onReady', async () => {
    // Subscriptions come back by themselves after an outage.
    hearing
      .subscribe(CHANNEL)
      .catch(() => app.log.warn('news of consents are not heard: they are seen a minute later'));
  });
  const telling = open();
  return async (uid) => {
    check.forget(uid);
    await telling.publish(CHANNEL, uid).catch(() => app.log.warn('news of a consent were not told'));
  };
}
