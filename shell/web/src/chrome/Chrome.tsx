import type { NavAudience, Session, StateStream } from '@travesia/contracts/page';
import { type Navigation, PAGES_ELEMENT_ID, positionOf } from '@travesia/contracts/release';
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { AppLocation } from '../navigation/app-history.ts';
import { audienceOf } from '../places/known-navigation.ts';
import { NavList, type NavState } from '../places/NavList.tsx';
import type { ShownNotice } from '../state/notices.ts';
import { Bar } from './Bar.tsx';
import css from './Chrome.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NoticeList } from './NoticeList.tsx';

export type Layout = 'default' | 'none';

/** The page on the screen, as the navigation knows it. */
export type PagePlace = Parameters<typeof positionOf>[1];

/** What the chrome around the pages is a function of. */
export interface ChromeState {
  /** `null` while prerendering: the layouts are the same for every address. */
  readonly location$: StateStream<AppLocation | null>;
  readonly layout$: StateStream<Layout>;
  /** `null` on an error page, which is nowhere. */
  readonly place$: StateStream<PagePlace | null>;
  /** `null` while prerendering: what is live is nothing that a layout knows. */
  readonly navigations: Readonly<Record<NavAudience, Navigation>> | null;
  readonly session$: StateStream<Session>;
  readonly notices$: StateStream<readonly ShownNotice[]>;
  dismissNotice(id: number): void;
}

function useStream<T>(stream: StateStream<T>, whileHydrating: T): T {
  return useSyncExternalStore(
    (changed) => {
      const subscription = stream.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => stream.get(),
    () => whileHydrating,
  );
}

interface PagesProps {
  /** Stands inside while the layouts are prerendered, to know where they are to be cut. */
  readonly placeholder: string;
  readonly attach: (element: HTMLElement | null) => void;
}

/** Belongs to the page host: React makes the element and never looks inside. */
const Pages = memo(
  ({ placeholder, attach }: PagesProps) => (
    <main
      id={PAGES_ELEMENT_ID}
      tabIndex={-1}
      ref={attach}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; it keeps React away from the children
      dangerouslySetInnerHTML={{ __html: placeholder }}
    />
  ),
  () => true,
);

export interface ChromeProps extends PagesProps {
  readonly state: ChromeState;
  /** What the server wrote, for the first render. */
  readonly initial: { readonly layout: Layout; readonly session: Session; readonly place: PagePlace | null };
}

const NO_NOTICES: readonly ShownNotice[] = [];

function navState(
  navigations: ChromeState['navigations'],
  audience: NavAudience,
  place: PagePlace | null,
): NavState | null {
  if (!navigations) return null;
  const navigation = navigations[audience];
  return { navigation, position: place ? positionOf(navigation, place) : undefined };
}

/** Without a connection the document of a path may be kept of an address with another layout: what it has is adopted first. */
export const layoutDrawn = (shell: Element): Layout =>
  shell.querySelector(':scope > [data-audience]') ? 'default' : 'none';

/** Everything around the pages. */
export function Chrome({ state, initial, placeholder, attach }: ChromeProps): ReactNode {
  const location = useStream(state.location$, null);
  const layout = useStream(state.layout$, initial.layout);
  const session = useStream(state.session$, initial.session);
  const place = useStream(state.place$, initial.place);
  const notices = useStream(state.notices$, NO_NOTICES);
  const framed = layout === 'default';
  const audience = audienceOf(session);
  const { navigations } = state;
  // The lists are drawn anew only when another page stands there, not while one is on its way.
  const nav = useMemo(() => navState(navigations, audience, place), [navigations, audience, place]);
  return (
    <div className={css.frame} data-audience={framed ? audience : undefined}>
      {framed && <Header audience={audience} nav={nav} pathname={location?.pathname ?? null} />}
      {framed && audience === 'visitor' && <NavList name="section" state={nav} />}
      <Pages placeholder={placeholder} attach={attach} />
      {framed && <Footer nav={nav} />}
      {framed && <Bar nav={nav} />}
      <NoticeList notices={notices} dismiss={(id) => state.dismissNotice(id)} />
    </div>
  );
}
