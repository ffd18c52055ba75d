export { createService, type ServiceOptions } from './create-service.ts';
export { isLoopbackOrigin } from './loopback.ts';
export { parseInput } from './parse-input.ts';
export { ProblemError } from './problem-error.ts';
export type { Readiness } from './readiness.ts';
export { type ListenOptions, runService } from './run-service.ts';
