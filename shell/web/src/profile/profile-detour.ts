import { PROFILE_EDIT_PARAM, type ProfileStanding, SIGN_IN_REDIRECT_PARAM } from '@travesia/contracts/slices';
import { readDestination, SETTINGS_PATH } from '../pages/acceder/sign-in-addresses.ts';
import { isArrival, keepsOfStudents, type ProfileVisit } from './concerns-profile.ts';

export interface DetourVisit extends ProfileVisit {
  /** Of the visit: path, query and hash. */
  readonly address: string;
}

/** Of `place` where a profile is told, with the way back. */
export const profileAddress = (place: string, back: string) =>
  `${place}?${new URLSearchParams({ [SIGN_IN_REDIRECT_PARAM]: back })}`;

/**
 * Where a student goes instead: to the `place` where a profile is told, or on from there; `null` where they may stay.
 * Whoever has a profile is never led there, so neither way leads to the other.
 */
export function profileDetour(standing: ProfileStanding, visit: DetourVisit, place: string): string | null {
  if (visit.route.guard === 'profile') {
    const [, query = ''] = (visit.address.split('#')[0] ?? '').split('?');
    if (standing !== 'complete' || new URLSearchParams(query).has(PROFILE_EDIT_PARAM)) return null;
    const destination = readDestination(`?${query}`);
    return destination === null || destination.split(/[?#]/)[0] === place ? SETTINGS_PATH : destination;
  }
  const isLed =
    standing === 'absent' ? isArrival(visit) || keepsOfStudents(visit) : standing === 'begun' && isArrival(visit);
  return isLed ? profileAddress(place, visit.address) : null;
}
