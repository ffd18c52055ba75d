export { createSessionApp } from './app.ts';
export { type ConfigOutcome, readConfig, type SessionSettings } from './config.ts';
export { type Identity, type IdentityIo, openIdentity } from './identity.ts';
export type { IdentityAdmin } from './identity-admin.ts';
export { createRevocationCheck } from './revocation-check.ts';
export { SESSION_DURATION_MS } from './session-duration.ts';
export { type SessionServiceOptions, sessionService } from './session-service.ts';
