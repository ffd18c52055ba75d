import { type Context, context, createContextKey, type Tracer } from '@opentelemetry/api';

/** Whose spans are made: several services of one process each have their own name. */
const TRACER = createContextKey('travesia tracer');

export const withTracer = (of: Context, tracer: Tracer): Context => of.setValue(TRACER, tracer);

/** Of the request that is being served; `undefined` outside of one, and wherever traces are off. */
export function activeTracer(): Tracer | undefined {
  // What was put there was a tracer.
  return context.active().getValue(TRACER) as Tracer | undefined;
}
