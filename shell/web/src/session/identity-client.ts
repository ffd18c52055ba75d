/** The providers that students can come from, by the name our pages use. */
export const FEDERATED_PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const;
export type FederatedProvider = (typeof FEDERATED_PROVIDERS)[number];

/** A way in that an account has. A link by e-mail counts as `password`: the provider tells them not apart. */
export type SignInMethod = 'password' | FederatedProvider;

export interface IdentityUser {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly methods: readonly SignInMethod[];
}

/** What the provider asks of a new password. Lengths in characters. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength?: number;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digit: boolean;
  readonly symbol: boolean;
}

/** How a student proves again that it is them. */
export type Proof = { readonly method: 'password'; readonly password: string } | { readonly method: FederatedProvider };

/** How it came that nobody is signed in. `asked`: by a page of this document. `code`: what the provider said, if it did. */
export interface Ending {
  readonly asked: boolean;
  readonly code?: string;
}

/** The provider refused; `code` is its own, without the library's prefix (`wrong-password`). */
export class IdentityError extends Error {
  readonly code: string;
  /** Of `account-exists-with-different-credential`: the account that has this address already. */
  readonly email: string | undefined;

  constructor(code: string, options: { readonly email?: string; readonly cause?: unknown } = {}) {
    super(`identity provider: ${code}`, { cause: options.cause });
    this.name = 'IdentityError';
    this.code = code;
    this.email = options.email;
  }
}

/**
 * The identity provider as the session and the shell's pages use it. Every promise rejects with
 * {@link IdentityError}. Signing in and out is told to the listeners; what is returned is for
 * the page that asked.
 */
export interface IdentityClient {
  /** Calls with the initial user once it is known, and whenever the ID token changes; returns how to stop. */
  onIdTokenChanged(listener: (user: IdentityUser | null, ending: Ending) => void): () => void;
  currentUser(): IdentityUser | null;
  /** The ID token; a new one when `force`. */
  getIdToken(force: boolean): Promise<string>;
  signOut(): Promise<void>;

  signInWithPassword(email: string, password: string): Promise<void>;
  signUp(email: string, password: string): Promise<void>;
  /**
   * Popup; where the browser blocks it the whole page goes to the provider, which `leaving` is called for. From then on
   * it only rejects: when the page could not leave, and with `redirect-cancelled-by-user` when the student goes back
   * to it as they had left it.
   */
  signInWithProvider(provider: FederatedProvider, leaving: () => void): Promise<void>;
  /** Ends a {@link signInWithProvider} that left the page; false when there was none. */
  completeRedirect(): Promise<boolean>;
  /** `returnTo`: the full address of ours that the link in the e-mail opens. */
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  completeSignInLink(email: string, address: string): Promise<void>;
  /**
   * After `account-exists-with-different-credential`: adds the refused way in to the account that
   * is signed in now, if it has the same e-mail. Answers with what was added, or `null`.
   */
  linkPending(): Promise<FederatedProvider | null>;

  passwordPolicy(): Promise<PasswordPolicy>;
  sendPasswordReset(email: string, returnTo: string): Promise<void>;
  /** The e-mail that a reset code is for. */
  checkPasswordReset(code: string): Promise<string>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
  sendVerification(returnTo: string): Promise<void>;
  /** Codes that need no more than to be used: verification, change and recovery of the e-mail. */
  applyActionCode(code: string): Promise<void>;

  /** Asks the provider for the account as it is now. */
  reload(): Promise<void>;
  updatePassword(password: string): Promise<void>;
  link(provider: FederatedProvider): Promise<void>;
  unlink(method: SignInMethod): Promise<void>;
  reauthenticate(proof: Proof): Promise<void>;
  /**
   * @param beforehand runs once it is known that the provider will not ask for a proof first, while the session still
   *   stands; where it fails, the account stays.
   */
  deleteAccount(beforehand: () => Promise<void>): Promise<void>;
}
