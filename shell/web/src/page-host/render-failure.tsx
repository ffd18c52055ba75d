import { createRoot } from 'react-dom/client';
import type { PageFailure } from '../federation/load-outcome.ts';
import { type FailureKind, FailureView } from '../pages/falla/FailureView.tsx';

function kindOf({ phase }: PageFailure): FailureKind {
  if (phase === 'mount' || phase === 'render') return phase;
  return navigator.onLine ? 'load' : 'offline';
}

/** Puts the failure of one page into `element`, in a root of its own like every page. */
export function renderFailure(
  element: HTMLElement,
  failure: PageFailure,
  title: string,
  retry: () => void,
): () => void {
  const root = createRoot(element, { identifierPrefix: 'f-' });
  const { remote, version, phase } = failure;
  root.render(
    <FailureView
      remoteTitle={title}
      kind={kindOf(failure)}
      message={`${remote} ${version} · ${phase}`}
      onRetry={retry}
    />,
  );
  return () => root.unmount();
}
