import type { ContentId } from '@travesia/contracts/temario';
import { HOPS_MOST } from './constants.ts';
import { ENCOMPASSING, type Encompassing } from './encompassing.ts';

/** Contents that another one reaches, with the share of its credit that comes to each. */
export type Reach = ReadonlyMap<ContentId, ReadonlyMap<ContentId, number>>;

/** Several paths to one content give what the best of them does: nothing is credited twice. */
export function reachOf(edges: readonly Pick<Encompassing, 'from' | 'to' | 'weight'>[]): Reach {
  const direct = new Map<ContentId, [ContentId, number][]>();
  for (const { from, to, weight } of edges) direct.set(from, [...(direct.get(from) ?? []), [to, weight]]);
  const reach = new Map<ContentId, ReadonlyMap<ContentId, number>>();
  for (const from of direct.keys()) {
    const shares = new Map<ContentId, number>();
    let frontier = new Map<ContentId, number>([[from, 1]]);
    for (let hop = 0; hop < HOPS_MOST; hop++) {
      const next = new Map<ContentId, number>();
      for (const [at, share] of frontier) {
        for (const [to, weight] of direct.get(at) ?? []) {
          const through = share * weight;
          if (to === from || through <= Math.max(shares.get(to) ?? 0, next.get(to) ?? 0)) continue;
          next.set(to, through);
        }
      }
      for (const [to, share] of next) shares.set(to, Math.max(share, shares.get(to) ?? 0));
      frontier = next;
    }
    reach.set(from, shares);
  }
  return reach;
}

/** The same seen from below: who uses a content, and how much of each use reaches it. */
export function usersOf(reach: Reach): Reach {
  const users = new Map<ContentId, Map<ContentId, number>>();
  for (const [from, shares] of reach) {
    for (const [to, share] of shares) users.set(to, (users.get(to) ?? new Map()).set(from, share));
  }
  return users;
}

export const REACH = reachOf(ENCOMPASSING);
export const USERS = usersOf(REACH);
