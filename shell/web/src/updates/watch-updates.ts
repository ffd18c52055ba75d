import type { Notices } from '../state/notices.ts';
import { createOfferCount } from './offer-count.ts';
import { type OwnBuild, type UpdateTab, UpdateWatch } from './update-watch.ts';

interface WatchOptions {
  readonly notices: Pick<Notices, 'notify' | 'dismiss' | 'shown$'>;
  readonly isBlocked: UpdateTab['isBlocked'];
  reload(): void;
}

/** The watch in this tab, and its offer among the notices. */
export function watchUpdates(own: OwnBuild, { notices, isBlocked, reload }: WatchOptions): UpdateWatch {
  const watch = new UpdateWatch(own, {
    fetch: (address, init) => fetch(address, init),
    every: (ms, run) => setInterval(run, ms),
    isVisible: () => document.visibilityState === 'visible',
    isBlocked,
    address: () => location.pathname + location.search,
    offers: createOfferCount(() => sessionStorage),
    offer() {
      const id = notices.notify({
        tone: 'info',
        text: 'Hay una versión nueva de Travesía.',
        action: { label: 'Actualizar', run: reload },
      });
      return {
        isShown: () => notices.shown$.get().some((notice) => notice.id === id),
        withdraw: () => notices.dismiss(id),
      };
    },
  });
  document.addEventListener('visibilitychange', () => void watch.check());
  window.addEventListener('online', () => void watch.check());
  return watch;
}
