import { type Allowance, GUEST_PREFIX, networkOf, SERVICE_CALL_HEADER } from '@travesia/kit-service';
import type { FastifyRequest } from 'fastify';
import {
  ACCOUNT_WRITES,
  ACCOUNTS_OF_ADDRESS,
  ACCOUNTS_OF_SITE,
  GUEST_WRITES,
  GUESTS_OF_ADDRESS,
  GUESTS_OF_SITE,
} from './limits.ts';

/** What a student reads whose answers or tests are not taken for a while; nothing is lost meanwhile. */
export const BUDGET_REFUSAL =
  'Desde aquí se guardó mucho en poco tiempo. Espera un rato e inténtalo otra vez: lo que ya respondiste sigue en este equipo.';

/** Of the student's own allowance. */
export const ownBudgetKey = (uid: string) => `user:${uid}`;

/**
 * Out of which what `uid` writes is taken: the student's own, and that of the network. Guests cost nothing to be, so that
 * it is their network that counts; what accounts write there leaves theirs alone.
 */
export function writeAllowances(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  uid: string,
): readonly Allowance[] {
  const isGuest = uid.startsWith(GUEST_PREFIX);
  const [own, address, site] = isGuest
    ? [GUEST_WRITES, GUESTS_OF_ADDRESS, GUESTS_OF_SITE]
    : [ACCOUNT_WRITES, ACCOUNTS_OF_ADDRESS, ACCOUNTS_OF_SITE];
  // The address is that of the service, which many students stand behind; a header that nobody signed got no further.
  if (headers[SERVICE_CALL_HEADER] !== undefined) return [{ key: ownBudgetKey(uid), ...own }];
  const who = isGuest ? 'guests' : 'accounts';
  const [narrow, wide] = [networkOf(ip, 64), networkOf(ip, 48)];
  return [
    { key: ownBudgetKey(uid), ...own },
    { key: `${who}:${narrow}`, ...address },
    ...(wide === narrow ? [] : [{ key: `${who}:${wide}`, ...site }]),
  ];
}
