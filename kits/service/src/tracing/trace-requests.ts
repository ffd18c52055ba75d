import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../metrics.ts';
import { withTracer } from './active-tracer.ts';
import type { Tracing } from './start-tracing.ts';

/** Asked every second by whoever watches: nothing that a trace would tell. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A span for each request, of the caller's trace where it says one. It names the route's pattern and no address, no header
 * and no error's text: those may be about somebody.
 */
export function traceRequests(app: FastifyInstance, tracing: () => Tracing | undefined): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    const tracer = tracing()?.tracer;
    const { url = '' } = request.routeOptions;
    if (!tracer || WATCHED.has(url)) return done();
    const { method } = request;
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': method, 'url.scheme': request.protocol };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
    const log = request.log.child({ trace_id: span.spanContext().traceId });
    request.log = log;
    reply.log = log;
    // Also where the caller went away before the answer.
    reply.raw.once('close', () => {
      const route = routeOf(request);
      const { statusCode } = reply;
      const isWhole = reply.raw.writableFinished;
      span.updateName(`${method} ${route}`).setAttributes({ 'http.route': route });
      if (isWhole) span.setAttribute('http.response.status_code', statusCode);
      if (!isWhole || statusCode >= 500) {
        span.setAttribute('error.type', isWhole ? String(statusCode) : 'aborted');
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    const served = withTracer(trace.setSpan(caller, span), tracer);
    contexts.set(request, served);
    context.with(served, done);
  });
  // A body is read by events of the connection, which are of no request.
  app.addHook('preValidation', (request, _, done) => {
    const served = contexts.get(request);
    if (served) context.with(served, done);
    else done();
  });
}
