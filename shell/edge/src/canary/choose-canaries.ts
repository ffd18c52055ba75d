import { readCookie } from '@travesia/kit-service';
import { GROUPS, isInCanary } from './is-in-canary.ts';
import type { LiveCanary } from './live-canary.ts';

/** The visitor's group, kept for {@link GROUP_MAX_AGE_S}: the same share of the visitors in every canary. */
export const GROUP_COOKIE = 'travesia_group';

/** 30 days: longer than any canary. */
export const GROUP_MAX_AGE_S = 30 * 24 * 3600;

/** What this browser session got of each canary: it ends with the session, and so may the decision. */
export const CANARY_COOKIE = 'travesia_canary';

/** Longest that we read; with all our names in it, it has some 500 characters. */
const CANARY_COOKIE_MAX_CHARS = 4096;

/** What a visitor gets of the live canaries. */
export interface CanaryChoice {
  /** Those that the visitor is in. */
  readonly inside: readonly LiveCanary[];
  /** What the browser has to remember, where it does not yet. */
  readonly remember: { readonly group: number; readonly decisions: string } | null;
}

const keyOf = ({ name, release }: LiveCanary) => `${name}/${release}`;

function readGroup(header: string | undefined): number | null {
  const value = readCookie(header, GROUP_COOKIE);
  return value !== null && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** `<name>/<release>/<1 or 0>`, with `:` between them: letters that names and ids do not have. */
function readDecisions(header: string | undefined): ReadonlyMap<string, boolean> {
  const value = readCookie(header, CANARY_COOKIE) ?? '';
  if (value.length > CANARY_COOKIE_MAX_CHARS) return new Map();
  const entries = value.split(':').map((entry) => /^(.+)\/([01])$/.exec(entry));
  return new Map(entries.flatMap((match) => (match?.[1] ? [[match[1], match[2] === '1']] : [])));
}

/**
 * Who is in which canary, by the visitor's cookies. What a browser session once got of a canary
 * it goes on getting while the canary has this release, whatever its share becomes; only a canary
 * that ended ends it. Visitors may write themselves into a canary: it is for the public anyway.
 * @param drawGroup a whole number from 0 to {@link GROUPS} - 1, at random.
 */
export function chooseCanaries(
  canaries: readonly LiveCanary[],
  header: string | undefined,
  drawGroup: (groups: number) => number,
): CanaryChoice {
  const decided = readDecisions(header);
  if (canaries.every((canary) => decided.has(keyOf(canary)))) {
    return { inside: canaries.filter((canary) => decided.get(keyOf(canary))), remember: null };
  }
  const group = readGroup(header) ?? drawGroup(GROUPS);
  const inside = canaries.filter((canary) => decided.get(keyOf(canary)) ?? isInCanary(group, canary));
  const decisions = canaries.map((canary) => `${keyOf(canary)}/${inside.includes(canary) ? 1 : 0}`).join(':');
  return { inside, remember: { group, decisions } };
}
