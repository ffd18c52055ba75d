import { createService, createServiceKeys, type ServiceOptions } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import type { SessionSettings } from './config.ts';
import { type IdentityIo, openIdentity } from './identity.ts';
import { sessionService } from './session-service.ts';

/** The session service by itself, as it runs in production. */
export function createSessionApp(
  settings: SessionSettings,
  { log, ...io }: IdentityIo & Pick<ServiceOptions, 'log'> = {},
): FastifyInstance {
  const { origin, trustedProxyHops, metricsToken, redisUrl } = settings;
  const app = createService({ name: 'session', origin, trustedProxyHops, metricsToken, ...(log && { log }) });
  const identity = openIdentity(app, settings, io);
  const serviceKeys = createServiceKeys(settings.serviceSecrets);
  app.register(sessionService, { origin, redisUrl, serviceKeys, ...identity });
  return app;
}
