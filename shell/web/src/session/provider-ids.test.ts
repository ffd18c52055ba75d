import {
  EmailAuthProvider,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  TwitterAuthProvider,
} from 'firebase/auth';
import { expect, it } from 'vitest';
import { federatedName, methodOf, PROVIDER_IDS } from './provider-ids.ts';

it("are the library's own", () => {
  expect(PROVIDER_IDS).toEqual({
    password: EmailAuthProvider.PROVIDER_ID,
    google: GoogleAuthProvider.PROVIDER_ID,
    facebook: FacebookAuthProvider.PROVIDER_ID,
    github: GithubAuthProvider.PROVIDER_ID,
    twitter: TwitterAuthProvider.PROVIDER_ID,
  });
});

it('lead back to the names of our pages, where these have one', () => {
  expect(['password', 'google.com', 'apple.com'].map(methodOf)).toEqual(['password', 'google', undefined]);
  expect(federatedName('password')).toBeUndefined();
});
