import type { NavAudience, Session, StateStream } from '@travesia/contracts/page';
import { firstPlace, type Navigation } from '@travesia/contracts/release';

/** What pages of the shell know of the navigation. */
export interface KnownNavigation {
  readonly navigations: Readonly<Record<NavAudience, Navigation>>;
  readonly session$: StateStream<Session>;
  /** Whom the document was drawn for. */
  readonly drawnFor: NavAudience;
}

export const audienceOf = ({ status }: Session): NavAudience => (status === 'signed-in' ? 'student' : 'visitor');

let known: KnownNavigation | null = null;

/** To be called before any page is shown. */
export function provideNavigation(navigation: KnownNavigation): void {
  known = navigation;
}

/** `null` while the shell is built. */
export const knownNavigation = (): KnownNavigation | null => known;

/** Where a session leads that was begun without another target. */
export function firstStudentPlace(): string | undefined {
  return known ? firstPlace(known.navigations.student)?.path : undefined;
}
