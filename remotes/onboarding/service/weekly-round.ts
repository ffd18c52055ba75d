import { scoreEstimatesAnswerSchema } from '@travesia/contracts/schemas';
import { SCORE_ESTIMATES_PATH, type TestScoreEstimate } from '@travesia/contracts/slices';
import type { MailContent, MailQueue, SignedTokens } from '@travesia/kit-mail';
import type { ServiceCall } from '@travesia/kit-service';
import { WEEKLY_OUT_PATH } from '../api/guardian.ts';
import { NO_MAIL_PATH } from '../routes.ts';
import { dayInChile, weekToMail } from '../weekly/week-in-chile.ts';
import { type WeeklyFacts, weeklyWords } from '../weekly/weekly-mail.ts';
import type { GuardianStore } from './guardian-store.ts';
import type { ProfileStore } from './profile-store.ts';
import type { WeeklyStore } from './weekly-store.ts';

export interface WeeklyRoundOptions {
  readonly weekly: WeeklyStore;
  readonly guardians: GuardianStore;
  readonly profiles: ProfileStore;
  readonly queue: MailQueue;
  /** Of the links that lead out. */
  readonly tokens: SignedTokens;
  readonly call: ServiceCall;
  readonly origin: string;
}

/** Taken at once, so that a process that ends leaves few behind. */
const TAKEN_AT_ONCE = 20;

export function weeklyContent(facts: WeeklyFacts, origin: string, token: string): MailContent {
  const { paragraphs, estimates } = weeklyWords(facts);
  return {
    subject: 'Tu semana en Travesía',
    blocks: [
      { kind: 'paragraph', text: 'Hola:' },
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      ...(estimates.length > 0 ? [{ kind: 'list', items: estimates } as const] : []),
      { kind: 'link', label: 'Seguir estudiando', href: `${origin}/ensayos` },
      { kind: 'paragraph', text: 'Recibes este correo los domingos porque lo pediste en Ajustes.' },
      { kind: 'link', label: 'No recibirlo más', href: `${origin}${NO_MAIL_PATH}#${token}` },
    ],
    unsubscribe: `${origin}${WEEKLY_OUT_PATH}?t=${token}`,
  };
}

/** Makes the mails of the week, on its day; asked again it makes none twice. @returns how many were made. */
export async function weeklyRound(options: WeeklyRoundOptions, now: Date, signal?: AbortSignal): Promise<number> {
  const { weekly, guardians, profiles, queue, tokens, call, origin } = options;
  const week = weekToMail(now);
  if (week === null) return 0;

  /** Without it the mail says less: it waits for nobody. */
  async function estimatesOf(uid: string): Promise<readonly TestScoreEstimate[] | null> {
    const answer = await call('GET', SCORE_ESTIMATES_PATH, uid).catch(() => null);
    const read = scoreEstimatesAnswerSchema.safeParse(answer?.body);
    return answer?.status === 200 && read.success ? read.data.estimates : null;
  }

  let made = 0;
  for (;;) {
    const taken = signal?.aborted ? [] : await weekly.take(week, TAKEN_AT_ONCE);
    if (taken.length === 0) return made;
    for (const { uid, address } of taken) {
      try {
        if ((await guardians.standing(uid)) === 'needed') continue;
        const [{ profile }, estimates] = await Promise.all([profiles.read(uid), estimatesOf(uid)]);
        const content = weeklyContent(
          { sitting: profile.sitting, estimates, today: dayInChile(now) },
          origin,
          tokens.sign(uid, null),
        );
        if (await queue.add({ key: `weekly:${week}:${uid}`, uid, to: address, content })) made += 1;
      } catch (error) {
        await weekly.putBack(uid, week);
        throw error;
      }
    }
  }
}
