export { type BalancerOptions, startBalancer } from './balancer.ts';
export { type CertificateServer, startCertificateServer } from './certificate-server.ts';
export { createLogLines } from './log-lines.ts';
export { type Network, startNetwork, type Weather } from './network.ts';
export { openTestSlice, type TestSlice } from './open-test-slice.ts';
export { type PostgresServer, startPostgresServer } from './postgres-server.ts';
export { SAMPLE_PROJECT, samplePayload } from './sample-claims.ts';
export { createSigningKey, type SigningKey, signToken, unsignedToken } from './signing-key.ts';
export { unprivilegedUser } from './unprivileged-user.ts';
