import { type Allowance, createWriteBudget, networkOf, ProblemError, parseInput } from '@travesia/kit-service';
import type { SliceContext } from '@travesia/kit-service/slice';
import type { FastifyInstance } from 'fastify';
import { dataReportBody } from '../api/bodies.ts';
import { DATA_REPORTS_PATH } from '../api/paths.ts';
import { createDataReportStore } from './data-report-store.ts';
import type { IsOurPage } from './is-our-page.ts';
import {
  REPORT_BODY_LIMIT_BYTES,
  REPORT_BYTES,
  REPORT_REQUESTS_PER_ADDRESS_A_MINUTE,
  REPORTS_A_DAY,
  REPORTS_OF_ADDRESS,
  REPORTS_OF_SITE,
  REPORTS_RETRY_AFTER_S,
} from './limits.ts';
import type { PublicTables } from './tables.ts';

/** What somebody reads from whose network many reports came. */
const REFUSAL = 'Desde aquí llegaron muchos avisos en poco tiempo. Espera un rato y envíalo otra vez.';

interface DataReportOptions extends Pick<SliceContext, 'database' | 'redisUrl'> {
  readonly isOurPage: IsOurPage;
  readonly isKnownProgram: (code: string) => boolean;
}

/** Out of which a report is taken: the network's, as nobody has to say who they are. */
function allowancesOf(address: string): readonly Allowance[] {
  const [narrow, wide] = [networkOf(address, 64), networkOf(address, 48)];
  return [
    { key: `reports:${narrow}`, ...REPORTS_OF_ADDRESS },
    ...(wide === narrow ? [] : [{ key: `reports:${wide}`, ...REPORTS_OF_SITE }]),
  ];
}

/** Takes what anybody says of a figure that is wrong, without keeping who said it. Call it after the guard. */
export function dataReportRoutes(app: FastifyInstance, options: DataReportOptions): void {
  const { database, redisUrl, isOurPage, isKnownProgram } = options;
  const reports = createDataReportStore(database.kysely.withTables<PublicTables>());
  const budget = createWriteBudget(app, { service: 'carreras', redisUrl, refusal: REFUSAL });
  const forAnybody = {
    bodyLimit: REPORT_BODY_LIMIT_BYTES,
    // Nothing is kept of whoever reports.
    config: { access: 'public', withoutConsent: true, rateLimit: { max: REPORT_REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;

  app.post(DATA_REPORTS_PATH, forAnybody, async (request, reply) => {
    const report = parseInput(dataReportBody, request.body);
    const { page, program } = report;
    const wrong = [
      ...(isOurPage(page) ? [] : [{ pointer: '/page', detail: 'there is no such page' }]),
      ...(program === undefined || isKnownProgram(program)
        ? []
        : [{ pointer: '/program', detail: 'nobody offers this programme' }]),
    ];
    if (wrong.length > 0) throw new ProblemError(400, 'The request has fields that are not valid.', wrong);
    await budget.take(allowancesOf(request.ip), REPORT_BYTES);
    await reports.forget();
    const added = await reports.add(report);
    if (added === 'other') throw new ProblemError(409, 'There is another report with this id.');
    if (added === 'full') {
      request.log.warn({ reportsADay: REPORTS_A_DAY }, 'no more reports of figures are taken for now');
      reply.header('retry-after', REPORTS_RETRY_AFTER_S);
      throw new ProblemError(429, 'Hoy llegaron más avisos de los que alcanzamos a leer. Envíalo otra vez más tarde.');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
