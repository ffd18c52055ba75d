import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import type { FastifyRequest } from 'fastify';
import type { Writer } from '../database/deletions.ts';
import { ProblemError } from '../problem-error.ts';
import { sessionVerdict } from '../session/session-guard.ts';

/** Who is signed in. @throws {ProblemError} 409 where that is not whom the page means. */
export function expectedUser({ headers, signedInUser: { uid } }: FastifyRequest): string {
  const expected = headers[EXPECTED_USER_HEADER];
  if (expected !== undefined && expected !== encodeURIComponent(uid)) {
    throw new ProblemError(409, 'The session is of another student.');
  }
  return uid;
}

/** Whoever is signed in, as somebody for whom something is kept: a session from before a deletion makes no rows. */
export function signedInWriter(request: FastifyRequest): Writer {
  const verdict = sessionVerdict(request);
  if (verdict.status !== 'signed-in') throw new Error('the route is for signed-in users');
  return { user: verdict.claims.uid, signedInAtS: verdict.claims.authTimeS };
}
