import type { HttpClient } from '@travesia/contracts/page';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import {
  GUARDIAN_DECISION_PATH,
  GUARDIAN_LINK_PATH,
  GUARDIAN_PATH,
  type GuardianAnswer,
  type GuardianLinkAnswer,
  guardianAnswer,
  guardianLinkAnswer,
  WEEKLY_OUT_PATH,
} from '../../../api/guardian.ts';
import { CONSENT_TEXT_VERSION } from '../../../guardian/consent-text.ts';

/** How it stands with the guardian of whoever is signed in. */
export const readGuardian = async (http: HttpClient, signal?: AbortSignal): Promise<GuardianAnswer> =>
  readAnswer(guardianAnswer, await http(GUARDIAN_PATH, signal ? { signal } : {}));

export const askGuardian = async (http: HttpClient, address: string): Promise<GuardianAnswer> =>
  readAnswer(guardianAnswer, await http(GUARDIAN_PATH, { method: 'POST', body: { address, isGuardian: true } }));

/** By the link of a mail: whose it is and how it stands. */
export const readLink = async (http: HttpClient, token: string): Promise<GuardianLinkAnswer> =>
  readAnswer(guardianLinkAnswer, await http(GUARDIAN_LINK_PATH, { method: 'POST', body: { token } }));

export const decide = async (
  http: HttpClient,
  token: string,
  decision: 'yes' | 'no' | 'withdraw',
): Promise<GuardianLinkAnswer> => {
  const body = { token, decision, textVersion: CONSENT_TEXT_VERSION };
  return readAnswer(guardianLinkAnswer, await http(GUARDIAN_DECISION_PATH, { method: 'POST', body }));
};

export const leaveWeeklyMail = (http: HttpClient, token: string): Promise<unknown> =>
  http(WEEKLY_OUT_PATH, { method: 'POST', query: { t: token } });

/** The status of an answer that refused; `undefined` where none came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Day as people write it. */
export const dayText = (instant: string): string =>
  new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant));

/** Whether a guardian has to agree before anything else is kept; where nobody says, the service refuses what may not be. */
export const waitsForGuardian = (http: HttpClient): Promise<boolean> =>
  readGuardian(http).then(
    ({ status }) => status !== 'not-needed' && status !== 'given',
    () => false,
  );
