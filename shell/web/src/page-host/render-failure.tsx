import { createRoot } from 'react-dom/client';
import type { PageFailure } from '../federation/load-outcome.ts';
import { FailureView } from '../pages/falla/FailureView.tsx';
import { audienceOf, knownNavigation } from '../places/known-navigation.ts';
import { NeverEnded } from './crash-loop-guard.ts';

/** Areas that a failure names beside "Inicio". */
const WAYS_MAX = 3;

function waysOn() {
  const known = knownNavigation();
  const navigation = known?.navigations[audienceOf(known.session$.get())] ?? [];
  return navigation.filter(({ path }) => path !== '/').slice(0, WAYS_MAX);
}

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
      ways={waysOn()}
      message={`${remote} ${release} · ${phase} · ${kind}`}
      onRetry={retry}
    />,
  );
  return () => root.unmount();
}
