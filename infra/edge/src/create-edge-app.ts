import { join } from 'node:path';
import { openReleaseKeys, openStore } from '@travesia/infra-releases';
import {
  createService,
  createSessionReader,
  identitySources,
  openTokenVerifier,
  type ServiceOptions,
} from '@travesia/kit-service';
import { DOCUMENTS_CONCERN, edge } from '@travesia/shell-edge';
import type { FastifyInstance } from 'fastify';
import type { EdgeSettings } from './edge-settings.ts';
import { openReleaseTools } from './release-tools.ts';

/**
 * The edge by itself, as it runs in production: documents, released files and what is about them. The APIs of services are
 * somebody else's, whom the balancer sends `/api` to. It is ready for documents, with or without the identity provider.
 */
export async function createEdgeApp(
  settings: EdgeSettings,
  env: NodeJS.ProcessEnv,
  log: ServiceOptions['log'] = {},
): Promise<FastifyInstance> {
  const { origin, trustedProxyHops, metricsToken, identity, dataFolder, assetsOrigin, responsible } = settings;
  const keys = await openReleaseKeys(env, join(dataFolder, 'release-keys'));
  const store = await openStore(settings.store, { keys });
  const app = createService({
    name: 'edge',
    origin,
    readyFor: DOCUMENTS_CONCERN,
    trustedProxyHops,
    metricsToken,
    contentSources: identitySources(identity),
    assetsOrigin,
    log,
  });
  if (!responsible) app.log.warn('RESPONSIBLE is not set: the page of privacy names nobody who answers for the data');
  const reader = createSessionReader({ verifier: openTokenVerifier(app, { kind: 'session-cookie', ...settings }) });
  await app.register(edge, {
    store: store.releases,
    origin,
    identity,
    responsible,
    ...openReleaseTools({ env, origin, store, dataFolder }),
    readSession: (request) => reader.readSession(request),
  });
  return app;
}
