import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { activeTracer } from './active-tracer.ts';

/** Of `fetch`. https://undici.nodejs.org/#/docs/api/DiagnosticsChannel */
interface FetchRequest {
  readonly method: string;
  readonly origin: string | URL;
  addHeader(name: string, value: string): unknown;
}

interface Call {
  readonly method: string;
  readonly host: string;
  readonly port: number | undefined;
  setHeader(name: string, value: string): void;
}

/** A span names who was called, and neither the path nor what was asked: they may be about somebody, or hold a key. */
function begin({ method, host, port, setHeader }: Call): Span | undefined {
  const tracer = activeTracer();
  if (!tracer) return undefined;
  const attributes = {
    'http.request.method': method,
    'server.address': host,
    ...(port !== undefined && { 'server.port': port }),
  };
  const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes });
  propagation.inject(trace.setSpan(context.active(), span), undefined, {
    set: (_, name, value) => setHeader(name, value),
  });
  return span;
}

function end(span: Span | undefined, outcome: { readonly status: number } | { readonly error: unknown }): void {
  if (!span) return;
  const failed = (type: string) => span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  if ('status' in outcome) {
    span.setAttribute('http.response.status_code', outcome.status);
    if (outcome.status >= 400) failed(String(outcome.status));
  } else {
    const { error } = outcome;
    const isCoded = error instanceof Error && 'code' in error;
    failed(isCoded ? String(error.code) : error instanceof Error ? error.name : 'unknown');
  }
  span.end();
}

/** A standard port is not said. */
const portOf = (text: string) => (text === '' ? undefined : Number(text));

/** What Node itself tells of calls, by the channels on which it does: no module is altered, and nobody listens where traces are off. */
function listeners(): Readonly<Record<string, (message: never) => void>> {
  const fetches = new WeakMap<object, Span>();
  const requests = new WeakMap<object, Span>();
  function take(spans: WeakMap<object, Span>, of: object): Span | undefined {
    const span = spans.get(of);
    spans.delete(of);
    return span;
  }
  return {
    'undici:request:create'({ request }: { request: FetchRequest }) {
      const { hostname: host, port } = new URL(request.origin);
      const setHeader = (name: string, value: string) => void request.addHeader(name, value);
      const span = begin({ method: request.method, host, port: portOf(port), setHeader });
      if (span) fetches.set(request, span);
    },
    'undici:request:headers'({ request, response }: { request: object; response: { statusCode: number } }) {
      end(take(fetches, request), { status: response.statusCode });
    },
    'undici:request:error'({ request, error }: { request: object; error: unknown }) {
      end(take(fetches, request), { error });
    },
    'http.client.request.created'({ request }: { request: ClientRequest }) {
      const { method, host } = request;
      const port = portOf(/:(\d+)$/.exec(String(request.getHeader('host') ?? ''))?.[1] ?? '');
      const setHeader = (name: string, value: string) => {
        if (!request.headersSent) request.setHeader(name, value);
      };
      const span = begin({ method, host, port, setHeader });
      if (span) requests.set(request, span);
    },
    'http.client.response.finish'({ request, response }: { request: object; response: IncomingMessage }) {
      end(take(requests, request), { status: response.statusCode ?? 0 });
    },
    'http.client.request.error'({ request, error }: { request: object; error: unknown }) {
      end(take(requests, request), { error });
    },
  };
}

/**
 * Spans of the calls that are made while a request is served, which carry its `traceparent` on.
 * @returns stops it.
 */
export function traceCalls(): () => void {
  const channels = Object.entries(listeners());
  // Who publishes on a channel says what its messages are.
  for (const [name, listener] of channels) subscribe(name, listener as (message: unknown) => void);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener as (message: unknown) => void);
  };
}
