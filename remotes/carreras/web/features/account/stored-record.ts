import type { StateStream } from '@travesia/contracts/page';
import { type BrowserPorts, createStoredValues, isInvalidRequest, type SyncState } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { createAccountSynchroniser } from './account-synchroniser.ts';

export interface RecordState<Value> {
  /** With what is pending; `null` while nothing is known, neither from before nor from the service. */
  readonly value: Value | null;
  readonly isPending: boolean;
  readonly sync: SyncState;
  /** The service did not take the last change, and it was given up. */
  readonly isRefused: boolean;
  /** False once the browser did not take something: what is pending then ends with the page. */
  readonly isStored: boolean;
}

export interface StoredRecord<Value, Change> {
  readonly state$: StateStream<RecordState<Value>>;
  /** Shown at once, kept on the device until the service has it. */
  change(change: Change): void;
  /** Asks the service what it has now. */
  refresh(): void;
  close(): void;
  /** Ends it as the student signs out: what the service has goes from the device, what is pending waits for them. */
  leave(): void;
}

/** What a record is, and how the service is asked for it. */
export interface RecordKind<Value, Change> {
  /** Of the keys under which it is kept, and of the lock under which it is sent. */
  readonly name: string;
  readonly empty: Value;
  /** Milliseconds that a change waits for the next one before both are sent; none where absent. */
  readonly pauseMs?: number;
  /** `null` for what somebody else wrote there. */
  readValue(kept: unknown): Value | null;
  readChange(kept: unknown): Change | null;
  /** One change that does what both did, in their order. */
  merge(before: Change, after: Change): Change;
  apply(value: Value, change: Change): Value;
  load(signal: AbortSignal): Promise<Value>;
  /** Sent twice it changes nothing. @returns the value as the service then has it. */
  send(change: Change, signal: AbortSignal): Promise<Value>;
}

/** A student's record that is small enough to send every change as the values that it sets. */
export function createStoredRecord<Value, Change>(
  uid: string,
  kind: RecordKind<Value, Change>,
  ports: BrowserPorts,
): StoredRecord<Value, Change> {
  const owner = `travesia.carreras.${kind.name}.${encodeURIComponent(uid)}`;
  const [valueKey, changeKey] = [`${owner}/value`, `${owner}/change`];
  const values = createStoredValues(ports.storage);
  const { sync, signal, synchronise, synchroniseAfter, close } = createAccountSynchroniser({
    lock: owner,
    ports,
    exchange,
    show,
  });
  let isRefused = false;

  const pending = () => kind.readChange(values.read(changeKey));

  function present(): RecordState<Value> {
    const known = kind.readValue(values.read(valueKey));
    const change = pending();
    const value = change === null ? known : kind.apply(known ?? kind.empty, change);
    return { value, isPending: change !== null, sync: sync(), isRefused, isStored: values.isStored() };
  }

  const state = createState(present());
  function show(): void {
    state.set(present());
  }

  async function exchange(): Promise<void> {
    do {
      const change = pending();
      const sent = values.text(changeKey);
      try {
        values.write(valueKey, await (change === null ? kind.load(signal()) : kind.send(change, signal())));
      } catch (error) {
        if (change === null || !isInvalidRequest(error)) throw error;
        isRefused = true;
      }
      // What was changed meanwhile goes with what was sent: sent again, that changes nothing.
      if (change !== null && values.text(changeKey) === sent) values.remove(changeKey);
      show();
    } while (pending() !== null);
  }

  synchronise();

  return {
    state$: state.stream,
    change(change) {
      const before = pending();
      isRefused = false;
      values.write(changeKey, before === null ? change : kind.merge(before, change));
      if (kind.pauseMs === undefined) synchronise();
      else synchroniseAfter(kind.pauseMs);
      show();
    },
    refresh: synchronise,
    close,
    leave() {
      close();
      values.remove(valueKey);
    },
  };
}
