import type { StateStream } from '@travesia/contracts';
import { createState } from './create-state.ts';
import type { Surroundings, SyncState } from './preferences-client.ts';

export interface RecordState<Value> {
  /** With what is pending; `null` while nothing is known, neither from before nor from the service. */
  readonly value: Value | null;
  readonly isPending: boolean;
  readonly sync: SyncState;
  /** The service did not take the last change, and it was given up. */
  readonly isRefused: boolean;
}

export interface KeptRecord<Value, Change> {
  readonly state$: StateStream<RecordState<Value>>;
  /** Shown at once, kept on the device until the service has it. */
  change(change: Change): void;
  close(): void;
  forget(): void;
}

/** What a record is, and how the service is asked for it. */
export interface RecordKind<Value, Change> {
  /** Of the keys under which it is kept, and of the lock under which it is sent. */
  readonly name: string;
  readonly empty: Value;
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

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 60_000;

const INVALID_STATUSES: readonly unknown[] = [400, 413, 422];
const OTHER_SESSION_STATUSES: readonly unknown[] = [401, 409];

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined);

/** A student's record that is small enough to send every change as the values that it sets. */
export function createKeptRecord<Value, Change>(
  uid: string,
  kind: RecordKind<Value, Change>,
  { storage, exclusively, onWake, onStorageChange, random }: Surroundings,
): KeptRecord<Value, Change> {
  const owner = `travesia.carreras.${kind.name}.${encodeURIComponent(uid)}`;
  const [valueKey, changeKey] = [`${owner}/value`, `${owner}/change`];
  /** What could not be written, for as long as the page lives. */
  const unkept = new Map<string, string>();
  const ended = new AbortController();
  let sync: SyncState = 'sending';
  let isRefused = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  const kept = (key: string) => unkept.get(key) ?? storage.getItem(key);

  function read<T>(key: string, readKept: (kept: unknown) => T | null): T | null {
    try {
      return readKept(JSON.parse(kept(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  function write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      storage.setItem(key, text);
      unkept.delete(key);
    } catch {
      unkept.set(key, text);
    }
  }

  function drop(key: string): void {
    unkept.delete(key);
    storage.removeItem(key);
  }

  const pending = () => read(changeKey, kind.readChange);

  function present(): RecordState<Value> {
    const known = read(valueKey, kind.readValue);
    const change = pending();
    const value = change === null ? known : kind.apply(known ?? kind.empty, change);
    return { value, isPending: change !== null, sync, isRefused };
  }

  const state = createState(present());
  const show = () => state.set(present());
  const signal = () => AbortSignal.any([ended.signal, AbortSignal.timeout(REQUEST_DEADLINE_MS)]);

  async function exchange(): Promise<void> {
    do {
      const change = pending();
      const sent = kept(changeKey);
      try {
        write(valueKey, await (change === null ? kind.load(signal()) : kind.send(change, signal())));
      } catch (error) {
        if (change === null || !INVALID_STATUSES.includes(statusOf(error))) throw error;
        isRefused = true;
      }
      // What was changed meanwhile goes with what was sent: sent again, that changes nothing.
      if (change !== null && kept(changeKey) === sent) drop(changeKey);
      show();
    } while (pending() !== null);
  }

  async function run(): Promise<void> {
    sync = 'sending';
    show();
    try {
      await exclusively(owner, ended.signal, exchange);
      failures = 0;
      sync = 'synced';
    } catch (error) {
      if (ended.signal.aborted) return;
      if (OTHER_SESSION_STATUSES.includes(statusOf(error))) {
        sync = 'signed-out';
        return;
      }
      sync = 'waiting';
      const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
      failures += 1;
      timer = setTimeout(synchronise, wait * (1 + random()) * 0.5);
    }
  }

  function synchronise(): void {
    if (ended.signal.aborted) return;
    clearTimeout(timer);
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = run().finally(() => {
      running = null;
      show();
      const goOn = isAskedAgain && sync === 'synced';
      isAskedAgain = false;
      if (goOn) synchronise();
    });
  }

  const stops = [
    onWake(() => {
      failures = 0;
      synchronise();
    }),
    onStorageChange(show),
  ];
  function close(): void {
    ended.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
  }
  synchronise();

  return {
    state$: state.stream,
    change(change) {
      const before = pending();
      isRefused = false;
      write(changeKey, before === null ? change : kind.merge(before, change));
      show();
      synchronise();
    },
    close,
    forget() {
      close();
      for (const key of [valueKey, changeKey]) drop(key);
    },
  };
}
