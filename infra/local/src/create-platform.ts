import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Responsible } from '@travesia/contracts/release';
import type { ReleaseTools } from '@travesia/infra-edge';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import {
  callsWithin,
  createService,
  createServiceKeys,
  identitySources,
  openConsent,
  type ServiceOptions,
  StartError,
} from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { createRevocationCheck, type IdentityIo, openIdentity, sessionService } from '@travesia/session-service';
import { type DevelopedRemote, DOCUMENTS_CONCERN, edge } from '@travesia/shell-edge';
import type { ReleaseStore } from '@travesia/shell-edge/store';
import type { FastifyInstance } from 'fastify';
import { type DevelopedPackage, developedSlice } from './developed-slice.ts';
import { findSlice, findSlicePackages } from './find-slices.ts';
import { localMail } from './local-mail.ts';
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
  /** Who answers for what is kept of students. */
  readonly responsible?: Responsible | undefined;
  /** What slices read of their environment; nothing where absent. */
  readonly env?: NodeJS.ProcessEnv;
  /** Folder of mails that were not sent: shown to this machine at `/correo-local`. */
  readonly mailFolder?: string | undefined;
  /** The ways to the identity provider; a test has its own. */
  readonly identityIo?: IdentityIo;
}

const SERVICE_SECRET_BYTES = 32;

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
    env = {},
    mailFolder,
    responsible,
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
  // Nobody else has to know it: all services of this origin are in this process.
  const serviceKeys = createServiceKeys([randomBytes(SERVICE_SECRET_BYTES).toString('base64url')]);
  await app.register(sessionService, { origin, idTokens, reader, admin, serviceKeys, redisUrl });
  if (database) {
    const packages = await findSlicePackages();
    attachDatabase(
      app,
      database,
      packages.map(({ slice }) => slice.name),
    );
    const refused = packages.flatMap(({ slice }) => slice.refusals(env));
    if (refused.length > 0) throw new StartError(refused.join('\n'));
    const services = callsWithin({ keys: serviceKeys, publicOrigin: origin }, app);
    const consent = openConsent(app, services.call, redisUrl);
    const checkRevoked = createRevocationCheck(admin);
    const context = { origin, reader, checkRevoked, database, services, consent, redisUrl };
    for (const { folder, slice } of packages) {
      if (join(PROJECT_ROOT, folder) !== developed?.folder) {
        await app.register(await slice.open(env), context);
        continue;
      }
      const read = () => findSlice(folder);
      await app.register(developedSlice, { developed, read, context, env, log: service.log });
    }
  }
  if (mailFolder !== undefined) await app.register(localMail, { folder: mailFolder });
  await app.register(edge, {
    store,
    origin,
    overrides,
    identity,
    responsible,
    ...releaseTools,
    readSession: (request) => reader.readSession(request),
  });
  return app;
}
