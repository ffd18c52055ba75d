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
  const admin = createFirebaseAdmin({
    projectId,
    ...(emulatorHost !== undefined && { emulatorHost }),
    ...(credential && { credential }),
    ...(httpAgent && { httpAgent }),
  });
  app.addHook('onClose', () => admin.close());

  const verifier = (kind: TokenKind) =>
    openTokenVerifier(app, {
      kind,
      projectId,
      ...(emulatorHost !== undefined && { emulatorHost }),
      ...(fetch && { openCertificates: (url) => createCertificateSource({ url, log: app.log, fetch }) }),
    });

  return {
    idTokens: verifier('id-token'),
    reader: createSessionReader({ verifier: verifier('session-cookie') }),
    admin,
  };
}
