import { FEDERATED_PROVIDERS, type FederatedProvider, type SignInMethod } from './identity-client.ts';

/** What the provider calls each way in. */
export const PROVIDER_IDS: Readonly<Record<SignInMethod, string>> = {
  password: 'password',
  google: 'google.com',
  facebook: 'facebook.com',
  github: 'github.com',
  twitter: 'twitter.com',
};

export function federatedName(providerId: string): FederatedProvider | undefined {
  return FEDERATED_PROVIDERS.find((name) => PROVIDER_IDS[name] === providerId);
}

/** The way in that `providerId` stands for, where pages know it. */
export function methodOf(providerId: string): SignInMethod | undefined {
  return providerId === PROVIDER_IDS.password ? 'password' : federatedName(providerId);
}
