import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longest that is looked at: whoever sends more did not get it from us. */
const TOKEN_MAX_CHARS = 1_024;

export type TokenReading<Payload> =
  | { readonly status: 'valid'; readonly payload: Payload }
  | { readonly status: 'expired'; readonly payload: Payload }
  | { readonly status: 'forged' };

/** What a link in a mail carries, so that whoever has it needs no account. */
export interface SignedTokens {
  /** @param expiresAtMs since 1970; `null` for never. */
  sign(payload: string, expiresAtMs: number | null): string;
  read(token: string): TokenReading<string>;
}

/** A leading version, so that a key or a form can change while older links are in mailboxes. */
const VERSION = 'v1';

/**
 * @param secrets the first signs, each is believed: a secret is changed by putting a new one in front.
 * @param purpose of the links: one of another purpose is forged here.
 */
export function createSignedTokens(
  secrets: readonly string[],
  purpose: string,
  now: () => number = Date.now,
): SignedTokens {
  const mac = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
  return {
    sign(payload, expiresAtMs) {
      const [secret] = secrets;
      if (secret === undefined) throw new Error('no secret signs links');
      const body = `${VERSION}.${Buffer.from(payload).toString('base64url')}.${expiresAtMs ?? 0}`;
      return `${body}.${mac(secret, body)}`;
    },
    read(token) {
      if (token.length > TOKEN_MAX_CHARS) return { status: 'forged' };
      const parts = /^(v1\.([\w-]+)\.(\d{1,16}))\.([\w-]{43})$/.exec(token);
      const [, body = '', encoded = '', expiry = '', signature = ''] = parts ?? [];
      const given = Buffer.from(signature);
      const isOurs = secrets.some((secret) => {
        const expected = Buffer.from(mac(secret, body));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (!parts || !isOurs) return { status: 'forged' };
      const payload = Buffer.from(encoded, 'base64url').toString();
      const isOver = expiry !== '0' && Number(expiry) <= now();
      return { status: isOver ? 'expired' : 'valid', payload };
    },
  };
}
