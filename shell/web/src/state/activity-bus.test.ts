import { from } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ActivityBus, type ActivityChannel } from './activity-bus.ts';

/** Tabs on one channel, without the browser: everybody but the sender hears, when `post` lets them. */
function tabs(post = (deliver: () => void): unknown => deliver()) {
  const listeners = new Map<object, (event: { data: unknown }) => void>();
  return (): ActivityChannel => {
    const me = {};
    return {
      postMessage(data) {
        for (const [other, listener] of listeners) if (other !== me) post(() => listener({ data }));
      },
      addEventListener(_type, listener) {
        listeners.set(me, listener);
      },
    };
  };
}

describe('the activity bus', () => {
  it('starts idle and tells every subscriber the current value first', () => {
    const bus = new ActivityBus(tabs()());
    const heard: string[] = [];
    bus.state$.subscribe((state) => heard.push(state));
    bus.set('studying');
    bus.set('studying');
    expect(heard).toEqual(['idle', 'studying']);
  });

  it('is shared between tabs: the last one that set it decides', () => {
    const open = tabs();
    const [first, second] = [new ActivityBus(open()), new ActivityBus(open())];
    first.set('in_tutor');
    expect(second.state$.get()).toBe('in_tutor');
    second.set('in_practice_test');
    expect(first.state$.get()).toBe('in_practice_test');
  });

  it('tells a tab that opens later', () => {
    const open = tabs();
    new ActivityBus(open()).set('studying');
    expect(new ActivityBus(open()).state$.get()).toBe('studying');
  });

  it('keeps what a tab sets while the others still answer what it asked when it opened', () => {
    const mail: (() => void)[] = [];
    const open = tabs((deliver) => mail.push(deliver));
    const deliverAll = () => {
      for (const deliver of mail) deliver();
    };
    const old = new ActivityBus(open());
    old.set('studying');
    deliverAll();
    const fresh = new ActivityBus(open());
    fresh.set('in_practice_test');
    deliverAll();
    expect([old.state$.get(), fresh.state$.get()]).toEqual(['in_practice_test', 'in_practice_test']);
  });

  it('does not take words it does not know', () => {
    const open = tabs();
    const bus = new ActivityBus(open());
    const stranger = open();
    for (const message of [null, 'set', { kind: 'set', state: 'sleeping' }, { kind: 'set' }, { state: 'studying' }]) {
      stranger.postMessage(message);
    }
    expect(bus.state$.get()).toBe('idle');
  });

  it('is an observable to any library', () => {
    const bus = new ActivityBus(tabs()());
    const heard: unknown[] = [];
    // biome-ignore lint/suspicious/noExplicitAny: rxjs types the interoperable input by its own class
    from(bus.state$ as any).subscribe((state) => heard.push(state));
    bus.set('degrees');
    expect(heard).toEqual(['idle', 'degrees']);
  });
});
