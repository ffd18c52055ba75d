import type { LayoutFile, StateStream } from '@travesia/contracts';
import { renderToString } from 'react-dom/server';
import { Chrome, type ChromeState, type Layout } from './chrome/Chrome.tsx';

const PLACEHOLDER = 'PAGES';

function still<T>(value: T): StateStream<T> {
  return { get: () => value, subscribe: () => ({ unsubscribe() {} }) };
}

function unavailable(): never {
  throw new Error('navigation while the layouts are rendered');
}

/** The HTML around the pages, cut where the page's container goes. */
export function renderLayout(layout: Layout): LayoutFile {
  const state: ChromeState = {
    navigator: { createHref: String, go: unavailable, push: unavailable, replace: unavailable },
    location$: still(null),
    layout$: still(layout),
    session$: still({ status: 'anonymous' }),
    notices$: still([]),
    dismissNotice: unavailable,
  };
  const html = renderToString(
    <Chrome
      state={state}
      initial={{ layout, session: { status: 'anonymous' } }}
      placeholder={PLACEHOLDER}
      attach={() => undefined}
    />,
    { identifierPrefix: 's-' },
  );
  const [before, after, ...rest] = html.split(PLACEHOLDER);
  if (before === undefined || after === undefined || rest.length > 0) throw new Error('the layout has no single place');
  return { before, after };
}
