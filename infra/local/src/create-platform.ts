import { join } from 'node:path';
import type { ReleaseTools } from '@travesia/infra-edge';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { createService, identitySources, type ServiceOptions } from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { createRevocationCheck, type IdentityIo, openIdentity, sessionService } from '@travesia/session-service';
import { type DevelopedRemote, DOCUMENTS_CONCERN, edge } from '@travesia/shell-edge';
import type { ReleaseStore } from '@travesia/shell-edge/store';
import type { FastifyInstance } from 'fastify';
import { type DevelopedPackage, developedSlice } from './developed-slice.ts';
import { findSlice, findSlicePackages } from './find-slices.ts';
import type { Accounts } from './open-accounts.ts';

export interface PlatformOptions extends Pick<ServiceOptions, 'name' | 'log' | 'assetsOrigin'> {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly store: ReleaseStore;
  /** Closed with the service. */
  readonly accounts: Accounts;
  /** With its migrations applied; closed with the service. Without it no slice that keeps data is served. */
  readonly database?: Database;
  /** Remotes that run from a dev server. */
  readonly overrides?: readonly DevelopedRemote[];
  /** A package whose slice is served anew after each edit. */
  readonly developed?: DevelopedPackage | undefined;
  /** Without them only staff pin releases, and a canary that fails ends in this process alone. */
  readonly releaseTools?: ReleaseTools;
  /** The ways to the identity provider; a test has its own. */
  readonly identityIo?: IdentityIo;
}

/**
 * Edge and services as one, on one origin. `/readyz` answers for documents: they are served while the database and the
 * provider are down, and so is what each slice can say without them.
 */
export async function createPlatform(options: PlatformOptions): Promise<FastifyInstance> {
  const {
    origin,
    store,
    accounts,
    database,
    overrides = [],
    developed,
    releaseTools,
    identityIo,
    ...service
  } = options;
  const { identity, settings } = accounts;
  const app = createService({
    ...service,
    origin,
    readyFor: DOCUMENTS_CONCERN,
    devOrigins: overrides.map((override) => new URL(override.current().resolved.base).origin),
    trustedProxyHops: settings.trustedProxyHops,
    metricsToken: settings.metricsToken,
    contentSources: identitySources(identity),
  });
  app.addHook('onClose', () => accounts.close());
  const { idTokens, reader, admin } = openIdentity(app, settings, identityIo);
  const { redisUrl } = settings;
  await app.register(sessionService, { origin, idTokens, reader, admin, redisUrl });
  if (database) {
    const packages = await findSlicePackages();
    attachDatabase(
      app,
      database,
      packages.map(({ slice }) => slice.name),
    );
    const context = { origin, reader, checkRevoked: createRevocationCheck(admin), database, redisUrl };
    for (const { folder, slice } of packages) {
      if (join(PROJECT_ROOT, folder) !== developed?.folder) {
        await app.register(await slice.open(), context);
        continue;
      }
      const read = () => findSlice(folder);
      await app.register(developedSlice, { developed, read, context, log: service.log });
    }
  }
  await app.register(edge, {
    store,
    origin,
    overrides,
    identity,
    ...releaseTools,
    readSession: (request) => reader.readSession(request),
  });
  return app;
}
