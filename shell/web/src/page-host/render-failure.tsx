import { createRoot } from 'react-dom/client';
import type { PageFailure } from '../federation/load-outcome.ts';
import { FailureView } from '../pages/falla/FailureView.tsx';
import { NeverEnded } from './crash-loop-guard.ts';

/** Puts the failure of one page into `element`, in a root of its own like every page. */
export function renderFailure(
  element: HTMLElement,
  failure: PageFailure,
  title: string,
  retry: () => void,
): () => void {
  const root = createRoot(element, { identifierPrefix: 'f-' });
  const { remote, release, kind, phase, cause } = failure;
  root.render(
    <FailureView
      remoteTitle={title}
      kind={kind}
      moment={cause instanceof NeverEnded ? 'never-ended' : phase === 'render' ? 'open' : 'opening'}
      message={`${remote} ${release} · ${phase} · ${kind}`}
      onRetry={retry}
    />,
  );
  return () => root.unmount();
}
