import type { FastifyRequest } from 'fastify';
import { isLoopbackOrigin } from './loopback.ts';
import { ProblemError } from './problem-error.ts';

/** Names that a developer's browser may use for this machine; the cookie's host differs, its owner does not. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1'];

/** `origin` under each name that its visitors may know it by. */
function namesOf(origin: string): string[] {
  if (!isLoopbackOrigin(origin)) return [origin];
  const { protocol, port } = new URL(origin);
  const suffix = port && `:${port}`;
  return [origin, ...LOOPBACK_NAMES.map((name) => `${protocol}//${name}${suffix}`)];
}

/**
 * Refuses requests that another site made in a visitor's browser (cross-site request forgery): `Origin` must be
 * ours, and so must `Sec-Fetch-Site` where the browser says it. Browsers send `Origin` with every POST and
 * DELETE, so a request without it comes from none of our pages.
 * Runs in `preParsing`: after the limits of rate (`onRequest`), which count what it refuses, and before a body is read.
 */
export function createSameOriginCheck(origin: string): (request: FastifyRequest) => void {
  const ours = new Set(namesOf(origin));
  return ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const site = headers['sec-fetch-site'];
    if (!ours.has(headers.origin ?? '') || (site !== undefined && site !== 'same-origin')) {
      throw new ProblemError(403, 'Only pages of this site may ask for this.');
    }
  };
}
