import type { FirebaseError } from 'firebase/app';
import {
  type AuthProvider,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  type OAuthCredential,
  TwitterAuthProvider,
} from 'firebase/auth';
import { FEDERATED_PROVIDERS, type FederatedProvider } from './identity-client.ts';

/** The library's side of each provider. */
export const PROVIDERS: Readonly<
  Record<
    FederatedProvider,
    { readonly id: string; create(): AuthProvider; credentialOf(error: FirebaseError): OAuthCredential | null }
  >
> = {
  google: {
    id: GoogleAuthProvider.PROVIDER_ID,
    create: () => new GoogleAuthProvider(),
    credentialOf: (error) => GoogleAuthProvider.credentialFromError(error),
  },
  facebook: {
    id: FacebookAuthProvider.PROVIDER_ID,
    create: () => new FacebookAuthProvider(),
    credentialOf: (error) => FacebookAuthProvider.credentialFromError(error),
  },
  github: {
    id: GithubAuthProvider.PROVIDER_ID,
    create: () => new GithubAuthProvider(),
    credentialOf: (error) => GithubAuthProvider.credentialFromError(error),
  },
  twitter: {
    id: TwitterAuthProvider.PROVIDER_ID,
    create: () => new TwitterAuthProvider(),
    credentialOf: (error) => TwitterAuthProvider.credentialFromError(error),
  },
};

/** By the library's own name of it. */
export function federatedName(providerId: string): FederatedProvider | undefined {
  return FEDERATED_PROVIDERS.find((name) => PROVIDERS[name].id === providerId);
}
