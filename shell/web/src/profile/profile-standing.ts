import type { HttpClient } from '@travesia/contracts/page';
import {
  EXPECTED_USER_HEADER,
  PROFILE_PATH,
  PROFILE_STEPS,
  type ProfileStanding,
  profileStanding,
} from '@travesia/contracts/slices';
import { either, isNumber, oneOf, optional, read, shape } from '../boundary/guards.ts';
import type { rememberedProfile } from './remembered-profile.ts';

/**
 * A student waits no longer for a page than this: without an answer they may enter. Slow networks answer sooner, and what is
 * down says so at once.
 */
const STANDING_DEADLINE_MS = 8_000;

/** While the service is down nobody waits for it at every page. */
export const STANDING_SILENCE_MS = 60_000;

export interface StandingOptions {
  readonly http: HttpClient;
  readonly remembered: typeof rememberedProfile;
  /** Milliseconds, as `performance.now`. */
  readonly now: () => number;
}

export interface ProfileStandings {
  /** Asked once a student; `unknown` where nobody answered. Never rejects. */
  of(uid: string): Promise<ProfileStanding | 'unknown'>;
  forget(): void;
}

const isNull = (value: unknown): value is null => value === null;

const isProfileAnswer = shape({
  profile: shape<{ readonly birthYear?: number }>({ birthYear: optional(isNumber) }),
  nextStep: either(isNull, oneOf(...PROFILE_STEPS)),
});

/** What profile each student has, as their service says it. */
export function createProfileStandings({ http, remembered, now }: StandingOptions): ProfileStandings {
  const known = new Map<string, { readonly standing: Promise<ProfileStanding | 'unknown'>; readonly until: number }>();

  async function ask(uid: string): Promise<ProfileStanding | 'unknown'> {
    try {
      const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
      const answer = await http(PROFILE_PATH, { headers, signal: AbortSignal.timeout(STANDING_DEADLINE_MS) });
      return profileStanding(read(isProfileAnswer, answer, PROFILE_PATH));
    } catch {
      return 'unknown';
    }
  }

  return {
    of(uid) {
      if (remembered.isComplete(uid)) return Promise.resolve('complete');
      const before = known.get(uid);
      if (before && now() < before.until) return before.standing;
      const asked = ask(uid);
      const entry = { standing: asked, until: Number.POSITIVE_INFINITY };
      known.set(uid, entry);
      void asked.then((standing) => {
        // It was dropped while it was asked.
        if (known.get(uid) !== entry) return;
        if (standing === 'complete') remembered.remember(uid);
        if (standing === 'unknown') known.set(uid, { ...entry, until: now() + STANDING_SILENCE_MS });
      });
      return asked;
    },
    forget: () => known.clear(),
  };
}
