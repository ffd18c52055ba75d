import { RELEASES_PATH } from '@travesia/contracts/release';
import { POLICY_REPORT_PATH } from '@travesia/contracts/slices';
import { parseInput } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { z } from 'zod';
import type { EdgeContext } from './edge-context.ts';
import { POLICY_REPORT_BODY_LIMIT_BYTES, REPORTS_PER_ADDRESS_A_MINUTE } from './http/rate-limits.ts';
import { OTHER, OTHER_RELEASE, releaseLabels } from './release-labels.ts';

/** Reports that a browser collected while it was offline come together. */
const REPORTS_MAX = 50;

const TEXT_MAX_CHARS = 2_000;
const text = z.string().max(TEXT_MAX_CHARS).optional();

/** What `report-uri` sends (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const singleSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** What `report-to` sends (https://www.w3.org/TR/reporting-1/), of policies alone. */
const manySchema = z
  .array(
    z.object({
      type: z.string().max(TEXT_MAX_CHARS),
      body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, destination: text }),
    }),
  )
  .max(REPORTS_MAX);

const reportSchema = z.union([singleSchema, manySchema]);

interface Refusal {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string | undefined;
}

function refusalsOf(report: z.output<typeof reportSchema>): readonly Refusal[] {
  if (!Array.isArray(report)) {
    const { 'csp-report': body } = report;
    const directive = body['effective-directive'] ?? body['violated-directive'] ?? '';
    return [{ directive, blocked: body['blocked-uri'] ?? '', source: body['source-file'] }];
  }
  return report.map(({ type, body }) => ({
    directive: type === 'integrity-violation' ? 'integrity' : (body.effectiveDirective ?? ''),
    blocked: body.blockedURL ?? '',
    source: body.sourceFile,
  }));
}

/** Directives of our policy, and of the integrity policy; `script-src-elem` counts as `script-src`. */
const DIRECTIVES = new Set([
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'object-src',
  'default-src',
  'integrity',
]);

const directiveOf = (name: string) => {
  const directive = (name.split(' ')[0] ?? '').replace(/-(?:elem|attr)$/, '');
  return DIRECTIVES.has(directive) ? directive : OTHER;
};

/** Words that browsers say in place of an address. */
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'data', 'blob']);

/** What kind of thing was refused: extensions inject scripts into our pages, and say nothing of us. */
function kindOf(blocked: string, origin: string): string {
  const word = blocked.replace(/:.*$/s, '');
  if (WORDS.has(word)) return word;
  if (/^[a-z]+(?:-[a-z]+)*-extension$/.test(word)) return 'extension';
  return URL.parse(blocked)?.origin === origin ? 'self' : 'foreign';
}

/** `/releases/<name>/<id>/…`: whose code asked for it. */
const RELEASED = new RegExp(`${RELEASES_PATH}/([^/]+)/([^/]+)/`);

/**
 * Counts what browsers refused by policy, by directive and by the release that asked for it. Of an address only the origin
 * is looked at or logged: the rest may be about somebody.
 */
export function policyReports(app: FastifyInstance, { live, origin }: EdgeContext): void {
  const counter = new Counter({
    name: 'policy_refusals_total',
    help: 'What browsers refused by the content policy or the integrity policy',
    labelNames: ['directive', 'blocked', 'remote', 'release'],
    registers: [app.metrics],
  });
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    POLICY_REPORT_PATH,
    { bodyLimit: POLICY_REPORT_BODY_LIMIT_BYTES, config: { rateLimit: { max: REPORTS_PER_ADDRESS_A_MINUTE } } },
    async (request, reply) => {
      for (const { directive: name, blocked: what, source = '' } of refusalsOf(
        parseInput(reportSchema, request.body),
      )) {
        const [directive, blocked] = [directiveOf(name), kindOf(what, origin)];
        const [, remote = '', version = ''] = RELEASED.exec(source) ?? [];
        const labels = releaseLabels(live()?.state.registry, remote, version);
        counter.inc({ directive, blocked, ...(labels ?? OTHER_RELEASE) });
        if (blocked === 'extension') continue;
        const from = blocked === 'foreign' ? URL.parse(what)?.origin : undefined;
        request.log.warn(
          { phase: 'policy', directive, blocked, from, ...(labels && { remote, version }) },
          'a browser refused something by policy',
        );
      }
      return reply.code(204).send();
    },
  );
}
