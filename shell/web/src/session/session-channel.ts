import type { SignedInUser } from '@travesia/contracts/page';
import type { Ending } from './identity-client.ts';

/** Of the `BroadcastChannel` between this browser's tabs. */
export const SESSION_CHANNEL = 'travesia:session';

/** What a tab tells the others at once; the provider's own storage follows within a second. */
export type SessionMessage =
  | { readonly kind: 'signed-in'; readonly user: SignedInUser }
  | { readonly kind: 'signed-out'; readonly ending: Ending };

/** `asked` unless the tab said otherwise. */
function readEnding(data: object): Ending {
  const ending = 'ending' in data ? data.ending : undefined;
  if (typeof ending !== 'object' || ending === null || !('asked' in ending)) return { asked: true };
  const code = 'code' in ending && typeof ending.code === 'string' ? { code: ending.code } : {};
  return { asked: ending.asked !== false, ...code };
}

/** Tabs of another release may say what this one does not know. */
export function readSessionMessage(data: unknown): SessionMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signed-out') return { kind: 'signed-out', ending: readEnding(data) };
  if (data.kind !== 'signed-in' || !('user' in data)) return null;
  const { user } = data;
  if (typeof user !== 'object' || user === null || !('uid' in user) || typeof user.uid !== 'string') return null;
  const email = 'email' in user && typeof user.email === 'string' ? { email: user.email } : {};
  return { kind: 'signed-in', user: { uid: user.uid, ...email } };
}
