import type { StateStream, Subscription } from '@travesia/contracts/page';
import { BehaviorSubject, observable } from 'rxjs';

/** The writing end of a {@link StateStream}. Equal values are not repeated. */
export class StateSubject<T> implements StateStream<T> {
  readonly #subject: BehaviorSubject<T>;

  constructor(initial: T) {
    this.#subject = new BehaviorSubject(initial);
  }

  get(): T {
    return this.#subject.value;
  }

  set(value: T): void {
    if (value !== this.get()) this.#subject.next(value);
  }

  subscribe(next: (value: T) => void): Subscription {
    return this.#subject.subscribe(next);
  }

  /** Lets any observable library take the stream: `from(stream)`. */
  [observable]() {
    return this.#subject.asObservable();
  }
}
