import { STATUS_CODES } from 'node:http';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@travesia/contracts/slices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { TooMuchError } from './too-much-error.ts';
import { UnavailableError } from './unavailable-error.ts';

interface Refusal {
  readonly status: number;
  readonly detail?: string;
  readonly errors?: Problem['errors'];
  readonly extension?: ProblemError['extension'];
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status <= 599 ? status : 500;
}

/** Errors that the framework made say nothing private; those of any other code may. */
function isFrameworkError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_ERR_');
}

function validationErrors(error: unknown): Problem['errors'] {
  if (!(error instanceof Error) || !('validation' in error) || !Array.isArray(error.validation)) return undefined;
  return error.validation.map(({ instancePath, params, message }) => ({
    pointer: params?.missingProperty ? `${instancePath}/${params.missingProperty}` : String(instancePath),
    detail: String(message),
  }));
}

function refusalOf(error: unknown): Refusal {
  const status = statusOf(error);
  if (error instanceof UnavailableError) return { status, detail: error.message };
  if (status >= 500) return { status };
  const errors = error instanceof ProblemError ? error.errors : validationErrors(error);
  const speaks = error instanceof ProblemError || isFrameworkError(error);
  const extension = error instanceof ProblemError ? error.extension : undefined;
  return {
    status,
    ...(speaks && { detail: error.message }),
    ...(errors && { errors }),
    ...(extension && { extension }),
  };
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, { status, detail, errors, extension }: Refusal) {
  const problem: Problem = {
    ...extension,
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail !== undefined && { detail }),
    instance: request.id,
    ...(errors && { errors }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${PROBLEM_MEDIA_TYPE}; charset=utf-8`)
    .send(JSON.stringify(problem));
}

/** Answers every error as a problem document. The log gets what the caller does not: the error itself. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'the request failed');
  else request.log.debug({ err: error }, 'the request was refused');
  if (error instanceof UnavailableError || error instanceof TooMuchError)
    reply.header('retry-after', error.retryAfterS);
  return sendProblem(request, reply, refusal);
}

export function problems(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, { status: 404 }));
}
