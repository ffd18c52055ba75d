import { PAGE_ERROR_MAX_RECORDS, PAGE_ERROR_PATH, type PageErrorRecord } from '@travesia/contracts/release';
import { postTelemetry } from '../federation/post-telemetry.ts';
import { whereThrown } from './where-thrown.ts';

/** What tells of errors that nobody caught. */
export interface ErrorSource {
  addEventListener(type: 'error', listen: (event: { readonly error?: unknown }) => void): void;
  addEventListener(type: 'unhandledrejection', listen: (event: { readonly reason?: unknown }) => void): void;
}

/**
 * Reports what a page throws after it loaded, in a handler, a timer or a promise: whose code and where, each place once a
 * document. Not the message, which may quote a student.
 */
export function reportPageErrors(source: ErrorSource, build: string, send = postTelemetry): void {
  const told = new Set<string>();
  const report = (kind: PageErrorRecord['kind'], error: unknown) => {
    const place = whereThrown(error);
    if (!place || told.size >= PAGE_ERROR_MAX_RECORDS) return;
    const key = `${place.remote} ${place.file} ${place.line} ${place.column}`;
    if (told.has(key)) return;
    told.add(key);
    void send(PAGE_ERROR_PATH, { build, errors: [{ ...place, kind }] });
  };
  source.addEventListener('error', ({ error }) => report('error', error));
  source.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
}
