import process from 'node:process';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { clientError } from './client-error.ts';
import {
  ADDRESS_LIMIT_CHARS,
  BODY_LIMIT_BYTES,
  HEADERS_DEADLINE_MS,
  KEEP_ALIVE_LIMIT_MS,
  PARAM_LIMIT_CHARS,
  REQUEST_DEADLINE_MS,
  SOCKET_IDLE_LIMIT_MS,
} from './limits.ts';
import { type LogOptions, logOptions, requestLog } from './logging.ts';
import { type MetricsOptions, metrics } from './metrics.ts';
import { ProblemError } from './problem-error.ts';
import { problems, sendError } from './problems.ts';
import { type ReadinessOptions, readiness } from './readiness.ts';
import { REQUEST_ID_HEADER, requestId, requestIds } from './request-id.ts';
import { routableAddress } from './routable-address.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { tracing } from './tracing/tracing.ts';

export interface ServiceOptions extends SecurityOptions, ReadinessOptions, MetricsOptions {
  /** As it stands in every line of the log. */
  readonly name: string;
  readonly log?: LogOptions;
  /**
   * Proxies of ours that every request passes, with no way around them: as many of the last addresses in
   * `X-Forwarded-For` are believed. Zero where absent: nobody escapes a limit by inventing the header.
   */
  readonly trustedProxyHops?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the pages whose requests come here; absent where no {@link createService} made the instance. */
    readonly publicOrigin?: string;
    /** Another origin that serves the files of releases; absent where our own does. */
    readonly assetsOrigin?: string | undefined;
  }
}

/**
 * The base of every service: errors as problem documents, security headers, request ids, a log
 * without private data, `/healthz`, `/readyz`, `/metrics`, limits, and traces where the environment asks for them.
 * Features are plugins.
 */
export function createService(options: ServiceOptions): FastifyInstance {
  const { name, log = {}, trustedProxyHops = 0, readyFor, metricsToken, ...security } = options;
  const app = Fastify({
    logger: logOptions(name, log),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy: trustedProxyHops > 0 && ((_address, hop) => hop < trustedProxyHops),
    genReqId: ({ headers }) => requestId(headers[REQUEST_ID_HEADER]),
    rewriteUrl: ({ url = '/' }) => routableAddress(url),
    frameworkErrors: sendError,
    clientErrorHandler: clientError,
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: SOCKET_IDLE_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_LIMIT_MS,
    requestTimeout: REQUEST_DEADLINE_MS,
    http: { headersTimeout: HEADERS_DEADLINE_MS },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: PARAM_LIMIT_CHARS },
  });

  app.decorate('publicOrigin', security.origin);
  app.decorate('assetsOrigin', security.assetsOrigin);
  // The first of all hooks, so that lines of the log know their trace.
  tracing(app, name, process.env);
  requestIds(app);
  securityHeaders(app, security);
  problems(app);
  requestLog(app);
  metrics(app, { metricsToken });
  readiness(app, { readyFor });
  app.addHook('onRequest', ({ originalUrl }, _, done) => {
    if (originalUrl.length > ADDRESS_LIMIT_CHARS) done(new ProblemError(414, 'The address is too long.'));
    else done();
  });
  return app;
}
