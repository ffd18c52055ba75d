import { type IdentityConfig, SIGN_IN_PATH } from '@travesia/contracts';
import type { ContentSources } from '@travesia/kit-service';

/** Where the sign-in library asks: https://firebase.google.com/docs/auth/web/redirect-best-practices */
const PROVIDER_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** From here the library takes the script that talks to a provider's popup; the emulator's pages do too. */
const POPUP_SCRIPTS = ['https://apis.google.com'];

/** Pages with buttons for signing in, or linking, with Google and others. */
const POPUP_PAGES = [SIGN_IN_PATH, '/ajustes'];

/** What pages need of the identity provider, or of the emulator in its place. */
export function identitySources({ authDomain, emulator }: IdentityConfig): Required<ContentSources> {
  return {
    connections: emulator ? [emulator] : PROVIDER_APIS,
    foreign: { pages: POPUP_PAGES, scripts: POPUP_SCRIPTS, frames: [emulator ?? `https://${authDomain}`] },
  };
}
