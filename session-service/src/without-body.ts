import { ProblemError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';

/** Routes of `scope` take no body: an empty one may be called JSON, as some clients do; a full one is refused. */
export function withoutBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') done(null, undefined);
    else done(new ProblemError(400, 'This address takes no body.'));
  });
}
