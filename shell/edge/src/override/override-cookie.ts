import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReleaseOverride } from '@travesia/contracts/release';
import { releaseOverrideSchema } from '@travesia/contracts/schemas';
import type { Clock } from '@travesia/kit-service';
import { readCookie } from '@travesia/kit-service';
import { z } from 'zod';

export const OVERRIDE_COOKIE = 'travesia_override';

/** A look at a release, not a way to live on it: four hours. */
export const OVERRIDE_MAX_AGE_S = 4 * 3600;

/** Largest cookie that browsers keep, name and attributes aside. Source: RFC 6265, section 6.1. */
const COOKIE_MAX_CHARS = 3800;

/** As strong as the signature: 32 characters even of a narrow alphabet are more than can be tried. */
const SECRET_MIN_CHARS = 32;

const contentSchema = releaseOverrideSchema.extend({ until: z.number() });

/** Writes and reads what a browser has pinned; nobody else can write one that reads. */
export interface OverrideCookies {
  /** `null` where it would be larger than a cookie can be. */
  seal(override: ReleaseOverride): string | null;
  /** `null` for none, an altered or an ended one. */
  read(header: string | undefined): ReleaseOverride | null;
}

/** @throws when `secret` could be guessed. */
export function createOverrideCookies(secret: string, clock: Clock): OverrideCookies {
  if (secret.length < SECRET_MIN_CHARS)
    throw new Error(`the secret of overrides has at least ${SECRET_MIN_CHARS} characters`);

  // The name is signed along: no other value that this secret may sign some day passes for an override.
  const sign = (content: string) => createHmac('sha256', secret).update(`${OVERRIDE_COOKIE}.${content}`).digest();

  function isSigned(content: string, signature: string): boolean {
    const claimed = Buffer.from(signature, 'base64url');
    const expected = sign(content);
    return claimed.length === expected.length && timingSafeEqual(claimed, expected);
  }

  return {
    seal({ releases }) {
      const content = { releases, until: clock() + OVERRIDE_MAX_AGE_S * 1000 };
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      const sealed = `${text}.${sign(text).toString('base64url')}`;
      return sealed.length > COOKIE_MAX_CHARS ? null : sealed;
    },

    read(header) {
      const [text = '', signature = '', more] = (readCookie(header, OVERRIDE_COOKIE) ?? '').split('.');
      if (text === '' || more !== undefined || !isSigned(text, signature)) return null;
      const { data } = contentSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return data && clock() < data.until ? { releases: data.releases } : null;
    },
  };
}
