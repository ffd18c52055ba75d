import { OAuthCredential } from 'firebase/auth';
import { isAnything, isText, oneOf, shape } from '../boundary/guards.ts';
import { forgetPendingLink, PENDING_LINK_KEY } from './forget-pending-link.ts';
import { FEDERATED_PROVIDERS, type FederatedProvider } from './identity-client.ts';

/** A way in that was refused because another account has its e-mail. */
export interface PendingLink {
  readonly provider: FederatedProvider;
  readonly credential: OAuthCredential;
  readonly email: string;
}

const isStoredLink = shape<Omit<PendingLink, 'credential'> & { readonly credential: unknown }>({
  provider: oneOf(...FEDERATED_PROVIDERS),
  email: isText,
  credential: isAnything,
});

function read(stored: string | null): PendingLink | null {
  const kept: unknown = JSON.parse(stored ?? 'null');
  if (!isStoredLink(kept)) return null;
  const { provider, email } = kept;
  const credential = OAuthCredential.fromJSON(JSON.stringify(kept.credential));
  return credential && { provider, credential, email };
}

/**
 * Kept in this tab until the student has entered in their usual way: where windows are blocked that way leaves the
 * document too. Storage that is not allowed only means that the link is not offered.
 */
export const pendingLink = {
  remember({ provider, credential, email }: PendingLink): void {
    try {
      sessionStorage.setItem(PENDING_LINK_KEY, JSON.stringify({ provider, email, credential: credential.toJSON() }));
    } catch {}
  },
  /** Once: a link that fails is not tried again. */
  take(): PendingLink | null {
    try {
      return read(sessionStorage.getItem(PENDING_LINK_KEY));
    } catch {
      return null;
    } finally {
      forgetPendingLink();
    }
  },
};
