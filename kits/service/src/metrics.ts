import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLoopbackAddress } from './loopback.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What metrics call the route, where the framework's pattern says too little. From a closed set. */
    routeLabel: string | null;
  }
  interface FastifyInstance {
    /** What `/metrics` says; plugins add what they count, with labels from closed sets. */
    readonly metrics: Registry;
  }
}

/** Seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Headers by which a proxy says that the caller is somebody else. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

export interface MetricsOptions {
  /** Whoever says it as `Authorization: Bearer` may read `/metrics`, from anywhere, and nobody else. */
  readonly metricsToken?: string | undefined;
}

/** The pattern of the route, from a closed set: an address may name somebody. */
export const routeOf = ({ routeLabel, routeOptions }: FastifyRequest): string =>
  routeLabel ?? routeOptions.url ?? 'unmatched';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `/metrics` for Prometheus: for who has the token; without one, for callers on this machine, and not through a proxy on it. */
export function metrics(app: FastifyInstance, { metricsToken }: MetricsOptions = {}): void {
  const expected = metricsToken === undefined ? undefined : digest(`Bearer ${metricsToken}`);
  function mayRead({ socket, headers }: FastifyRequest): boolean {
    // Digests have one length, and comparing them takes one time.
    if (expected) return timingSafeEqual(digest(headers.authorization ?? ''), expected);
    const isLocal = isLoopbackAddress(socket.remoteAddress ?? '');
    return isLocal && !PROXY_HEADERS.some((header) => header in headers);
  }

  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });

  app.decorateRequest('routeLabel', null);
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
