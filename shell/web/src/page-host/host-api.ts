import type {
  ActivityState,
  EventBus,
  HostApi,
  HttpClient,
  Notice,
  PageLocation,
  Session,
  StateStream,
  Subscription,
} from '@travesia/contracts/page';
import { Observable, observable } from 'rxjs';

/** What every page is lent alike. */
export interface HostServices {
  readonly session$: StateStream<Session>;
  readonly activity$: StateStream<ActivityState>;
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  block(question: string): () => void;
  notFound(): void;
  keepOffline(): void;
  readonly http: HttpClient;
  notify(notice: Notice): void;
  readonly events: EventBus;
}

/** One page's host, and the end of everything that page began through it. */
export interface ScopedHost {
  readonly host: HostApi;
  release(): void;
}

/** Lends the services to one page and remembers what has to end with it. */
export function createScopedHost(services: HostServices, location$: StateStream<PageLocation>): ScopedHost {
  const endings = new Set<() => void>();
  let released = false;
  const scoped = (end: () => void) => {
    const once = () => {
      if (endings.delete(once)) end();
    };
    endings.add(once);
    // What a page still begins after its end, when an answer comes late, must not outlive it.
    if (released) once();
    return once;
  };
  const scopedSubscription = (subscription: Subscription): Subscription => ({
    unsubscribe: scoped(() => subscription.unsubscribe()),
  });
  const scopedStream = <T>(stream: StateStream<T>): StateStream<T> => {
    const subscribe = (next: (value: T) => void) => scopedSubscription(stream.subscribe(next));
    return Object.assign(
      { get: () => stream.get(), subscribe },
      { [observable]: () => new Observable<T>((subscriber) => subscribe((value) => subscriber.next(value))) },
    );
  };
  const { session$, activity$, navigate, block, notFound, keepOffline, http, notify, events } = services;
  return {
    host: {
      session$: scopedStream(session$),
      activity$: scopedStream(activity$),
      location$: scopedStream(location$),
      navigate,
      blockLeave: (question) => scoped(block(question)),
      notFound,
      keepOffline,
      http,
      notify,
      events: {
        emit: (name, payload) => events.emit(name, payload),
        on: (name, listener) => scopedSubscription(events.on(name, listener)),
      },
    },
    release() {
      released = true;
      for (const end of [...endings]) end();
    },
  };
}
