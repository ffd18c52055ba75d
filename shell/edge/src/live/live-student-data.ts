import {
  type LiveStudentData,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
  type StudentDataPlace,
  studentDataOf,
} from '@travesia/contracts/release';
import { endorsedDigest } from '../store/endorsement.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { nullWhereBroken, StoreError } from '../store/store-error.ts';
import type { LiveState } from './live-state.ts';

interface Named {
  readonly name: ReleaseName;
  readonly id: ReleaseId;
  /** Students have it at this moment: its word is not optional. */
  readonly isLive: boolean;
  readonly withdrawn?: true;
}

/**
 * Every release whose pages may have kept something: what is live, the canary, what was good before (a student may have
 * used it until a moment ago), and of a remote that was withdrawn what was live last.
 */
function releasesThatKeep({ remotes, timelines }: RegistryDocument): readonly Named[] {
  const pointed = Object.entries(remotes).flatMap(([name, { stable, lastGood, canary }]): Named[] => [
    { name, id: stable, isLive: true },
    ...(canary ? [{ name, id: canary.release, isLive: true }] : []),
    ...(lastGood === undefined ? [] : [{ name, id: lastGood, isLive: false }]),
  ]);
  const withdrawn = Object.entries(timelines).flatMap(([name, { stables }]): Named[] => {
    const id = stables.at(-1);
    if (id === undefined || name === SHELL_NAME || Object.hasOwn(remotes, name)) return [];
    return [{ name, id, isLive: false, withdrawn: true }];
  });
  return [...pointed, ...withdrawn];
}

/**
 * What remotes keep of students, as their releases say; a remote that runs from a dev server stands in for its releases.
 * @throws {StoreError} where a release that students have cannot be read.
 */
export async function liveStudentData(store: ReleaseStore, state: LiveState): Promise<readonly LiveStudentData[]> {
  const { registry, releases } = state;
  const developed = releases.flatMap((release) => release.developed ?? []);
  const names = new Set(developed.map(({ resolved }) => resolved.name));

  async function placeOf({ name, id, isLive, withdrawn }: Named): Promise<readonly LiveStudentData[]> {
    const atHand = releases.find(({ resolved }) => resolved.name === name && resolved.id === id)?.document;
    const read = () => store.readRelease(name, id, endorsedDigest(registry, name, id));
    const document = atHand ?? (await (isLive ? read() : read().catch(nullWhereBroken)));
    if (!document && isLive) throw new StoreError(`${name}/${id}`, 'is not in the store');
    const place = document && studentDataOf(document);
    return place ? [{ ...place, ...(withdrawn && { withdrawn }) }] : [];
  }

  const asked = releasesThatKeep(registry).filter(({ name }) => !names.has(name));
  const places = await Promise.all(asked.map(placeOf));
  const ofDeveloped = developed.flatMap(({ studentData }): StudentDataPlace[] => (studentData ? [studentData] : []));
  const all = [...ofDeveloped, ...places.flat()];
  // Releases of one remote mostly say the same.
  const distinct = new Map(all.map((place) => [JSON.stringify(place), place]));
  return [...distinct.values()].sort((a, b) => a.area.localeCompare(b.area, 'es'));
}
