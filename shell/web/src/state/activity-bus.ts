import { type ActivityState, isActivityState, type StateStream } from '@travesia/contracts/page';
import { StateSubject } from './state-subject.ts';

/** What the bus needs of a `BroadcastChannel`. */
export interface ActivityChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export const ACTIVITY_CHANNEL = 'travesia:activity';

/** `answer` is no news: it never overrules what a tab has set since it asked. */
type ActivityMessage = { readonly kind: 'set' | 'answer'; readonly state: ActivityState } | { readonly kind: 'ask' };

function readMessage(data: unknown): ActivityMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  const { kind } = data;
  if (kind === 'ask') return { kind };
  if (kind !== 'set' && kind !== 'answer') return null;
  return 'state' in data && isActivityState(data.state) ? { kind, state: data.state } : null;
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
    this.#tell('set');
  }

  #tell(kind: 'set' | 'answer'): void {
    this.#channel.postMessage({ kind, state: this.#state.get() } satisfies ActivityMessage);
  }

  #receive(data: unknown): void {
    const message = readMessage(data);
    if (message?.kind === 'ask' && this.#everSet) this.#tell('answer');
    if (message?.kind === 'set' || (message?.kind === 'answer' && !this.#everSet)) {
      this.#everSet = true;
      this.#state.set(message.state);
    }
  }
}
