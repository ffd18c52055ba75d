import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { activeTracer } from './active-tracer.ts';

/** Longer ones are built by programs; their beginning says which. */
const TEXT_MAX_CHARS = 2_000;

/** What stands between quotes would be a value that somebody wrote into the text. */
const LITERAL = /'(?:[^']|'')*'/g;

function fail(span: Span, error: unknown): void {
  // Never its text: servers repeat values in theirs.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined) span.setAttribute('db.response.status_code', code);
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** `run`, which sends `text` to the database, as a span of the request that is being served. Values are never in it. */
export async function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  const tracer = activeTracer();
  if (!tracer) return run();
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, TEXT_MAX_CHARS).replace(LITERAL, '?'),
  };
  const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
  try {
    return await run();
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}
