import rateLimit from '@fastify/rate-limit';
import { createSameOriginCheck, ProblemError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import type { EdgeContext } from './edge-context.ts';
import { COUNTERS_IN_MEMORY, LIMIT_WINDOW_MS } from './http/rate-limits.ts';
import { loadReports } from './load-reports.ts';
import { releaseOverrides } from './override/release-overrides.ts';
import { pageErrors } from './page-errors.ts';
import { policyReports } from './policy-reports.ts';

/** Nobody needs to know how far they may go. */
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** What our own pages ask and tell, and nobody else's. */
async function ofOurPages(app: FastifyInstance, context: EdgeContext): Promise<void> {
  const isSameOrigin = createSameOriginCheck(context.origin);
  // After the limits of rate, which count what it refuses, and before a body is read.
  app.addHook('preParsing', async (request) => isSameOrigin(request));
  loadReports(app, context);
  pageErrors(app, context);
  releaseOverrides(app, context);
}

/** What browsers ask and tell about releases: so often, and kept by nobody. */
export async function services(app: FastifyInstance, context: EdgeContext): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: LIMIT_WINDOW_MS,
    cache: COUNTERS_IN_MEMORY,
    errorResponseBuilder: () => new ProblemError(429, 'Too many requests: try again later.'),
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    addHeadersOnExceeding: NO_HEADERS,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Browsers send them by themselves, some without saying of which page.
  policyReports(app, context);
  await app.register(ofOurPages, context);
}
