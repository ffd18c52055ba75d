import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isLoopbackOrigin } from './loopback.ts';

export interface SecurityOptions {
  /** Public origin of the service, without a trailing slash. */
  readonly origin: string;
  /**
   * Dev servers whose scripts, styles and sockets the page may use. Their files have no
   * integrity, so this lifts its enforcement: refused unless `origin` is this machine's own.
   */
  readonly devOrigins?: readonly string[];
}

/** Two years, what browsers' preload lists ask for. */
const HSTS_MAX_AGE_S = 63_072_000;

const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Nothing is allowed but what is named; no inline script or style, no eval. */
function directives(devOrigins: readonly string[]) {
  const devSockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...devOrigins],
    styleSrc: ["'self'", ...devOrigins],
    imgSrc: ["'self'", 'data:', ...devOrigins],
    fontSrc: ["'self'", ...devOrigins],
    connectSrc: ["'self'", ...devOrigins, ...devSockets],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  };
}

/** @throws when `devOrigins` are given for an origin that others can reach. */
export function securityHeaders(app: FastifyInstance, { origin, devOrigins = [] }: SecurityOptions): void {
  const development = devOrigins.length > 0;
  if (development && !isLoopbackOrigin(origin)) throw new Error(`dev servers are not allowed on ${origin}`);

  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(devOrigins) },
    crossOriginEmbedderPolicy: false,
    // Signing in with a provider opens a popup that must be able to answer.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: HSTS_MAX_AGE_S },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (!development) reply.header('integrity-policy', 'blocked-destinations=(script)');
  });
}
