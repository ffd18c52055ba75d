import type { IdentityConfig } from '@travesia/contracts/slices';
import type { FirebaseError } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import { forgetPendingLink } from './forget-pending-link.ts';
import { type Ending, IdentityError, type IdentityUser } from './identity-client.ts';
import { methodOf } from './provider-ids.ts';
import type { FollowedClient } from './session-controller.ts';
import { keepStudentWhileStarting } from './starting-through-outages.ts';

/** Spanish of Latin America, for the provider's e-mails and windows. */
const LANGUAGE = 'es-419';

/** Answers after which the library signs its student out by itself, before it rejects with them. */
const CLOSING_CODES: ReadonlySet<string> = new Set(['user-disabled', 'user-token-expired']);

/** What starts the library. Whoever has more of it in their bundle gives their own. */
export interface AuthLibrary {
  readonly initializeApp: typeof import('firebase/app').initializeApp;
  readonly initializeAuth: typeof import('firebase/auth').initializeAuth;
  readonly connectAuthEmulator: typeof import('firebase/auth').connectAuthEmulator;
  readonly indexedDBLocalPersistence: import('firebase/auth').Persistence;
}

/** To be called once in a document. */
export function startAuth(
  library: AuthLibrary,
  { emulator, demo, tokenSync, ...options }: IdentityConfig,
  popupRedirectResolver?: import('firebase/auth').PopupRedirectResolver,
): Auth {
  const auth = library.initializeAuth(library.initializeApp(options), {
    persistence: library.indexedDBLocalPersistence,
    ...(popupRedirectResolver && { popupRedirectResolver }),
  });
  if (emulator) library.connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = LANGUAGE;
  return auth;
}

function asUser({ uid, email, emailVerified, providerData }: User): IdentityUser {
  const methods = providerData.flatMap(({ providerId }) => methodOf(providerId) ?? []);
  return { uid, ...(email && { email }), emailVerified, methods };
}

/** By its name: the library may be in the document's bundle in more than one extent, each with a class of its own. */
const isFirebaseError = (cause: unknown): cause is FirebaseError =>
  cause instanceof Error && cause.name === 'FirebaseError';

function unknownFailure(cause: unknown): IdentityError {
  return new IdentityError('internal-error', { cause });
}

/** What the session follows, over Firebase Auth, with no more of it than methods of `auth`. */
export class FirebaseSession implements FollowedClient {
  protected readonly auth: Auth;
  /** Of the student who is here, should they leave now. */
  #ending: Ending = { asked: false };

  constructor(auth: Auth) {
    this.auth = auth;
    keepStudentWhileStarting(window, auth.authStateReady(), (code) => {
      this.#ending = { asked: false, code };
    });
  }

  onIdTokenChanged(listener: (user: IdentityUser | null, ending: Ending) => void): () => void {
    return this.auth.onIdTokenChanged((user) => {
      if (user) {
        this.#ending = { asked: false };
        listener(asUser(user), this.#ending);
      } else if (this.#ending.asked) {
        listener(null, this.#ending);
      } else {
        // Why the library has signed out comes after it has done so.
        setTimeout(() => !this.auth.currentUser && listener(null, this.#ending));
      }
    });
  }

  currentUser(): IdentityUser | null {
    const user = this.auth.currentUser;
    return user && asUser(user);
  }

  getIdToken(force: boolean): Promise<string> {
    return this.call(() => this.user().getIdToken(force));
  }

  signOut(): Promise<void> {
    forgetPendingLink();
    return this.leave(() => this.auth.signOut());
  }

  protected async leave(action: () => Promise<void>): Promise<void> {
    this.#ending = { asked: true };
    try {
      await this.call(action);
    } catch (cause) {
      if (this.#ending.asked) this.#ending = { asked: false };
      throw cause;
    }
  }

  protected user(): User {
    const user = this.auth.currentUser;
    if (!user) throw new IdentityError('no-current-user');
    return user;
  }

  /** @throws {IdentityError} whatever the library rejects with. */
  protected async call<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (cause) {
      if (!isFirebaseError(cause)) throw cause instanceof IdentityError ? cause : unknownFailure(cause);
      const code = cause.code.replace(/^auth\//, '');
      if (CLOSING_CODES.has(code)) this.#ending = { asked: false, code };
      throw this.refusal(code, cause);
    }
  }

  protected refusal(code: string, cause: FirebaseError): IdentityError {
    return new IdentityError(code, { cause });
  }
}
