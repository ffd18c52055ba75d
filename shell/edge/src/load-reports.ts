import {
  LOAD_REPORT_PATH,
  type LoadRecord,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
} from '@travesia/contracts';
import { loadReportSchema } from '@travesia/contracts/schemas';
import { parseInput } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { EdgeContext } from './edge-context.ts';
import { REPORT_BODY_LIMIT_BYTES, REPORTS_PER_ADDRESS_A_MINUTE } from './http/rate-limits.ts';

/** What metrics call releases of open tabs and of inventive callers: labels are from a closed set. */
const OTHER = 'other';

/** Whether visitors get this release now, or got it before and may fall back to it. */
function isNamed({ shell, remotes }: RegistryDocument, name: ReleaseName, id: ReleaseId): boolean {
  const pointer = name === SHELL_NAME ? shell : Object.hasOwn(remotes, name) ? remotes[name] : null;
  return [pointer?.stable, pointer?.lastGood, pointer?.canary?.release].includes(id);
}

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
    const registry = live()?.state.registry;
    const isKnown = registry !== undefined && isNamed(registry, remote, release);
    counter.inc({ channel, outcome, ...(isKnown ? { remote, release } : { remote: OTHER, release: OTHER }) });
    return isKnown;
  }

  app.post(
    LOAD_REPORT_PATH,
    { bodyLimit: REPORT_BODY_LIMIT_BYTES, config: { rateLimit: { max: REPORTS_PER_ADDRESS_A_MINUTE } } },
    async (request, reply) => {
      const { build, shell, loads } = parseInput(loadReportSchema, request.body);
      for (const record of loads) {
        const { remote, release: version, outcome, channel, phase, page, ms } = record;
        if (count(record) && outcome !== 'loaded' && outcome !== 'offline') {
          request.log.info({ remote, version, phase, outcome, channel, page, ms, build }, 'a page did not load');
        }
        canaries.count(record, shell, request.ip);
      }
      return reply.code(204).send();
    },
  );
}
