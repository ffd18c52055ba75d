import { type IdentityConfig, PROVIDER_PAGES } from '@travesia/contracts/slices';
import type { ContentSources } from './security-headers.ts';

/** Where the sign-in library asks: https://firebase.google.com/docs/auth/web/redirect-best-practices */
const PROVIDER_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** From here the library takes the script that talks to a provider's popup; the emulator's pages do too. */
const POPUP_SCRIPTS = ['https://apis.google.com'];

/** What pages need of the identity provider, or of the emulator in its place. */
export function identitySources({ authDomain, emulator }: IdentityConfig): Required<ContentSources> {
  return {
    connections: emulator ? [emulator] : PROVIDER_APIS,
    foreign: { pages: PROVIDER_PAGES, scripts: POPUP_SCRIPTS, frames: [emulator ?? `https://${authDomain}`] },
  };
}
