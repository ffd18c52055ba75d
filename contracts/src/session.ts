/** The signed-in user as every slice may know them: nothing more than this crosses the contract. */
export interface SignedInUser {
  readonly uid: string;
  readonly email?: string;
  /** Of the team (custom claim `staff` of the provider): may pin releases for themselves. */
  readonly staff?: true;
}

/**
 * `pending` until the identity provider has reported its initial state; the edge's verdict
 * on the cookie is the first value where there is one, so a page never flashes signed out.
 */
export type Session =
  | { readonly status: 'pending' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };
