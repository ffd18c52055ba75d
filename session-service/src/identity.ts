import type { Agent } from 'node:http';
import {
  CERTIFICATE_URLS,
  createCertificateSource,
  createSessionReader,
  createTokenVerifier,
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

/** What cannot be served without the provider. */
const CONCERNS = ['session'];

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

  function verifier(kind: TokenKind): TokenVerifier {
    if (emulatorHost !== undefined) return createTokenVerifier({ kind, projectId, emulator: true });
    const certificates = createCertificateSource({
      url: CERTIFICATE_URLS[kind],
      log: app.log,
      onFetched: metrics.onFetched(kind),
      ...(fetch && { fetch }),
    });
    metrics.watch(kind, certificates);
    app.readiness.add(`certificates of ${kind}s`, () => certificates.warm(), CONCERNS);
    // A source that is down now keeps the service from being ready, and does not end it.
    app.addHook('onReady', () => certificates.warm().catch(() => {}));
    return createTokenVerifier({ kind, projectId, certificates });
  }

  return {
    idTokens: verifier('id-token'),
    reader: createSessionReader({ verifier: verifier('session-cookie') }),
    admin: metrics.measured(admin),
  };
}
