import { SHELL_NAME } from '@travesia/contracts/release';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import type { AppRoute } from '../app-routes.ts';

/** A visit of a student who is signed in. */
export interface ProfileVisit {
  readonly route: Pick<AppRoute, 'access' | 'activity' | 'guard'> & { readonly release: { readonly name: string } };
  /** The path before it. */
  readonly from: string | undefined;
}

/** They signed in, and go on from there. */
export const isArrival = ({ from }: ProfileVisit) =>
  from === SIGN_IN_PATH || from?.startsWith(`${SIGN_IN_PATH}/`) === true;

/**
 * Pages that work with what they keep of a student. The shell's own are for rights over the account, which nobody loses
 * for lack of a profile; and nothing takes anybody away from a practice test, whose clock runs.
 */
export const keepsOfStudents = ({ route }: ProfileVisit) =>
  route.access === 'auth' && route.release.name !== SHELL_NAME && route.activity !== 'in_practice_test';

/** Whether it matters to the visit what profile the student has. */
export function concernsProfile(visit: ProfileVisit): boolean {
  return visit.route.guard === 'profile' || isArrival(visit) || keepsOfStudents(visit);
}
