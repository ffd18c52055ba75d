// From here for all services: at the root of node_modules stands an older one, which tools need.
export { LRUCache } from 'lru-cache';
export { type CallAnswer, callsWithin, type ServiceCall, type ServiceCalls } from './calls/service-calls.ts';
export { createServiceKeys, SERVICE_CALL_HEADER, type ServiceKeys } from './calls/service-keys.ts';
export { SERVICE_SECRET_MEANING, serviceSecret } from './calls/service-secret.ts';
export { compressedAnswers } from './compressed-answers.ts';
export { openConsent } from './consent/open-consent.ts';
export { type CookieAttributes, cookieValues, readCookie, writeCookie } from './cookies.ts';
export { createService, type ServiceOptions } from './create-service.ts';
export { freePort } from './free-port.ts';
export { createGuests, GUEST_PREFIX, type Guests } from './guests.ts';
export { identitySources } from './identity-sources.ts';
export { SHUTDOWN_DEADLINE_MS } from './limits.ts';
export { isLoopbackOrigin } from './loopback.ts';
export { networkOf } from './network-of.ts';
export { openRedis } from './open-redis.ts';
export { parseInput } from './parse-input.ts';
export { ProblemError } from './problem-error.ts';
export { type AddressLimit, LIMIT_WINDOW_MS, type RateLimits, rateLimits, type UserLimit } from './rate-limits.ts';
export type { Readiness } from './readiness.ts';
export { runEvery } from './run-every.ts';
export { runRounds } from './run-rounds.ts';
export { type ListenOptions, runService } from './run-service.ts';
export { createSameOriginCheck } from './same-origin.ts';
export { allowInline, type ContentSources, type ForeignContent, type InlineContent } from './security-headers.ts';
export { isServicePath } from './service-path.ts';
export {
  type CertificateSource,
  createCertificateSource,
  type FetchedCertificates,
} from './session/certificate-source.ts';
export type { Clock } from './session/clock.ts';
export { openTokenVerifier } from './session/open-token-verifier.ts';
export {
  type RevocationCheck,
  type RevocationVerdict,
  type RouteAccess,
  type SessionGuardOptions,
  sessionGuard,
  sessionVerdict,
} from './session/session-guard.ts';
export { createSessionReader, type SessionReader, type SessionVerdict } from './session/session-reader.ts';
export { clearSessionCookie, setSessionCookie } from './session/set-session-cookie.ts';
export { STANDING_PATH } from './session/standing-path.ts';
export type { RefusalReason, TokenClaims } from './session/token-claims.ts';
export { CERTIFICATE_URLS, type TokenKind } from './session/token-kind.ts';
export { createTokenVerifier, type TokenVerifier, type VerifyOutcome } from './session/token-verifier.ts';
export { userOf } from './session/user-of.ts';
export { dataFolder } from './settings/data-folder.ts';
export { emulatorExposure } from './settings/emulator-exposure.ts';
export { IDENTITY_MEANINGS, identityOf, identityVariables } from './settings/identity-settings.ts';
export { type Meanings, missingSettings, type Present } from './settings/missing-settings.ts';
export {
  CONFIG_EXIT_CODE,
  readSettings,
  type ServiceSettings,
  type SettingsOutcome,
} from './settings/read-settings.ts';
export { settingsOrExit } from './settings/settings-or-exit.ts';
export { StartError } from './start-error.ts';
export { terminalText } from './terminal-text.ts';
export { TooMuchError } from './too-much-error.ts';
export { UnavailableError } from './unavailable-error.ts';
export { type Allowance, createWriteBudget, type WriteBudget } from './write-budget.ts';
