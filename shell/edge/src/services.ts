import { createSameOriginCheck, rateLimits } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import type { EdgeContext } from './edge-context.ts';
import { loadReports } from './load-reports.ts';
import { releaseOverrides } from './override/release-overrides.ts';
import { pageErrors } from './page-errors.ts';
import { policyReports } from './policy-reports.ts';

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
  await rateLimits(app, { service: 'edge' });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Browsers send them by themselves, some without saying of which page.
  policyReports(app, context);
  await app.register(ofOurPages, context);
}
