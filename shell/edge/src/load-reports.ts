import { LOAD_REPORT_PATH, type LoadRecord } from '@travesia/contracts/release';
import { loadReportSchema } from '@travesia/contracts/schemas';
import { parseInput } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { EdgeContext } from './edge-context.ts';
import { REPORT_BODY_LIMIT_BYTES, REPORTS_PER_ADDRESS_A_MINUTE } from './http/rate-limits.ts';
import { OTHER_RELEASE, releaseLabels } from './release-labels.ts';

/** Counts which releases load and which do not, as browsers tell. Of who they are nothing is kept. */
export function loadReports(app: FastifyInstance, { live, canaries }: EdgeContext): void {
  const counter = new Counter({
    name: 'page_loads_total',
    help: 'Pages that browsers loaded, or failed to',
    labelNames: ['remote', 'release', 'channel', 'outcome'],
    registers: [app.metrics],
  });

  function count(record: LoadRecord): boolean {
    const { remote, release, channel, outcome } = record;
    const labels = releaseLabels(live()?.state.registry, remote, release);
    counter.inc({ channel, outcome, ...(labels ?? OTHER_RELEASE) });
    return labels !== null;
  }

  app.post(
    LOAD_REPORT_PATH,
    { bodyLimit: REPORT_BODY_LIMIT_BYTES, config: { rateLimit: { max: REPORTS_PER_ADDRESS_A_MINUTE } } },
    async (request, reply) => {
      const { build, shell, loads } = parseInput(loadReportSchema, request.body);
      for (const record of loads) {
        const { remote, release: version, outcome, channel, phase, page, ms } = record;
        if (count(record) && outcome !== 'loaded' && outcome !== 'offline') {
          // A file that is not the one that was published is nothing that a network does by itself.
          const level = outcome === 'integrity' ? 'error' : 'warn';
          request.log[level]({ remote, version, phase, outcome, channel, page, ms, build }, 'a page did not load');
        }
        canaries.count(record, shell, request.ip);
      }
      return reply.code(204).send();
    },
  );
}
