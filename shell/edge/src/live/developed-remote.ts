import type { PrerenderedPage, ResolvedRelease, StudentDataPlace } from '@travesia/contracts/release';

/** A remote that runs from a dev server, as its sources say at the moment. */
export interface DevelopedRelease {
  readonly resolved: ResolvedRelease;
  /** Addresses that its build would prerender. */
  readonly prerendered: ReadonlySet<string>;
  /** What its build would prerender at `path`, as its sources say now; `null` where that does not go. */
  fragmentAt(path: string): Promise<PrerenderedPage | null>;
  /** Absent where it keeps nothing. */
  readonly studentData?: StudentDataPlace;
}

/** Stands in for the release of its name, or beside the others. */
export interface DevelopedRemote {
  /** Another object after each change. */
  current(): DevelopedRelease;
  /** `follow` is awaited before open tabs are reloaded. */
  onChange(follow: () => Promise<void>): void;
}
