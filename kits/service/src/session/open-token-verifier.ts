import type { FastifyInstance } from 'fastify';
import type { ServiceSettings } from '../settings/read-settings.ts';
import { type CertificateSource, createCertificateSource } from './certificate-source.ts';
import { CERTIFICATE_URLS, type TokenKind } from './token-kind.ts';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

/** What cannot be served without the provider. */
const CONCERNS = ['session'];

export interface TokenVerifierOptions extends Pick<ServiceSettings, 'projectId' | 'emulatorHost'> {
  readonly kind: TokenKind;
  /** Where the certificates at `url` come from; the network where absent. */
  readonly openCertificates?: (url: string) => CertificateSource;
}

/**
 * Verifies tokens of the project, or takes those of the emulator as they are. The certificates are fetched before `app` is
 * ready; where there are none it is not ready for sessions, and serves the rest.
 */
export function openTokenVerifier(app: FastifyInstance, options: TokenVerifierOptions): TokenVerifier {
  const { kind, projectId, emulatorHost } = options;
  const { openCertificates = (url) => createCertificateSource({ url, log: app.log }) } = options;
  if (emulatorHost !== undefined) return createTokenVerifier({ kind, projectId, emulator: true });
  const certificates = openCertificates(CERTIFICATE_URLS[kind]);
  app.readiness.add(`certificates of ${kind}s`, () => certificates.warm(), CONCERNS);
  // A source that is down keeps sessions from being served, and does not end the process.
  app.addHook('onReady', () => certificates.warm().catch(() => {}));
  return createTokenVerifier({ kind, projectId, certificates });
}
