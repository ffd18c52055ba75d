import type { HostApi, PageInput } from '@travesia/contracts/page';
import { Activity, type ReactNode, useLayoutEffect } from 'react';
import { HostContext } from './host-context.ts';
import type { PageSource } from './page-source.ts';

function OnCommit({ run }: { run: () => void }): ReactNode {
  useLayoutEffect(run, [run]);
  return null;
}

interface PageFrameProps {
  readonly host: HostApi;
  readonly source: PageSource;
  readonly input: PageInput;
  readonly visible: boolean;
  readonly onFirstCommit: () => void;
}

/**
 * The tree around every page. Prerendering and hydration render this same one, or the ids and
 * the markers would not match. `Activity` pauses the effects of a hidden page; what is in it hydrates after the rest.
 */
export function PageFrame({
  host,
  source: { default: Page },
  input,
  visible,
  onFirstCommit,
}: PageFrameProps): ReactNode {
  return (
    <HostContext value={host}>
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <OnCommit run={onFirstCommit} />
        <Page {...input} />
      </Activity>
    </HostContext>
  );
}
