import type { Session, StateStream } from '@travesia/contracts/page';
import { PAGES_ELEMENT_ID } from '@travesia/contracts/release';
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { type Navigator, Router } from 'react-router';
import type { AppLocation } from '../navigation/app-history.ts';
import type { ShownNotice } from '../state/notices.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NoticeList } from './NoticeList.tsx';

export type Layout = 'default' | 'none';

/** What the chrome around the pages is a function of. */
export interface ChromeState {
  readonly navigator: Navigator;
  /** `null` while prerendering: the layouts are the same for every address. */
  readonly location$: StateStream<AppLocation | null>;
  readonly layout$: StateStream<Layout>;
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
  readonly initial: { readonly layout: Layout; readonly session: Session };
}

const NO_NOTICES: readonly ShownNotice[] = [];

/** Everything around the pages. */
export function Chrome({ state, initial, placeholder, attach }: ChromeProps): ReactNode {
  const location = useStream(state.location$, null);
  const layout = useStream(state.layout$, initial.layout);
  const session = useStream(state.session$, initial.session);
  const notices = useStream(state.notices$, NO_NOTICES);
  const framed = layout === 'default';
  return (
    <Router navigator={state.navigator} location={location ?? '/'}>
      {framed && <Header session={session} known={location !== null} />}
      <Pages placeholder={placeholder} attach={attach} />
      {framed && <Footer />}
      <NoticeList notices={notices} dismiss={(id) => state.dismissNotice(id)} />
    </Router>
  );
}
