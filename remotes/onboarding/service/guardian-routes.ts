import { createHash } from 'node:crypto';
import { CONSENT_STANDING_PATH, type ConsentStandingAnswer } from '@travesia/contracts/slices';
import type { MailQueue, SignedTokens } from '@travesia/kit-mail';
import { networkOf, ProblemError, parseInput, sessionVerdict, type WriteBudget } from '@travesia/kit-service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  decisionBody,
  GUARDIAN_DECISION_PATH,
  GUARDIAN_LINK_PATH,
  GUARDIAN_PATH,
  type GuardianAnswer,
  type GuardianLinkAnswer,
  guardianBody,
  linkBody,
} from '../api/guardian.ts';
import { GUARDIAN_ANSWER_PATH } from '../routes.ts';
import { guardianQuestion, guardianThanks } from './guardian-mails.ts';
import type { GuardianRow, GuardianStore } from './guardian-store.ts';
import {
  BODY_LIMIT_BYTES,
  LINK_REQUESTS_PER_ADDRESS_A_MINUTE,
  MAILS_PER_MAILBOX,
  MAILS_PER_NETWORK,
  MAILS_PER_STUDENT,
  REQUESTS_PER_ADDRESS_A_MINUTE,
} from './limits.ts';
import { mailboxOf, maskAddress } from './mask-address.ts';

export interface GuardianRoutesOptions {
  readonly guardians: GuardianStore;
  readonly queue: MailQueue;
  /** Of the links that guardians get. */
  readonly tokens: SignedTokens;
  /** Of mails to guardians, in mails. */
  readonly budget: WriteBudget;
  readonly origin: string;
  /** Tells everybody that a consent changed. */
  changed(uid: string): Promise<void>;
}

/** Keys of budgets by what they are about; of a mailbox a digest. */
export const studentBudgetKey = (uid: string) => `guardian-mails:${uid}`;
const mailboxBudgetKey = (address: string) =>
  `mailbox:${createHash('sha256').update(mailboxOf(address)).digest('base64url')}`;

const statusOf = ({ state, isLate }: GuardianRow): 'needed' | 'asked' | 'given' | 'over' => {
  if (state === 'given') return 'given';
  if (state === 'needed' || state === 'asked') return isLate ? 'over' : state;
  return 'over';
};

/** What the student and their guardian say to each other by way of us. */
export function guardianRoutes(app: FastifyInstance, options: GuardianRoutesOptions): void {
  const { guardians, queue, tokens, budget, origin, changed } = options;
  const own = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'signed-in', withoutConsent: true, rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  // A guardian has no account, and may use a browser in which the student is signed in.
  const byLink = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'public', withoutConsent: true, rateLimit: { max: LINK_REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;

  const hrefOf = (uid: string, link: string, expiresAtMs: number | null) =>
    `${origin}${GUARDIAN_ANSWER_PATH}#${tokens.sign(`${link}:${uid}`, expiresAtMs)}`;

  app.get(
    CONSENT_STANDING_PATH,
    { config: { access: 'signed-in', services: 'only' } },
    async ({ signedInUser }): Promise<ConsentStandingAnswer> => ({
      standing: await guardians.standing(signedInUser.uid),
    }),
  );

  async function answerFor(uid: string): Promise<GuardianAnswer> {
    const standing = await guardians.standing(uid);
    const row = await guardians.read(uid);
    if (standing === 'not-needed' || !row) return { status: 'not-needed' };
    const status = statusOf(row);
    return {
      status,
      ...((status === 'needed' || status === 'asked') && { deadline: row.deadline.toISOString() }),
      ...(row.address !== null && { address: maskAddress(row.address) }),
    };
  }

  app.get(GUARDIAN_PATH, own, ({ signedInUser }) => answerFor(signedInUser.uid));

  app.post(GUARDIAN_PATH, own, async (request) => {
    const { uid, email = '' } = request.signedInUser;
    const { address } = parseInput(guardianBody, request.body);
    if (email !== '' && mailboxOf(address) === mailboxOf(email)) {
      throw new ProblemError(400, 'The request has fields that are not valid.', [
        { pointer: '/address', detail: 'is the address of the account itself' },
      ]);
    }
    const before = await answerFor(uid);
    if (before.status !== 'needed' && before.status !== 'asked') return before;
    await budget.take(
      [
        { key: studentBudgetKey(uid), ...MAILS_PER_STUDENT },
        { key: `network:${networkOf(request.ip, 64)}`, ...MAILS_PER_NETWORK },
      ],
      1,
    );
    // Whoever asks does not learn whether others asked the same mailbox: it looks as if one was sent.
    const isFull = await budget.take([{ key: mailboxBudgetKey(address), ...MAILS_PER_MAILBOX }], 1).then(
      () => false,
      () => true,
    );
    const student = maskAddress(email);
    await guardians.ask(uid, { address, studentLabel: student }, async (link, deadline, within) => {
      if (isFull) return;
      const content = guardianQuestion({ href: hrefOf(uid, link, deadline.getTime()), student, deadline });
      await queue.add({ key: `guardian:${link}`, uid, to: address, content }, within);
    });
    return answerFor(uid);
  });

  /** Whose link it is. 410 where it is over, or a newer one took its place. */
  async function linked(request: FastifyRequest, token: string) {
    const read = tokens.read(token);
    if (read.status === 'forged') throw new ProblemError(400, 'The link is not one of ours.');
    const [, link = '', uid = ''] = /^([\w-]+):(.+)$/s.exec(read.payload) ?? [];
    const row = await guardians.read(uid);
    const isNewest = row !== null && row.link === link;
    if (!isNewest || (read.status === 'expired' && statusOf(row) !== 'given')) {
      request.log.info('a link of a guardian is over');
      throw new ProblemError(410, 'The link is over.');
    }
    return { uid, link, row };
  }

  const linkAnswer = (row: GuardianRow): GuardianLinkAnswer => {
    const status = statusOf(row);
    return {
      status: status === 'needed' ? 'over' : status,
      student: row.studentLabel,
      deadline: row.deadline.toISOString(),
    };
  };

  app.post(GUARDIAN_LINK_PATH, byLink, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token } = parseInput(linkBody, request.body);
    return linkAnswer((await linked(request, token)).row);
  });

  app.post(GUARDIAN_DECISION_PATH, byLink, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token, decision, textVersion } = parseInput(decisionBody, request.body);
    const { uid, link, row } = await linked(request, token);
    await guardians.decide(uid, link, { decision, textVersion }, async (address, within) => {
      if (decision !== 'yes') return;
      const content = guardianThanks({ href: hrefOf(uid, link, null), student: row.studentLabel });
      await queue.add({ key: `guardian-thanks:${link}`, uid, to: address, content }, within);
    });
    await changed(uid);
    const after = await guardians.read(uid);
    return linkAnswer(after ?? { ...row, state: 'erasing' });
  });
}

/** The address of an account, where its owner opened a mail that was sent to it. */
export function verifiedAddress(request: FastifyRequest): string | undefined {
  const verdict = sessionVerdict(request);
  return verdict.status === 'signed-in' && verdict.claims.emailVerified ? verdict.claims.email : undefined;
}
