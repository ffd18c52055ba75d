import { useHost } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import { openAttemptStorage, type Waiting } from '../attempt/attempt-storage.ts';
import { backgroundSenderOf } from '../attempt/background-sender-of.ts';

/** What of a student this device has and the service has not, by attempt. `onSent`: some of it has got there. */
export function useWaiting(owner: string, onSent: () => void): ReadonlyMap<string, Waiting> {
  const host = useHost();
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Waiting>>(new Map());
  useEffect(() => {
    const sender = backgroundSenderOf(host);
    let isGone = false;
    const read = () =>
      openAttemptStorage()
        .then((storage) => storage.waiting(owner))
        .then(
          (found) => {
            if (!isGone) setWaiting(new Map(found.map((one) => [one.id, one])));
          },
          () => undefined,
        );
    void read();
    const end = sender.onSent(() => {
      void read();
      onSent();
    });
    sender.send();
    return () => {
      isGone = true;
      end();
    };
  }, [host, owner, onSent]);
  return waiting;
}
