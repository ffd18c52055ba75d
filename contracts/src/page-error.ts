import type { ReleaseId, ReleaseName } from './release.ts';

/** `POST` with a {@link PageErrorReport}; answers 204. Anybody may send one: it names nobody. */
export const PAGE_ERROR_PATH = '/api/telemetry/errors';

/** An error that nobody caught, after its page had loaded: what {@link LoadReport} cannot tell. */
export interface PageErrorRecord {
  /** Whose code threw: the release whose file is the first of ours in the stack. */
  readonly remote: ReleaseName;
  readonly release: ReleaseId;
  /** `error`: thrown by a handler or a timer; `rejection`: a promise that nobody waited for. */
  readonly kind: 'error' | 'rejection';
  /** Class of the error (`TypeError`). Its message stays in the browser: it may quote what a student typed. */
  readonly name: string;
  /** Where, in a file of the release: with its source map, the line of source. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Small and anonymous, as reports of loads are. */
export interface PageErrorReport {
  /** {@link BootDocument.build} of the document. */
  readonly build: string;
  readonly errors: readonly PageErrorRecord[];
}

/** Records of one document: an error in a loop says no more the hundredth time. */
export const PAGE_ERROR_MAX_RECORDS = 10;
