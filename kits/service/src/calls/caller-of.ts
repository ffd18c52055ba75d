import type { FastifyRequest } from 'fastify';
import { SERVICE_CALL_HEADER, type ServiceKeys } from './service-keys.ts';

/** By request: limits and the guard ask for the same. */
const known = new WeakMap<object, { readonly keys: ServiceKeys; readonly caller: string | null }>();

/** For whom one of our services makes the request; `null` where it is no call of one. */
export function callerOf(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'originalUrl'>,
  keys: ServiceKeys,
): string | null {
  const { method, headers, originalUrl } = request;
  const header = headers[SERVICE_CALL_HEADER];
  if (typeof header !== 'string') return null;
  const before = known.get(request);
  if (before?.keys === keys) return before.caller;
  const [path = ''] = originalUrl.split('?');
  const caller = keys.read(method, path, header);
  known.set(request, { keys, caller });
  return caller;
}
