import type { ActivityState, Session } from '@travesia/contracts/page';
import { expect, it } from 'vitest';
import { StateSubject } from '../state/state-subject.ts';
import { startPresence } from './start-presence.ts';

function student(next: number | null = 8_000) {
  const session$ = new StateSubject<Session>({ status: 'signed-in', user: { uid: 'ana' } });
  const activity$ = new StateSubject<ActivityState>('idle');
  const sent: (ActivityState | null)[] = [];
  const listeners = { visibility: () => {}, leave: () => {} };
  let visible = true;
  let timers: { run: () => void; at: number }[] = [];
  let now = 0;
  startPresence(
    {
      isVisible: () => visible,
      onVisibility: (listener) => {
        listeners.visibility = listener;
      },
      onLeave: (listener) => {
        listeners.leave = listener;
      },
      async send({ activity }) {
        sent.push(activity);
        return next;
      },
      schedule(run, ms) {
        const timer = { run, at: now + ms };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    },
    session$,
    activity$,
  );
  return {
    sent,
    session$,
    activity$,
    leave: () => listeners.leave(),
    show(isVisible: boolean) {
      visible = isVisible;
      listeners.visibility();
    },
    async wait(ms: number) {
      const until = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = due.at;
        due.run();
        await Promise.resolve();
        await Promise.resolve();
      }
      now = until;
    },
  };
}

it('beats while the tab is visible, as often as the service wants', async () => {
  const ana = student();
  await ana.wait(2_999);
  expect(ana.sent).toEqual([]);
  await ana.wait(8_001);
  expect(ana.sent).toEqual(['idle', 'idle']);
});

it('says at once that it leaves, and is back when the tab is', async () => {
  const ana = student();
  await ana.wait(3_000);
  ana.show(false);
  await ana.wait(60_000);
  expect(ana.sent).toEqual(['idle', null]);
  ana.show(true);
  await ana.wait(3_000);
  expect(ana.sent).toEqual(['idle', null, 'idle']);
  ana.leave();
  expect(ana.sent.at(-1)).toBeNull();
});

it('tells another activity soon, and the last of several', async () => {
  const ana = student(20_000);
  await ana.wait(3_000);
  ana.activity$.set('studying');
  ana.activity$.set('in_practice_test');
  await ana.wait(3_000);
  expect(ana.sent).toEqual(['idle', 'in_practice_test']);
});

it('is silent without a session, and where it was never counted', async () => {
  const ana = student();
  ana.session$.set({ status: 'anonymous' });
  await ana.wait(60_000);
  ana.show(false);
  expect(ana.sent).toEqual([]);
});

it('waits a minute where the service does not answer, and never asks faster than every five seconds', async () => {
  const broken = student(null);
  await broken.wait(3_000 + 59_999);
  expect(broken.sent).toHaveLength(1);
  const hasty = student(1);
  await hasty.wait(3_000 + 10_000);
  expect(hasty.sent).toHaveLength(3);
});
