import type { Agent } from 'node:http';
import {
  createCertificateSource,
  createSessionReader,
  openTokenVerifier,
  type SessionReader,
  type TokenKind,
  type TokenVerifier,
} from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import type { SessionSettings } from './config.ts';
import type { FirebaseAdminOptions } from './firebase-admin.ts';
import { createFirebaseAdmin } from './firebase-admin.ts';
import type { IdentityAdmin } from './identity-admin.ts';
import { providerMetrics } from './provider-metrics.ts';

/** The ways to the provider; a test has its own. */
export interface IdentityIo {
  readonly httpAgent?: Agent;
  readonly credential?: NonNullable<FirebaseAdminOptions['credential']>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Identity {
  readonly idTokens: TokenVerifier;
  readonly reader: SessionReader;
  readonly admin: IdentityAdmin;
}

/**
 * What a process needs of the identity provider: one of each. The certificates are fetched before `app` is ready, and
 * sessions are not while there are none.
 */
export function openIdentity(
  app: FastifyInstance,
  { identity, emulatorHost, serviceAccount }: Pick<SessionSettings, 'identity' | 'emulatorHost' | 'serviceAccount'>,
  { httpAgent, fetch, credential = serviceAccount }: IdentityIo = {},
): Identity {
  const { projectId } = identity;
  const metrics = providerMetrics(app);
  const admin = createFirebaseAdmin({
    projectId,
    ...(emulatorHost !== undefined && { emulatorHost }),
    ...(credential && { credential }),
    ...(httpAgent && { httpAgent }),
  });
  app.addHook('onClose', () => admin.close());

  function openCertificates(kind: TokenKind, url: string) {
    const onFetched = metrics.onFetched(kind);
    const certificates = createCertificateSource({ url, log: app.log, onFetched, ...(fetch && { fetch }) });
    metrics.watch(kind, certificates);
    return certificates;
  }

  const verifier = (kind: TokenKind) =>
    openTokenVerifier(app, {
      kind,
      projectId,
      ...(emulatorHost !== undefined && { emulatorHost }),
      openCertificates: (url) => openCertificates(kind, url),
    });

  return {
    idTokens: verifier('id-token'),
    reader: createSessionReader({ verifier: verifier('session-cookie') }),
    admin: metrics.measured(admin),
  };
}
