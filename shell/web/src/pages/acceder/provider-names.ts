import type { FederatedProvider, SignInMethod } from '../../session/identity-client.ts';

/** As each service calls itself. */
export const PROVIDER_NAMES: Readonly<Record<FederatedProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'X (Twitter)',
};

export const METHOD_NAMES: Readonly<Record<SignInMethod, string>> = { password: 'Contraseña', ...PROVIDER_NAMES };
