import type { LoadFailureKind, LoadPhase, LoadRecord, ReleaseId, ResolvedRelease } from '@travesia/contracts/release';
import { LOAD_MARK } from '../federation/load-mark.ts';
import { PHASE_MEASURES, type PhaseDetail } from '../federation/measure-phase.ts';

/** What the panel needs of the browser's performance entries. */
export interface TimelineEntry {
  readonly name: string;
  readonly entryType: string;
  /** Milliseconds since the document began. */
  readonly startTime: number;
  readonly duration: number;
  /** Of a file: without headers, as it came. */
  readonly encodedBodySize?: number;
  readonly responseEnd?: number;
  readonly detail?: unknown;
}

export interface PhaseTime {
  readonly phase: LoadPhase;
  readonly ms: number;
}

export interface LoadFailure {
  readonly page: string;
  readonly kind: LoadFailureKind;
  readonly phase?: LoadPhase;
}

/** In the order in which a page goes through them. */
const PHASES: readonly LoadPhase[] = ['entry', 'contract', 'page', 'style', 'data', 'mount', 'render'];

/** What one release has done in this tab so far. */
export interface TabRelease {
  readonly release: ResolvedRelease;
  /** Another release of the remote whose code ran here, because this one did not load. */
  readonly steppedIn?: ReleaseId;
  /** When its first file had come, milliseconds since the document began; absent where nothing was loaded. */
  readonly loadedAt?: number;
  /** The longest of each: later visits find everything there. */
  readonly phases: readonly PhaseTime[];
  readonly files: number;
  readonly bytes: number;
  readonly failures: readonly LoadFailure[];
}

/** Both are written by this very release of the shell. */
const isPhaseDetail = (detail: unknown): detail is PhaseDetail =>
  typeof detail === 'object' && detail !== null && 'remote' in detail && 'release' in detail && 'page' in detail;

const isLoadRecord = (detail: unknown): detail is LoadRecord => isPhaseDetail(detail) && 'outcome' in detail;

function phasesOf(measures: readonly TimelineEntry[]): readonly PhaseTime[] {
  return PHASES.flatMap((phase) => {
    const durations = measures.filter(({ name }) => name === PHASE_MEASURES + phase).map(({ duration }) => duration);
    return durations.length === 0 ? [] : [{ phase, ms: Math.round(Math.max(...durations)) }];
  });
}

function failuresOf(loads: readonly LoadRecord[]): readonly LoadFailure[] {
  return loads.flatMap(({ page, outcome, phase }) =>
    outcome === 'loaded' ? [] : [{ page, kind: outcome, ...(phase && { phase }) }],
  );
}

function describe(release: ResolvedRelease, entries: readonly TimelineEntry[], origin: string): TabRelease {
  const base = new URL(release.base, origin).href;
  const resources = entries.filter(({ entryType, name }) => entryType === 'resource' && name.startsWith(base));
  const files = new Map(resources.map((resource) => [resource.name, resource]));
  const ends = [...files.values()].map(({ responseEnd = 0 }) => responseEnd).filter((end) => end > 0);
  const measures = entries.filter(
    ({ entryType, name, detail }) =>
      entryType === 'measure' &&
      name.startsWith(PHASE_MEASURES) &&
      isPhaseDetail(detail) &&
      detail.remote === release.name,
  );
  const loads = entries
    .filter(({ entryType, name }) => entryType === 'mark' && name === LOAD_MARK)
    .map(({ detail }) => detail)
    .filter(isLoadRecord)
    .filter(({ remote }) => remote === release.name);
  const other = loads.find(({ outcome, release: id }) => outcome === 'loaded' && id !== release.id);
  return {
    release,
    ...(other && { steppedIn: other.release }),
    ...(ends.length > 0 && { loadedAt: Math.min(...ends) }),
    phases: phasesOf(measures),
    files: files.size,
    bytes: [...files.values()].reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0),
    failures: failuresOf(loads),
  };
}

/** Every release of the document, with what the tab's timeline says of it. */
export function describeTab(
  releases: readonly ResolvedRelease[],
  entries: readonly TimelineEntry[],
  origin: string,
): readonly TabRelease[] {
  return releases.map((release) => describe(release, entries, origin));
}
