import type { FirebaseError } from 'firebase/app';
import {
  type AuthProvider,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  type OAuthCredential,
  TwitterAuthProvider,
} from 'firebase/auth';
import type { FederatedProvider } from './identity-client.ts';

/** The library's side of each provider. */
export const PROVIDERS: Readonly<
  Record<FederatedProvider, { create(): AuthProvider; credentialOf(error: FirebaseError): OAuthCredential | null }>
> = {
  google: {
    create: () => new GoogleAuthProvider(),
    credentialOf: (error) => GoogleAuthProvider.credentialFromError(error),
  },
  facebook: {
    create: () => new FacebookAuthProvider(),
    credentialOf: (error) => FacebookAuthProvider.credentialFromError(error),
  },
  github: {
    create: () => new GithubAuthProvider(),
    credentialOf: (error) => GithubAuthProvider.credentialFromError(error),
  },
  twitter: {
    create: () => new TwitterAuthProvider(),
    credentialOf: (error) => TwitterAuthProvider.credentialFromError(error),
  },
};
