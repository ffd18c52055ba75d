import type { IdentityConfig } from '@travesia/contracts/slices';
import { type FirebaseError, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  type User,
  unlink,
  updatePassword,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { PROVIDERS } from './federated-providers.ts';
import { FirebaseSession, startAuth } from './firebase-session.ts';
import {
  type FederatedProvider,
  type IdentityClient,
  IdentityError,
  type PasswordPolicy,
  type SignInMethod,
} from './identity-client.ts';
import { pendingLink } from './pending-link.ts';
import { federatedName, PROVIDER_IDS } from './provider-ids.ts';

/** Where the provider's policy names none. */
const PASSWORD_MIN_LENGTH = 6;

/** The provider deletes an account only within five minutes of a sign-in; a minute is left for what comes before. */
const RECENT_SIGN_IN_MS = 4 * 60_000;

const resolver = browserPopupRedirectResolver;

const POLICY_BY_DEFAULT: PasswordPolicy = {
  minLength: PASSWORD_MIN_LENGTH,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
};

function emailOf(error: FirebaseError): string | undefined {
  const email = error.customData?.['email'];
  return typeof email === 'string' ? email : undefined;
}

/** Resolves when the browser shows this document again, as it was left. */
function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });
}

/** {@link IdentityClient} over Firebase Auth. The popup's 500×600 and the 8 s after it closes are the library's own. */
class FirebaseIdentity extends FirebaseSession implements IdentityClient {
  /** A change of password under way. */
  #passwordChange: Promise<unknown> = Promise.resolve();

  override async getIdToken(force: boolean): Promise<string> {
    await this.#passwordChange;
    return super.getIdToken(force);
  }

  async signInWithPassword(email: string, password: string): Promise<void> {
    await this.call(() => signInWithEmailAndPassword(this.auth, email, password));
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.call(() => createUserWithEmailAndPassword(this.auth, email, password));
  }

  async signInWithProvider(provider: FederatedProvider, leaving: () => void): Promise<void> {
    try {
      await this.call(() => signInWithPopup(this.auth, PROVIDERS[provider].create(), resolver));
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'popup-blocked') throw error;
      leaving();
      const left = this.call(() => signInWithRedirect(this.auth, PROVIDERS[provider].create(), resolver));
      await Promise.race([left, shownAgain()]);
      throw new IdentityError('redirect-cancelled-by-user');
    }
  }

  async completeRedirect(): Promise<boolean> {
    return (await this.call(() => getRedirectResult(this.auth, resolver))) !== null;
  }

  sendSignInLink(email: string, returnTo: string): Promise<void> {
    return this.call(() => sendSignInLinkToEmail(this.auth, email, { url: returnTo, handleCodeInApp: true }));
  }

  async completeSignInLink(email: string, address: string): Promise<void> {
    await this.call(() => signInWithEmailLink(this.auth, email, address));
  }

  async linkPending(): Promise<FederatedProvider | null> {
    const pending = pendingLink.take();
    const user = this.user();
    if (!pending || pending.email !== user.email) return null;
    await this.call(() => linkWithCredential(user, pending.credential));
    return pending.provider;
  }

  /** A policy that cannot be read is no reason to stop: the provider checks the password again. */
  async passwordPolicy(): Promise<PasswordPolicy> {
    try {
      const { passwordPolicy } = await validatePassword(this.auth, '');
      const options = passwordPolicy.customStrengthOptions;
      return {
        minLength: options.minPasswordLength ?? PASSWORD_MIN_LENGTH,
        ...(options.maxPasswordLength && { maxLength: options.maxPasswordLength }),
        lowercase: options.containsLowercaseLetter ?? false,
        uppercase: options.containsUppercaseLetter ?? false,
        digit: options.containsNumericCharacter ?? false,
        symbol: options.containsNonAlphanumericCharacter ?? false,
      };
    } catch {
      return POLICY_BY_DEFAULT;
    }
  }

  sendPasswordReset(email: string, returnTo: string): Promise<void> {
    return this.call(() => sendPasswordResetEmail(this.auth, email, { url: returnTo }));
  }

  checkPasswordReset(code: string): Promise<string> {
    return this.call(() => verifyPasswordResetCode(this.auth, code));
  }

  confirmPasswordReset(code: string, password: string): Promise<void> {
    return this.call(() => confirmPasswordReset(this.auth, code, password));
  }

  sendVerification(returnTo: string): Promise<void> {
    return this.call(() => sendEmailVerification(this.user(), { url: returnTo }));
  }

  applyActionCode(code: string): Promise<void> {
    return this.call(() => applyActionCode(this.auth, code));
  }

  reload(): Promise<void> {
    return this.call(() => reload(this.user()));
  }

  /**
   * The provider takes every sign-in from before the change for revoked, also the one that made it: it is followed by
   * a new one, and no token is given out in between.
   */
  async updatePassword(password: string): Promise<void> {
    const change = this.call(async () => {
      const user = this.user();
      await updatePassword(user, password);
      // The password has changed even when this fails; then the student is asked to sign in again.
      await this.#signInAgain(user, password).catch(() => undefined);
    });
    this.#passwordChange = change.catch(() => undefined);
    await change;
  }

  /** By popup only: a redirect would need the resolver on every page load. */
  async link(provider: FederatedProvider): Promise<void> {
    await this.call(() => linkWithPopup(this.user(), PROVIDERS[provider].create(), resolver));
  }

  async unlink(method: SignInMethod): Promise<void> {
    await this.call(() => unlink(this.user(), PROVIDER_IDS[method]));
  }

  async reauthenticate(proof: Parameters<IdentityClient['reauthenticate']>[0]): Promise<void> {
    await this.call(() => {
      const user = this.user();
      return proof.method === 'password'
        ? this.#signInAgain(user, proof.password)
        : reauthenticateWithPopup(user, PROVIDERS[proof.method].create(), resolver);
    });
  }

  async deleteAccount(beforehand: () => Promise<void>): Promise<void> {
    const { authTime } = await this.call(() => this.user().getIdTokenResult());
    if (Date.now() - Date.parse(authTime) > RECENT_SIGN_IN_MS) throw new IdentityError('requires-recent-login');
    await beforehand();
    await this.leave(() => deleteUser(this.user()));
  }

  #signInAgain(user: User, password: string): Promise<unknown> {
    return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  }

  protected override refusal(code: string, cause: FirebaseError): IdentityError {
    const email = emailOf(cause);
    if (code === 'account-exists-with-different-credential' && email) rememberPending(cause, email);
    return new IdentityError(code, { ...(email && { email }), cause });
  }
}

function rememberPending(error: FirebaseError, email: string): void {
  // Only this class says whose answer it was: the others make a credential of their own out of anybody's.
  const provider = federatedName(OAuthProvider.credentialFromError(error)?.providerId ?? '');
  const credential = provider && PROVIDERS[provider].credentialOf(error);
  if (credential) pendingLink.remember({ provider, credential, email });
}

/** To be called once in a document, and only in one whose content policy has room for the provider's windows. */
export function createFirebaseIdentity(config: IdentityConfig): IdentityClient {
  const library = { initializeApp, initializeAuth, connectAuthEmulator, indexedDBLocalPersistence };
  // Phones and Safari open no window unless it follows the click at once: with a resolver from the start the library
  // loads the provider's frame as it starts.
  return new FirebaseIdentity(startAuth(library, config, resolver));
}
