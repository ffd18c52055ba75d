import type { HostApi } from '@travesia/contracts/page';
import { openBrowserPorts } from '@travesia/kit-offline';
import { openAttemptStorage } from './attempt-storage.ts';
import { type BackgroundSender, createBackgroundSender } from './background-sender.ts';
import { GUEST } from './guest.ts';
import { lostText, replacedText } from './unsent-text.ts';

let sender: BackgroundSender | undefined;

/** The tab's one: it goes on when the page that began it is left. */
export function backgroundSenderOf(host: HostApi): BackgroundSender {
  if (sender) return sender;
  sender = createBackgroundSender({
    http: host.http,
    openStorage: openAttemptStorage,
    ports: openBrowserPorts(),
    owner() {
      const session = host.session$.get();
      if (session.status === 'signed-in') return session.user.uid;
      return session.status === 'anonymous' ? GUEST : null;
    },
  });
  sender.onSent(({ lost, replaced }) => {
    if (lost > 0) host.notify({ tone: 'warning', text: lostText(lost) });
    if (replaced.length > 0) host.notify({ tone: 'warning', text: replacedText(replaced) });
  });
  return sender;
}
