import { consentStandingAnswerSchema } from '@travesia/contracts/schemas';
import { CONSENT_STANDING_PATH, type ConsentStanding } from '@travesia/contracts/slices';
import { LRUCache } from 'lru-cache';
import type { ServiceCall } from '../calls/service-calls.ts';

export interface ConsentCheck {
  /** At once where it is known. Rejects where nobody can say now. */
  standing(uid: string): ConsentStanding | Promise<ConsentStanding>;
  /** The next one asks again. */
  forget(uid: string): void;
}

/** For so long somebody may go on after a guardian took it back, where the news of it got lost. */
const TRUSTED_MS = 60_000;

/** Who waits for a guardian sees at once that they agreed. */
const TRUSTED_WHERE_NEEDED_MS = 2_000;

/**
 * While nobody can be asked, who was allowed goes on for so long: as long as a day at school. Who was never asked about
 * waits: what is kept without leave can't be taken back, and an answer that waits on the device is not lost.
 */
const TRUSTED_WHILE_DOWN_MS = 6 * 3_600_000;

/** Memory: about 200 bytes each. */
const STUDENTS_IN_MEMORY = 50_000;

interface Known {
  readonly standing: ConsentStanding;
  readonly askedAtMs: number;
}

export function createConsentCheck(call: ServiceCall, now: () => number = Date.now): ConsentCheck {
  const known = new LRUCache<string, Known>({ max: STUDENTS_IN_MEMORY });
  const asking = new Map<string, Promise<ConsentStanding>>();
  /** What was asked before a change was heard of says nothing about after it. */
  const changes = new LRUCache<string, number>({ max: STUDENTS_IN_MEMORY });

  async function ask(uid: string): Promise<ConsentStanding> {
    const askedAtMs = now();
    const change = changes.get(uid);
    const before = known.get(uid);
    try {
      const { status, body } = await call('GET', CONSENT_STANDING_PATH, uid);
      if (status !== 200) throw new Error(`who answers for consents said ${status}`);
      const { standing } = consentStandingAnswerSchema.parse(body);
      if (changes.get(uid) === change) known.set(uid, { standing, askedAtMs });
      return standing;
    } catch (error) {
      const isRecent = before !== undefined && askedAtMs - before.askedAtMs < TRUSTED_WHILE_DOWN_MS;
      if (isRecent && before.standing !== 'needed') return before.standing;
      throw error;
    }
  }

  return {
    standing(uid) {
      const before = known.get(uid);
      const trustedMs = before?.standing === 'needed' ? TRUSTED_WHERE_NEEDED_MS : TRUSTED_MS;
      if (before && now() - before.askedAtMs < trustedMs) return before.standing;
      const underWay = asking.get(uid);
      if (underWay) return underWay;
      const asked = ask(uid).finally(() => {
        if (asking.get(uid) === asked) asking.delete(uid);
      });
      asking.set(uid, asked);
      return asked;
    },
    forget(uid) {
      known.delete(uid);
      changes.set(uid, (changes.get(uid) ?? 0) + 1);
      asking.delete(uid);
    },
  };
}
