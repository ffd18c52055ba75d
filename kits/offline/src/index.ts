export { type BackoffBounds, backoffMs } from './backoff.ts';
export type { BrowserPorts, Cancel, Channel, Clock, KeyValueStorage, Locks } from './browser-ports.ts';
export { beganAt, guessTimeLeft, sinceBegan, type TimeLeft, timeLeft } from './clock-offset.ts';
export { lead } from './lead.ts';
export { openBrowserPorts } from './open-browser-ports.ts';
export { openOutbox } from './open-outbox.ts';
export type { Key, KeyRange, Outbox, OutboxSchema, Table, Tables } from './outbox.ts';
export { createStoredValues, type StoredValues } from './stored-values.ts';
export { createSynchroniser, type Synchroniser, type SynchroniserOptions, type SyncState } from './synchroniser.ts';
