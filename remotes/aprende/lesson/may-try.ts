/** Halts at one point after which it is not asked again before a prerequisite was reviewed. */
export const HALTS_BEFORE_REVIEW = 2;

/** Where a content stands on no other, that much time takes the place of a review. */
export const PAUSE_WITHOUT_PREREQUISITE_HOURS = 12;

export interface Prerequisite {
  readonly content: string;
  /** When it was last gone through, in milliseconds since 1970; `null` where it never was. */
  readonly reviewedAt: number | null;
}

/**
 * Whether a point that was halted may be asked again: once at once, then after the review of a prerequisite.
 * @param haltedAt milliseconds since 1970; `null` where it happened on another device, of which only the number is known.
 */
export function mayTry(
  halts: number,
  haltedAt: number | null,
  prerequisites: readonly Prerequisite[],
  now: number,
): boolean {
  if (halts < HALTS_BEFORE_REVIEW) return true;
  if (prerequisites.length === 0)
    return haltedAt === null || now - haltedAt >= PAUSE_WITHOUT_PREREQUISITE_HOURS * 3_600_000;
  return prerequisites.some(({ reviewedAt }) => reviewedAt !== null && reviewedAt > (haltedAt ?? 0));
}

/** What to review first: what one knows least, of the same level what stands first. */
export function weakestFirst<Link extends { readonly content: string }>(
  prerequisites: readonly Link[],
  levelOf: (content: string) => number,
): readonly Link[] {
  return prerequisites.toSorted((one, other) => levelOf(one.content) - levelOf(other.content));
}
