import type { IdentityConfig } from '@travesia/contracts/slices';
import { vi } from 'vitest';
import type { IdentityAccess } from '../identity-access.ts';
import type { IdentityClient, IdentityUser } from '../identity-client.ts';

interface FakeIdentityOptions {
  readonly config: IdentityConfig;
  readonly user?: IdentityUser;
}

/** A provider where everything succeeds until a test says otherwise. */
export function fakeIdentity({ config, user }: FakeIdentityOptions) {
  const client = {
    onIdTokenChanged: vi.fn<IdentityClient['onIdTokenChanged']>((listener) => {
      listener(user ?? null, { asked: false });
      return () => undefined;
    }),
    currentUser: vi.fn<IdentityClient['currentUser']>(() => user ?? null),
    getIdToken: vi.fn<IdentityClient['getIdToken']>(async () => 'token'),
    signOut: vi.fn<IdentityClient['signOut']>(async () => undefined),
    signInWithPassword: vi.fn<IdentityClient['signInWithPassword']>(async () => undefined),
    signUp: vi.fn<IdentityClient['signUp']>(async () => undefined),
    signInWithProvider: vi.fn<IdentityClient['signInWithProvider']>(async () => undefined),
    completeRedirect: vi.fn<IdentityClient['completeRedirect']>(async () => false),
    sendSignInLink: vi.fn<IdentityClient['sendSignInLink']>(async () => undefined),
    completeSignInLink: vi.fn<IdentityClient['completeSignInLink']>(async () => undefined),
    linkPending: vi.fn<IdentityClient['linkPending']>(async () => null),
    passwordPolicy: vi.fn<IdentityClient['passwordPolicy']>(async () => ({
      minLength: 6,
      lowercase: false,
      uppercase: false,
      digit: false,
      symbol: false,
    })),
    sendPasswordReset: vi.fn<IdentityClient['sendPasswordReset']>(async () => undefined),
    checkPasswordReset: vi.fn<IdentityClient['checkPasswordReset']>(async () => 'ana@ejemplo.cl'),
    confirmPasswordReset: vi.fn<IdentityClient['confirmPasswordReset']>(async () => undefined),
    sendVerification: vi.fn<IdentityClient['sendVerification']>(async () => undefined),
    applyActionCode: vi.fn<IdentityClient['applyActionCode']>(async () => undefined),
    reload: vi.fn<IdentityClient['reload']>(async () => undefined),
    updatePassword: vi.fn<IdentityClient['updatePassword']>(async () => undefined),
    link: vi.fn<IdentityClient['link']>(async () => undefined),
    unlink: vi.fn<IdentityClient['unlink']>(async () => undefined),
    reauthenticate: vi.fn<IdentityClient['reauthenticate']>(async () => undefined),
    deleteAccount: vi.fn<IdentityClient['deleteAccount']>((beforehand) => beforehand()),
  } satisfies IdentityClient;
  const signOutEverywhere = vi.fn(async () => undefined);
  const access: IdentityAccess = { config, client: async () => client, signOutEverywhere };
  return { access, client, signOutEverywhere };
}
