import type { IdentityClient } from '../../session/identity-client.ts';

/** What every way of the sign-in page is given. */
export interface PanelProps {
  readonly client: IdentityClient;
  /** Kept while the student changes between ways. */
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly busy: boolean;
  readonly destination: string | null;
}
