import { context, propagation, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { traceCalls } from './trace-calls.ts';
import type { TracingSettings } from './tracing-settings.ts';

export interface Tracing {
  readonly tracer: Tracer;
  /** Sends what waits, for as long as {@link STOP_DEADLINE_MS}. */
  stop(): Promise<void>;
}

/** A collector that does not answer must not hold a process that was told to end. */
const STOP_DEADLINE_MS = 2_000;

const VALUE_MAX_CHARS = 2_048;

function samplerOf({ kind, ratio }: TracingSettings['sampler']): Sampler {
  const name = kind.replace('parentbased_', '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return name === kind ? root : new ParentBasedSampler({ root });
}

/** `exporter`, whose failures are counted and are one line when they begin and one when they end. */
function watched(exporter: SpanExporter, log: FastifyBaseLogger, metrics: Registry): SpanExporter {
  const counter = new Counter({
    name: 'trace_spans_total',
    help: 'Spans that were sent to the collector, or were not taken',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        counter.inc({ outcome: hasFailed ? 'failed' : 'sent' }, spans.length);
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'the collector of traces does not take spans');
        if (!hasFailed && isFailing) log.info('the collector of traces takes spans again');
        isFailing = hasFailed;
        // A failure is told above: to the SDK it would be an error that nobody handles.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Contexts follow promises, and callers and called know each other by W3C's headers: once for a process. */
function setUpProcess(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
}

let services = 0;
let stopCalls = () => {};

/** Spans of the service `name` for the collector that the environment names. Everything that waits for it is bounded. */
export function startTracing(
  name: string,
  { sampler, delayMs, queueMax }: TracingSettings,
  { log, metrics }: { readonly log: FastifyBaseLogger; readonly metrics: Registry },
): Tracing {
  if (services === 0) {
    setUpProcess();
    stopCalls = traceCalls();
  }
  services += 1;
  const provider = new TracerProvider({
    sampler: samplerOf(sampler),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': name }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeValueLengthLimit: VALUE_MAX_CHARS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watched(new OTLPTraceExporter(), log, metrics),
        scheduledDelayMillis: delayMs,
        maxQueueSize: queueMax,
      }),
    ],
  });
  return {
    tracer: provider.getTracer('travesia'),
    async stop() {
      services -= 1;
      if (services === 0) stopCalls();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, STOP_DEADLINE_MS);
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
