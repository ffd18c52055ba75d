import type { Session } from '@travesia/contracts/page';
import { from } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { EventHub } from '../state/event-hub.ts';
import { StateSubject } from '../state/state-subject.ts';
import { createScopedHost } from './host-api.ts';

function lend() {
  const blocked = new Set<string>();
  const session$ = new StateSubject<Session>({ status: 'pending' });
  const location$ = new StateSubject({ pathname: '/x', search: '', hash: '' });
  const scope = createScopedHost(
    {
      session$,
      activity$: new StateSubject('idle'),
      navigate() {},
      block(question) {
        blocked.add(question);
        return () => blocked.delete(question);
      },
      notFound() {},
      keepOffline() {},
      http: async () => undefined,
      notify() {},
      events: new EventHub(),
    },
    location$,
  );
  return { ...scope, session$, blocked };
}

describe('what a page is lent', () => {
  it('ends with the page', () => {
    const { host, release, session$, blocked } = lend();
    const heard: string[] = [];
    host.session$.subscribe(({ status }) => heard.push(status));
    host.events.on('profile/changed', () => heard.push('profile'));
    host.blockLeave('¿Salir?');
    release();
    session$.set({ status: 'anonymous' });
    host.events.emit('profile/changed', { complete: true });
    expect(heard).toEqual(['pending']);
    expect([...blocked]).toEqual([]);
  });

  it('does not outlive the page when it is asked for after its end', () => {
    const { host, release, session$, blocked } = lend();
    release();
    const heard: string[] = [];
    host.session$.subscribe(({ status }) => heard.push(status));
    host.blockLeave('¿Salir?');
    session$.set({ status: 'anonymous' });
    expect(heard).toEqual(['pending']);
    expect([...blocked]).toEqual([]);
  });

  it('is an observable to any library, which ends with the page as well', () => {
    const { host, release, session$ } = lend();
    const heard: string[] = [];
    // biome-ignore lint/suspicious/noExplicitAny: rxjs types the interoperable input by its own class
    from(host.session$ as any).subscribe((session) => heard.push((session as Session).status));
    session$.set({ status: 'anonymous' });
    release();
    session$.set({ status: 'signed-in', user: { uid: 'u1' } });
    expect(heard).toEqual(['pending', 'anonymous']);
  });
});
