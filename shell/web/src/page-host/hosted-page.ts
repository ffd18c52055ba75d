import type { MountedPage, PageInput, PageLocation, PageModule } from '@travesia/contracts/page';
import type { AppMatch } from '../app-routes.ts';
import type { StateSubject } from '../state/state-subject.ts';
import type { ScopedHost } from './host-api.ts';

/** A page that stands in the document, on the screen or kept. */
export interface HostedPage {
  match: AppMatch;
  readonly module: PageModule;
  readonly data: unknown;
  readonly container: HTMLElement;
  readonly location$: StateSubject<PageLocation>;
  readonly scope: ScopedHost;
  mounted: MountedPage | undefined;
  scrollY: number;
  /** Takes the page off and, where it is or was to be seen, puts its failure there. */
  fail(cause: unknown): void;
}

export const keyOf = ({ route, canonicalPath }: AppMatch) => `${route.release.name}:${route.page}:${canonicalPath}`;

/** What is kept, and what comes with data of its own, is one page an address. */
const isOneAnAddress = ({ route }: AppMatch) => route.keepAlive || route.data;

export const staysInPlace = (from: AppMatch, to: AppMatch) =>
  keyOf(from) === keyOf(to) ||
  (from.route.release === to.route.release &&
    from.route.page === to.route.page &&
    !isOneAnAddress(from) &&
    !isOneAnAddress(to));

export const pageLocation = ({ canonicalPath }: AppMatch, { search, hash }: PageLocation): PageLocation => ({
  pathname: canonicalPath,
  search,
  hash,
});

export const inputOf = ({ match, location$, data }: HostedPage): PageInput => ({
  params: match.params,
  location: location$.get(),
  ...(data !== undefined && { data }),
});

export function titleOf(page: HostedPage): string {
  try {
    return page.module.head?.(inputOf(page)).title ?? page.match.route.title;
  } catch (error) {
    reportError(error);
    return page.match.route.title;
  }
}
