import * as z from 'zod/mini';

/** `GET`: how it stands with the guardian of the student who asks. `POST` with {@link guardianBody}: asks them by mail. */
export const GUARDIAN_PATH = '/api/onboarding/guardian';

/** `POST` with {@link linkBody}, by whoever has the link of a mail: {@link guardianLinkAnswer}. */
export const GUARDIAN_LINK_PATH = '/api/onboarding/guardian-link';

/** `POST` with {@link decisionBody}: the same. */
export const GUARDIAN_DECISION_PATH = '/api/onboarding/guardian-decision';

/** `POST`: no weekly mail any more, by the link of one. Its query `t` is what the link carries. */
export const WEEKLY_OUT_PATH = '/api/onboarding/weekly-mail/out';

/** RFC 5321, section 4.5.3.1.3. */
export const ADDRESS_MAX_CHARS = 254;

const TOKEN_MAX_CHARS = 1_024;

export const guardianBody = z.strictObject({
  address: z.string().check(z.trim(), z.maxLength(ADDRESS_MAX_CHARS), z.email()),
  /** The student says that it is of their mother, father or guardian. */
  isGuardian: z.literal(true),
});

const token = z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_CHARS));

export const linkBody = z.strictObject({ token });

export const decisionBody = z.strictObject({
  token,
  decision: z.enum(['yes', 'no', 'withdraw']),
  /** That was on the screen. */
  textVersion: z.string().check(z.maxLength(20)),
});

/**
 * - `not-needed`: old enough.
 * - `needed`: nobody was asked yet. `asked`: a mail is on its way, or was read and not answered.
 * - `over`: refused, taken back, or nobody answered in time: the account is being deleted.
 */
export const guardianAnswer = z.object({
  status: z.enum(['not-needed', 'needed', 'asked', 'given', 'over']),
  /** Until when an answer is waited for. */
  deadline: z.optional(z.iso.datetime()),
  /** Of who was asked, with most of it left out. */
  address: z.optional(z.string()),
});

export type GuardianAnswer = z.output<typeof guardianAnswer>;

/** What whoever has a link sees. */
export const guardianLinkAnswer = z.object({
  status: z.enum(['asked', 'given', 'over']),
  /** The address of the student's account, with most of it left out: enough for who knows it. */
  student: z.string(),
  deadline: z.iso.datetime(),
});

export type GuardianLinkAnswer = z.output<typeof guardianLinkAnswer>;

export const weeklyBody = z.strictObject({ wanted: z.boolean() });
