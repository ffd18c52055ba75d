import type { RouteDeclaration } from '@travesia/contracts/page';
import type { BuildDocument } from '@travesia/contracts/release';
import { isProviderPage } from '@travesia/contracts/slices';

/** Files of `shell` that come after the first paint of a page of `route`, for the session of the student who sees it. */
export function sessionScripts(
  { shell }: BuildDocument,
  { access, path }: Pick<RouteDeclaration, 'access' | 'path'>,
): readonly string[] {
  if (access === 'public' || !shell?.session) return [];
  return isProviderPage(path) ? shell.session.withAccounts : shell.session.kept;
}
