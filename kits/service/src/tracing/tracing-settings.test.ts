import { expect, it } from 'vitest';
import { tracingSettings } from './tracing-settings.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

it.each([
  ['nothing is set', {}],
  ['the exporter is none', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
  ['the SDK is off', { ...ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }],
  ['only how to sample is set', { OTEL_TRACES_SAMPLER: 'always_on' }],
])('traces are off where %s', (_, env) => {
  expect(tracingSettings(env)).toBeNull();
});

it('traces are on where an address or the exporter is set, by the specification’s defaults', () => {
  const defaults = { sampler: { kind: 'parentbased_always_on', ratio: 1 }, delayMs: 5_000, queueMax: 2_048 };
  expect(tracingSettings(ENDPOINT)).toEqual(defaults);
  expect(tracingSettings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://x/v1/traces' })).toEqual(defaults);
  expect(tracingSettings({ OTEL_TRACES_EXPORTER: 'otlp' })).toEqual(defaults);
});

it('a part of the traces can be taken', () => {
  const env = { ...ENDPOINT, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(tracingSettings(env)?.sampler).toEqual({ kind: 'parentbased_traceidratio', ratio: 0.05 });
});

it.each([
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
  ['OTEL_BSP_SCHEDULE_DELAY', '0'],
  ['OTEL_BSP_MAX_QUEUE_SIZE', '1000000'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => tracingSettings({ ...ENDPOINT, [name]: value })).toThrow(`${name}=${value}`);
});
