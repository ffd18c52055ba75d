import { createHmac, timingSafeEqual } from 'node:crypto';
import { UID_LIMIT_CHARS } from '../uid-limit.ts';

/** Of a request that one of our services makes for a user, in place of a cookie. */
export const SERVICE_CALL_HEADER = 'x-travesia-service';

/** A call that is seen on its way is good for nothing else, and for nothing at all after that. */
const LIFETIME_S = 30;

/** Clocks of our machines differ by less. */
const SKEW_S = 5;

const HEADER = /^v1\.([\w-]{1,700})\.(\d{10})\.([\w-]{43})$/;

export interface ServiceKeys {
  /** The header of a call of `method` and `path`, without query, for user `uid`. */
  sign(method: string, path: string, uid: string): string;
  /** For whom it is; `null` where it is not of ours, of another call, or too old. */
  read(method: string, path: string, header: string): string | null;
}

/** @param secrets the first signs, each is believed, so that one can be changed while processes run. */
export function createServiceKeys(secrets: readonly string[], now: () => number = Date.now): ServiceKeys {
  const mac = (secret: string, parts: readonly (string | number)[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const nowS = () => Math.floor(now() / 1000);
  return {
    sign(method, path, uid) {
      const [secret] = secrets;
      if (secret === undefined) throw new Error('no secret signs calls of services');
      const user = Buffer.from(uid).toString('base64url');
      const expiresS = nowS() + LIFETIME_S;
      return `v1.${user}.${expiresS}.${mac(secret, [method, path, user, expiresS])}`;
    },
    read(method, path, header) {
      const [, user = '', expiry = '', given = ''] = HEADER.exec(header) ?? [];
      const leftS = Number(expiry) - nowS();
      if (user === '' || leftS <= 0 || leftS > LIFETIME_S + SKEW_S) return null;
      const isOurs = secrets.some((secret) => {
        const expected = Buffer.from(mac(secret, [method, path, user, expiry]));
        return timingSafeEqual(expected, Buffer.from(given));
      });
      const uid = Buffer.from(user, 'base64url').toString();
      return isOurs && uid !== '' && uid.length <= UID_LIMIT_CHARS ? uid : null;
    },
  };
}
