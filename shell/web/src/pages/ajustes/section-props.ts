import type { IdentityClient, IdentityUser } from '../../session/identity-client.ts';

/** What every section about the account is given. */
export interface SectionProps {
  readonly client: IdentityClient;
  readonly user: IdentityUser;
  /** To be called after a change of the account. */
  readonly onChanged: () => void;
}
