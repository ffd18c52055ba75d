import type { ReleaseChannel } from './registry.ts';
import type { ReleaseId, ReleaseName } from './release.ts';
import type { PageId } from './route.ts';

/** `POST` with a {@link LoadReport}; answers 204. Anybody may send one: it names nobody. */
export const LOAD_REPORT_PATH = '/api/telemetry/loads';

/**
 * Why a page did not load. `offline`: no network at all; `http`: an answer that is no file (404, 503, HTML);
 * `timeout`: no answer in time; `integrity`: a file with another digest; `evaluation`: code that throws, or is no
 * container; `contract`: another contract major, another name, or a page that is missing; `chunk`: the entry came, a
 * file of the page did not; `mount`: the page threw when it was mounted, or later.
 */
export type LoadFailureKind =
  | 'offline'
  | 'http'
  | 'timeout'
  | 'integrity'
  | 'evaluation'
  | 'contract'
  | 'chunk'
  | 'mount';

/** Where it happened: the container's script, its handshake, the page's files, or the page itself. */
export type LoadPhase = 'entry' | 'contract' | 'page' | 'style' | 'data' | 'mount' | 'render';

/** One page that loaded or did not, counted once for each visit that had to load something. */
export interface LoadRecord {
  readonly remote: ReleaseName;
  readonly release: ReleaseId;
  readonly channel: ReleaseChannel;
  readonly page: PageId;
  readonly outcome: 'loaded' | LoadFailureKind;
  /** Absent where it loaded. */
  readonly phase?: LoadPhase;
  /** From the visit to the outcome, whole milliseconds. */
  readonly ms: number;
}

/** Small and anonymous: no address, no user, nothing that lasts longer than a document. */
export interface LoadReport {
  /** {@link BootDocument.build} of the document. */
  readonly build: string;
  /** The shell that the pages were loaded by: a canary of it is judged by all of them. */
  readonly shell: ReleaseId;
  readonly loads: readonly LoadRecord[];
}

/** Records in one report; what is more is dropped by the sender. */
export const LOAD_REPORT_MAX_RECORDS = 20;
