/** Of a process, from OpenTelemetry's own variables. https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export interface TracingSettings {
  readonly sampler: { readonly kind: SamplerKind; readonly ratio: number };
  /** Milliseconds that ended spans wait for company. */
  readonly delayMs: number;
  /** Spans that wait, at most: later ones are dropped. */
  readonly queueMax: number;
}

const SAMPLER_KINDS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type SamplerKind = (typeof SAMPLER_KINDS)[number];

/** The specification's own. */
const SAMPLER_DEFAULT = 'parentbased_always_on';
const DELAY_DEFAULT_MS = 5_000;
const QUEUE_DEFAULT = 2_048;

/** Some 20 MB: whoever asks for more would have the process grow while the collector is away. */
const QUEUE_MAX = 20_000;

type Env = Readonly<Record<string, string | undefined>>;

function numberOf(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]?.trim();
  const value = Number(text);
  if (!text) return fallback;
  if (value >= min && value <= max) return value;
  throw new Error(`${name}=${text} is not a number from ${min} to ${max}`);
}

/**
 * `null` where nobody asked for traces: they are kept where an OTLP address is set, or `OTEL_TRACES_EXPORTER` says `otlp`.
 * @throws naming the variable that cannot be.
 */
export function tracingSettings(env: Env): TracingSettings | null {
  const exporter = env['OTEL_TRACES_EXPORTER']?.trim();
  const hasAddress = Boolean(env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const isOff = exporter === 'none' || (!exporter && !hasAddress);
  if (isOff || env['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true') return null;
  if (exporter && exporter !== 'otlp') throw new Error(`OTEL_TRACES_EXPORTER=${exporter} is neither otlp nor none`);

  const name = env['OTEL_TRACES_SAMPLER']?.trim() || SAMPLER_DEFAULT;
  const kind = SAMPLER_KINDS.find((known) => known === name);
  if (!kind) throw new Error(`OTEL_TRACES_SAMPLER=${name} is none of ${SAMPLER_KINDS.join(', ')}`);
  return {
    sampler: { kind, ratio: numberOf(env, 'OTEL_TRACES_SAMPLER_ARG', 1, 0, 1) },
    delayMs: numberOf(env, 'OTEL_BSP_SCHEDULE_DELAY', DELAY_DEFAULT_MS, 1, 60_000),
    queueMax: numberOf(env, 'OTEL_BSP_MAX_QUEUE_SIZE', QUEUE_DEFAULT, 1, QUEUE_MAX),
  };
}
