import type { FastifyInstance } from 'fastify';
import { SERVICE_CALL_HEADER, type ServiceKeys } from './service-keys.ts';

export interface CallAnswer {
  readonly status: number;
  /** The body as JSON; `undefined` where it is none. */
  readonly body: unknown;
}

/**
 * `path` may have a query and `POST` a body, which nobody signs: who is between our services could read them as well.
 * Rejects where nobody answered in time.
 */
export type ServiceCall = (
  method: 'GET' | 'DELETE' | 'POST',
  path: string,
  uid: string,
  body?: unknown,
) => Promise<CallAnswer>;

/** A body that is read as it comes. */
export interface StreamedAnswer {
  readonly status: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface ServiceCalls {
  /** That others' calls are read with. */
  readonly keys: ServiceKeys;
  /** Asks another service for a user whose cookie is not at hand. */
  readonly call: ServiceCall;
  /** `GET`, for what is too long to be held. */
  readonly stream: (path: string, uid: string) => Promise<StreamedAnswer>;
}

/** Deleting all that an area keeps of a student takes a second or two. */
const DEADLINE_MS = 10_000;

/** What students who wrote most have, over a slow line of theirs. */
const STREAM_DEADLINE_MS = 10 * 60_000;

async function* none(): AsyncGenerator<Uint8Array> {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface CallOptions {
  readonly keys: ServiceKeys;
  /** Of our pages: a change that comes from elsewhere is refused. */
  readonly publicOrigin: string;
}

const signedFor = (keys: ServiceKeys, method: string, path: string, uid: string) => ({
  [SERVICE_CALL_HEADER]: keys.sign(method, path.split('?')[0] ?? path, uid),
});

const typeOf = (body: unknown) => (body === undefined ? {} : { 'content-type': 'application/json' });

/** @param servicesOrigin of the balancer, as services reach it. */
export function callsByNetwork({ keys, publicOrigin }: CallOptions, servicesOrigin: string): ServiceCalls {
  return {
    keys,
    async call(method, path, uid, body) {
      const answer = await fetch(new URL(path, servicesOrigin), {
        method,
        headers: { origin: publicOrigin, ...signedFor(keys, method, path, uid), ...typeOf(body) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      return { status: answer.status, body: parsed(await answer.text()) };
    },
    async stream(path, uid) {
      const { status, body } = await fetch(new URL(path, servicesOrigin), {
        headers: signedFor(keys, 'GET', path, uid),
        redirect: 'error',
        signal: AbortSignal.timeout(STREAM_DEADLINE_MS),
      });
      return { status, chunks: body ?? none() };
    },
  };
}

/** For services that share a process. */
export function callsWithin({ keys, publicOrigin }: CallOptions, app: FastifyInstance): ServiceCalls {
  return {
    keys,
    async call(method, path, uid, body) {
      const headers = { origin: publicOrigin, ...signedFor(keys, method, path, uid), ...typeOf(body) };
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      const answer = await app.inject({ method, url: path, headers, ...payload });
      return { status: answer.statusCode, body: parsed(answer.body) };
    },
    async stream(path, uid) {
      const headers = signedFor(keys, 'GET', path, uid);
      const answer = await app.inject({ method: 'GET', url: path, headers, payloadAsStream: true });
      return { status: answer.statusCode, chunks: answer.stream() };
    },
  };
}
