import type { BusEvents, EventBus, Subscription } from '@travesia/contracts/page';

type Listener = (payload: never) => void;

/**
 * Carries facts between slices. A listener that throws is reported under its own name and never
 * keeps the others from hearing.
 */
export class EventHub implements EventBus {
  readonly #listeners = new Map<keyof BusEvents, Set<Listener>>();

  emit<K extends keyof BusEvents>(name: K, payload: BusEvents[K]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        (listener as (payload: BusEvents[K]) => void)(payload);
      } catch (error) {
        reportError(error);
      }
    }
  }

  on<K extends keyof BusEvents>(name: K, listener: (payload: BusEvents[K]) => void): Subscription {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return { unsubscribe: () => listeners.delete(listener) };
  }
}
