import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.unknown().transform(() => null),
]);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value: held }) => [key, held])));

/** https://github.com/open-telemetry/opentelemetry-proto, `ExportTraceServiceRequest` as JSON. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes,
              status: z.object({ code: z.number().optional(), message: z.string().optional() }),
              events: z.array(z.unknown()).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Exported = z.output<typeof exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

export interface CollectedSpan extends Exported {
  readonly service: unknown;
}

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

/** What takes spans as a collector does: OTLP over HTTP, as JSON. It keeps them, and while it is silent answers nobody. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const waiting: ServerResponse[] = [];
  let text = '';
  let isSilent = false;
  const server = createServer(async (request, response) => {
    const body = await json(request);
    text += JSON.stringify([request.headers, body]);
    for (const { resource, scopeSpans } of exported.parse(body).resourceSpans) {
      const service = resource.attributes['service.name'];
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.setHeader('content-type', 'application/json');
    if (isSilent) waiting.push(response);
    else response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();

  return {
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    spans,
    /** Everything that was said to it. */
    text: () => text,
    forget() {
      spans.splice(0);
      text = '';
    },
    beSilent() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
      for (const response of waiting.splice(0)) response.end('{}');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
