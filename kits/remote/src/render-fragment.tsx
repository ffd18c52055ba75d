import { type HostApi, type PageInput, PRERENDERED_ID_PREFIX, type StateStream } from '@travesia/contracts/page';
import { prerender } from 'react-dom/static';
import { PageFrame } from './page-frame.tsx';
import type { PageSource } from './page-source.ts';

function still<T>(value: T): StateStream<T> {
  return {
    get: () => value,
    subscribe(next) {
      next(value);
      return { unsubscribe() {} };
    },
  };
}

function unavailable(what: string) {
  return () => {
    throw new Error(`host.${what} was called while rendering; call it from an effect or an event`);
  };
}

function prerenderHost(input: PageInput): HostApi {
  return {
    session$: still({ status: 'pending' }),
    activity$: still('idle'),
    location$: still(input.location),
    navigate: unavailable('navigate'),
    blockLeave: unavailable('blockLeave'),
    http: unavailable('http'),
    notify: unavailable('notify'),
    events: { emit: unavailable('events.emit'), on: unavailable('events.on') },
  };
}

/** HTML of one page at one address. Rejects with what the page throws. */
export async function renderFragment(source: PageSource, input: PageInput): Promise<string> {
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <PageFrame host={prerenderHost(input)} source={source} input={input} visible onFirstCommit={() => undefined} />,
    {
      identifierPrefix: PRERENDERED_ID_PREFIX,
      onError(error) {
        failure ??= { error };
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure.error;
  return html;
}
