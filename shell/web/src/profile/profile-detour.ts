import { PROFILE_EDIT_PARAM, type ProfileStanding, profileAddress } from '@travesia/contracts/slices';
import { arrivalPlace } from '../pages/acceder/arrival-place.ts';
import { readDestination } from '../pages/acceder/sign-in-addresses.ts';
import { isArrival, keepsOfStudents, type ProfileVisit } from './concerns-profile.ts';

export interface DetourVisit extends ProfileVisit {
  /** Of the visit: path, query and hash. */
  readonly address: string;
}

/**
 * Where a student goes instead: to the `place` where a profile is told, or on from there; `null` where they may stay.
 * Whoever has a profile is never led there, so neither way leads to the other.
 */
export function profileDetour(standing: ProfileStanding, visit: DetourVisit, place: string): string | null {
  if (visit.route.guard === 'profile') {
    const [, query = ''] = (visit.address.split('#')[0] ?? '').split('?');
    if (standing !== 'complete' || new URLSearchParams(query).has(PROFILE_EDIT_PARAM)) return null;
    const destination = readDestination(`?${query}`);
    return destination === null || destination.split(/[?#]/)[0] === place ? arrivalPlace() : destination;
  }
  const isLed =
    standing === 'absent' ? isArrival(visit) || keepsOfStudents(visit) : standing === 'begun' && isArrival(visit);
  return isLed ? profileAddress(place, visit.address) : null;
}
