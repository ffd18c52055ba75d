/** What becomes of a wish that the identity provider did not grant because it could not be asked. */
export interface Unavailable {
  readonly status: 'unavailable';
  /** For the log: the provider's code, without anybody's data. */
  readonly cause: string;
}

export type MintOutcome =
  | { readonly status: 'minted'; readonly cookie: string }
  /** The provider no longer stands by the ID token. */
  | { readonly status: 'refused' }
  | Unavailable;

export type AccountOutcome =
  | {
      readonly status: 'found';
      readonly disabled: boolean;
      /** Seconds since the epoch: who signed in before is signed out. */
      readonly validSinceS: number;
    }
  | { readonly status: 'missing' }
  | Unavailable;

export type RevokeOutcome = { readonly status: 'revoked' } | { readonly status: 'missing' } | Unavailable;

export type DeleteOutcome = { readonly status: 'deleted' } | { readonly status: 'missing' } | Unavailable;

/** What we ask of the identity provider's own servers. Never rejects. */
export interface IdentityAdmin {
  /** Exchanges an ID token, which the caller has verified, for a session cookie that lasts `durationMs`. */
  mint(idToken: string, durationMs: number): Promise<MintOutcome>;
  lookUp(uid: string): Promise<AccountOutcome>;
  /** Ends every sign-in of the user that began before now, on every device. */
  revoke(uid: string): Promise<RevokeOutcome>;
  /** Takes the account away for good. */
  delete(uid: string): Promise<DeleteOutcome>;
}
