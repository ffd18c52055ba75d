import type { HostApi } from '@travesia/contracts';
import { lostText, replacedText } from '../taking/unsent-text.ts';
import { type Courier, createCourier } from './courier.ts';
import { GUEST } from './guest.ts';
import { openKeep } from './keep.ts';
import { browserSurroundings } from './surroundings.ts';

let courier: Courier | undefined;

/** The tab's one courier: it goes on when the page that began it is left. */
export function courierOf(host: HostApi): Courier {
  if (courier) return courier;
  courier = createCourier({
    http: host.http,
    openKeep,
    surroundings: browserSurroundings(),
    owner() {
      const session = host.session$.get();
      if (session.status === 'signed-in') return session.user.uid;
      return session.status === 'anonymous' ? GUEST : null;
    },
  });
  courier.onSent(({ lost, replaced }) => {
    if (lost > 0) host.notify({ tone: 'warning', text: lostText(lost) });
    if (replaced.length > 0) host.notify({ tone: 'warning', text: replacedText(replaced) });
  });
  return courier;
}
