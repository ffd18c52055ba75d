import type { PageId, PageModule } from '@travesia/contracts/page';
import type {
  LoadFailureKind,
  LoadPhase,
  ReleaseChannel,
  ReleaseId,
  ReleaseName,
  ResolvedRelease,
} from '@travesia/contracts/release';

/** Why, where and what: enough to tell the student what helps, and the team whose release it is. */
export interface PageFailure {
  readonly remote: ReleaseName;
  readonly release: ReleaseId;
  readonly version: string;
  readonly channel: ReleaseChannel;
  readonly page: PageId;
  readonly kind: LoadFailureKind;
  readonly phase: LoadPhase;
  readonly cause: unknown;
}

export type LoadOutcome =
  | {
      readonly status: 'loaded';
      readonly module: PageModule;
      readonly data: unknown;
      /** What it came from: another release than the route's where that one did not load. */
      readonly release: ResolvedRelease;
      /** Why the last good release stands in for the one that should have come. */
      readonly insteadOf?: PageFailure;
    }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly failure: PageFailure };

/** How failures travel inside the loader; outside of it they are {@link PageFailure}s. */
export class LoadError extends Error {
  readonly kind: LoadFailureKind;
  readonly phase: LoadPhase;
  constructor(kind: LoadFailureKind, phase: LoadPhase, cause: unknown) {
    super(`${kind} (${phase})`, { cause });
    this.kind = kind;
    this.phase = phase;
  }
}

/** `error` where it says what failed already; else something of `kind` in `phase`. */
export const asLoadError = (error: unknown, kind: LoadFailureKind, phase: LoadPhase) =>
  error instanceof LoadError ? error : new LoadError(kind, phase, error);

/** Whether it is about a file that a release's own runtime could not fetch. */
const isMissingChunk = (cause: unknown): cause is Error & { readonly type?: unknown } =>
  cause instanceof Error && cause.name === 'ChunkLoadError';

/** `otherwise`: where the code itself failed. */
export function kindOfCause(cause: unknown, otherwise: 'evaluation' | 'mount'): LoadFailureKind {
  if (!isMissingChunk(cause)) return otherwise;
  if (!navigator.onLine) return 'offline';
  return cause.type === 'timeout' ? 'timeout' : 'chunk';
}

export function failureOf(
  { name, id, version, channel }: ResolvedRelease,
  page: PageId,
  error: LoadError,
): PageFailure {
  return {
    remote: name,
    release: id,
    version,
    channel,
    page,
    kind: error.kind,
    phase: error.phase,
    cause: error.cause,
  };
}
