import type { HttpFailure } from '@travesia/contracts/page';

export const isHttpFailure = (error: unknown): error is HttpFailure => error instanceof Error;

/** Of the service's answer; `undefined` where none came. */
export const statusOf = (error: unknown) => (isHttpFailure(error) ? error.status : undefined);
