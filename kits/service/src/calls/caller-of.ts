import type { FastifyRequest } from 'fastify';
import { SERVICE_CALL_HEADER, type ServiceKeys } from './service-keys.ts';

/** For whom one of our services makes the request; `null` where it is no call of one. */
export function callerOf(
  { method, headers, originalUrl }: Pick<FastifyRequest, 'method' | 'headers' | 'originalUrl'>,
  keys: ServiceKeys,
): string | null {
  const header = headers[SERVICE_CALL_HEADER];
  const [path = ''] = originalUrl.split('?');
  return typeof header === 'string' ? keys.read(method, path, header) : null;
}
