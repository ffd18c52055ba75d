import { createHash } from 'node:crypto';
import { isLoopbackOrigin } from '@travesia/kit-service';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { MailContent, MailTransport, SendOutcome } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** `Travesía <no-responder@travesia.cl>`. */
  readonly from: string;
  /** For each step of a conversation. */
  readonly deadlineMs?: number;
}

/** A server that says nothing for so long says nothing any more. */
const DEADLINE_MS = 20_000;

/** Steps at which a final no is about this mail; at any other it is about us, and somebody will mend it. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** Only codes are read of what went wrong: texts of servers repeat the address. */
function outcomeOf(error: unknown): SendOutcome {
  const { code, responseCode, command } = Object.assign({ code: '', responseCode: 0, command: '' }, error);
  const isFinal = responseCode >= 500 && responseCode <= 599 && ABOUT_THE_MAIL.includes(command);
  const name = CODE.test(String(code)) ? String(code) : 'UNKNOWN';
  const cause = responseCode > 0 ? `${name} ${Number(responseCode)}` : name;
  return { status: isFinal ? 'refused' : 'deferred', cause };
}

/** `one-click`: the program of mail posts by itself (RFC 8058). */
function listHeaders({ unsubscribe }: MailContent): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const messageIdOf = (id: string, from: string) =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/** Sends by a server of mail; encrypted but to this machine. */
export function createSmtpTransport({ url, from, deadlineMs = DEADLINE_MS }: SmtpOptions): MailTransport {
  const server = new URL(url);
  const isHere = isLoopbackOrigin(`http://${server.host}`);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    requireTLS: !isHere,
    ignoreTLS: isHere,
    ...(server.username !== '' && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    dnsTimeout: deadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, content }) {
      try {
        await transport.sendMail({
          ...composeMail(content),
          from,
          // As one address, never as a list of them.
          to: { name: '', address: to },
          messageId: messageIdOf(id, from),
          headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(content) },
        });
        return { status: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}
