import { type ActivityState, isActivityState, type StateStream } from '@travesia/contracts';
import { StateSubject } from './state-subject.ts';

/** What the bus needs of a `BroadcastChannel`. */
export interface ActivityChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export const ACTIVITY_CHANNEL = 'travesia:activity';

type ActivityMessage = { readonly kind: 'set'; readonly state: ActivityState } | { readonly kind: 'ask' };

function readMessage(data: unknown): ActivityMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'ask') return { kind: 'ask' };
  if (data.kind === 'set' && 'state' in data && isActivityState(data.state)) return { kind: 'set', state: data.state };
  return null;
}

/**
 * What the student is doing, one value for all tabs: the tab that set it last decides. A new tab
 * asks the others and starts `idle` if nobody answers.
 */
export class ActivityBus {
  readonly #state = new StateSubject<ActivityState>('idle');
  readonly #channel: ActivityChannel;
  #everSet = false;

  constructor(channel: ActivityChannel) {
    this.#channel = channel;
    channel.addEventListener('message', ({ data }) => this.#receive(data));
    channel.postMessage({ kind: 'ask' } satisfies ActivityMessage);
  }

  get state$(): StateStream<ActivityState> {
    return this.#state;
  }

  set(state: ActivityState): void {
    this.#everSet = true;
    this.#state.set(state);
    this.#announce();
  }

  #announce(): void {
    this.#channel.postMessage({ kind: 'set', state: this.#state.get() } satisfies ActivityMessage);
  }

  #receive(data: unknown): void {
    const message = readMessage(data);
    if (message?.kind === 'ask' && this.#everSet) this.#announce();
    if (message?.kind === 'set') {
      this.#everSet = true;
      this.#state.set(message.state);
    }
  }
}
