import { SIGN_IN_PATH } from '@travesia/contracts/slices';

/** Where our links in e-mails end: the "action URL" of a real project's templates. */
const ACTION_PATH = `${SIGN_IN_PATH}/callback`;

/**
 * What `link` of the emulator would be with our page for its action URL. By itself the emulator acts on links and
 * answers in JSON; only those for signing in lead on to the page that asked for them.
 */
export function mailLink(link: string, origin: string): string {
  const { searchParams, search } = new URL(link);
  return searchParams.get('mode') === 'signIn' ? link : `${origin}${ACTION_PATH}${search}`;
}
