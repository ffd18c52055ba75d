import type { Session, StateStream } from '@travesia/contracts/page';
import type { LayoutFile, ShellParts } from '@travesia/contracts/release';
import { renderToString } from 'react-dom/server';
import { Chrome, type ChromeState } from './chrome/Chrome.tsx';

type LayoutKind = keyof ShellParts['layouts'];

/** The chrome says that somebody is signed in, never who: a layout is everybody's. */
const SOMEBODY: Session = { status: 'signed-in', user: { uid: '' } };

const PLACEHOLDER = 'PAGES';

function still<T>(value: T): StateStream<T> {
  return { get: () => value, subscribe: () => ({ unsubscribe() {} }) };
}

function unavailable(): never {
  throw new Error('navigation while the layouts are rendered');
}

/** The HTML around the pages, cut where the page's container goes. */
export function renderLayout(kind: LayoutKind): LayoutFile {
  const layout = kind === 'none' ? 'none' : 'default';
  const session: Session = kind === 'signedIn' ? SOMEBODY : { status: 'anonymous' };
  const state: ChromeState = {
    location$: still(null),
    layout$: still(layout),
    place$: still(null),
    navigations: null,
    session$: still(session),
    notices$: still([]),
    dismissNotice: unavailable,
  };
  const html = renderToString(
    <Chrome
      state={state}
      initial={{ layout, session, place: null }}
      placeholder={PLACEHOLDER}
      attach={() => undefined}
    />,
    { identifierPrefix: 's-' },
  );
  const [before, after, ...rest] = html.split(PLACEHOLDER);
  if (before === undefined || after === undefined || rest.length > 0) throw new Error('the layout has no single place');
  return { before, after };
}
