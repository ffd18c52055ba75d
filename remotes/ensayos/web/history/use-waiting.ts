import { useHost } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import { courierOf } from '../attempt/courier-of.ts';
import { openKeep, type Waiting } from '../attempt/keep.ts';

/** What of a student this device has and the service has not, by attempt. `onSent`: some of it has got there. */
export function useWaiting(owner: string, onSent: () => void): ReadonlyMap<string, Waiting> {
  const host = useHost();
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Waiting>>(new Map());
  useEffect(() => {
    const courier = courierOf(host);
    let isGone = false;
    const read = () =>
      openKeep()
        .then((keep) => keep.waiting(owner))
        .then(
          (found) => {
            if (!isGone) setWaiting(new Map(found.map((one) => [one.id, one])));
          },
          () => undefined,
        );
    void read();
    const end = courier.onSent(() => {
      void read();
      onSent();
    });
    courier.send();
    return () => {
      isGone = true;
      end();
    };
  }, [host, owner, onSent]);
  return waiting;
}
