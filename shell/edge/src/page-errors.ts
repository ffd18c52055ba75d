import { PAGE_ERROR_PATH } from '@travesia/contracts/release';
import { pageErrorReportSchema } from '@travesia/contracts/schemas';
import { parseInput } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { EdgeContext } from './edge-context.ts';
import { REPORT_BODY_LIMIT_BYTES, REPORTS_PER_ADDRESS_A_MINUTE } from './http/rate-limits.ts';
import { OTHER_RELEASE, releaseLabels } from './release-labels.ts';

/** Counts what pages throw after they loaded, by release, as browsers tell. */
export function pageErrors(app: FastifyInstance, { live }: EdgeContext): void {
  const counter = new Counter({
    name: 'page_errors_total',
    help: 'Errors that nobody caught, in pages that had loaded',
    labelNames: ['remote', 'release', 'kind'],
    registers: [app.metrics],
  });
  app.post(
    PAGE_ERROR_PATH,
    { bodyLimit: REPORT_BODY_LIMIT_BYTES, config: { rateLimit: { max: REPORTS_PER_ADDRESS_A_MINUTE } } },
    async (request, reply) => {
      const { build, errors } = parseInput(pageErrorReportSchema, request.body);
      for (const { remote, release, kind, name, file, line, column } of errors) {
        const labels = releaseLabels(live()?.state.registry, remote, release);
        counter.inc({ ...(labels ?? OTHER_RELEASE), kind });
        if (!labels) continue;
        const place = `${file}:${line}:${column}`;
        request.log.warn({ remote, version: release, phase: 'run', kind, error: name, place, build }, 'a page threw');
      }
      return reply.code(204).send();
    },
  );
}
