import type { FastifyInstance } from 'fastify';
import type { Tracing } from './start-tracing.ts';
import { traceRequests } from './trace-requests.ts';
import { tracingSettings } from './tracing-settings.ts';

/**
 * Traces from the request to its statements, where OpenTelemetry's variables in `env` ask for them. Where they do not,
 * the SDK is not even read from the disk, and a request passes no hook of ours.
 */
export function tracing(app: FastifyInstance, name: string, env: NodeJS.ProcessEnv): void {
  const settings = tracingSettings(env);
  if (!settings) return;
  let started: Tracing | undefined;
  // Before it is listened, and so before the first request.
  app.addHook('onReady', async () => {
    const { startTracing } = await import('./start-tracing.ts');
    started = startTracing(name, settings, app);
  });
  app.addHook('onClose', () => started?.stop());
  traceRequests(app, () => started);
}
